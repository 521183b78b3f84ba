import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { clusterPlace } from "../app/server/db/cluster/place.ts";
import { isAlive } from "../app/server/db/cluster/process-facts.ts";
import { stopServer } from "../app/server/db/cluster/stop-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The data folder of this run's PostgreSQL. The first test that wants a database starts it. */
    testDataDir: string;
  }
}

const prefix = "eternal-pro-test-";

/** Gives the run a folder for its PostgreSQL, and afterwards stops it and takes the folder away. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOvers();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  project.provide("testDataDir", dataDir);
  return () => remove(dataDir);
}

/** A run that was killed leaves its server behind. */
async function removeLeftOvers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix)
      ? Number.parseInt(name.slice(prefix.length), 10)
      : undefined;
    if (pid && !isAlive(pid)) await remove(join(tmpdir(), name)).catch(() => undefined);
  }
}

async function remove(dataDir: string): Promise<void> {
  await stopServer(clusterPlace(dataDir).dir, "immediate");
  rmSync(dataDir, { recursive: true, force: true });
}
