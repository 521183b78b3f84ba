import { statfs } from "node:fs/promises";
import type { Log } from "../../log.ts";

const everyMs = 5_000;
const minMegabytes = 64;

/**
 * Logs once when the disk of a folder is nearly full, and once when there is room again; returns a function that
 * stops it.
 */
export function watchDisk(folder: string, log: Log): () => void {
  let told = false;
  const look = async () => {
    const left = await megabytesLeft(folder);
    if (left < minMegabytes && !told)
      log.error(
        `The disk that holds ${folder} has only ${left} MB left: free some space, or nothing more can be written.`,
      );
    if (left >= minMegabytes && told) log.warn(`The disk that holds ${folder} has room again.`);
    told = left < minMegabytes;
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

async function megabytesLeft(folder: string): Promise<number> {
  // A missing folder is not a full disk; the database itself will report the fault.
  const found = await statfs(folder).catch(() => undefined);
  return found ? Math.floor((found.bavail * found.bsize) / 1024 / 1024) : Infinity;
}
