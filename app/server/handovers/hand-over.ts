import type { OutSheet } from "../../domain/handovers/sheet.ts";
import { can, statusAfter } from "../../domain/reservations/states/actions.ts";
import { rewriteReservation } from "../reservations/change/rewrite-reservation.ts";
import { holdForStaff, type Held, type StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import type { Deps } from "../deps.ts";
import {
  checkAgreement,
  issueSigned,
  signatureFacts,
} from "../documents/agreement/sign-agreement.ts";
import { factsOf, recordDeed } from "../reservations/held/record-deed.ts";
import { recordMoves } from "../reservations/held/record-moves.ts";
import { checkOut, isEarlyDay, outFacts, seatNow, writeOut, type GiveRefusal } from "./give-out.ts";
import { oncePerSheet, type HandoverAsk, type HandoverDone } from "./handover-answer.ts";
import { clockOff, hashSheet } from "./handover-rows.ts";
import { checkTold } from "./own-phone/check-told.ts";
import { queueSheetLetter } from "./papers/queue-sheet-letter.ts";

export type HandOverAsk = HandoverAsk<OutSheet> & {
  /** The member says that the customer comes on an earlier day than agreed. */
  early?: boolean;
};

export type HandOverAnswer = HandoverDone | GiveRefusal;

type World = StaffWorld & Pick<Deps, "signingKey">;

/**
 * Gives a vehicle to the customer: the planned one, or another free one of the same car. One transaction writes sheet, papers,
 * damage, odometer, the seat from now on, the history and the agreement that was signed with it; a refusal writes nothing. Before the agreed hour the vehicle has to
 * be free, before the agreed day a member has to mean it.
 */
export function handOver(world: World, ask: HandOverAsk): Promise<HandOverAnswer> {
  const asked = { token: ask.token, sent: ask };
  return oncePerSheet(world, asked, () =>
    holdForStaff<HandOverAnswer>(world, ask, { work: (held) => give(held, world, ask) }),
  );
}

async function give(held: Held, world: World, ask: HandOverAsk): Promise<HandOverAnswer> {
  const { client, kept, at } = held;
  const { view: before, phoneCountry, id } = kept;
  const status = statusAfter("hand-over");
  if (!status || !can("hand-over", before.status)) return { ok: false, reason: "closed" };
  if (isEarlyDay(held, ask.now) && ask.early !== true) return { ok: false, reason: "too-early" };
  const carId = before.car.id;
  const strange = checkAgreement(world, ask, before);
  if (strange.length > 0) return { ok: false, reason: "invalid", problems: strange };
  const checked = await checkOut(held, ask, { carId });
  if (!checked.ok) return checked;
  const problems = await checkTold(client, { reservationId: id, ...ask });
  if (problems.length > 0) return { ok: false, reason: "invalid", problems };
  const { vehicleId } = ask.sheet;
  const moves = await seatNow(held, { vehicleId, carId });
  if (!moves) return { ok: false, reason: "not-available" };

  const after = { ...before, status };
  await rewriteReservation(client, { id, view: after, phoneCountry, vehicleId, pinned: true });
  await recordMoves(client, moves, ask.by.actor, at);
  const handoverId = await writeOut(held, ask);
  const { sheet, agreement } = ask;
  const sheetSha256 = hashSheet(sheet);
  await queueSheetLetter(held, { kind: "handed-over", sheet, view: after, sheets: [handoverId] });
  await recordDeed(
    client,
    {
      reservationId: id,
      action: "hand-over",
      ...ask.by,
      at,
      fromStatus: before.status,
      toStatus: status,
      before: factsOf(before, kept.seat?.vehicleId),
      after: {
        ...factsOf(after, vehicleId),
        handoverId,
        ...outFacts(sheet),
        ...(agreement && { signed: signatureFacts({ sheet, sheetSha256 }) }),
      },
    },
    moves,
  );
  const deviceOffSeconds = clockOff(ask, at);
  if (agreement) await issueSigned(held, { ...ask, agreement, sheetSha256 });
  return { ok: true, handoverId, sheetSha256, reservation: after, deviceOffSeconds };
}
