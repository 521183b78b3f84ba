import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { dateOf, type LocalDate, type LocalDateTime } from "../../../domain/calendar.ts";
import { vehicleLacks } from "../../../domain/handovers/vehicle-lacks.ts";
import type { Move, MoveSide } from "../../../domain/moves/move.ts";
import { isOverdue, isPickupOver } from "../../../domain/reservations/states/moments.ts";
import { hasBegun, isAhead, isBack, isOut } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";
import type { Deps } from "../../deps.ts";
import { startOf } from "../lists/list-conditions.ts";
import { findEndangered } from "../overdue/find-endangered.ts";
import { chargesCents, paidCents } from "../reading/account-sql.ts";
import { haveEarlier, isRunOf, type MoveDays, movesSql } from "./moves-sql.ts";

type Row = {
  code: string;
  version: number;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  phone: string;
  carName: string;
  plate: string | null;
  flightNumber: string | null;
  extras: Record<string, number>;
  totalCents: number;
  paidCents: number;
  /** Charged beside the price, euro cents. */
  chargesCents: number;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  pickupLocationId: string;
  dropoffLocationId: string;
  moveAt: LocalDateTime;
  freesVehicle: boolean;
  standsAt: string | null;
  leftAt: Date | null;
  registration: LocalDate | null;
  insurance: LocalDate | null;
  inspection: LocalDate | null;
  winterTyres: boolean | null;
  countries: string[];
  driverId: string | null;
  driverName: string | null;
  tickedAt: Date | null;
  tickedBy: string | null;
};

/** When the customer left it at the key box, where nobody has taken it back yet. */
const leftAt = `(
    select at from handover
    where handover.reservation_id = reservation.id and handover.vehicle_id = reservation.vehicle_id
      and direction = 'in' and taken_by = 'customer' and addendum_to is null and ${statusIn(isOut, "reservation.status")}
  )`;

/** Where the vehicle of what has not begun came back last, or where it is at home; null while it is out. */
const standsAt = `case when not (${statusIn(isAhead)}) or exists (
    select from reservation other where other.vehicle_id = vehicle.id and ${statusIn(isOut, "other.status")}
  ) then null else coalesce((
    select dropoff_location_id from reservation last
    where last.vehicle_id = vehicle.id and ${statusIn(isBack, "last.status")} order by dropoff_at desc limit 1
  ), vehicle.home_location_id) end`;

const textOf = (side: MoveSide) => `
  select reservation.code, reservation.version, reservation.status, first_name as "firstName", last_name as "lastName", reservation.phone,
    car.name as "carName", vehicle.plate, flight_number as "flightNumber", reservation.extras, total_cents as "totalCents",
    coalesce(${paidCents}, 0)::int as "paidCents", coalesce(${chargesCents}, 0)::int as "chargesCents", pickup_local as "pickupAt", dropoff_local as "dropoffAt",
    pickup_location_id as "pickupLocationId", dropoff_location_id as "dropoffLocationId",
    move_local as "moveAt", move_frees as "freesVehicle", ${side === "out" ? standsAt : "null::text"} as "standsAt",
    ${side === "in" ? leftAt : "null::timestamptz"} as "leftAt", registration_expires::text as registration,
    insurance_expires::text as insurance, inspection_expires::text as inspection, winter_tyres as "winterTyres",
    reservation.countries, driver.id as "driverId", driver.name as "driverName",
    ticked_at as "tickedAt", ticker.name as "tickedBy"
  from (${movesSql(side, { from: "$1::timestamptz", to: "$2::timestamptz", withEarlier: "$3::boolean" })}) as move
    join reservation using (id)
    join car on car.id = reservation.car_id
    left join vehicle on vehicle.id = reservation.vehicle_id
    left join move_run run on ${isRunOf(side)}
    left join "user" driver on driver.id = run.driver_id
    left join "user" ticker on ticker.id = run.ticked_by`;
const texts = { out: textOf("out"), in: textOf("in") };

/**
 * What goes out and what comes back on some days in Sarajevo, by time; those that are done too. From today on, also what should have
 * gone out or come back before and has not.
 */
export async function listMoves(
  { pool, catalogue, clock }: Pick<Deps, "pool" | "catalogue" | "clock">,
  days: MoveDays,
): Promise<Move[]> {
  const held = await catalogue.get();
  const { rules } = held.priceList;
  const now = clock.now();
  const local = toLocal(now);
  const values = [startOf(days.from), startOf(days.to), haveEarlier(days, now)];
  const read = async (side: MoveSide) =>
    (await pool.query<Row>({ name: `moves-${side}`, text: texts[side], values })).rows;
  const [out, back, endangered] = await Promise.all([
    read("out"),
    read("in"),
    findEndangered(pool, { now, rules, fleetRules: fleetRulesOf(held) }),
  ]);
  const known = { now: local, rules };
  const moves = [
    ...out.map((row) => ({ ...asMove("out", row, known), ...dangerOf(row, endangered) })),
    ...back.map((row) => asMove("in", row, known)),
  ];
  return moves.toSorted((a, b) =>
    a.at === b.at ? (a.code < b.code ? -1 : 1) : a.at < b.at ? -1 : 1,
  );
}

type Known = { now: LocalDateTime; rules: Parameters<typeof isOverdue>[2] };

function asMove(side: MoveSide, row: Row, { now, rules }: Known): Move {
  const { status, pickupAt, dropoffAt, moveAt } = row;
  const agreedAt = side === "out" ? pickupAt : dropoffAt;
  const isDone = side === "out" ? hasBegun(status) : isBack(status);
  const trip = { pickupAt, dropoffAt };
  const { driverId, driverName, tickedAt, tickedBy } = row;
  return {
    side,
    at: moveAt,
    agreedAt,
    placeId: side === "out" ? row.pickupLocationId : row.dropoffLocationId,
    pickupAt,
    dropoffAt,
    code: row.code,
    version: row.version,
    status,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    carName: row.carName,
    plate: row.plate,
    flightNumber: side === "out" ? row.flightNumber : null,
    extras: row.extras,
    totalCents: row.totalCents,
    paidCents: row.paidCents,
    chargesCents: row.chargesCents,
    isDone,
    isOverdue: side === "in" && isOverdue({ status, trip }, now, rules),
    ...(!isDone && row.freesVehicle && { freesVehicle: true }),
    isMissed: side === "out" && isAhead(status) && isPickupOver({ pickupAt: moveAt }, now),
    ...(side === "out" && !isDone && row.standsAt !== null && { standsAt: row.standsAt }),
    lacks: isDone ? [] : lacksOf(row),
    countries: row.countries,
    ...(driverId !== null && { driver: { id: driverId, name: driverName ?? "" } }),
    ...(tickedAt && { ticked: { at: toLocal(tickedAt.getTime()), by: tickedBy ?? "" } }),
    ...(side === "in" && row.leftAt && { leftAt: toLocal(row.leftAt.getTime()) }),
  };
}

/** Without a vehicle there is nothing that could lack. */
function lacksOf({ winterTyres, registration, insurance, inspection, ...row }: Row): Move["lacks"] {
  if (winterTyres === null) return [];
  const vehicle = { winterTyres, registration, insurance, inspection };
  return vehicleLacks(vehicle, dateOf(row.pickupAt), dateOf(row.dropoffAt));
}

function dangerOf(
  { code, status }: Row,
  endangered: Awaited<ReturnType<typeof findEndangered>>,
): Pick<Move, "waitsFor"> {
  const danger = isAhead(status) ? endangered.get(code) : undefined;
  return danger ? { waitsFor: danger.waitsFor } : {};
}
