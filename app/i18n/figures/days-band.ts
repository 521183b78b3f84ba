import { plural } from "../format.ts";

/** A band of days in English, as "3–6 days"; `to` is absent where it has no end. */
export function daysBandEn(from: number, to: number | undefined): string {
  if (to === undefined) return `${from} days and more`;
  return from === to ? `${from} ${plural(from, ["day", "days"])}` : `${from}–${to} days`;
}

/** The same in Bosnian. */
export function daysBandBs(from: number, to: number | undefined): string {
  if (to === undefined) return `${from} i više dana`;
  return from === to ? `${from} ${plural(from, ["dan", "dana", "dana"])}` : `${from}–${to} dana`;
}
