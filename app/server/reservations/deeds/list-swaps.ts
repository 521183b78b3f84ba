import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { type CarFleet, withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import { hasRoom, isFree } from "../../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import { vehicleLacks, type VehicleLack } from "../../../domain/handovers/vehicle-lacks.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import { priceChange } from "../../../domain/reservations/change/price-change.ts";
import { ownStay } from "../../../domain/reservations/held-reservation.ts";
import { selectionOf } from "../../../domain/reservations/reservation.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import { papersOf } from "../../cars/papers-of.ts";
import { findKeptCoupon } from "../change/kept-coupon.ts";
import { readHeld } from "../held/hold-reservation.ts";
import type { StaffWorld } from "./hold-for-staff.ts";

/** A vehicle that a reservation could have. */
export type Swap = {
  vehicleId: number;
  plate: string;
  car: Pick<Car, "id" | "name" | "category">;
  isOwnCar: boolean;
  /** The one that it has. */
  isCurrent: boolean;
  /** `by-moving`: when other reservations go to other vehicles. `taken`: only its own car's are told. */
  state: "free" | "by-moving" | "taken";
  /** What it lacks for the trip. */
  lacks: VehicleLack[];
  /** What the reservation would cost with that car by the prices of today, euro cents; absent without a price. */
  totalCents?: number;
};

/**
 * The vehicles that a reservation could have for its whole trip: those of its car, then the free ones of other cars, the
 * cheapest first. Nothing when its state allows no swap.
 */
export async function listSwaps(
  { pool, catalogue }: Pick<StaffWorld, "pool" | "catalogue">,
  { token, now }: { token: string; now: LocalDateTime },
): Promise<Swap[]> {
  const held = await catalogue.get();
  const kept = await readHeld(pool, token, held);
  if (!kept || !can("swap", kept.view.status)) return [];
  const rules = fleetRulesOf(held);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const own = ownStay(kept);
  const fleets = own ? withoutStay(current, own) : current;
  const request = requestOf(kept.view.trip);
  const vehicleIds = [...fleets.values()].flatMap((fleet) => fleet.vehicles.map(({ id }) => id));
  const papers = await papersOf(pool, vehicleIds);
  const { pickupAt, dropoffAt } = kept.view.trip;
  const lacksOf = (vehicleId: number): VehicleLack[] => {
    const vehicle = papers.get(vehicleId);
    return vehicle ? vehicleLacks(vehicle, dateOf(pickupAt), dateOf(dropoffAt)) : [];
  };
  const offered = offeredTo(kept.view, held);
  const coupon = await findKeptCoupon(pool, kept);
  return offered.cars
    .flatMap((car): Swap[] => {
      const isOwnCar = car.id === kept.view.car.id;
      const wish = { car, selection: selectionOf(kept.view, car), priceList: offered.priceList };
      const priced = priceChange(kept, wish, { trip: kept.view.trip, coupon });
      const totalCents = priced.ok ? priced.quote.totalCents : undefined;
      const { id, name, category } = car;
      return (fleets.get(car.id)?.vehicles ?? []).map(({ id: vehicleId }) => ({
        vehicleId,
        plate: papers.get(vehicleId)?.plate ?? "",
        car: { id, name, category },
        isOwnCar,
        isCurrent: vehicleId === kept.seat?.vehicleId,
        totalCents,
        state: stateOf(fleets.get(car.id), vehicleId),
        lacks: lacksOf(vehicleId),
      }));
    })
    .filter(({ isOwnCar, state }) => isOwnCar || state !== "taken")
    .toSorted(byUse);

  function stateOf(fleet: CarFleet | undefined, vehicleId: number): Swap["state"] {
    const asked = { ...request, pinnedTo: vehicleId };
    if (!fleet) return "taken";
    if (isFree(fleet, asked, rules)) return "free";
    return hasRoom(fleet, asked, rules) ? "by-moving" : "taken";
  }
}

const ease: Record<Swap["state"], number> = { free: 0, "by-moving": 1, taken: 2 };

function byUse(a: Swap, b: Swap): number {
  if (a.isOwnCar !== b.isOwnCar) return a.isOwnCar ? -1 : 1;
  if (a.isCurrent !== b.isCurrent) return a.isCurrent ? -1 : 1;
  if (!a.isOwnCar) {
    const dearer = (a.totalCents ?? Infinity) - (b.totalCents ?? Infinity);
    if (dearer !== 0 && !Number.isNaN(dearer)) return dearer;
  }
  return ease[a.state] - ease[b.state] || a.plate.localeCompare(b.plate);
}
