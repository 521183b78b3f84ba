import type { Pool } from "pg";
import { backAtEarliest, clashesWith } from "../../../domain/availability/back-at-earliest.ts";
import { longestGapMs } from "../../../domain/availability/gap.ts";
import type { Busy, FleetRules, Instant } from "../../../domain/availability/occupancy.ts";
import type { RentalRules } from "../../../domain/pricing/price-list.ts";
import { overdueBefore } from "../../../domain/reservations/states/moments.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import { statusIn } from "../../db/status-sql.ts";
import { promisedAt } from "./promised-sql.ts";

/** A reservation whose vehicle is overdue with somebody else, and will not be there in time. Codes are bare. */
export type Endangered = { code: string; waitsFor: string };

type Stay = {
  id: number;
  code: string;
  vehicleId: number;
  start: number;
  end: number;
  pickupLocationId: string | null;
  dropoffLocationId: string | null;
};
type Row = { out: Stay; dropoffAt: number; next: Stay };

const stay = (row: string, of: string) => `json_build_object(
    'id', ${row}.id, 'code', ${of}.code, 'vehicleId', ${row}.vehicle_id,
    'start', extract(epoch from lower(${row}.during)) * 1000, 'end', extract(epoch from ${row}.busy_until) * 1000,
    'pickupLocationId', ${row}.pickup_location_id, 'dropoffLocationId', ${row}.dropoff_location_id
  )`;

const text = `
  select ${stay("held", "reservation")} as out, ${stay("waiting", "later")} as next,
    (extract(epoch from ${promisedAt}) * 1000)::float8 as "dropoffAt"
  from reservation
    join occupancy held on held.reservation_id = reservation.id
    join occupancy waiting on waiting.vehicle_id = held.vehicle_id and waiting.id <> held.id
      and lower(waiting.during) >= lower(held.during) and lower(waiting.during) < $2
    join reservation later on later.id = waiting.reservation_id
  where ${statusIn(isOut)} and ${promisedAt} < $1
  order by lower(waiting.during)`;

/** The reservations in danger at a moment, by the bare code. */
export async function findEndangered(
  pool: Pool,
  { now, rules, fleetRules }: { now: Instant; rules: RentalRules; fleetRules: FleetRules },
): Promise<Map<string, Endangered>> {
  const reach = backAtEarliest({ dropoffAt: 0 }, now, rules) + longestGapMs(fleetRules);
  const values = [new Date(overdueBefore(now, rules)), new Date(reach)];
  const { rows } = await pool.query<Row>({ name: "endangered-by-overdue", text, values });
  return new Map(
    rows.flatMap(({ out, next, dropoffAt }) => {
      const end = backAtEarliest({ dropoffAt }, now, rules);
      const clashes = clashesWith(asBusy(out), end, [asBusy(next)], fleetRules);
      return clashes.length > 0 ? [[next.code, { code: next.code, waitsFor: out.code }]] : [];
    }),
  );
}

function asBusy({ id, vehicleId, start, end, pickupLocationId, dropoffLocationId }: Stay): Busy {
  return {
    id: String(id),
    kind: "reservation",
    vehicleId,
    start,
    end,
    pinned: true,
    pickupLocationId: pickupLocationId ?? undefined,
    dropoffLocationId: dropoffLocationId ?? undefined,
  };
}
