/** What the board says of vehicles that customers left at a key box: their own words, and who has looked since. */
import type { Pool } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Energy } from "../../../domain/handovers/energy.ts";
import { isOut } from "../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";

export type LeftNote = {
  /** Bare. */
  code: string;
  odometerKm: number;
  energy: Energy;
  note: string;
  /** Absent while nobody has looked; `by` is empty when the member is gone. */
  seen?: { at: LocalDateTime; by: string };
};

type Row = {
  code: string;
  odometerKm: number;
  fuelEighths: number | null;
  batteryPercent: number | null;
  note: string;
  seenAt: Date | null;
  seenBy: string | null;
};

const text = `
  select code, odometer_km as "odometerKm", fuel_eighths as "fuelEighths", battery_percent as "batteryPercent", note,
    seen_at as "seenAt", "user".name as "seenBy"
  from handover
    join reservation on reservation.id = reservation_id
    left join "user" on "user".id = seen_by
  where code = any($1::text[]) and direction = 'in' and taken_by = 'customer' and addendum_to is null
    and handover.vehicle_id = reservation.vehicle_id and ${statusIn(isOut)}`;

/** What was left of these reservations and was not taken back yet. */
export async function listLeft(pool: Pool, codes: readonly string[]): Promise<LeftNote[]> {
  const { rows } = await pool.query<Row>({ name: "left-notes", text, values: [codes] });
  return rows.map(({ code, odometerKm, fuelEighths, batteryPercent, note, seenAt, seenBy }) => ({
    code,
    odometerKm,
    energy: fuelEighths === null ? { batteryPercent: batteryPercent ?? 0 } : { fuelEighths },
    note,
    ...(seenAt && { seen: { at: toLocal(seenAt.getTime()), by: seenBy ?? "" } }),
  }));
}
