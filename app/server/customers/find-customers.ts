import type { Pool, PoolClient } from "pg";
import type { LocalDateTime } from "../../domain/calendar.ts";
import { formatCode, parseCode } from "../../domain/reservations/code.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import { toE164 } from "../phones/phone-number.ts";

/** A person who booked, wrote or subscribed, and the records about them. */
export type Customer = {
  /** The e-mail address in lower case, or the phone (E.164) of somebody who booked without one. */
  email: string;
  names: string[];
  reservations: {
    id: number;
    /** As people read it. */
    code: string;
    status: ReservationStatus;
    pickupLocal: LocalDateTime;
    totalCents: number;
  }[];
  messages: number;
  letters: number;
  isSubscriber: boolean;
};

/**
 * SQL for a customer's reservations, `$1` being their address or else their phone: a customer who booked by phone may
 * have no address, and those without one must not be taken for one customer.
 */
export const isTheirs = `(lower(email) = $1 and email <> '' or email = '' and phone = $1) and erased_at is null`;

/**
 * SQL for letters that name a customer's address without being about a reservation; also the notice that one did not
 * arrive.
 */
export const namesThem = `reservation_id is null
  and kind in ('contact-message', 'newsletter-confirmation', 'undelivered-notice')
  and lower(coalesce(payload ->> 'email', payload ->> 'to')) = $1`;

/** SQL for the letters of a customer: those of their reservations, and those that name their address. */
export const isLetterOfTheirs = `(
    reservation_id in (select id from reservation where ${isTheirs}) or ${namesThem}
  )`;

const maxFound = 20;
const longestQuery = 254;

const holder = `coalesce(nullif(lower(email), ''), phone)`;
const byPhone = `select distinct ${holder} as email from reservation
  where phone = $1 and erased_at is null order by email limit ${maxFound}`;
const byCode = `select ${holder} as email from reservation where code = $1 and erased_at is null`;

/** Finds customers by an e-mail address, a phone or a reservation code, as it was typed. */
export async function findCustomers(pool: Pool, typed: string): Promise<Customer[]> {
  const text = typed.trim().slice(0, longestQuery).replaceAll("\0", "").toWellFormed();
  const emails = await emailsOf(pool, text);
  const found = await Promise.all(emails.map((email) => readCustomer(pool, email)));
  return found.filter((one) => one !== undefined);
}

async function emailsOf(pool: Pool, text: string): Promise<string[]> {
  if (text.includes("@")) return [text.toLowerCase()];
  const code = parseCode(text);
  const phone = toE164(text, "BA");
  if (!code && !phone) return [];
  const { rows } = await pool.query<{ email: string }>(code ? byCode : byPhone, [code ?? phone]);
  return rows.map(({ email }) => email);
}

const reservationsText = `
  select id, code, status, pickup_local as "pickupLocal", total_cents as "totalCents",
    first_name || ' ' || last_name as name
  from reservation where ${isTheirs} order by pickup_at desc`;

const restText = `
  select
    (select count(*) from contact_message where lower(email) = $1)::int as messages,
    (select count(*) from outbox where ${isLetterOfTheirs})::int as letters,
    exists (select from subscriber where email_key = $1) as "isSubscriber"`;

/**
 * Returns a customer by the lower-case e-mail address, or else the phone; `undefined` when there is no record of
 * them.
 */
export async function readCustomer(
  db: Pool | PoolClient,
  email: string,
): Promise<Customer | undefined> {
  const { rows } = await db.query<Customer["reservations"][number] & { name: string }>(
    reservationsText,
    [email],
  );
  const rest = await db.query<Pick<Customer, "messages" | "letters" | "isSubscriber">>(restText, [
    email,
  ]);
  const { messages = 0, letters = 0, isSubscriber = false } = rest.rows[0] ?? {};
  if (rows.length === 0 && messages === 0 && letters === 0 && !isSubscriber) return undefined;
  return {
    email,
    names: [...new Set(rows.map(({ name }) => name))],
    reservations: rows.map(({ id, code, status, pickupLocal, totalCents }) => ({
      id,
      status,
      pickupLocal,
      totalCents,
      code: formatCode(code),
    })),
    messages,
    letters,
    isSubscriber,
  };
}
