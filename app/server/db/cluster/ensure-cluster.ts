import { existsSync, mkdirSync } from "node:fs";
import { access, constants } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { refuse, type Refusal } from "../../refusal.ts";
import { askServer } from "./ask-server.ts";
import { findBinaries, type Binaries } from "./binaries.ts";
import { fsFault } from "./fs-fault.ts";
import { initCluster, removeUnfinished } from "./init-cluster.ts";
import { versionOnDisk, type ClusterPlace } from "./place.ts";
import { findPostmaster, type Postmaster } from "./postmaster-file.ts";
import {
  canEnter,
  closedParent,
  findServerUser,
  takeOver,
  type ServerUser,
} from "./server-user.ts";
import type { ClusterSettings } from "./settings.ts";
import { withStartLock } from "./start-lock.ts";
import { startServer } from "./start-server.ts";
import { stopServer } from "./stop-server.ts";

export type RunningCluster = { ok: true; postmaster: Postmaster; version: string };

/** How long to wait before acting on a server without a socket, or on a folder still held by remains of one. */
const patienceMs = 2_000;

/**
 * Returns the running cluster of this place: adopted when a server has it already, otherwise started,
 * made first when there is none.
 */
export async function ensureCluster(
  place: ClusterPlace,
  settings: ClusterSettings,
  log: Log,
): Promise<RunningCluster | Refusal> {
  const note = setTimeout(
    () =>
      log.info(
        "The database is not ready yet; making it, or mending it after a power cut, takes a while.",
      ),
    5_000,
  );
  try {
    mkdirSync(place.dataDir, { recursive: true });
    await access(place.dataDir, constants.W_OK);
    const found = findServerUser(place);
    if (!found.ok) return found;
    const programs = findBinaries(found.user);
    if (!programs.ok) return programs;
    const unfit =
      refuseOtherVersion(place, programs.binaries) ?? refuseClosedFolder(place, found.user);
    if (unfit) return unfit;
    takeOver(place.dir, found.user);
    return await adoptOrStart(place, { ...programs, user: found.user, settings, log });
  } catch (error) {
    return fsFault(error, place.dataDir);
  } finally {
    clearTimeout(note);
  }
}

function refuseOtherVersion(place: ClusterPlace, { major }: Binaries): Refusal | undefined {
  const onDisk = versionOnDisk(place);
  if (onDisk === undefined || onDisk === major) return undefined;
  return refuse(
    `The database in ${place.dir} was made by PostgreSQL ${onDisk}, and this program brings PostgreSQL ${major}: back it up with the program that made it, and restore that into an empty data folder.`,
  );
}

function refuseClosedFolder(place: ClusterPlace, user: ServerUser): Refusal | undefined {
  if (existsSync("/proc/self/fd") || canEnter(place.dataDir, user)) return undefined;
  return refuse(
    `PostgreSQL runs as another user (uid ${user.uid}), who may not enter ${closedParent(place.dataDir, user)}: open that folder to others (chmod o+x), or set DATA_DIR to a folder outside of it.`,
  );
}

type Means = { binaries: Binaries; user: ServerUser; settings: ClusterSettings; log: Log };

async function adoptOrStart(place: ClusterPlace, means: Means): Promise<RunningCluster | Refusal> {
  let unreachableSince: number | undefined;
  for (;;) {
    const postmaster = findPostmaster(place.dir);
    if (!postmaster) {
      const refusal = await withStartLock(place.lockFile, () => makeAndStart(place, means));
      if (refusal) return refusal;
      continue;
    }
    const answer = await askServer(postmaster);
    if (answer.state === "ready") return { ok: true, postmaster, version: answer.version };
    if (answer.state === "refused")
      return refuse(`The database in ${place.dir} does not let this program in: ${answer.why}.`);
    unreachableSince =
      answer.state === "unreachable" ? (unreachableSince ?? Date.now()) : undefined;
    // Its socket was deleted with other temporary files, so nobody can reach it again.
    if (unreachableSince && Date.now() - unreachableSince > patienceMs) await stopServer(place.dir);
    await sleep(20);
  }
}

/** Returns a refusal; `undefined` when the server was started or turned out to be running. */
async function makeAndStart(place: ClusterPlace, means: Means): Promise<Refusal | undefined> {
  const { binaries, user, settings, log } = means;
  const giveUp = Date.now() + patienceMs;
  for (;;) {
    if (findPostmaster(place.dir)) return undefined;
    if (versionOnDisk(place) === undefined) {
      log.info(`Making the database in ${place.dir} (once).`);
      const made = await initCluster(place, binaries, user, settings.durable);
      if (!made.ok) return made;
    } else removeUnfinished(place);
    const started = await startServer(place, binaries, user, settings);
    if (started.ok) return undefined;
    if (!started.held) return started;
    if (Date.now() > giveUp)
      return refuse(
        `The database in ${place.dir} is held by a PostgreSQL server that is not reachable from here: stop that server.`,
      );
    await sleep(100);
  }
}
