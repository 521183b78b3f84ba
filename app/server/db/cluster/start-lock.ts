import { lstatSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "./process-facts.ts";

const held = new Set<string>();
const longestMs = 60_000;

/**
 * Lets one program at a time create or start a cluster, so that two that start together do not both do the work.
 * Safety does not depend on it: a cluster is made aside and renamed, and PostgreSQL guards its own folder. The lock
 * is a symbolic link whose target is the holder's process id: made in one step, and possible on a full disk.
 */
export async function withStartLock<Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!take(file)) await sleep(30);
  try {
    return await work();
  } finally {
    held.delete(file);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    symlinkSync(String(process.pid), file);
    held.add(file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (isLeftOver(file)) rmSync(file, { force: true });
    return false;
  }
}

function isLeftOver(file: string): boolean {
  try {
    const pid = Number(readlinkSync(file));
    if (pid === process.pid) return !held.has(file);
    return !isAlive(pid) || Date.now() - lstatSync(file).mtimeMs > longestMs;
  } catch {
    return false;
  }
}
