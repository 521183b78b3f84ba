import type { PoolClient } from "pg";
import { soldRows } from "../../../domain/ledger/sold-rows.ts";
import type { QuoteLine } from "../../../domain/pricing/quote-line.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import type { StaffWay } from "../../../domain/reservations/booking/source.ts";
import type { WaitReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import { memberIdOf, type Actor } from "../../../domain/staff/doer.ts";
import { afterCommit } from "../../db/in-transaction.ts";
import { sourceOf } from "../ledger/source-sql.ts";
import { tellNews } from "../../notices/tell-news.ts";
import type { KeptAnswer, Submission } from "./submissions.ts";

// The kept price of a reservation, as rows of `reservation_line`.
/** The columns of a line besides its reservation. */
const lineColumns = `position, code, subject, quantity, unit, unit_cents, amount_cents, included, reason`;

const textLineRows = `
  insert into reservation_line (reservation_id, ${lineColumns})
  select $1, ${lineColumns} from jsonb_populate_recordset(null::reservation_line, $2)`;

/** A line by its columns. */
export function asLineRow(line: QuoteLine, position: number): object {
  const { unitCents, amountCents, ...same } = line;
  return { ...same, position, unit_cents: unitCents, amount_cents: amountCents };
}

/** Writes other lines in the place of those that a reservation has. */
export async function replaceLines(
  client: PoolClient,
  reservationId: number,
  lines: readonly QuoteLine[],
): Promise<void> {
  await client.query({
    name: "forget-lines",
    text: "delete from reservation_line where reservation_id = $1",
    values: [reservationId],
  });
  const values = [reservationId, JSON.stringify(lines.map(asLineRow))];
  await client.query({ name: "write-lines", text: textLineRows, values });
}

/** A new row of `reservation`, by its columns; the others have their defaults. */
export type ReservationRow = {
  code: string;
  token: string;
  status: ReservationStatus;
  language: string;
  car_id: number;
  vehicle_id: number;
  pickup_location_id: string;
  dropoff_location_id: string;
  pickup_at: string;
  dropoff_at: string;
  pickup_local: string;
  dropoff_local: string;
  rental_days: number;
  first_name: string;
  first_name_key: string;
  last_name: string;
  date_of_birth: string;
  email: string;
  phone: string;
  phone_country: string;
  flight_number: string | null;
  marketing_consent_at: string | null;
  privacy_accepted_at: string;
  terms_accepted_at: string;
  privacy_version: number | null;
  terms_version: number | null;
  cancellation_version: number | null;
  plan_code: string;
  extras: Readonly<Record<string, number>>;
  countries: readonly string[];
  coupon_code: string | null;
  car_cents: number;
  total_cents: number;
  net_cents: number;
  vat_cents: number;
  deposit_cents: number;
  price_list_version: number;
  wait_reasons: readonly WaitReason[];
  person_keys: readonly string[];
  created_by: "site" | "staff";
  booked_through: StaffWay | null;
  partner: string | null;
  staff_note: string;
  created_at: string;
};

type NewReservation = {
  row: ReservationRow;
  lines: readonly QuoteLine[];
  actor: Actor;
  /** The form it came from, with the answer that the form gets, now and when it comes again. */
  form?: Submission & { answer: KeptAnswer };
};

const columns = `
  code, token, status, language, car_id, vehicle_id, pickup_location_id, dropoff_location_id, pickup_at,
  dropoff_at, pickup_local, dropoff_local, rental_days, first_name, first_name_key, last_name,
  date_of_birth, email, phone, phone_country, flight_number, marketing_consent_at, privacy_accepted_at,
  terms_accepted_at, privacy_version, terms_version, cancellation_version, plan_code, extras, countries,
  coupon_code, car_cents, total_cents, net_cents, vat_cents, deposit_cents, price_list_version, wait_reasons,
  person_keys, created_by, booked_through, partner, staff_note, created_at`;

const text = `
  with made as (
    insert into reservation (${columns})
    select ${columns} from jsonb_populate_record(null::reservation, $1)
    returning id, status, created_at, car_id, vehicle_id, pickup_location_id, ${sourceOf} as source, language
  ), priced as (
    insert into reservation_line (reservation_id, ${lineColumns})
    select made.id, ${lineColumns} from made, jsonb_populate_recordset(null::reservation_line, $2)
  ), sold as (
    insert into booking_ledger (
      at, reservation_id, car_id, vehicle_id, location_id, source, language, day, kind, item, days, cents
    )
    select made.created_at, made.id, car_id, vehicle_id, pickup_location_id, source, language, day, kind, item, days, cents
    from made, jsonb_to_recordset($8) as row (day date, kind text, item text, days int, cents int)
  ), told as (
    insert into reservation_event (reservation_id, action, to_status, actor_kind, actor_id, created_at)
    select id, 'book', status, $3, $4, created_at from made
  ), answered as (
    insert into submission (key, body_hash, reservation_id, answer, created_at)
    select $5, $6, id, $7, created_at from made where $5::text is not null
  )
  select id from made`;

/**
 * Writes a reservation with its price, what the ledger says of it, its first event and the answer to its form, in one statement;
 * returns its id.
 */
export async function insertReservation(
  client: PoolClient,
  { row, lines, actor, form }: NewReservation,
): Promise<number> {
  const { status, pickup_local: pickupAt, rental_days: rentalDays } = row;
  const sold = soldRows({ status, trip: { pickupAt }, rentalDays, lines });
  const { rows } = await client.query<{ id: number }>({
    name: "insert-reservation",
    text,
    values: [
      JSON.stringify(row),
      JSON.stringify(lines.map(asLineRow)),
      actor.kind,
      memberIdOf(actor) ?? null,
      form?.key,
      form?.bodyHash,
      form && JSON.stringify(form.answer),
      JSON.stringify(sold),
    ],
  });
  const [made] = rows;
  if (!made) throw new Error("a reservation was written and has no id");
  afterCommit(client, tellNews);
  return made.id;
}
