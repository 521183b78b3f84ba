import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import { hasEasyRoom, isFree } from "../../../domain/availability/fleet/find-seat.ts";
import type { FleetRules } from "../../../domain/availability/occupancy.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import { vehicleLacks } from "../../../domain/handovers/vehicle-lacks.ts";
import { byEase, type Rescue, wayTo } from "../../../domain/reservations/rescue.ts";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import { papersOf, type VehicleState } from "../../cars/papers-of.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";

/** A reservation whose vehicle lacks papers or tyres for its trip, with what lacks nothing. The code is bare. */
export type PaperDanger = {
  code: string;
  version: number;
  totalCents: number;
  plate: string;
  /** The best first, at most four. */
  rescues: Rescue[];
};

type Row = Omit<PaperDanger, "rescues"> &
  Trip & {
    occupancyId: number;
    vehicleId: number;
    carId: number;
    carName: string;
    category: Car["category"];
  };

const text = `
  select reservation.code, reservation.version, total_cents as "totalCents", plate, occupancy.id as "occupancyId",
    occupancy.vehicle_id as "vehicleId", car.id as "carId", car.name as "carName", car.category,
    pickup_local as "pickupAt", dropoff_local as "dropoffAt", reservation.pickup_location_id as "pickupLocationId",
    reservation.dropoff_location_id as "dropoffLocationId"
  from reservation
    join occupancy on occupancy.reservation_id = reservation.id
    join vehicle on vehicle.id = occupancy.vehicle_id
    join car on car.id = reservation.car_id
  where reservation.code = any($1) and ${statusIn(isAhead)} and not occupancy.pinned
  order by reservation.pickup_at`;

const most = { dangers: 12, rescues: 4 };

/**
 * The other vehicles of its car that some reservations could have without lacking anything, the easiest first. Codes are bare; one that is
 * out, or was promised this very vehicle, is left out. From what is in memory, and two questions.
 */
export async function listPaperRescues(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { now, codes }: { now: LocalDateTime; codes: readonly string[] },
): Promise<PaperDanger[]> {
  if (codes.length === 0) return [];
  const values = [codes.slice(0, most.dangers)];
  const { rows } = await pool.query<Row>({ name: "reservations-of-papers", text, values });
  const rules = fleetRulesOf(await catalogue.get());
  const fleets = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const vehicleIds = rows.flatMap(({ carId }) =>
    (fleets.get(carId)?.vehicles ?? []).map(({ id }) => id),
  );
  const papers = await papersOf(pool, [...new Set(vehicleIds)]);
  return rows.map((row) => {
    const { code, version, totalCents, plate } = row;
    const rescues = rescuesOf(row, { fleets, rules, papers });
    return { code, version, totalCents, plate, rescues };
  });
}

type Known = {
  fleets: Awaited<ReturnType<typeof currentFleets>>;
  rules: FleetRules;
  papers: ReadonlyMap<number, VehicleState>;
};

/** Vehicles that are free as they are come first; moves of others are only looked for while there are too few, and only those that are easily found. */
function rescuesOf(row: Row, { fleets, rules, papers }: Known): Rescue[] {
  const { carId, carName, category, occupancyId, vehicleId: own } = row;
  const fleet = withoutStay(fleets, { carId, occupancyId }).get(carId);
  if (!fleet) return [];
  const request = requestOf(row);
  const others = fleet.vehicles
    .flatMap((vehicle): Rescue[] => {
      const { id: vehicleId } = vehicle;
      const paper = papers.get(vehicleId);
      if (vehicleId === own || !paper) return [];
      if (vehicleLacks(paper, dateOf(row.pickupAt), dateOf(row.dropoffAt)).length > 0) return [];
      return [
        {
          vehicleId,
          plate: paper.plate,
          car: { id: carId, name: carName, category },
          isOwnCar: true,
          isByMoving: !isFree(fleet, { ...request, pinnedTo: vehicleId }, rules),
          lacks: [],
          ...wayTo({ vehicle, busy: fleet.busy, request }, rules),
        },
      ];
    })
    .toSorted(byEase);
  const found: Rescue[] = [];
  for (const other of others) {
    if (found.length === most.rescues) break;
    const { isByMoving, vehicleId: pinnedTo } = other;
    if (!isByMoving || hasEasyRoom(fleet, { ...request, pinnedTo }, rules)) found.push(other);
  }
  return found;
}
