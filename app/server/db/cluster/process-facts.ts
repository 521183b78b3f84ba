import { readFileSync, readlinkSync, realpathSync } from "node:fs";

/** True when a process has this id, even an exited one that was not waited for. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** True when a process with this id runs. */
export function isAlive(pid: number): boolean {
  return isTaken(pid) && /\) (\S)/.exec(readProc(`/proc/${pid}/stat`) ?? "")?.[1] !== "Z";
}

/** True when this process may be a PostgreSQL server: it runs and, where the system tells, has that name. */
export function isSomeServer(pid: number): boolean {
  return isAlive(pid) && (readProc(`/proc/${pid}/comm`) ?? "postgres").trim() === "postgres";
}

/**
 * True when this process is a PostgreSQL server on this folder. After a power cut or in a new container the id in a
 * stale file may belong to any other process.
 */
export function isServerOf(pid: number, dir: string): boolean {
  if (!isSomeServer(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dir);
  } catch {
    // On another system, or for another user's process, the folder is unknown.
    return true;
  }
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
