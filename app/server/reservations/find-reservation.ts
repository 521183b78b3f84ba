import type { Pool } from "pg";
import type { Car } from "../../domain/cars/car.ts";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import { nameKey } from "../../domain/plain-text.ts";
import { formatCode, parseCode } from "../../domain/reservations/code.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Deps } from "../deps.ts";
import type { ReservationView } from "./reservation-view.ts";

type Row = Omit<ReservationView, "car" | "trip" | "customer" | "createdAt" | "couponCode"> & {
  carId: number;
  trip: ReservationView["trip"];
  customer: ReservationView["customer"] & { flightNumber: string | null };
  couponCode: string | null;
  createdAt: Date;
};

const text = `
  select code, token, status, language, car_id as "carId", rental_days as "rentalDays",
    json_build_object(
      'pickupLocationId', pickup_location_id, 'dropoffLocationId', dropoff_location_id,
      'pickupAt', pickup_local, 'dropoffAt', dropoff_local
    ) as trip,
    json_build_object(
      'firstName', first_name, 'lastName', last_name, 'email', email, 'phone', phone,
      'flightNumber', flight_number
    ) as customer,
    plan_code as "planCode", extras, countries, total_cents as "totalCents", net_cents as "netCents",
    vat_cents as "vatCents", deposit_cents as "depositCents", sequence, coupon_code as "couponCode",
    created_at as "createdAt",
    (
      select coalesce(json_agg(json_build_object(
        'code', code, 'subject', subject, 'quantity', quantity, 'unit', unit, 'unitCents', unit_cents,
        'amountCents', amount_cents, 'included', included, 'reason', reason
      ) order by position), '[]')
      from reservation_line where reservation_id = reservation.id
    ) as lines
  from reservation`;

/** The reservation of a token, which only its customer and the staff know; `undefined` when there is none. */
export async function findReservation(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token }: { token: string },
): Promise<ReservationView | undefined> {
  if (!isToken(token)) return undefined;
  const row = await readRow(pool, "find-reservation-by-token", `${text} where token = $1`, [token]);
  return row && asView(row, await catalogue.get());
}

/**
 * The reservation of a code and a first name, both as a person typed them; `undefined` when the code is none, nobody has it,
 * or the name is another. Callers limit how often it is asked.
 */
export async function findReservationByCode(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  typed: { code: string; firstName: string },
): Promise<ReservationView | undefined> {
  const code = parseCode(typed.code);
  const key = nameKey(typed.firstName);
  if (code === undefined || key === "") return undefined;
  const where = `${text} where code = $1 and first_name_key = $2`;
  const row = await readRow(pool, "find-reservation-by-code", where, [code, key]);
  return row && asView(row, await catalogue.get());
}

/** Whatever stands in an address may be asked for; PostgreSQL refuses a NUL in a text. */
function isToken(text: string): boolean {
  return /^[\w-]{20,100}$/.test(text);
}

async function readRow(
  pool: Pool,
  name: string,
  text: string,
  values: string[],
): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>({ name, text, values });
  return rows[0];
}

function asView(row: Row, catalogue: Catalogue): ReservationView {
  const { carId, couponCode, createdAt, customer, ...same } = row;
  return {
    ...same,
    code: formatCode(row.code),
    car: carOf(carId, catalogue),
    customer: { ...customer, flightNumber: customer.flightNumber ?? undefined },
    lines: row.lines satisfies readonly QuoteLine[],
    couponCode: couponCode ?? undefined,
    createdAt: toLocal(createdAt.getTime()),
  };
}

function carOf(carId: number, { cars, withdrawn }: Catalogue): Car {
  const car = [...cars, ...withdrawn.cars].find(({ id }) => id === carId);
  if (!car) throw new Error(`the catalogue lacks car ${carId}, which a reservation names`);
  return car;
}
