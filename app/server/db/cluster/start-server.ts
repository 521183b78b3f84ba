import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  statfsSync,
} from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { refuse, type Refusal } from "../../refusal.ts";
import type { Binaries } from "./binaries.ts";
import { diskFull } from "./fs-fault.ts";
import type { ClusterPlace } from "./place.ts";
import { disownLeftOver, findPostmaster } from "./postmaster-file.ts";
import { startOnFolder } from "./server-program.ts";
import type { ServerUser } from "./server-user.ts";
import { settingArguments, type ClusterSettings } from "./settings.ts";
import { makeSocketFolder } from "./socket-folder.ts";

const longestLog = 1_000_000;

/**
 * PostgreSQL's messages when something still holds the cluster. The last one: a program that stopped its server has
 * removed the socket's folder that this one had just made.
 */
const heldSigns =
  /lock file ".*" already exists|pre-existing shared memory block|lock file ".*": No such file/;

/** `held`: another server, or the remains of one, still has the cluster or its socket; worth another look. */
export type StartResult =
  | { ok: true }
  | { ok: false; held: true }
  | (Refusal & { held?: undefined });

/**
 * Starts the server in its own session, so that it outlives a killed program. Returns when it is ready (after a kill:
 * when it has recovered) or has given up.
 */
export async function startServer(
  place: ClusterPlace,
  binaries: Binaries,
  user: ServerUser,
  settings: ClusterSettings,
): Promise<StartResult> {
  disownLeftOver(place.dir);
  const args = settingArguments(settings, makeSocketFolder(place.dir, user));
  const log = openLog(place);
  const child = startOnFolder(binaries.postgres, args, {
    dir: place.dir,
    user,
    output: log.descriptor,
    detached: true,
  });
  closeSync(log.descriptor);
  const failures: Error[] = [];
  child.on("error", (error) => failures.push(error));
  child.unref();
  while (child.exitCode === null && child.signalCode === null && failures.length === 0) {
    const postmaster = findPostmaster(place.dir);
    if (postmaster?.pid === child.pid && postmaster?.status === "ready") return { ok: true };
    await sleep(10);
  }
  return explain(place, failures[0]?.message ?? readFrom(place.logFile, log.length));
}

function openLog(place: ClusterPlace): { descriptor: number; length: number } {
  const length = statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (length > longestLog) renameSync(place.logFile, `${place.logFile}.1`);
  return {
    descriptor: openSync(place.logFile, "a", 0o600),
    length: length > longestLog ? 0 : length,
  };
}

function readFrom(file: string, offset: number): string {
  return existsSync(file) ? readFileSync(file).subarray(offset).toString() : "";
}

function explain(place: ClusterPlace, said: string): StartResult {
  if (heldSigns.test(said)) return { ok: false, held: true };
  if (/no space left|disk quota/i.test(said) || isFull(place.dataDir))
    return diskFull(place.dataDir);
  const cause = /(?:fatal|panic): +(.+)/i.exec(said)?.[1] ?? said.trim().split("\n").at(-1) ?? "";
  return refuse(
    `PostgreSQL did not start on ${place.dir}: ${cause || "it said nothing"} (its own words are in ${place.logFile}).`,
  );
}

/** True when the disk cannot take PostgreSQL's next 16 MB segment of its write-ahead log. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 16 * 1024 * 1024;
}
