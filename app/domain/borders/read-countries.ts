import type { FieldFaults } from "../forms/field-fault.ts";
import { optional } from "../forms/field.ts";
import { choice, line, money, tick, whole } from "../forms/fields.ts";
import { isFaultless, readForm, type SentTexts } from "../forms/read-form.ts";
import type { BorderCountry } from "../pricing/price-list.ts";

/** What staff decide about driving into a country. */
export type CountryEdit = Pick<BorderCountry, "allowed" | "charge" | "feeCents" | "document"> & {
  noteEn: string;
  noteBs: string;
};

export type SentCountry = { code: string; version: number; country: CountryEdit };

export const borderCharges = ["per-rental", "per-day"] as const;
export const borderDocuments = ["none", "green-card", "border-insurance"] as const;
const note = optional(line({ max: 200 }), "");

const fields = {
  version: whole({ min: 1, max: 999_999_999 }),
  allowed: tick,
  charge: choice(borderCharges),
  fee: money({ maxCents: 100_000 }),
  document: choice(borderDocuments),
  noteEn: note,
  noteBs: note,
};

/**
 * Reads the table of countries: the fields of a row are called `<code>.fee`, `<code>.allowed` and so on, and `<code>.version`
 * says that the row was sent at all. Codes that are not `known` are passed over. Fees in euros.
 */
export function readCountries(
  sent: SentTexts,
  known: readonly string[],
): { ok: true; countries: SentCountry[] } | { ok: false; faults: FieldFaults } {
  const faults: FieldFaults = {};
  const countries = known.flatMap((code): SentCountry[] => {
    if (sent[`${code}.version`] === undefined) return [];
    const read = readForm(rowOf(sent, code), fields);
    if (read.ok) {
      const { version, fee: feeCents, ...country } = read.values;
      return [{ code, version, country: { ...country, feeCents } }];
    }
    for (const [name, fault] of Object.entries(read.faults)) faults[`${code}.${name}`] = fault;
    return [];
  });
  return isFaultless(faults) ? { ok: true, countries } : { ok: false, faults };
}

function rowOf(sent: SentTexts, code: string): SentTexts {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, sent[`${code}.${name}`]]));
}
