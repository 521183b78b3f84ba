import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Hono } from "hono";
import { createApp } from "../../app/server/app.ts";
import { openCatalogue } from "../../app/server/catalogue/catalogue-holder.ts";
import type { Deps } from "../../app/server/deps.ts";
import type { Pages } from "../../app/server/http/about.ts";
import { silentLog } from "../../app/server/log.ts";
import { freshDatabase } from "./database.ts";

/** The time of the tests: a quiet November, with a summer of prices and both clock changes ahead. */
export const testNow = Date.parse("2026-11-21T09:00:00Z");

const testKey = new Uint8Array(32).fill(7);

export type TestApp = {
  app: Hono;
  deps: Deps;
  /** Connections as the owner of the tables, for what the product may not do: drop one, or truncate it. */
  owner: Deps["pool"];
  /** A GET as a browser would send it; redirects are not followed. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  /** A form, posted from our own pages. */
  post: (path: string, form: URLSearchParams) => Promise<Response>;
  close: () => Promise<void>;
};

/**
 * The whole site as one function, on a database of its own, at a fixed time; with the browser's files on request. Each connection reads
 * the database's catalogues anew: a test that sends many requests at once says that it wants more of them.
 */
export async function testApp(
  overrides: Partial<Deps> = {},
  { files = false, connections = 3 } = {},
): Promise<TestApp> {
  const database = await freshDatabase({ max: connections });
  const catalogue = await openCatalogue(database.pool, { log: silentLog });
  const deps: Deps = { ...worldOf(database.pool, catalogue), ...overrides };
  const built = pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href;
  const { pages }: { pages: Pages } = await import(built);
  const clientDir = files ? join(import.meta.dirname, "../../build/client") : undefined;
  const app = createApp(deps, pages, clientDir);
  const site = "http://site.test";
  return {
    app,
    deps,
    owner: database.owner,
    get: async (path, headers) => app.fetch(new Request(site + path, { headers })),
    post: async (path, form) =>
      app.fetch(
        new Request(site + path, {
          method: "POST",
          body: form,
          headers: { Origin: site, Host: "site.test" },
        }),
      ),
    close: async () => {
      await catalogue.close();
      await database.close();
    },
  };
}

function worldOf(pool: Deps["pool"], catalogue: Deps["catalogue"]): Deps {
  let count = 0;
  return {
    pool,
    catalogue,
    clock: { now: () => testNow },
    random: {
      bytes: (length) => Uint8Array.from({ length }, () => (count++ * 151 + 7) % 256),
      uuid: () => crypto.randomUUID(),
    },
    log: silentLog,
    signingKey: testKey,
    isProduction: true,
    trustProxy: false,
    cachePages: true,
    publicUrl: undefined,
  };
}
