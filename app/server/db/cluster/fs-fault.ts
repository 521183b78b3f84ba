import type { Refusal } from "../../refusal.ts";
import { refuse } from "../../refusal.ts";

/**
 * Returns one sentence that says why a file or folder of the database could not be written; rethrows other errors.
 */
export function fsFault(error: unknown, path: string): Refusal {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const user = process.getuid?.();
  if (code === "EACCES" || code === "EPERM")
    return refuse(
      `The folder ${path} may not be written by this user${user === undefined ? "" : ` (uid ${user})`}: give it the right to, or set DATA_DIR to a folder of its own.`,
    );
  if (code === "EROFS")
    return refuse(
      `The folder ${path} lies on a read-only disk: set DATA_DIR to a folder that can be written.`,
    );
  if (code === "ENOSPC" || code === "EDQUOT") return diskFull(path);
  if (code === "ENOTDIR" || code === "EEXIST")
    return refuse(
      `A part of the path ${path} is a file and not a folder: set DATA_DIR to a folder.`,
    );
  throw error;
}

/** The one sentence for a full disk. */
export function diskFull(path: string): Refusal {
  return refuse(
    `The disk that holds ${path} is full: free some space, and the database starts again.`,
  );
}
