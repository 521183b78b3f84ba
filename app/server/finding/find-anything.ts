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

const mostOfAKind = 5;
/** Reservations among which customers are looked for: one who comes often has many. */
const mostLookedAt = 40;

type Asked = { typed: string; language: Language };

/**
 * What a member may mean by a few typed characters: at most five reservations, the newest first, five customers and five
 * vehicles, with the words of a language. A code, a name, a phone number, an e-mail address or a plate, whole or in part.
 */
export async function findAnything(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  { typed, language }: Asked,
): Promise<Found[]> {
  const words = searchWords(typed);
  if (words.length === 0) return [];
  const { pool, clock } = deps;
  const { graceMinutes } = (await deps.catalogue.get()).priceList.rules;
  const params = new URLSearchParams({ q: typed, view: "all", sort: "made", dir: "down" });
  const time = { now: clock.now(), graceMinutes };
  const [{ rows }, vehicles] = await Promise.all([
    listReservations(pool, readListFilter(params), { ...time, size: mostLookedAt }),
    findVehicles(pool, { words, language, most: mostOfAKind, now: time.now }),
  ]);
  return [
    ...rows.slice(0, mostOfAKind).map((row) => asReservation(row, language)),
    ...customersAmong(rows, words).slice(0, mostOfAKind),
    ...vehicles,
  ];
}

function asReservation(row: ListedReservation, language: Language): Found {
  const { code, status, carName, pickupAt } = row;
  const detail = [nameOf(row), carName, formatDayTime(pickupAt, language)].filter(Boolean);
  return { kind: "reservation", label: formatCode(code), detail: detail.join(" · "), status, code };
}

/** Each customer once, with the newest reservation; a customer is who has the same e-mail address, or else the same phone. */
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

/** A word without digits is part of a name or an address; digits have to be the customer's, not the code's or the plate's. */
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
