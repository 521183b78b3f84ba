import type { PaperFacts } from "../../../domain/handovers/paper-facts.ts";
import type { HandoverSheet } from "../../../domain/handovers/sheet.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { HandoverLetter } from "../../mail/letter.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import type { Held } from "../../reservations/deeds/hold-for-staff.ts";
import { chargesCents, paidCents } from "../../reservations/reading/account-sql.ts";

const text = `
  select facts, coalesce(${paidCents}, 0)::int as "paidCents", coalesce(${chargesCents}, 0)::int as "chargesCents"
  from handover join reservation on reservation.id = reservation_id where handover.id = $1`;

type About = {
  kind: "handed-over" | "taken-back";
  sheet: HandoverSheet;
  /** The reservation as it is after the deed. */
  view: Reservation;
  /** The sheets to be attached; the first is the one that the letter is about. */
  sheets: readonly [number, ...number[]];
};

/**
 * Puts the letter with the sheet into the outbox, in the transaction of the deed: the same sheet never has two, and a corrected one
 * has its own. A customer without an e-mail address gets none.
 */
export async function queueSheetLetter(
  { client, kept, at }: Held,
  { kind, sheet, view, sheets }: About,
): Promise<void> {
  const [handoverId] = sheets;
  const { rows } = await client.query<{
    facts: PaperFacts | null;
    paidCents: number;
    chargesCents: number;
  }>({
    name: "facts-of-letter",
    text,
    values: [handoverId],
  });
  const [row] = rows;
  if (!row?.facts) throw new Error("a sheet was written without its facts");
  const { place, out, lines, car, corrects } = row.facts;
  const payload: HandoverLetter = {
    reservation: view,
    sheets,
    car,
    plate: sheet.plate,
    at: sheet.at,
    place,
    odometerKm: sheet.odometerKm,
    energy: sheet.energy,
    paidCents: row.paidCents,
    chargesCents: row.chargesCents,
    lines: lines.map(({ label, amountCents }) => ({ label, amountCents })),
    ...(out && { drivenKm: Math.max(0, sheet.odometerKm - out.odometerKm) }),
    ...(corrects && { correction: corrects.reason }),
  };
  const { language } = view;
  const about = { reservationId: kept.id, onceKey: `${kind}:${handoverId}` };
  await queueLetters(client, [{ kind, language, payload, ...about }], at);
}
