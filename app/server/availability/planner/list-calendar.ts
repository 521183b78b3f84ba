import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { BlockKind } from "../../../domain/availability/blocks/block-kinds.ts";
import type { Instant, TransferMinutes } from "../../../domain/availability/occupancy.ts";
import { type Bar, type BarSign, grown } from "../../../domain/availability/planner/bar.ts";
import type { PlannerView } from "../../../domain/availability/planner/planner-view.ts";
import { timeAxis } from "../../../domain/availability/planner/time-axis.ts";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/calendar.ts";
import type { CarCategory } from "../../../domain/cars/car.ts";
import { vehicleLacks, type VehicleLack } from "../../../domain/handovers/vehicle-lacks.ts";
import { isOverdue } from "../../../domain/reservations/states/moments.ts";
import { holdsVehicle, isAhead, isOut } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import { findEndangered } from "../../reservations/overdue/find-endangered.ts";
import { openCents } from "../../reservations/reading/account-sql.ts";

export type PlannedVehicle = {
  id: number;
  plate: string;
  homeLocationId: string;
  /** In service from and until; both absent when no end is near. */
  from: Instant;
  until?: Instant;
  /** What it lacks today. */
  lacks: VehicleLack[];
};

/** A car with its vehicles, by plate. */
export type PlannedCar = {
  id: number;
  name: string;
  category: CarCategory;
  vehicles: PlannedVehicle[];
};

export type VehicleCalendar = {
  cars: PlannedCar[];
  /** Everything that keeps these vehicles busy in the view, as far as it reaches by now; by vehicle and time. */
  bars: Bar[];
  transferMinutes: TransferMinutes;
};

type Papers = {
  registration: LocalDate | null;
  insurance: LocalDate | null;
  inspection: LocalDate | null;
  winterTyres: boolean;
};

type VehicleRow = Papers & {
  id: number;
  plate: string;
  homeLocationId: string;
  from: number;
  until: number | null;
  carId: number;
  carName: string;
  category: CarCategory;
};

type BarRow = {
  id: number;
  vehicleId: number;
  start: number;
  end: number;
  freeAt: number;
  pinned: boolean;
  note: string;
  blockKind: BlockKind | null;
} & (Booked | { [Name in keyof Booked]: null });

type Booked = {
  code: string;
  status: ReservationStatus;
  lastName: string;
  /** The first letter of the first name. */
  initial: string;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  pickupLocationId: string;
  dropoffLocationId: string;
  /** Euro cents; below zero what is to be given back. */
  openCents: number;
};

const narrowed = `($1::text is null or vehicle.home_location_id = $1) and ($2::text is null or car.category = $2)
    and vehicle.in_service_from < $4 and (vehicle.in_service_until is null or vehicle.in_service_until > $3)`;

const vehiclesText = `
  select vehicle.id, plate, home_location_id as "homeLocationId",
    (extract(epoch from in_service_from) * 1000)::float8 as "from", (extract(epoch from in_service_until) * 1000)::float8 as "until",
    registration_expires::text as registration, insurance_expires::text as insurance,
    inspection_expires::text as inspection, winter_tyres as "winterTyres",
    car.id as "carId", car.name as "carName", car.category
  from vehicle join car on car.id = vehicle.car_id
  where ${narrowed}
  order by array_position(array['economy', 'compact', 'stationwagon', 'suv'], car.category), car.display_order, car.id, plate`;

// Vehicle by vehicle through the index of the exclusion constraint: however many years are kept, only those in sight are read. What is
// out and was due before the days that begin at $3 is still out on them, as far as they begin before now ($5).
const barsText = `
  select occupancy.id, occupancy.vehicle_id as "vehicleId", (extract(epoch from lower(during)) * 1000)::float8 as start,
    (extract(epoch from busy_until) * 1000)::float8 as "end", (extract(epoch from upper(during)) * 1000)::float8 as "freeAt",
    occupancy.pinned, occupancy.note, occupancy.block_kind as "blockKind",
    reservation.code, reservation.status, last_name as "lastName", left(first_name, 1) as initial,
    pickup_local as "pickupAt", dropoff_local as "dropoffAt", reservation.pickup_location_id as "pickupLocationId",
    reservation.dropoff_location_id as "dropoffLocationId", (${openCents})::int as "openCents"
  from (
      select occupancy.* from vehicle join car on car.id = vehicle.car_id
        join occupancy on occupancy.vehicle_id = vehicle.id and occupancy.during && tstzrange($3, $4)
      where ${narrowed}
      union all
      select occupancy.* from reservation join occupancy on occupancy.reservation_id = reservation.id
        join vehicle on vehicle.id = occupancy.vehicle_id join car on car.id = vehicle.car_id
      where ${statusIn(isOut)} and upper(during) <= $3 and $3 <= $5 and ${narrowed}
    ) as occupancy
    left join reservation on reservation.id = occupancy.reservation_id
  order by occupancy.vehicle_id, lower(during)`;

/**
 * The vehicles of a view by car, with everything that keeps them busy in its time. Three questions to the database, whatever the
 * view. What nobody gives out in that time is left out.
 */
export async function listCalendar(
  { pool, catalogue, clock }: Pick<Deps, "pool" | "catalogue" | "clock">,
  view: PlannerView,
): Promise<VehicleCalendar> {
  const held = await catalogue.get();
  const { rules } = held.priceList;
  const now = clock.now();
  const { start, end } = timeAxis(view);
  const values = [view.place, view.category, new Date(start), new Date(end)];
  const [vehicles, bars, endangered] = await Promise.all([
    pool.query<VehicleRow>({ name: "calendar-vehicles", text: vehiclesText, values }),
    pool.query<BarRow>({
      name: "calendar-bars",
      text: barsText,
      values: [...values, new Date(now)],
    }),
    findEndangered(pool, { now, rules, fleetRules: fleetRulesOf(held) }),
  ]);
  const today = dateOf(toLocal(now));
  const papers = new Map(vehicles.rows.map((row) => [row.id, row]));
  const inDanger = new Set(endangered.keys());
  const known = { now: toLocal(now), rules, inDanger };
  return {
    cars: carsOf(vehicles.rows, today),
    bars: bars.rows.map((row) => grown(asBar(row, papers.get(row.vehicleId), known), now)),
    transferMinutes: held.transferMinutes,
  };
}

function carsOf(rows: readonly VehicleRow[], today: LocalDate): PlannedCar[] {
  const cars = new Map<number, PlannedCar>();
  for (const row of rows) {
    const { id, plate, homeLocationId, from, until, carId, carName, category } = row;
    const car = cars.get(carId) ?? { id: carId, name: carName, category, vehicles: [] };
    cars.set(carId, car);
    const lacks = vehicleLacks(row, today, today);
    car.vehicles.push({ id, plate, homeLocationId, from, lacks, ...(until !== null && { until }) });
  }
  return [...cars.values()];
}

type Known = {
  now: LocalDateTime;
  rules: Parameters<typeof isOverdue>[2];
  inDanger: ReadonlySet<string>;
};

function asBar(row: BarRow, papers: Papers | undefined, known: Known): Bar {
  const { id, vehicleId, start, end, freeAt, note } = row;
  const stretch = { id, vehicleId, start, end };
  if (row.code === null)
    return { ...stretch, kind: "block", blockKind: row.blockKind ?? "other", note };
  const { code, status, initial, lastName, pickupAt, dropoffAt } = row;
  const { pickupLocationId, dropoffLocationId } = row;
  return {
    ...stretch,
    kind: "reservation",
    code,
    status,
    name: `${lastName} ${initial}${initial ? "." : ""}`.trim(),
    pickupAt,
    dropoffAt,
    pickupLocationId,
    dropoffLocationId,
    freeAt,
    isOverdue: isOverdue({ status, trip: { dropoffAt } }, known.now, known.rules),
    signs: signsOf(row, { papers, inDanger: known.inDanger }),
  };
}

function signsOf(
  { pinned, code, status, openCents: open, pickupAt, dropoffAt }: BarRow & Booked,
  { papers, inDanger }: { papers: Papers | undefined } & Pick<Known, "inDanger">,
): BarSign[] {
  const isHeld = holdsVehicle(status);
  const lacks = papers ? vehicleLacks(papers, dateOf(pickupAt), dateOf(dropoffAt)) : [];
  const holds: Record<BarSign, boolean> = {
    danger: isAhead(status) && inDanger.has(code),
    papers: isHeld && lacks.length > 0,
    unpaid: open > 0,
    pinned: isAhead(status) && pinned,
  };
  return (["danger", "papers", "unpaid", "pinned"] as const).filter((sign) => holds[sign]);
}
