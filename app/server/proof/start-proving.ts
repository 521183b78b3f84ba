import { dateOf } from "../../domain/calendar.ts";
import { failedOf } from "../../domain/proof/proof.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { makeBackup } from "../backups/make-backup.ts";
import { emptyTrial } from "../backups/try-restore.ts";
import { isDatabaseDown } from "../db/is-down.ts";
import type { Log } from "../log.ts";
import { within } from "../within.ts";
import type { ProofWorld } from "./prove.ts";
import { holdProof, leaveProof, runProof, wasMade } from "./run-proof.ts";

const everyMs = 10 * 60_000;
/** The hour in Sarajevo from which the proof of a night is due: nobody works then, and all clock changes are over. */
const dueHour = 3;
/** What stops the product kills it soon; a backup that was cut short is none, and the next night drops the scratch database. */
const patienceMs = 3_000;

type World = ProofWorld & { log: Log };

/**
 * Backs up and runs the morning proof once a night, or as soon as the product runs again. Any number of processes may do this. Returns
 * a function that stops it, and waits some seconds for what is under way.
 */
export function startProving(world: World): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const doOnce = (work: () => Promise<unknown>) => {
    underWay ??= work()
      .catch((err: unknown) => {
        if (!isDatabaseDown(err)) world.log.error({ err }, "the morning proof was not made");
      })
      .finally(() => (underWay = undefined));
  };
  doOnce(() => removeLeftovers(world));
  const timer = setInterval(() => doOnce(() => proveTonight(world)), everyMs).unref();
  return async () => {
    clearInterval(timer);
    if (underWay) await within(patienceMs, underWay).catch(() => undefined);
  };
}

/** Removes what a crash has left of a restore: the files of customers. Another process may be restoring just now. */
export async function removeLeftovers({ pool, means }: ProofWorld): Promise<void> {
  const holder = await holdProof(pool);
  if (!holder) return;
  await emptyTrial(means.dataDir).finally(() => leaveProof(holder));
}

/** Backs up and runs the proof of this night, when that is due. Returns whether it was. */
export async function proveTonight(world: World): Promise<boolean> {
  const { clock, log } = world;
  const local = toLocal(clock.now());
  const night = dateOf(local);
  if (Number(local.slice(11, 13)) < dueHour || (await wasMade(world, night))) return false;
  const answer = await runProof(world, { reason: "night", night, before: () => backUp(world) });
  if (!answer.ok) return false;
  const failed = failedOf(answer.results).map(({ check }) => check);
  if (failed.length > 0) log.error({ failed }, "the morning proof has found something");
  return true;
}

/** A backup that could not be made is what the proof is to tell of: it is made all the same. */
async function backUp({ log, means, ...world }: World): Promise<void> {
  try {
    const made = await makeBackup({ ...world, ...means });
    if (!made.ok) log.error(made.sentence);
  } catch (err) {
    log.error({ err }, "the nightly backup was not made");
  }
}
