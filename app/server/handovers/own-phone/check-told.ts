import type { PoolClient } from "pg";
import type { SheetProblem } from "../../../domain/handovers/check-sheet.ts";
import type { Heard } from "../../../domain/handovers/own-phone/phone-pass.ts";
import { leftOut, type Told } from "../../../domain/handovers/own-phone/told.ts";
import type { HandoverSheet } from "../../../domain/handovers/sheet.ts";

type Sent = {
  reservationId: number;
  sheet: HandoverSheet;
  /** So much of what the customer said is part of the sheet, or was taken out of it by the member. */
  heard?: Heard;
};

/**
 * What stands against a sheet that is finished while the customer reads it on a phone of their own: a word that came in the same
 * moment, and that the sheet does not hold. The pass is held until the handover ends it, so each word is on the sheet or refused.
 */
export async function checkTold(
  client: PoolClient,
  { reservationId, sheet, heard }: Sent,
): Promise<SheetProblem[]> {
  const { rows } = await client.query<{ id: number; told: Told[]; taken: number }>(
    `select id, told, taken from handover_pass
     where reservation_id = $1 and direction = $2 and ended is null
     for update`,
    [reservationId, sheet.direction],
  );
  const lost = rows.flatMap(({ id, told, taken }) => {
    const known = heard?.pass === id ? Math.max(taken, heard.taken) : taken;
    return leftOut(sheet.marks, told.slice(known));
  });
  return lost.length > 0 ? [{ code: "told-since" }] : [];
}
