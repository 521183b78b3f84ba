import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
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

/** Every test file copies a database: in memory that takes 10 ms, on a busy disk 300. */
const memory = "/dev/shm";
const minMemoryBytes = 2 * 1024 ** 3;

/** Gives the run a folder for its PostgreSQL, and afterwards stops it and takes the folder away. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftOvers(tmpdir());
  if (existsSync(memory)) await removeLeftOvers(memory);
  const dataDir = mkdtempSync(
    join(hasRoom(memory) ? memory : tmpdir(), `${prefix}${process.pid}-`),
  );
  project.provide("testDataDir", dataDir);
  return () => remove(dataDir);
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > minMemoryBytes;
}

/** Removes the servers of earlier runs that were killed. */
async function removeLeftOvers(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(prefix)
      ? Number.parseInt(name.slice(prefix.length), 10)
      : undefined;
    if (pid && !isAlive(pid)) await remove(join(folder, name)).catch(() => undefined);
  }
}

async function remove(dataDir: string): Promise<void> {
  await stopServer(clusterPlace(dataDir).dir, "immediate");
  rmSync(dataDir, { recursive: true, force: true });
}
