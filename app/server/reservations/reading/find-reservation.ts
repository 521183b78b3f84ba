import type { Pool, PoolClient } from "pg";
import type { Car } from "../../../domain/cars/car.ts";
import type { WaitReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Deps } from "../../deps.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

type Row = Omit<
  Reservation,
  "car" | "trip" | "customer" | "createdAt" | "couponCode" | "cancellationFeeCents" | "waits"
> & {
  carId: number;
  trip: Reservation["trip"];
  customer: Omit<Reservation["customer"], "flightNumber"> & { flightNumber: string | null };
  couponCode: string | null;
  cancellationFeeCents: number;
  waitReasons: WaitReason[];
  createdAt: Date;
};

/** The lines of a reservation as a column `lines`, for a `select … from reservation`. */
export const keptLines = `
    (
      select coalesce(json_agg(json_build_object(
        'code', code, 'subject', subject, 'quantity', quantity, 'unit', unit, 'unitCents', unit_cents,
        'amountCents', amount_cents, 'included', included, 'reason', reason
      ) order by position), '[]')
      from reservation_line where reservation_id = reservation.id
    ) as lines`;

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
    cancellation_fee_cents as "cancellationFeeCents", wait_reasons as "waitReasons",
    created_at as "createdAt",
    ${keptLines}
  from reservation`;

/** The reservation of a token, which only its customer and the staff know; `undefined` when there is none, or it was erased. */
export async function findReservation(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token }: { token: string },
): Promise<Reservation | undefined> {
  return readReservation(pool, token, await catalogue.get());
}

/** The same from within a transaction, with the names of a catalogue that is at hand. */
export async function readReservation(
  db: Pool | PoolClient,
  token: string,
  catalogue: Catalogue,
): Promise<Reservation | undefined> {
  if (!isToken(token)) return undefined;
  const { rows } = await db.query<Row>({
    name: "find-reservation-by-token",
    text: `${text} where token = $1 and erased_at is null`,
    values: [token],
  });
  return rows[0] && asView(rows[0], catalogue);
}

/** The reservation of a bare code, for the staff: also one whose personal data was erased. */
export async function readByCode(
  pool: Pool,
  code: string,
  catalogue: Catalogue,
): Promise<Reservation | undefined> {
  const { rows } = await pool.query<Row>({
    name: "find-reservation-by-code",
    text: `${text} where code = $1`,
    values: [code],
  });
  return rows[0] && asView(rows[0], catalogue);
}

/** Whatever stands in an address may be asked for; PostgreSQL refuses a NUL in a text. */
function isToken(text: string): boolean {
  return /^[\w-]{20,100}$/.test(text);
}

function asView(row: Row, catalogue: Catalogue): Reservation {
  const { carId, couponCode, cancellationFeeCents, waitReasons, createdAt, customer, ...same } =
    row;
  const waits = isUnconfirmed(row.status) && waitReasons.length > 0;
  return {
    ...same,
    ...(waits && { waits: waitReasons }),
    code: formatCode(row.code),
    car: carOf(carId, catalogue),
    customer: { ...customer, flightNumber: customer.flightNumber ?? undefined },
    lines: row.lines satisfies readonly QuoteLine[],
    couponCode: couponCode ?? undefined,
    ...(cancellationFeeCents > 0 && { cancellationFeeCents }),
    createdAt: toLocal(createdAt.getTime()),
  };
}

function carOf(carId: number, { cars, withdrawn }: Catalogue): Car {
  const car = [...cars, ...withdrawn.cars].find(({ id }) => id === carId);
  if (!car) throw new Error(`the catalogue lacks car ${carId}, which a reservation names`);
  return car;
}
