import { dateOf } from "../../domain/calendar.ts";
import { failedOf } from "../../domain/proof/proof.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { makeBackup } from "../backups/make-backup.ts";
import { isDatabaseDown } from "../db/is-down.ts";
import type { Log } from "../log.ts";
import type { ProofWorld } from "./prove.ts";
import { runProof, wasMade } from "./run-proof.ts";

const everyMs = 10 * 60_000;
/** The hour in Sarajevo from which the proof of a night is due: nobody works then, and all clock changes are over. */
const dueHour = 3;

type World = ProofWorld & { log: Log };

/**
 * Backs up and runs the morning proof once a night, or as soon as the product runs again. Any number of processes may do this. Returns
 * a function that stops it, and waits for what is under way.
 */
export function startProving(world: World): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const look = () => {
    underWay ??= proveTonight(world)
      .catch((err: unknown) => {
        if (!isDatabaseDown(err)) world.log.error({ err }, "the morning proof was not made");
      })
      .finally(() => (underWay = undefined));
  };
  const timer = setInterval(look, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Backs up and runs the proof of this night, when that is due. Returns whether it was. */
export async function proveTonight(world: World): Promise<boolean> {
  const { clock, log } = world;
  const local = toLocal(clock.now());
  const night = dateOf(local);
  if (Number(local.slice(11, 13)) < dueHour || (await wasMade(world, night))) return false;
  const before = async () => {
    const made = await makeBackup({ ...world, ...world.means });
    if (!made.ok) log.error(made.sentence);
  };
  const answer = await runProof(world, { reason: "night", night, before });
  if (!answer.ok) return false;
  const failed = failedOf(answer.results).map(({ check }) => check);
  if (failed.length > 0) log.error({ failed }, "the morning proof has found something");
  return true;
}
