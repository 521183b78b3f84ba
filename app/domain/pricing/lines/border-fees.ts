import { homeCountry } from "../../borders/home-country.ts";
import type { BorderCountry } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

export type BorderFees =
  | { ok: true; lines: LineOf<"border-fee">[] }
  | { ok: false; reason: "unknown-country" | "country-not-allowed" };

/** A line per country to be driven in, in display order; a country named twice counts once, home counts never. */
export function borderFeeLines(
  codes: readonly string[],
  countries: readonly BorderCountry[],
  rentalDays: number,
): BorderFees {
  const wanted = new Set(codes.filter((code) => code !== homeCountry));
  const chosen = countries.filter((country) => wanted.has(country.code));
  if (chosen.length < wanted.size) return { ok: false, reason: "unknown-country" };
  if (chosen.some((country) => !country.allowed))
    return { ok: false, reason: "country-not-allowed" };
  const ordered = [...chosen].sort((a, b) => a.displayOrder - b.displayOrder);
  return { ok: true, lines: ordered.map((country) => borderFeeLine(country, rentalDays)) };
}

function borderFeeLine(country: BorderCountry, rentalDays: number): LineOf<"border-fee"> {
  const quantity = country.charge === "per-day" ? rentalDays : 1;
  return {
    code: "border-fee",
    subject: country.code,
    quantity,
    unit: country.charge === "per-day" ? "day" : "rental",
    unitCents: country.feeCents,
    amountCents: country.feeCents * quantity,
    included: country.feeCents === 0,
    reason: { charge: country.charge, document: country.document },
  };
}
