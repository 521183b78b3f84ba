import type { Pool } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { chargesCents, paidCents } from "../reading/account-sql.ts";

/** A reservation that was chosen for a deed. */
export type ChosenReservation = {
  /** Bare. */
  code: string;
  token: string;
  version: number;
  status: ReservationStatus;
  language: Language;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  hasEmail: boolean;
  isErased: boolean;
  carName: string;
  plate: string | null;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  pickupLocationId: string;
  dropoffLocationId: string;
  totalCents: number;
  /** Paid less given back, euro cents. */
  paidCents: number;
  /** Charged beside the price, euro cents. */
  chargesCents: number;
};

const text = `
  select reservation.code, token, reservation.version, reservation.status, reservation.language,
    first_name as "firstName", last_name as "lastName", reservation.phone, reservation.email <> '' as "hasEmail",
    erased_at is not null as "isErased", car.name as "carName", vehicle.plate,
    pickup_local as "pickupAt", dropoff_local as "dropoffAt",
    pickup_location_id as "pickupLocationId", dropoff_location_id as "dropoffLocationId",
    total_cents as "totalCents", coalesce(${paidCents}, 0)::int as "paidCents", coalesce(${chargesCents}, 0)::int as "chargesCents"
  from reservation
    join car on car.id = reservation.car_id
    left join vehicle on vehicle.id = reservation.vehicle_id
  where code = any($1)
  order by pickup_at, reservation.id`;

/** The reservations of some bare codes by their pick-up; codes that are nobody's are left out. */
export async function listChosen(
  pool: Pool,
  codes: readonly string[],
): Promise<ChosenReservation[]> {
  const { rows } = await pool.query<ChosenReservation>({
    name: "list-chosen",
    text,
    values: [codes],
  });
  return rows;
}
