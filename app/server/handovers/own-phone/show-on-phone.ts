/** What the member's phone does to a pass: shows what it has now, follows what the customer does, and takes the pass back. */
import type { PhoneState } from "../../../domain/handovers/own-phone/phone-pass.ts";
import type { Shown } from "../../../domain/handovers/own-phone/shown.ts";
import type { Direction } from "../../../domain/handovers/sheet.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { endPasses } from "./end-passes.ts";
import {
  findNewestPass,
  hashShown,
  passColumns,
  shownNow,
  stateOf,
  type PassRow,
} from "./pass-rows.ts";

type World = Pick<Deps, "pool" | "clock">;
type About = { token: string; direction: Direction };

/** The state of the newest pass of a handover; undefined when there is none. */
export async function followPhone(
  { pool, clock }: World,
  about: About,
): Promise<PhoneState | undefined> {
  const row = await findNewestPass(pool, about);
  return row && stateOf(row, clock.now());
}

/**
 * Shows on the customer's phone what the member's phone has now; `taken`: so much of what the customer said is part of it. A signature
 * of something else does not hold any more. Returns the state after it; undefined when there is no such pass.
 */
export function showOnPhone(
  { pool, clock }: World,
  asked: { token: string; pass: number; taken: number; shown: Shown },
): Promise<PhoneState | undefined> {
  const { token, pass, taken, shown } = asked;
  const { direction, code } = shown.sheet;
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<PassRow>(
      `select ${passColumns} where token = $1 and direction = $2 and handover_pass.id = $3
       for update of handover_pass`,
      [token, direction, pass],
    );
    const [row] = rows;
    if (!row) return undefined;
    const now = clock.now();
    const before = shownNow(row);
    const known = Math.min(Math.max(0, taken), row.told.length);
    const after = shownNow({ ...row, shown, taken: known });
    const isOther = before?.sheet.code !== code;
    if (stateOf(row, now).isOver || !before || !after || isOther) return stateOf(row, now);
    const isSame = hashShown(before) === hashShown(after);
    if (isSame && known === row.taken) return stateOf(row, now);
    const signed = isSame ? row.signed : null;
    const wasSigned = row.wasSigned || (row.signed !== null && signed === null);
    const { rows: kept } = await client.query<{ version: number }>(
      `update handover_pass set shown = $2, taken = $3, signed = $4, was_signed = $5
       where id = $1 returning version`,
      [row.id, JSON.stringify(shown), known, signed && JSON.stringify(signed), wasSigned],
    );
    const version = kept[0]?.version ?? row.version;
    return stateOf({ ...row, taken: known, signed, wasSigned, version }, now);
  });
}

/** Takes the passes of a handover back: from then on nobody reads anything by them. */
export async function takePassBack({ pool, clock }: World, about: About): Promise<void> {
  const row = await findNewestPass(pool, about);
  if (!row || stateOf(row, clock.now()).isOver) return;
  const { reservationId, direction } = row;
  await endPasses(pool, { reservationId, direction, ended: "taken-back" });
}
