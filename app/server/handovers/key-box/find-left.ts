/** Vehicles that customers left at a key box, and that nobody has taken back yet. */
import type { Pool, PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Energy } from "../../../domain/handovers/energy.ts";
import type { DamageMark } from "../../../domain/handovers/marks.ts";
import type { ExpectedPhoto } from "../../../domain/handovers/photos.ts";
import { readLeftSheet } from "../../../domain/handovers/key-box/read-marks.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { memberIdOf, type Doer } from "../../../domain/staff/doer.ts";
import { statusIn } from "../../db/status-sql.ts";

/** What a customer wrote down of a vehicle that was left. */
export type Left = {
  handoverId: number;
  at: LocalDateTime;
  odometerKm: number;
  energy: Energy;
  note: string;
  /** As they were named when it was left; they follow one by one. */
  photos: readonly ExpectedPhoto[];
  marks: readonly DamageMark[];
};

type Row = {
  handoverId: number;
  at: Date;
  odometerKm: number;
  fuelEighths: number | null;
  batteryPercent: number | null;
  note: string;
  sheet: string | null;
};

const text = `
  select handover.id as "handoverId", at, odometer_km as "odometerKm", fuel_eighths as "fuelEighths",
    battery_percent as "batteryPercent", note,
    sheet
  from handover join reservation on reservation.id = reservation_id
  where reservation_id = $1 and direction = 'in' and taken_by = 'customer' and addendum_to is null
    and handover.vehicle_id = reservation.vehicle_id and ${statusIn(isOut)}`;

/** What the customer left of a rental whose vehicle nobody has taken back yet; undefined when nothing was. */
export async function findLeft(
  db: Pool | PoolClient,
  reservationId: number,
): Promise<Left | undefined> {
  const { rows } = await db.query<Row>({ name: "left-at-box", text, values: [reservationId] });
  const [row] = rows;
  if (!row) return undefined;
  const { at, fuelEighths, batteryPercent, sheet, ...left } = row;
  const energy = fuelEighths === null ? { batteryPercent: batteryPercent ?? 0 } : { fuelEighths };
  return { ...left, ...readLeftSheet(sheet ?? ""), at: toLocal(at.getTime()), energy };
}

/** Writes down who looked at what a customer left, and when. */
export async function markSeen(
  client: PoolClient,
  { handoverId, by, at }: { handoverId: number; by: Doer; at: Date },
): Promise<void> {
  const seenBy = memberIdOf(by.actor) ?? null;
  await client.query(
    "update handover set seen_at = $2, seen_by = $3 where id = $1 and seen_at is null",
    [handoverId, at, seenBy],
  );
}
