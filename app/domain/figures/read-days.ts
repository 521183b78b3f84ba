/** The days that an address asks for. */
import { addDays, parseLocalDate, type LocalDate } from "../calendar.ts";
import type { Days } from "./periods.ts";

/** At most so many days are looked at: ten years. */
const mostDays = 3653;

/** The years that a house can ask about; what lies outside of them is no day of an address. */
const [firstYear, lastYear] = ["1950", "2199"];

/** Reads a day of an address; undefined for what is none. */
export function readDay(typed: string | null): LocalDate | undefined {
  const day = parseLocalDate(typed ?? "");
  return day && day >= firstYear && day.slice(0, 4) <= lastYear ? day : undefined;
}

/**
 * Reads the days `from` and `to` of an address, or the usual ones where it names none. Days the wrong way round are turned, and ten
 * years is the most.
 */
export function readDays(params: URLSearchParams, usual: Days): Days {
  const dayIn = (name: string) => readDay(params.get(name));
  const one = dayIn("from") ?? usual.from;
  const other = dayIn("to") ?? (one > usual.to ? addDays(one, 30) : usual.to);
  const [from, to] = one <= other ? [one, other] : [other, one];
  const last = addDays(from, mostDays - 1);
  return { from, to: to > last ? last : to };
}
