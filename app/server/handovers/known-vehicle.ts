import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { KnownVehicle } from "../../domain/handovers/check-hand-over.ts";
import { isOut } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";

type Row = {
  carId: number;
  plate: string;
  km: number;
  readAt: Date;
  registration: LocalDate | null;
  insurance: LocalDate | null;
  inspection: LocalDate | null;
  isOut: boolean;
};

const text = `
  select car_id as "carId", plate, odometer_km as km,
    coalesce((select max(at) from handover where vehicle_id = vehicle.id), vehicle.created_at) as "readAt",
    registration_expires::text as registration, insurance_expires::text as insurance,
    inspection_expires::text as inspection,
    exists (
      select from reservation
      where reservation.vehicle_id = vehicle.id and ${statusIn(isOut)} and reservation.id <> $2
    ) as "isOut"
  from vehicle where id = $1`;

const msPerDay = 86_400_000;

/** `isOut`: another customer has it. */
export type VehicleToGive = KnownVehicle & { carId: number; isOut: boolean };

/** A vehicle as a member finds it who is about to give it to a reservation; undefined when there is none. */
export async function findVehicleToGive(
  client: Pool | PoolClient,
  { vehicleId, reservationId, at }: { vehicleId: number; reservationId: number; at: Date },
): Promise<VehicleToGive | undefined> {
  const values = [vehicleId, reservationId];
  const { rows } = await client.query<Row>({ name: "vehicle-to-give", text, values });
  const [row] = rows;
  if (!row) return undefined;
  const { carId, plate, km, readAt, registration, insurance, inspection } = row;
  return {
    id: vehicleId,
    carId,
    plate,
    last: { km, daysAgo: Math.max(0, at.getTime() - readAt.getTime()) / msPerDay },
    expires: {
      registration: registration ?? undefined,
      insurance: insurance ?? undefined,
      inspection: inspection ?? undefined,
    },
    isOut: row.isOut,
  };
}
