import type { LocalDateTime } from "../../domain/calendar.ts";
import { returnPrice } from "../../domain/handovers/return-price.ts";
import type { ProposedLine } from "../../domain/handovers/proposed-lines.ts";
import type { InSheet } from "../../domain/handovers/sheet.ts";
import { can, statusAfter } from "../../domain/reservations/states/actions.ts";
import { shortenStay } from "../availability/shorten-stay.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { rewriteReservation } from "../reservations/change/rewrite-reservation.ts";
import { holdForStaff, type Held, type StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { factsOf, recordDeed } from "../reservations/held/record-deed.ts";
import { findLeft } from "./key-box/find-left.ts";
import { outFacts } from "./give-out.ts";
import { oncePerSheet, type HandoverAsk, type HandoverDone } from "./handover-answer.ts";
import { clockOff, hashSheet, momentOf } from "./handover-rows.ts";
import { checkTold } from "./own-phone/check-told.ts";
import { queueSheetLetter } from "./papers/queue-sheet-letter.ts";
import { checkIn, outOf, proposalOf, returnedAt, writeIn, type TakeRefusal } from "./take-in.ts";

export type TakeBackAnswer = HandoverDone | TakeRefusal;

/**
 * Takes a vehicle back: the one that is out, with every line decided that its return proposes. The rest of its time is free at once,
 * and nobody waits for a turnaround that has been. One transaction, or nothing.
 */
export function takeBack(world: StaffWorld, ask: HandoverAsk<InSheet>): Promise<TakeBackAnswer> {
  const asked = { token: ask.token, sent: ask, vehicleId: ask.sheet.vehicleId };
  return oncePerSheet(world, asked, () =>
    holdForStaff<TakeBackAnswer>(world, ask, { work: (held) => take(held, ask) }),
  );
}

async function take(held: Held, ask: HandoverAsk<InSheet>): Promise<TakeBackAnswer> {
  const { client, kept, catalogue, at } = held;
  const { view: before, id, phoneCountry, pinned } = kept;
  const status = statusAfter("check-in");
  if (!status || !can("check-in", before.status)) return { ok: false, reason: "closed" };
  const { sheet, now } = ask;
  const left = await findLeft(client, id);
  const price = returnPrice(kept, left?.at ?? returnedAt(sheet, now), catalogue);
  const checked = await checkIn(held, ask, { price });
  if (!checked.ok) return checked;
  const problems = await checkTold(client, { reservationId: id, ...ask });
  if (problems.length > 0) return { ok: false, reason: "invalid", problems };
  const { handoverId, view } = await writeIn(held, { ...ask, left }, checked);

  const after = { ...view, status };
  const { vehicleId } = sheet;
  await rewriteReservation(client, { id, view: after, phoneCountry, vehicleId, pinned });
  await freeTheRest(held, sheet);
  await queueSheetLetter(held, { kind: "taken-back", sheet, view: after, sheets: [handoverId] });
  await recordDeed(client, {
    reservationId: id,
    action: "check-in",
    ...ask.by,
    at,
    fromStatus: before.status,
    toStatus: status,
    before: factsOf(before, vehicleId),
    after: { ...factsOf(after, vehicleId), handoverId, ...outFacts(sheet) },
  });
  const sheetSha256 = hashSheet(sheet);
  const deviceOffSeconds = clockOff(ask, at);
  return { ok: true, handoverId, sheetSha256, reservation: after, deviceOffSeconds };
}

const minuteMs = 60_000;

/** The stay ends with the real return, which may be long over when a phone was without a net; never after it was to end. */
async function freeTheRest({ client, kept, at }: Held, sheet: InSheet): Promise<void> {
  const { id, seat } = kept;
  if (!seat) return;
  const { rows } = await client.query<{ heldUntil: Date }>({
    name: "held-until",
    text: `select upper(during) as "heldUntil" from occupancy where reservation_id = $1`,
    values: [id],
  });
  const heldUntil = rows[0]?.heldUntil.getTime() ?? at.getTime();
  const end = Math.min(momentOf(sheet, at).getTime(), heldUntil);
  const stay = { start: seat.start, end: Math.max(end, seat.start + minuteMs) };
  await shortenStay(client, id, stay, { turnaroundMinutes: 0 });
}

type Looked = {
  token: string;
  /** What was read of the vehicle so far. */
  sheet: Pick<InSheet, "at" | "energy" | "equipment" | "clean" | "marks">;
  now: LocalDateTime;
};

/** The lines that a return would propose; undefined when nothing is out. Writes nothing. */
export async function proposeReturn(
  { pool, catalogue, clock }: StaffWorld,
  { token, sheet, now }: Looked,
): Promise<ProposedLine[] | undefined> {
  const known = await catalogue.get();
  return inTransaction(pool, async (client) => {
    const kept = await readHeld(client, token, known);
    if (!kept || !can("check-in", kept.view.status)) return undefined;
    const out = await outOf({ client, kept, at: new Date(clock.now()) }, sheet);
    const left = await findLeft(client, kept.id);
    const price = returnPrice(kept, left?.at ?? returnedAt(sheet, now), known);
    return out && proposalOf(kept, { out, sheet, catalogue: known, price });
  });
}
