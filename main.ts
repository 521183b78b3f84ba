import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Product from "./app/product.server.ts";

/** Starts the product: environment, database, deps, pages, port. Any failure is printed in one sentence. */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  // React reads it by itself: without it, pages are drawn by its slower half for developers.
  process.env.NODE_ENV ??= "production";
  const folder = resolve(import.meta.dirname, "build");
  const file = resolve(folder, "server/index.js");
  if (!existsSync(file))
    return leave("The site is not built yet: run npm start, or npm run build first.");
  const product: typeof Product = await import(pathToFileURL(file).href);

  const parsed = product.parseEnv(process.env);
  if (!parsed.ok) return leave(parsed.sentence);
  const { env } = parsed;

  const closing = closeOnSignals();
  const world = await product.openWorld(env, { say: console.log });
  if (!world.ok) return leave(world.sentence);
  closing.push(world.close);
  closing.push(() => product.finishPages(world.deps));

  const app = product.createApp(world.deps, product.pages, resolve(folder, "client"));
  const listening = await product.listenOn(app, env);
  if (!listening.ok) {
    await world.close();
    return leave(listening.sentence);
  }
  const address = env.publicUrl ?? `http://localhost:${listening.port}`;
  const stopMail = product.startMail(world.deps, { env, siteUrl: address });
  closing.push(stopMail, listening.close, async () => product.endStreams(world.deps));
  console.log(`Eternal Pro is open: ${address}`);
  const { facts } = await world.deps.catalogue.get();
  for (const note of product.mailNotes({ env, facts, address })) console.log(note);
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
