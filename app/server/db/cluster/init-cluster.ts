import { once } from "node:events";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { refuse, type Refusal } from "../../refusal.ts";
import type { Binaries } from "./binaries.ts";
import { diskFull } from "./fs-fault.ts";
import { versionOnDisk, type ClusterPlace } from "./place.ts";
import { isAlive } from "./process-facts.ts";
import { startOnFolder } from "./server-program.ts";
import type { ServerUser } from "./server-user.ts";

/**
 * Creates the cluster under another name and renames it when complete, so that a kill or a power cut in the middle
 * leaves nothing that looks like one. Only the socket gives access; the collation does not depend on the machine.
 */
export async function initCluster(
  place: ClusterPlace,
  binaries: Binaries,
  user: ServerUser,
  durable: boolean,
): Promise<{ ok: true } | Refusal> {
  if (isFilled(place.dir) && versionOnDisk(place) === undefined) return refuseForeign(place);
  removeUnfinished(place);
  const unfinished = `${place.dir}.new-${process.pid}`;
  mkdirSync(unfinished, { mode: 0o700 });
  if (user.switched) chownSync(unfinished, user.uid, user.gid);
  const args = [
    "--username=postgres",
    "--auth-local=trust",
    "--auth-host=reject",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(durable ? [] : ["--no-sync"]),
  ];
  const child = startOnFolder(binaries.initdb, args, { dir: unfinished, user, output: "pipe" });
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")),
  );
  const [code] = await once(child, "close");
  if (code === 0) return moveIntoPlace(unfinished, place);
  rmSync(unfinished, { recursive: true, force: true });
  const output = (await said).join("\n");
  if (/no space left|disk quota/i.test(output)) return diskFull(place.dataDir);
  const cause = /(?:error|fatal|panic): +(.+)/i.exec(output)?.[1] ?? `initdb ended with ${code}`;
  return refuse(`The database could not be made in ${place.dir}: ${cause}.`);
}

/** Removes what killed programs began to make. Their initdb lives on for a moment, so a later start may find its work whole. */
export function removeUnfinished(place: ClusterPlace): void {
  const prefix = `${basename(place.dir)}.new-`;
  for (const name of readdirSync(place.dataDir)) {
    const pid = Number(name.slice(prefix.length));
    if (name.startsWith(prefix) && (pid === process.pid || !isAlive(pid)))
      rmSync(join(place.dataDir, name), { recursive: true, force: true });
  }
}

function moveIntoPlace(unfinished: string, place: ClusterPlace): { ok: true } | Refusal {
  try {
    renameSync(unfinished, place.dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const taken =
      error instanceof Error &&
      "code" in error &&
      (error.code === "ENOTEMPTY" || error.code === "EEXIST");
    if (!taken) throw error;
    if (versionOnDisk(place)) return { ok: true };
    return refuseForeign(place);
  }
  const parent = openSync(place.dataDir, "r");
  fsyncSync(parent);
  closeSync(parent);
  return { ok: true };
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function refuseForeign(place: ClusterPlace): Refusal {
  return refuse(
    `The folder ${place.dir} holds files that are no database: move them away, or set DATA_DIR to another folder.`,
  );
}
