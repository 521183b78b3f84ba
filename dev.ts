import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { createApp } from "./app/server/app.ts";
import { parseEnv } from "./app/server/env.server.ts";
import type { Pages } from "./app/server/http/about.ts";
import { openWorld } from "./app/server/open-world.ts";

/** The product while it is being written: Vite serves the sources and reloads what changed. */
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
http.listen(env.port, () =>
  console.log(`Eternal Pro, in development: http://localhost:${env.port}`),
);

const stop = async () => {
  await vite.close();
  http.closeAllConnections();
  http.close();
  await world.close();
  process.exit(0);
};
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
