import type { Pool } from "pg";
import { withoutStay } from "../../domain/availability/fleet/car-fleet.ts";
import { isFree } from "../../domain/availability/fleet/find-seat.ts";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { dateOf, type LocalDateTime } from "../../domain/calendar.ts";
import { vehicleLacks } from "../../domain/handovers/vehicle-lacks.ts";
import { offeredTo } from "../../domain/reservations/change/offered-to.ts";
import { ownStay } from "../../domain/reservations/held-reservation.ts";
import { byEase, isAsGood, placeBefore, type Rescue } from "../../domain/reservations/rescue.ts";
import { can } from "../../domain/reservations/states/actions.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { currentFleets } from "../availability/fleet-memory.ts";
import { papersOf } from "../cars/papers-of.ts";
import type { Deps } from "../deps.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";

/** A vehicle that a customer could drive on with. */
export type Exchange = Rescue & {
  /** Its category is lower than the one that was booked. */
  isLower: boolean;
};

/**
 * The vehicles that are free from now to the agreed return and were not handed out in this rental before, those of the same car first, then those as good, then lower ones. None
 * once the agreed return is over: the rental is extended first. `now` is the wall clock in Sarajevo.
 */
export async function listExchanges(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, now }: { token: string; now: LocalDateTime },
): Promise<Exchange[]> {
  const known = await catalogue.get();
  const kept = await readHeld(pool, token, known);
  if (!kept || !can("exchange", kept.view.status)) return [];
  const { view, seat } = kept;
  const request = { ...requestOf(view.trip), start: toInstant(now) };
  if (request.start >= request.end) return [];
  const rules = fleetRulesOf(known);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const own = ownStay(kept);
  const fleets = own ? withoutStay(current, own) : current;
  const driven = await drivenIn(pool, kept.id);
  const free = offeredTo(view, known).cars.flatMap(({ id, name, category }) => {
    const fleet = fleets.get(id);
    if (!fleet) return [];
    return fleet.vehicles
      .filter((vehicle) => vehicle.id !== seat?.vehicleId && !driven.has(vehicle.id))
      .filter((vehicle) => isFree(fleet, { ...request, pinnedTo: vehicle.id }, rules))
      .map((vehicle) => ({
        vehicleId: vehicle.id,
        car: { id, name, category },
        isOwnCar: id === view.car.id,
        isLower: id !== view.car.id && !isAsGood(category, view.car.category),
        isByMoving: false,
        placeId: placeBefore(vehicle, fleet.busy, request),
        transferMinutes: 0,
      }));
  });
  const papers = await papersOf(
    pool,
    free.map(({ vehicleId }) => vehicleId),
  );
  return free
    .map((one): Exchange => {
      const vehicle = papers.get(one.vehicleId);
      const lacks = vehicle ? vehicleLacks(vehicle, dateOf(now), dateOf(view.trip.dropoffAt)) : [];
      return { ...one, plate: vehicle?.plate ?? "", lacks };
    })
    .toSorted((a, b) => Number(a.isLower) - Number(b.isLower) || byEase(a, b));
}

/** The vehicles that were handed out in a rental: a sheet says so once for each. */
async function drivenIn(pool: Pool, reservationId: number): Promise<Set<number>> {
  const { rows } = await pool.query<{ vehicleId: number }>({
    name: "driven-in",
    text: `
      select vehicle_id as "vehicleId" from handover
      where reservation_id = $1 and direction = 'out' and addendum_to is null`,
    values: [reservationId],
  });
  return new Set(rows.map(({ vehicleId }) => vehicleId));
}
