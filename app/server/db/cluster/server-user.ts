import { spawnSync } from "node:child_process";
import { lchownSync, lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { refuse, type Refusal } from "../../refusal.ts";
import type { ClusterPlace } from "./place.ts";

/** The user that runs the server, because PostgreSQL refuses root; `switched`: another user than this program's. */
export type ServerUser = { uid: number; gid: number; switched: boolean };

const accountName = "postgres";

/**
 * Returns the user that runs the cluster: the current one; for root the owner of an existing cluster, or else the
 * account "postgres", which is created when the machine has none.
 */
export function findServerUser(place: ClusterPlace): { ok: true; user: ServerUser } | Refusal {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined)
    return refuse(
      "The embedded PostgreSQL runs on Linux and macOS: set DATABASE_URL to a PostgreSQL server.",
    );
  const owner = lstatSync(place.dir, { throwIfNoEntry: false });
  if (uid !== 0) {
    if (owner && owner.uid !== uid)
      return refuse(
        `The database in ${place.dir} belongs to another user (uid ${owner.uid}, this program runs as uid ${uid}): start it as that user or as root, or set DATA_DIR to another folder.`,
      );
    return { ok: true, user: { uid, gid, switched: false } };
  }
  if (owner && owner.uid !== 0)
    return { ok: true, user: { uid: owner.uid, gid: owner.gid, switched: true } };
  return findAccount() ?? makeAccount();
}

function findAccount(): { ok: true; user: ServerUser } | undefined {
  const ids = ["-u", "-g"].map((which) =>
    spawnSync("id", [which, accountName], { encoding: "utf8" }),
  );
  const [uid, gid] = ids.map((answer) => (answer.status === 0 ? Number(answer.stdout) : undefined));
  return uid && gid ? { ok: true, user: { uid, gid, switched: true } } : undefined;
}

function makeAccount(): { ok: true; user: ServerUser } | Refusal {
  spawnSync("groupadd", ["--system", "--force", accountName]);
  spawnSync("useradd", [
    "--system",
    "--gid",
    accountName,
    "--no-create-home",
    "--shell",
    "/bin/false",
    accountName,
  ]);
  return (
    findAccount() ??
    refuse(
      `PostgreSQL does not run as root, and the account "${accountName}" could not be made: make it, start the program as another user, or set DATABASE_URL.`,
    )
  );
}

/** Gives a cluster that root has copied here, and therefore owns, to the server's user. */
export function takeOver(dir: string, user: ServerUser): void {
  if (!user.switched || lstatSync(dir, { throwIfNoEntry: false })?.uid !== 0) return;
  for (const entry of readdirSync(dir, { recursive: true, encoding: "utf8" }))
    lchownSync(join(dir, entry), user.uid, user.gid);
  lchownSync(dir, user.uid, user.gid);
}

/** True when this user can enter the folder through all of its parents. */
export function canEnter(folder: string, user: ServerUser): boolean {
  if (!user.switched) return true;
  const enter = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...idsOf(user), cwd: "/" });
  return enter.status === 0;
}

/** The highest parent of the folder that this user cannot enter. */
export function closedParent(folder: string, user: ServerUser): string {
  const parent = dirname(folder);
  return parent === folder || canEnter(parent, user) ? folder : closedParent(parent, user);
}

/** The identity to hand to a child process. */
export function idsOf(user: ServerUser): { uid?: number; gid?: number } {
  return user.switched ? { uid: user.uid, gid: user.gid } : {};
}

/** The environment for PostgreSQL's programs, without our own variables (PGPORT, PGDATA, a locale). */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

/** True when the folder belongs to this user and is closed to all others. */
export function isPrivateFolder(folder: string, user: ServerUser): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === user.uid && (found.mode & 0o077) === 0;
}
