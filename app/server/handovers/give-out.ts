/** Giving a vehicle out, under the lock of the reservation: what has to hold, the seat, and the rows. */
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { addMinutesWall, dateOf } from "../../domain/calendar.ts";
import { checkHandOver } from "../../domain/handovers/check-hand-over.ts";
import type { SheetCheck, SheetProblem } from "../../domain/handovers/check-sheet.ts";
import type { HandoverSheet, OutSheet } from "../../domain/handovers/sheet.ts";
import { offeredTo } from "../../domain/reservations/change/offered-to.ts";
import { chooseVehicle, holdVehicle, type Move } from "../availability/hold-vehicle.ts";
import { pinStay, releaseVehicle } from "../availability/shorten-stay.ts";
import { writeOdometer, writeTyres } from "../cars/write-reading.ts";
import type { Held } from "../reservations/deeds/hold-for-staff.ts";
import type { HandoverAsk, HandoverRefusal } from "./handover-answer.ts";
import { dropDraft, insertDamages, insertHandover, writePapers } from "./handover-rows.ts";
import { checkOwnPhone } from "./own-phone/check-own-phone.ts";
import { findVehicleToGive, type VehicleToGive } from "./known-vehicle.ts";
import { gatherFacts } from "./papers/gather-facts.ts";

/** So much ahead of ours is a clock that is wrong. */
const aheadMinutes = 10;

export type GiveRefusal =
  | HandoverRefusal
  | {
      ok: false;
      reason:
        | "unknown-vehicle"
        /** Of another car: the reservation is swapped onto it first. */
        | "other-car"
        /** Another customer still has it. */
        | "vehicle-out"
        /** Before the day of the pick-up, and nobody said that it is meant. */
        | "too-early"
        /** Promised to others before the agreed return. */
        | "not-available";
    };

export type ToGive = { ok: true; vehicle: VehicleToGive };

/** The vehicle of a sheet, when it may be given to this reservation now. */
export async function checkOut(
  held: Held,
  { sheet, signatures, acknowledged, now }: HandoverAsk<OutSheet>,
  { carId, isExchange = false }: { carId: number; isExchange?: boolean },
): Promise<ToGive | GiveRefusal> {
  const { client, kept, catalogue, at } = held;
  const { vehicleId } = sheet;
  const vehicle = await findVehicleToGive(client, { vehicleId, reservationId: kept.id, at });
  if (!vehicle) return { ok: false, reason: "unknown-vehicle" };
  if (vehicle.carId !== carId) return { ok: false, reason: "other-car" };
  if (vehicle.isOut) return { ok: false, reason: "vehicle-out" };
  const { view } = kept;
  const offered = offeredTo(view, catalogue);
  const car = offered.cars.find(({ id }) => id === carId) ?? view.car;
  const countries = catalogue.priceList.countries.filter(({ code }) =>
    view.countries.includes(code),
  );
  const known = { trip: view.trip, car, vehicle, countries, rules: catalogue.priceList.rules };
  const own = await checkOwnPhone(client, { reservationId: kept.id, sheet, signatures });
  const { handovers } = catalogue;
  // In an exchange the papers were photographed when the first vehicle went out.
  const papersPhotos = handovers.papersPhotos && !isExchange;
  const check = checkHandOver(
    sheet,
    { signatures, acknowledged },
    { ...known, handover: { ...handovers, papersPhotos } },
  );
  return refusalOf(check, [...checkFrame(held, sheet, now), ...own]) ?? { ok: true, vehicle };
}

/** What the server alone knows: which reservation it is about, whether the place exists, and what time it is. */
export function checkFrame(
  { kept, catalogue }: Held,
  { code, locationId, at }: HandoverSheet,
  now: string,
): SheetProblem[] {
  const { priceList, withdrawn } = catalogue;
  const places = [...priceList.locations, ...withdrawn.locations];
  const problems: SheetProblem[] = [];
  if (code !== kept.view.code) problems.push({ code: "other-reservation" });
  if (!places.some(({ id }) => id === locationId)) problems.push({ code: "place" });
  if (at > addMinutesWall(now, aheadMinutes)) problems.push({ code: "at" });
  return problems;
}

/** The refusal of a sheet that is not in order; undefined when it is. */
export function refusalOf(
  { problems, open }: SheetCheck,
  more: readonly SheetProblem[],
): Extract<HandoverRefusal, { reason: "invalid" | "unacknowledged" }> | undefined {
  const all = [...more, ...problems];
  if (all.length > 0) return { ok: false, reason: "invalid", problems: all };
  return open.length > 0 ? { ok: false, reason: "unacknowledged", open } : undefined;
}

/** Is it earlier than the day on which the customer was to come? */
export function isEarlyDay({ kept }: Held, now: string): boolean {
  return dateOf(now) < dateOf(kept.view.trip.pickupAt);
}

type Seat = {
  vehicleId: number;
  carId: number;
  /** The rental has begun with another vehicle: nobody makes room for the second one. */
  isExchange?: boolean;
};

/**
 * Seats a reservation on the vehicle that is given out, from now on when it goes out early or is another one than was planned;
 * others that have not begun make room. Undefined when the vehicle is not free so long.
 */
export async function seatNow(
  { client, kept, catalogue, at }: Held,
  { vehicleId, carId, isExchange = false }: Seat,
): Promise<Move[] | undefined> {
  const { id, view, seat } = kept;
  const request = requestOf(view.trip);
  const now = at.getTime();
  if (seat?.vehicleId === vehicleId && now >= request.start) {
    await pinStay(client, id, true);
    return [];
  }
  // Nobody pays for minutes: the stay begins with the full one, as every time on paper does.
  const start = Math.floor(now / 60_000) * 60_000;
  if (start >= request.end) return undefined;
  const asked = {
    carId,
    rules: fleetRulesOf(catalogue),
    now,
    reservationId: id,
    request: { ...request, start, pinnedTo: vehicleId },
  };
  const chosen = await chooseVehicle(client, asked);
  // Whoever made room might go to the very vehicle that has just broken down.
  if (!chosen || (isExchange && chosen.moves.length > 0)) return undefined;
  await releaseVehicle(client, id);
  const moves = await holdVehicle(client, chosen, asked);
  await pinStay(client, id, true);
  return moves;
}

/** Writes the sheet of a vehicle that goes out, with what belongs to it; returns its id. */
export async function writeOut(held: Held, { by, ...ask }: HandoverAsk<OutSheet>): Promise<number> {
  const { client, kept, at } = held;
  const { sheet } = ask;
  const { id: reservationId } = kept;
  const facts = await gatherFacts(held, { sheet, by });
  const handoverId = await insertHandover(client, { ...ask, reservationId, by, at, facts });
  const { vehicleId, odometerKm, marks, drivers } = sheet;
  await insertDamages(client, { vehicleId, reservationId, handoverId, foundAt: "out" }, marks);
  await writePapers(client, reservationId, drivers);
  await writeOdometer(client, vehicleId, odometerKm);
  await writeTyres(client, vehicleId, sheet.equipment);
  await dropDraft(client, reservationId, "out");
  return handoverId;
}

/** A vehicle's way out, for the history. */
export function outFacts({ vehicleId, odometerKm, energy, locationId }: HandoverSheet): object {
  return { vehicleId, odometerKm, ...energy, locationId };
}
