import type { FieldFaults } from "../lists/field-fault.ts";
import { fieldReader, isFaultless, type SentForm } from "../lists/field-reader.ts";
import type { BorderCountry } from "../pricing/price-list.ts";

/** What staff decide about driving into a country. */
export type CountryEdit = Pick<BorderCountry, "allowed" | "charge" | "feeCents" | "document"> & {
  noteEn: string;
  noteBs: string;
};

export type SentCountry = { code: string; version: number; country: CountryEdit };

export const borderCharges = ["per-rental", "per-day"] as const;
export const borderDocuments = ["none", "green-card", "border-insurance"] as const;
const mostFeeCents = 100_000;

/**
 * Reads the table of countries: the fields of a row are called `<code>.fee`, `<code>.allowed` and so on, and `<code>.version`
 * says that the row was sent at all. Codes that are not `known` are passed over. Fees in euros.
 */
export function readCountries(
  sent: SentForm,
  known: readonly string[],
): { ok: true; countries: SentCountry[] } | { ok: false; faults: FieldFaults } {
  const read = fieldReader(sent);
  const countries = known.flatMap((code): SentCountry[] => {
    if (sent[`${code}.version`] === undefined) return [];
    const version = read.count(`${code}.version`, { least: 1, most: 999_999_999 }) ?? 0;
    const country: CountryEdit = {
      allowed: sent[`${code}.allowed`] === "on",
      charge: read.choice(`${code}.charge`, borderCharges) ?? "per-rental",
      feeCents: read.cents(`${code}.fee`, mostFeeCents) ?? 0,
      document: read.choice(`${code}.document`, borderDocuments) ?? "none",
      noteEn: read.text(`${code}.noteEn`, 200, false),
      noteBs: read.text(`${code}.noteBs`, 200, false),
    };
    return [{ code, version, country }];
  });
  return isFaultless(read.faults) ? { ok: true, countries } : { ok: false, faults: read.faults };
}
