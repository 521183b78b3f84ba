import {
  checkContent,
  checkReadings,
  checkSignatures,
} from "../../domain/handovers/check-sheet.ts";
import type { PaperFacts } from "../../domain/handovers/paper-facts.ts";
import { withoutOwnPhone, type HandoverSheet } from "../../domain/handovers/sheet.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { holdForStaff, type Held, type StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { correctOdometer } from "../cars/write-reading.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { checkFrame, outFacts, refusalOf } from "./give-out.ts";
import type { HandoverAsk, HandoverDone, HandoverRefusal } from "./handover-answer.ts";
import { clockOff, hashSheet, insertHandover } from "./handover-rows.ts";
import { findByPhoneKey } from "./known-sheets.ts";
import { gatherFacts } from "./papers/gather-facts.ts";
import { queueSheetLetter } from "./papers/queue-sheet-letter.ts";

export type CorrectAsk = HandoverAsk<HandoverSheet> & {
  /** The sheet that is corrected: the first one of its kind. */
  handoverId: number;
  /** Why it is corrected. */
  reason: string;
};

export type CorrectAnswer = HandoverDone | HandoverRefusal;

/**
 * Adds a corrected sheet beside one that was signed, which stays as it is. Readings, equipment and note are those of the newest
 * sheet from then on. Lines and damage are not decided anew: that is a change of the price.
 */
export async function correctSheet(world: StaffWorld, sent: CorrectAsk): Promise<CorrectAnswer> {
  const ask = { ...sent, sheet: withoutOwnPhone(sent.sheet) };
  const sheetSha256 = hashSheet(ask.sheet);
  return holdForStaff<CorrectAnswer>(world, ask, {
    work: async (held) => {
      const same = await findByPhoneKey(held.client, ask.phoneKey);
      if (!same) return correct(held, ask, sheetSha256);
      if (same.sheetSha256 !== sheetSha256) return { ok: false, reason: "key-reused" };
      return done(held, same.handoverId, { sheetSha256, deviceOffSeconds: clockOff(ask, held.at) });
    },
  });
}

const maxReason = 300;

type First = {
  leastKm: number;
  sheetSha256: string | null;
  receivedAt: Date;
  /** Of the newest of them: what a customer left at the key box has no lines, and the sheet beside it has. */
  facts: PaperFacts | null;
  /** What the newest of them said until now. */
  saidKm: number;
};

async function correct(
  held: Held,
  { handoverId, by, now, reason, ...ask }: CorrectAsk,
  sheetSha256: string,
): Promise<CorrectAnswer> {
  const { client, kept, at } = held;
  const { sheet, signatures } = ask;
  const { id: reservationId, view } = kept;
  const { vehicleId, direction } = sheet;
  const { rows } = await client.query<First>(
    `select sheet_sha256 as "sheetSha256", received_at as "receivedAt", newest.facts, newest."saidKm", coalesce((
       select min(odometer_km) from handover one
       where reservation_id = $2 and vehicle_id = $3 and $4 = 'in' and one.direction = 'out'
     ), 0) as "leastKm"
     from handover, lateral (
       select facts, odometer_km as "saidKm" from handover one where one.id = $1 or one.addendum_to = $1 order by id desc limit 1
     ) newest
     where id = $1 and reservation_id = $2 and vehicle_id = $3 and direction = $4 and addendum_to is null`,
    [handoverId, reservationId, vehicleId, direction],
  );
  const [first] = rows;
  if (!first) return { ok: false, reason: "not-found" };
  if (reason.trim() === "" || reason.length > maxReason)
    return { ok: false, reason: "invalid", problems: [{ code: "texts" }] };
  const last = { km: first.leastKm, daysAgo: 0 };
  const problems = [
    ...checkFrame(held, sheet, now),
    ...checkReadings(sheet, { fuel: view.car.fuel, last, asked: [] }),
    ...checkContent(sheet),
    ...checkSignatures(sheet, signatures),
  ];
  const refusal = refusalOf({ problems, open: [] }, []);
  if (refusal) return refusal;
  const facts = correctedFacts(first, await gatherFacts(held, { sheet, by }), reason.trim());
  const id = await insertHandover(client, {
    ...ask,
    facts,
    reservationId,
    by,
    at,
    addendumTo: handoverId,
  });
  await correctOdometer(client, vehicleId, { saidKm: first.saidKm, odometerKm: sheet.odometerKm });
  const kind = direction === "out" ? "handed-over" : "taken-back";
  await queueSheetLetter(held, { kind, sheet, view, sheets: [id] });
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { handoverId: id, addendumTo: handoverId, ...outFacts(sheet) };
  const deed = { reservationId, action: "handover-addendum", ...by, at } as const;
  await recordDeed(client, { ...deed, ...states, after, reason: reason.trim() });
  return done(held, id, { sheetSha256, deviceOffSeconds: clockOff(ask, at) });
}

/** Names and amounts are those that were signed: a correction is no new price. */
function correctedFacts(
  { facts, receivedAt, sheetSha256 }: First,
  now: PaperFacts,
  reason: string,
): PaperFacts {
  const corrects = {
    receivedAt: toLocal(receivedAt.getTime()),
    sheetSha256: sheetSha256 ?? "",
    reason,
  };
  return { ...now, ...facts, staff: now.staff, corrects };
}

function done(
  { kept }: Held,
  handoverId: number,
  about: Pick<HandoverDone, "sheetSha256" | "deviceOffSeconds">,
): HandoverDone {
  return { ok: true, handoverId, ...about, reservation: kept.view };
}
