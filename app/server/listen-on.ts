import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Env } from "./env.server.ts";
import { listenFault } from "./listen-fault.ts";
import { refuse, type Refusal } from "./refusal.ts";

/** The time that running requests get once the product is asked to stop. */
const farewellMs = 5_000;

type Listening = { ok: true; port: number; close: () => Promise<void> };

/** Opens the port. A busy or forbidden one returns a sentence; any other failure is a bug and throws. */
export function listenOn(
  app: Pick<Hono, "fetch">,
  env: Pick<Env, "port" | "host">,
): Promise<Listening | Refusal> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ port }) => {
      resolve({ ok: true, port, close: () => close(server) });
    });
    server.once("error", (error) => {
      const sentence = listenFault(error, env.port, env.host);
      if (sentence) resolve(refuse(sentence));
      else reject(error);
    });
  });
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, farewellMs);
    server.close(() => {
      clearTimeout(late);
      done();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
