import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "./app/server/app.ts";
import { parseEnv } from "./app/server/env.server.ts";
import type { Pages } from "./app/server/http/about.ts";
import { listenOn } from "./app/server/listen-on.ts";
import { openWorld } from "./app/server/open-world.ts";

/** Starts the product: environment, database, deps, pages, port. Whatever stops it is told in one sentence. */
async function main(): Promise<void> {
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return leave(parsed.sentence);
  const { env } = parsed;

  const built = resolve(import.meta.dirname, "build");
  const pagesFile = resolve(built, "server/index.js");
  if (!existsSync(pagesFile))
    return leave("The site is not built yet: run npm start, or npm run build first.");

  const world = await openWorld(env, { say: console.log });
  if (!world.ok) return leave(world.sentence);
  const { pages }: { pages: Pages } = await import(pathToFileURL(pagesFile).href);

  const app = createApp(world.deps, pages, resolve(built, "client"));
  const listening = await listenOn(app, env);
  if (!listening.ok) {
    await world.close();
    return leave(listening.sentence);
  }
  const address = env.publicUrl ?? `http://localhost:${listening.port}`;
  console.log(`Eternal Pro is open: ${address}`);
  if (world.ownerPath)
    console.log(
      `Make the first owner (this link works once, for 24 hours): ${address}${world.ownerPath}`,
    );

  const stop = async () => {
    await listening.close();
    await world.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function leave(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
