import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createApp } from "./app/server/app.ts";
import type { Deps } from "./app/server/deps.ts";
import { parseEnv } from "./app/server/env.server.ts";
import type { Pages } from "./app/server/http/about.ts";
import { listenOn } from "./app/server/listen-on.ts";
import { mailNotes } from "./app/server/mail/desk/mail-notes.ts";
import type { StartMail } from "./app/server/mail/sending/start-mail.ts";
import { openWorld } from "./app/server/open-world.ts";

type BuiltPages = {
  pages: Pages;
  startMail: StartMail;
  endStreams: (deps: Deps) => void;
  finishPages: (deps: Deps) => Promise<void>;
};

/** Starts the product: environment, database, deps, pages, port. Any failure is printed in one sentence. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const parsed = parseEnv(process.env);
  if (!parsed.ok) return leave(parsed.sentence);
  const { env } = parsed;

  const folder = resolve(import.meta.dirname, "build");
  const pagesFile = resolve(folder, "server/index.js");
  if (!existsSync(pagesFile))
    return leave("The site is not built yet: run npm start, or npm run build first.");

  const closing = closeOnSignals();
  const world = await openWorld(env, { say: console.log });
  if (!world.ok) return leave(world.sentence);
  closing.push(world.close);
  const built: BuiltPages = await import(pathToFileURL(pagesFile).href);
  const { pages, startMail, endStreams, finishPages } = built;
  closing.push(() => finishPages(world.deps));

  const app = createApp(world.deps, pages, resolve(folder, "client"));
  const listening = await listenOn(app, env);
  if (!listening.ok) {
    await world.close();
    return leave(listening.sentence);
  }
  const address = env.publicUrl ?? `http://localhost:${listening.port}`;
  const stopMail = startMail(world.deps, { env, siteUrl: address });
  closing.push(stopMail, listening.close, async () => endStreams(world.deps));
  console.log(`Eternal Pro is open: ${address}`);
  const { facts } = await world.deps.catalogue.get();
  for (const note of mailNotes({ env, facts, address })) console.log(note);
  if (world.ownerPath) {
    console.log(
      `Make the first owner (this link works once, for 24 hours): ${address}${world.ownerPath}`,
    );
  }
}

/**
 * Closes what was opened, the last first. A terminal and npm may each send the signal: the second one must not cut
 * the first one's work short.
 */
function closeOnSignals(): (() => Promise<void>)[] {
  const closing: (() => Promise<void>)[] = [];
  let leaving = false;
  const stop = async () => {
    if (leaving) return;
    leaving = true;
    for (const close of closing.toReversed()) await close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return closing;
}

function leave(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

await main();
