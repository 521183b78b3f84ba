import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isServerOf, isTaken } from "./process-facts.ts";

/** The facts that a running server writes about itself into `postmaster.pid`. */
export type Postmaster = {
  pid: number;
  port: number;
  socketFolder: string;
  /** `ready`, `starting`, `stopping` or `standby`. */
  status: string;
};

/** Returns the server that holds this cluster; `undefined` when none does. */
export function findPostmaster(dir: string): Postmaster | undefined {
  const [pid, , , port, socketFolder, , , status] = readLines(dir);
  if (!pid || !isServerOf(Number(pid), dir)) return undefined;
  return {
    pid: Number(pid),
    port: Number(port) || 5432,
    socketFolder: socketFolder ?? "",
    status: status ?? "starting",
  };
}

/**
 * Gives a stale file an impossible process id, when its own belongs to another process by now, or to a server that
 * has exited but was never waited for: PostgreSQL would take that for a server and refuse to start. The rest stays,
 * because PostgreSQL finds orphans by the memory key in it.
 */
export function disownLeftOver(dir: string): void {
  const pid = Number(readLines(dir)[0]);
  if (!pid || !isTaken(pid) || isServerOf(pid, dir)) return;
  const file = join(dir, "postmaster.pid");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(noProcess)));
}

/** A process id above the highest of any system. */
const noProcess = 2_147_483_647;

function readLines(dir: string): string[] {
  try {
    return readFileSync(join(dir, "postmaster.pid"), "utf8")
      .split("\n")
      .map((line) => line.trim());
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
