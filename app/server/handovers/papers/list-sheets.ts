/** The sheets of a reservation, in short: what was read, how it was signed, and what has arrived. */
import type { Pool } from "pg";
import type { Energy } from "../../../domain/handovers/energy.ts";
import type { Direction, HandoverSheet, SignedHow } from "../../../domain/handovers/sheet.ts";

export type SheetEntry = {
  id: number;
  /** The sheet that it corrects. */
  addendumTo: number | null;
  direction: Direction;
  plate: string;
  at: Date;
  receivedAt: Date;
  odometerKm: number;
  energy: Energy;
  /** Of a member who is still known. */
  staff: string | null;
  takenBy: "staff" | "customer";
  signedHow: SignedHow;
  marks: number;
  photos: number;
  photosHere: number;
  /** By how much the clock of the phone was ahead of ours. */
  offSeconds: number | null;
  /** Why it was corrected. */
  reason: string | null;
  /** Can it be had as a file? */
  hasPaper: boolean;
};

type Row = Omit<SheetEntry, "energy"> & {
  fuelEighths: number | null;
  batteryPercent: number | null;
};

const text = `
  select handover.id, addendum_to as "addendumTo", direction, plate, at, received_at as "receivedAt",
    handover.odometer_km as "odometerKm", fuel_eighths as "fuelEighths", battery_percent as "batteryPercent",
    member.name as staff, taken_by as "takenBy", signed_how as "signedHow",
    (select count(*)::int from damage where handover_id = handover.id) as marks,
    (select count(*)::int from handover_photo where handover_id = handover.id) as photos,
    (select count(received_at)::int from handover_photo where handover_id = handover.id) as "photosHere",
    device_off_seconds as "offSeconds", facts #>> '{corrects,reason}' as reason, sheet is not null and facts is not null as "hasPaper"
  from handover join vehicle on vehicle.id = handover.vehicle_id
    left join "user" member on member.id = staff_id
  where reservation_id = $1 order by coalesce(addendum_to, handover.id), handover.id`;

/** Every sheet of a reservation: the oldest first, and its corrections after it. */
export async function listSheets(pool: Pool, reservationId: number): Promise<SheetEntry[]> {
  const { rows } = await pool.query<Row>({ name: "list-sheets", text, values: [reservationId] });
  return rows.map(({ fuelEighths, batteryPercent, ...row }) => ({
    ...row,
    energy: fuelEighths === null ? { batteryPercent: batteryPercent ?? 0 } : { fuelEighths },
  }));
}

/** The sheets that the customer of a token may have as files, the oldest first. */
export async function listPapersOf(
  pool: Pool,
  token: string,
): Promise<Pick<SheetEntry, "id" | "direction" | "at" | "addendumTo">[]> {
  const { rows } = await pool.query<Pick<SheetEntry, "id" | "direction" | "at" | "addendumTo">>({
    name: "papers-of-customer",
    text: `
      select handover.id, direction, at, addendum_to as "addendumTo"
      from handover join reservation on reservation.id = reservation_id
      where token = $1 and sheet is not null and facts is not null
      order by coalesce(addendum_to, handover.id), handover.id`,
    values: [token],
  });
  return rows;
}

export type ToCorrect = {
  /** The sheet as it holds now, with the corrections that were made. */
  sheet: HandoverSheet;
  firstId: number;
};

/** What a correction of a sheet begins with: the newest of it. Undefined when the reservation has no such sheet. */
export async function findToCorrect(
  pool: Pool,
  { id, reservationId }: { id: number; reservationId: number },
): Promise<ToCorrect | undefined> {
  const { rows } = await pool.query<{ sheet: string; firstId: number }>({
    name: "sheet-to-correct",
    text: `
      select sheet, coalesce(addendum_to, id) as "firstId" from handover
      where reservation_id = $2 and sheet is not null and (id = $1 or addendum_to = $1)
        and exists (select from handover first where first.id = $1 and first.addendum_to is null)
      order by id desc limit 1`,
    values: [id, reservationId],
  });
  const [row] = rows;
  // What was signed was checked before it was kept.
  return row && { firstId: row.firstId, sheet: JSON.parse(row.sheet) as HandoverSheet };
}
