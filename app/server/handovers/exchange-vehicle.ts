import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import { isRepairDays } from "../../domain/handovers/repair-days.ts";
import type { InSheet, OutSheet } from "../../domain/handovers/sheet.ts";
import type { SentSheet } from "../../domain/handovers/reading/read-sheet.ts";
import { offeredTo } from "../../domain/reservations/change/offered-to.ts";
import type { HeldReservation } from "../../domain/reservations/held-reservation.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { can } from "../../domain/reservations/states/actions.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { blockVehicle } from "../availability/block-vehicle.ts";
import type { Move } from "../availability/hold-vehicle.ts";
import { carOfVehicle } from "../cars/car-of-vehicle.ts";
import { queueLetters } from "../mail/queue-letters.ts";
import { changeLetters } from "../reservations/change/change-letters.ts";
import { rewriteReservation } from "../reservations/change/rewrite-reservation.ts";
import {
  customerLetters,
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readReason, type ReasonFault } from "../reservations/deeds/read-reason.ts";
import { clearVehicle } from "../reservations/held/clear-vehicle.ts";
import { factsOf, recordDeed } from "../reservations/held/record-deed.ts";
import { recordMoves } from "../reservations/held/record-moves.ts";
import { findLeft } from "./key-box/find-left.ts";
import { checkOut, seatNow, writeOut, type GiveRefusal } from "./give-out.ts";
import { oncePerSheet, type HandoverDone } from "./handover-answer.ts";
import { clockOff, hashSheet } from "./handover-rows.ts";
import { queueSheetLetter } from "./papers/queue-sheet-letter.ts";
import { checkIn, writeIn, type TakeRefusal } from "./take-in.ts";

export type ExchangeAsk = StaffAsk & {
  /** Of the vehicle that broke down, or that is exchanged for another reason. */
  back: SentSheet<InSheet>;
  /** Of the one that the customer drives on with. */
  out: SentSheet<OutSheet>;
  /** Why, for the staff alone. */
  reason: string;
  /** For how many days, from now, the vehicle that comes back is in repair; absent when it can be rented at once. */
  repairDays?: number;
};

type ExchangeDone = HandoverDone & {
  /** The reservation that has the vehicle in repair and no other one, `EP-…`. */
  stuck?: string;
};

export type ExchangeAnswer =
  | ExchangeDone
  | ReasonFault
  | { ok: false; reason: "bad-days" }
  /** `sheet`: which of the two it is about. */
  | (GiveRefusal & { sheet?: "out" | "back" })
  | (TakeRefusal & { sheet?: "out" | "back" });

const msPerDay = 86_400_000;

/** Nothing is owed or comes back because of the day: the rental goes on. */
export const goesOn = { lateCents: 0, early: { days: 0, cents: 0 } };

/**
 * Takes one vehicle in and gives another free one out, while the rental goes on at its price: of the same car, or of another one. One
 * transaction, or nothing. The answer is about the sheet of the new vehicle.
 */
export async function exchangeVehicle(
  world: StaffWorld,
  ask: ExchangeAsk,
): Promise<ExchangeAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  const { repairDays } = ask;
  if (repairDays !== undefined && !isRepairDays(repairDays))
    return { ok: false, reason: "bad-days" };
  const { vehicleId } = ask.out.sheet;
  const carId = await carOfVehicle(world.pool, vehicleId);
  if (carId === undefined) return { ok: false, reason: "unknown-vehicle", sheet: "out" };
  const asked = { token: ask.token, sent: ask.out, vehicleId };
  return oncePerSheet(world, asked, () =>
    holdForStaff<ExchangeAnswer>(world, ask, {
      carIds: [carId],
      work: (held) => exchange(held, { ...ask, reason: reason.text }, carId),
    }),
  );
}

async function exchange(
  held: Held,
  { back, out, reason, repairDays, ...hand }: ExchangeAsk,
  carId: number,
): Promise<ExchangeAnswer> {
  const { kept, catalogue } = held;
  const { view: before } = kept;
  if (!can("exchange", before.status)) return { ok: false, reason: "closed" };
  if (kept.seat?.vehicleId === out.sheet.vehicleId)
    return { ok: false, reason: "vehicle-out", sheet: "out" };
  const car = offeredTo(before, catalogue).cars.find(({ id }) => id === carId);
  if (!car) return { ok: false, reason: "other-car", sheet: "out" };
  const taken = await checkIn(held, { ...hand, ...back }, { price: goesOn, isExchange: true });
  if (!taken.ok) return { ...taken, sheet: "back" };
  const given = await checkOut(held, { ...hand, ...out }, { carId, isExchange: true });
  if (!given.ok) return { ...given, sheet: "out" };
  // The seat comes first: when the vehicle is not free, nothing has been written.
  const seat = { vehicleId: out.sheet.vehicleId, carId, isExchange: true };
  const moves = await seatNow(held, seat);
  if (!moves) return { ok: false, reason: "not-available", sheet: "out" };

  const { client, at } = held;
  const taking = { ...hand, ...back, left: await findLeft(client, kept.id) };
  const { view: priced, handoverId: backId } = await writeIn(held, taking, taken);
  const isOther = car.id !== before.car.id;
  const after = { ...priced, car, sequence: priced.sequence + (isOther ? 1 : 0) };
  await rewriteReservation(client, { ...rowOf(kept), view: after, vehicleId: out.sheet.vehicleId });
  await recordMoves(client, moves, hand.by.actor, at);
  const handoverId = await writeOut(held, { ...hand, ...out });
  const sheets = [handoverId, backId] as const;
  await queueSheetLetter(held, { kind: "handed-over", sheet: out.sheet, view: after, sheets });
  if (isOther) {
    const letters = changeLetters({ action: "modify", before, after }, kept.id);
    await queueLetters(client, customerLetters(letters), at);
  }
  const repair = repairDays ? await repairOf(held, repairDays, hand) : undefined;
  await recordDeed(
    client,
    {
      reservationId: kept.id,
      action: "exchange",
      ...hand.by,
      at,
      reason,
      fromStatus: before.status,
      toStatus: after.status,
      before: factsOf(before, kept.seat?.vehicleId),
      after: { ...factsOf(after, out.sheet.vehicleId), handoverId, repairUntil: repair?.until },
    },
    [...moves, ...(repair?.moves ?? [])],
  );
  const done = { ok: true, handoverId, sheetSha256: hashSheet(out.sheet) } as const;
  const deviceOffSeconds = clockOff(out, at);
  return {
    ...done,
    reservation: after,
    deviceOffSeconds,
    ...(repair?.stuck && { stuck: repair.stuck }),
  };
}

type Repair = { until: LocalDateTime; moves: readonly Move[]; stuck?: string };

/**
 * Takes the vehicle that came back out of sale: whoever was to have it goes to another one. It ends before the first reservation that
 * has no other vehicle, which is told. Its note is the code: why it was exchanged stands at the reservation, and is erased with it.
 */
async function repairOf(
  { client, kept, catalogue, at }: Held,
  days: number,
  { by }: Pick<StaffAsk, "by">,
): Promise<Repair | undefined> {
  const { seat, view } = kept;
  if (!seat) return undefined;
  const from = Math.floor(at.getTime() / 60_000) * 60_000;
  const planned = { vehicleId: seat.vehicleId, carId: view.car.id, from };
  const cleared = await clearVehicle(client, {
    ...planned,
    until: from + days * msPerDay,
    rules: fleetRulesOf(catalogue),
  });
  const { until, moves, stuckId } = cleared;
  await recordMoves(client, moves, by.actor, at);
  if (until > from)
    await blockVehicle(client, { ...planned, until, kind: "repair", note: view.code });
  const stuck = stuckId === undefined ? undefined : await codeOf(client, stuckId);
  return { until: toLocal(until), moves, ...(stuck && { stuck }) };
}

async function codeOf(client: PoolClient, id: number): Promise<string | undefined> {
  const { rows } = await client.query<{ code: string }>(
    "select code from reservation where id = $1",
    [id],
  );
  return rows[0] && formatCode(rows[0].code);
}

function rowOf({ id, phoneCountry }: HeldReservation) {
  return { id, phoneCountry, pinned: true };
}
