/** Anonymous pages from the memory cache against the same pages rendered each time. */
import autocannon from "autocannon";
import { startApp, temporaryDataDir } from "./built-app.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

/** The warm-up and what counts, in seconds; a short run in pages, for a busy machine may not draw one within a second. */
const runs = {
  full: { warmUp: { duration: 2 }, counted: { duration: 6 } },
  short: { warmUp: { amount: 32 }, counted: { amount: 128 } },
};
type Run = (typeof runs)[RunLength];
const connections = 16;
const paths = ["/", "/ba", "/locations", "/ba/vehicles"];

export async function measurePages(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const { dataDir, remove } = temporaryDataDir();
  const uncached = await rateOf(dataDir, run, { NO_PAGE_CACHE: "1" });
  const cached = await rateOf(dataDir, run);
  await remove();
  return [
    ratioFigure(
      "Anonymous pages from the cache, against rendering them (rate)",
      cached / uncached,
      { min: 15 },
    ),
  ];
}

/** Returns the pages per second, after a warm-up that does not count. */
async function rateOf(
  dataDir: string,
  { warmUp, counted }: Run,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const app = await startApp(dataDir, env);
  const run = (length: Run["counted"]) =>
    autocannon({
      url: app.origin,
      connections,
      ...length,
      requests: paths.map((path) => ({ path })),
      headers: { "accept-language": "en", "accept-encoding": "gzip, deflate, br" },
    });
  await run(warmUp);
  const result = await run(counted);
  await app.close();
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} pages and ${result.errors} connections failed`);
  return result.requests.total / result.duration;
}
