/** Sheets that were written: by the key of a phone, the first of a reservation, and what is out. */
import type { Pool, PoolClient } from "pg";
import type { GivenOut } from "../../domain/handovers/check-take-back.ts";
import type { Energy } from "../../domain/handovers/energy.ts";
import type { Equipment } from "../../domain/handovers/equipment.ts";
import type { OtherSheet } from "../../domain/handovers/outbox.ts";
import type { Direction } from "../../domain/handovers/sheet.ts";
import { isOut } from "../../domain/reservations/states/states.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { statusIn } from "../db/status-sql.ts";

/** A sheet as it was kept. */
export type KeptSheet = {
  handoverId: number;
  token: string;
  vehicleId: number;
  direction: Direction;
  at: Date;
  sheetSha256: string | null;
  deviceOffSeconds: number | null;
  staffId: string | null;
};

const columns = `
  handover.id as "handoverId", token, handover.vehicle_id as "vehicleId", direction, at, sheet_sha256 as "sheetSha256",
  device_off_seconds as "deviceOffSeconds", staff_id as "staffId"
  from handover join reservation on reservation.id = handover.reservation_id`;

/** The sheet that a phone sent with this key. */
export async function findByPhoneKey(
  db: Pool | PoolClient,
  phoneKey: string,
): Promise<KeptSheet | undefined> {
  const text = `select ${columns} where phone_key = $1`;
  const { rows } = await db.query<KeptSheet>({ name: "sheet-by-key", text, values: [phoneKey] });
  return rows[0];
}

/**
 * The first sheet of a direction that a reservation has: of one vehicle, or of any. What a customer left at the key box is none until
 * a member has taken it back.
 */
export async function findFirstSheet(
  db: Pool | PoolClient,
  asked: { token: string; direction: Direction; vehicleId?: number },
): Promise<KeptSheet | undefined> {
  const text = `
    select ${columns}
    where token = $1 and direction = $2 and coalesce(handover.vehicle_id = $3, true) and addendum_to is null
      and not (taken_by = 'customer' and ${statusIn(isOut)})
    order by handover.id limit 1`;
  const values = [asked.token, asked.direction, asked.vehicleId];
  const { rows } = await db.query<KeptSheet>({ name: "first-sheet", text, values });
  return rows[0];
}

type OtherRow = {
  at: Date;
  by: string | null;
  odometerKm: number;
  fuelEighths: number | null;
  batteryPercent: number | null;
  note: string;
  marks: number;
  photos: number;
};

const otherText = `
  select at, "user".name as by, odometer_km as "odometerKm", fuel_eighths as "fuelEighths",
    battery_percent as "batteryPercent", note,
    (select count(*) from damage where damage.handover_id = handover.id)::int as marks,
    (select count(*) from handover_photo where handover_photo.handover_id = handover.id)::int as photos
  from handover left join "user" on "user".id = staff_id
  where handover.id = $1`;

/** What stands on a sheet that somebody else wrote, for who comes second; undefined when there is none. */
export async function findOtherSheet(
  db: Pool | PoolClient,
  handoverId: number,
): Promise<OtherSheet | undefined> {
  const { rows } = await db.query<OtherRow>({
    name: "other-sheet",
    text: otherText,
    values: [handoverId],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { at, by, fuelEighths, batteryPercent, ...facts } = row;
  return {
    handoverId,
    at: toLocal(at.getTime()),
    ...(by !== null && { by }),
    energy: energyIn({ fuelEighths, batteryPercent }),
    ...facts,
  };
}

function energyIn({
  fuelEighths,
  batteryPercent,
}: Pick<OtherRow, "fuelEighths" | "batteryPercent">): Energy {
  return fuelEighths === null ? { batteryPercent: batteryPercent ?? 0 } : { fuelEighths };
}

type OutRow = {
  plate: string;
  at: Date;
  odometerKm: number;
  fuelEighths: number | null;
  batteryPercent: number | null;
  checklist: Record<string, boolean | number | string>;
};

/** What a correction says holds; the moment is that of the first sheet. */
const outText = `
  select plate, first.at, newest.odometer_km as "odometerKm", newest.fuel_eighths as "fuelEighths",
    newest.battery_percent as "batteryPercent", newest.checklist
  from handover first
    join vehicle on vehicle.id = first.vehicle_id
    cross join lateral (
      select * from handover one
      where one.id = first.id or one.addendum_to = first.id
      order by one.id desc limit 1
    ) as newest
  where first.reservation_id = $1 and first.vehicle_id = $2 and first.direction = 'out' and first.addendum_to is null`;

/** A vehicle as it was given out for a reservation; undefined when nobody wrote a sheet. */
export async function findGivenOut(
  db: Pool | PoolClient,
  { reservationId, vehicleId }: { reservationId: number; vehicleId: number },
): Promise<GivenOut | undefined> {
  const values = [reservationId, vehicleId];
  const { rows } = await db.query<OutRow>({ name: "given-out", text: outText, values });
  const [row] = rows;
  if (!row) return undefined;
  const { plate, at, odometerKm, fuelEighths, batteryPercent, checklist } = row;
  const energy = energyIn({ fuelEighths, batteryPercent });
  return {
    vehicleId,
    plate,
    at: toLocal(at.getTime()),
    odometerKm,
    energy,
    equipment: checklist as Equipment,
  };
}
