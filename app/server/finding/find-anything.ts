import type { Found } from "../../domain/finding/found.ts";
import { searchWords, type SearchWord } from "../../domain/finding/search-words.ts";
import type { Language } from "../../domain/language.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { readListFilter } from "../../domain/reservations/states/list-filter.ts";
import { formatDayTime } from "../../i18n/format.ts";
import { formatPhone } from "../../i18n/phone.ts";
import type { Deps } from "../deps.ts";
import {
  listReservations,
  type ListedReservation,
} from "../reservations/lists/list-reservations.ts";
import { findVehicles } from "./find-vehicles.ts";

const maxOfAKind = 5;
/** The number of reservations among which customers are looked for: a frequent customer has many. */
const maxLookedAt = 40;

type TypedSearch = { typed: string; language: Language };

/**
 * What a member may be looking for with a few typed characters of a code, a name, a phone number, an e-mail address or
 * a plate: at most five reservations, the newest first, five customers and five vehicles, described in a language.
 */
export async function findAnything(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  { typed, language }: TypedSearch,
): Promise<Found[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const { pool, clock } = deps;
  const { graceMinutes } = (await deps.catalogue.get()).priceList.rules;
  const params = new URLSearchParams({ q: typed, view: "all", sort: "made", dir: "down" });
  const time = { now: clock.now(), graceMinutes };
  const [{ rows }, vehicles] = await Promise.all([
    listReservations(pool, readListFilter(params), { ...time, size: maxLookedAt }),
    findVehicles(pool, { words, language, max: maxOfAKind, now: time.now }),
  ]);
  return [
    ...rows.slice(0, maxOfAKind).map((row) => asReservation(row, language)),
    ...customersAmong(rows, words).slice(0, maxOfAKind),
    ...vehicles,
  ];
}

function asReservation(row: ListedReservation, language: Language): Found {
  const { code, status, carName, pickupAt } = row;
  const detail = [nameOf(row), carName, formatDayTime(pickupAt, language)].filter(Boolean);
  return { kind: "reservation", label: formatCode(code), detail: detail.join(" · "), status, code };
}

/**
 * Each customer once, with the newest reservation. The same e-mail address, or without one the same phone, means the
 * same customer.
 */
function customersAmong(rows: readonly ListedReservation[], words: readonly SearchWord[]): Found[] {
  const found = new Map<string, Found>();
  for (const row of rows) {
    const key = row.email.toLowerCase() || row.phone;
    if (key === "" || found.has(key) || !words.every((word) => isOfPerson(row, word))) continue;
    const detail = [row.phone && formatPhone(row.phone), row.email].filter(Boolean).join(" · ");
    found.set(key, { kind: "customer", label: nameOf(row), detail, code: row.code });
  }
  return [...found.values()];
}

/**
 * True when a word is about the customer. A word without digits is part of a name or an address; digits have to be the
 * customer's, not those of the code or the plate.
 */
function isOfPerson({ phone, email }: ListedReservation, { plate }: SearchWord): boolean {
  if (plate === undefined) return true;
  const digits = plate.replace(/^0+/, "");
  return /^\d+$/.test(plate)
    ? phone.includes(digits)
    : email
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "")
        .includes(plate);
}

function nameOf({
  firstName,
  lastName,
}: Pick<ListedReservation, "firstName" | "lastName">): string {
  return `${firstName} ${lastName}`.trim();
}
