import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { createApp } from "./app/server/app.ts";
import type { Deps } from "./app/server/deps.ts";
import { parseEnv } from "./app/server/env.server.ts";
import type { Pages } from "./app/server/http/about.ts";
import type { StartMail } from "./app/server/mail/sending/start-mail.ts";
import { openWorld } from "./app/server/open-world.ts";

/** The development server: Vite serves the sources and reloads what changed. */
if (existsSync(".env")) process.loadEnvFile();
const parsed = parseEnv({ NODE_ENV: "development", NO_PAGE_CACHE: "1", ...process.env });
if (!parsed.ok) throw new Error(parsed.sentence);
const { env } = parsed;
const world = await openWorld(env, { say: console.log });
if (!world.ok) throw new Error(world.sentence);

const http = createServer();
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const pages: Pages = async (request, about) => {
  const loaded = await vite.ssrLoadModule("./app/pages.server.ts");
  return loaded.pages(request, about);
};
const answer = getRequestListener(createApp(world.deps, pages).fetch);
http.on("request", (request, response) => {
  vite.middlewares(request, response, () => void answer(request, response));
});
http.listen(env.port, () => {
  const address = `http://localhost:${env.port}`;
  console.log(`Eternal Pro, in development: ${address}`);
  openMail(world.deps, env.publicUrl ?? address).catch(console.error);
});

/** Letters are drawn by the code of the start: a change in them needs a restart. */
let stopMail: () => Promise<void> = async () => undefined;
async function openMail(deps: Deps, siteUrl: string): Promise<void> {
  const loaded = await vite.ssrLoadModule("./app/pages.server.ts");
  const startMail: StartMail = loaded.startMail;
  stopMail = startMail(deps, { env, siteUrl });
}

let leaving = false;
const stop = async () => {
  // A terminal and npm may each send the signal.
  if (leaving) return;
  leaving = true;
  await stopMail();
  await vite.close();
  http.closeAllConnections();
  http.close();
  await world.close();
  process.exit(0);
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
