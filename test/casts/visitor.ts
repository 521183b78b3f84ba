/**
 * The tools of a page test that acts as a visitor: a trip, a person, the form of a page, and the rows that were
 * written.
 */
import { randomInt } from "node:crypto";
import type { Pool } from "pg";

/** A long weekend at Tuzla airport in July, as the search form sends it. */
export const julyTrip: Readonly<Record<string, string>> = {
  pickupLocation: "airport-tuzla",
  dropoffLocation: "airport-tuzla",
  sameReturnLocation: "true",
  pickupDate: "2027-07-05",
  pickupTime: "10:00",
  dropoffDate: "2027-07-09",
  dropoffTime: "10:00",
};

/** Emina's details, as the review form sends them. */
export const eminaTyped: Readonly<Record<string, string>> = {
  firstName: "Emina",
  lastName: "Hadžić-Đulić",
  dateOfBirth: "12/04/1988",
  email: "emina@example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  flightNumber: "W6 2722",
  couponCode: "",
  privacyAccepted: "on",
  termsAccepted: "on",
};

/** The address of a booking step for a trip, a car and further parameters. */
export function stepAddress(
  step: "search" | "extras" | "review" | "ba/search" | "ba/extras" | "ba/review",
  entries: Readonly<Record<string, string>>,
  more = "",
): string {
  return `/${step}?${new URLSearchParams({ ...julyTrip, ...entries })}${more}`;
}

/**
 * An address of somebody whom no limit has counted yet: bookings and tries are limited by the address of their sender, and the product
 * trusts the header that names it.
 */
export function guestAddress(): string {
  return `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
}

/** The form of the review page as a browser sends it: its hidden fields, and what was typed. */
export function filledForm(
  html: string,
  typed: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const form = new URLSearchParams({ intent: "book" });
  const page = html.slice(html.indexOf('id="details"'));
  for (const [, name, value] of page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)) {
    if (name) form.set(name, readAttribute(value ?? ""));
  }
  for (const [name, value] of Object.entries({ ...eminaTyped, ...typed })) form.set(name, value);
  return form;
}

/** The text of an HTML attribute. */
export function readAttribute(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** The value of an input when the page is shown. */
export function valueOf(html: string, name: string): string | undefined {
  const input = new RegExp(`<input[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0];
  const value = input && /\bvalue="([^"]*)"/.exec(input)?.[1];
  return value === undefined ? undefined : readAttribute(value);
}

/** The number of rows in each table that a booking writes to. */
export async function writtenRows(pool: Pool): Promise<Record<string, number>> {
  const tables = [
    "reservation",
    "reservation_line",
    "booking_ledger",
    "reservation_event",
    "occupancy",
    "outbox",
    "submission",
    "coupon_use",
    "audit_entry",
    '"user"',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(", ")}`);
  return rows[0] ?? {};
}
