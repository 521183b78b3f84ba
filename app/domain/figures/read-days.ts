import { addDays, parseLocalDate } from "../calendar.ts";
import type { Days } from "./periods.ts";

/** At most so many days are looked at: ten years. */
const mostDays = 3653;

/**
 * Reads the days `from` and `to` of an address, or the usual ones where it names none. Days the wrong way round are turned, and ten
 * years is the most.
 */
export function readDays(params: URLSearchParams, usual: Days): Days {
  const dayIn = (name: string) => parseLocalDate(params.get(name) ?? "");
  const one = dayIn("from") ?? usual.from;
  const other = dayIn("to") ?? (one > usual.to ? addDays(one, 30) : usual.to);
  const [from, to] = one <= other ? [one, other] : [other, one];
  const last = addDays(from, mostDays - 1);
  return { from, to: to > last ? last : to };
}
