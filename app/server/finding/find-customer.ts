import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { phoneParts, type PhoneParts } from "../phones/phone-parts.ts";

/** A customer, with the personal data of the newest reservation. */
export type KnownCustomer = {
  firstName: string;
  lastName: string;
  dateOfBirth?: LocalDate;
  /** Empty when the customer gave none. */
  email: string;
  phone: PhoneParts;
  language: Language;
  /** The number of reservations, cancelled ones too. */
  reservations: number;
  /** The day of the newest pick-up. */
  lastPickup: LocalDate;
};

type Row = Omit<KnownCustomer, "phone" | "dateOfBirth"> & {
  dateOfBirth: LocalDate | null;
  phone: string;
};

const text = `
  with theirs as (
    select * from reservation
    where erased_at is null and (phone = $1 or ($2 <> '' and lower(email) = $2))
    order by created_at desc, id desc limit 200
  )
  select first_name as "firstName", last_name as "lastName", date_of_birth::text as "dateOfBirth", email, phone, language,
    (select count(*)::int from theirs) as reservations,
    left(max(pickup_local) over (), 10) as "lastPickup"
  from theirs order by created_at desc, id desc limit 1`;

/** Returns the customer who booked with this phone number (E.164) or this e-mail address; undefined when nobody did. */
export async function findCustomer(
  pool: Pool,
  { phone, email }: { phone: string | undefined; email: string },
): Promise<KnownCustomer | undefined> {
  const address = email.trim().toLowerCase();
  if (!phone && !address.includes("@")) return undefined;
  const values = [phone ?? null, address];
  const { rows } = await pool.query<Row>({ name: "find-customer", text, values });
  const [row] = rows;
  if (!row) return undefined;
  const { dateOfBirth, phone: number, ...known } = row;
  return { ...known, ...(dateOfBirth && { dateOfBirth }), phone: phoneParts(number) };
}
