import { createHash } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isSomeServer } from "./process-facts.ts";
import { isPrivateFolder, type ServerUser } from "./server-user.ts";

/**
 * Makes the private folder of the server's socket: outside the data folder, because a socket's path has at most 107
 * bytes. Only its owner and root can enter, which is the whole authentication.
 */
export function makeSocketFolder(dir: string, user: ServerUser): string {
  // The same folder for every program on this cluster, whatever its TMPDIR: a restarted server is found where it was.
  const base = existsSync("/tmp") ? "/tmp" : tmpdir();
  const name = `eternal-pro-${createHash("sha256").update(realpathSync(dir)).digest("hex").slice(0, 12)}`;
  const usual = join(base, name);
  try {
    mkdirSync(usual, { mode: 0o700 });
  } catch {
    if (!isPrivateFolder(usual, user)) return ownedBy(mkdtempSync(`${usual}-`), user);
    removeLeftOver(usual);
    return usual;
  }
  return ownedBy(usual, user);
}

function ownedBy(folder: string, user: ServerUser): string {
  if (user.switched) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Removes the socket lock of a killed server, which PostgreSQL believes while the process id is taken. */
function removeLeftOver(folder: string): void {
  const lock = join(folder, ".s.PGSQL.5432.lock");
  if (existsSync(lock) && !isSomeServer(Number.parseInt(readFileSync(lock, "utf8"), 10)))
    rmSync(lock, { force: true });
}
