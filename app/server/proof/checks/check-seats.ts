import type { Pool, PoolClient } from "pg";
import type { Checked } from "../../../domain/proof/proof.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { holdsVehicle, isAhead, isCalledOff } from "../../../domain/reservations/states/states.ts";
import { statusIn } from "../../db/status-sql.ts";
import { countOf } from "./count-of.ts";

type Overlap = { plate: string; code: string | null; otherCode: string | null };

const overlapText = `
  select vehicle.plate, one_of.code, other_of.code as "otherCode"
  from occupancy one
    join occupancy other on other.vehicle_id = one.vehicle_id and other.during && one.during and other.id > one.id
    join vehicle on vehicle.id = one.vehicle_id
    left join reservation one_of on one_of.id = one.reservation_id
    left join reservation other_of on other_of.id = other.reservation_id
  order by vehicle.plate, one.id, other.id`;

/** No vehicle is promised twice at one time: the turnaround after a rental is a part of it, and blocks count as well. */
export async function checkVehicles(db: Pool | PoolClient): Promise<Checked> {
  const { rows } = await db.query<Overlap>(overlapText);
  return {
    counted: await countOf(db, "select count(*)::int as count from occupancy"),
    findings: rows.map(({ plate, code, otherCode }) => {
      const codes = [code, otherCode].filter((one) => one !== null);
      const key = codes.at(-1);
      return {
        fault: "double-booked",
        about: plate,
        other: codes.map(formatCode).join(", "),
        ...(key !== undefined && { key }),
      };
    }),
  };
}

type Unseated = {
  code: string;
  hasSeat: boolean;
  isNeedless: boolean;
  isOther: boolean;
};

const unseatedText = `
  select reservation.code, occupancy.id is not null as "hasSeat", ${statusIn(isCalledOff)} as "isNeedless",
    occupancy.vehicle_id is distinct from reservation.vehicle_id as "isOther"
  from reservation left join occupancy on occupancy.reservation_id = reservation.id
  where ${statusIn(isCalledOff)} and occupancy.id is not null
    or ${statusIn(holdsVehicle)} and (occupancy.id is null or occupancy.vehicle_id is distinct from reservation.vehicle_id)
    or ${statusIn(isAhead)} and (lower(during) > reservation.pickup_at or busy_until < reservation.dropoff_at)
  order by reservation.id`;

/** Every reservation that holds a vehicle has it busy for its whole trip, and one that was called off keeps none. */
export async function checkSeats(db: Pool | PoolClient): Promise<Checked> {
  const { rows } = await db.query<Unseated>(unseatedText);
  const holding = `select count(*)::int as count from reservation where ${statusIn(holdsVehicle)}`;
  return {
    counted: await countOf(db, holding),
    findings: rows.map(({ code, ...seat }) => ({
      fault: faultOf(seat),
      about: formatCode(code),
      key: code,
    })),
  };
}

function faultOf({ hasSeat, isNeedless, isOther }: Omit<Unseated, "code">) {
  if (!hasSeat) return "no-seat";
  if (isNeedless) return "needless-seat";
  return isOther ? "other-seat" : "short-seat";
}
