import type { ExtraEdit } from "../../../../domain/extras/read-extra.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { monthDayText } from "./month-day-text.ts";

/** What a new extra begins with. */
export const blankExtra: ExtraEdit = {
  nameEn: "",
  nameBs: "",
  noteEn: "",
  noteBs: "",
  charge: "per-day",
  priceCents: 0,
  capCents: null,
  maxQuantity: 1,
  stock: null,
  includedFrom: null,
  includedTo: null,
  active: true,
};

/** An extra as its form writes it. */
export function extraFields(extra: ExtraEdit, language: Language): Record<string, string> {
  const money = (cents: number) => formatNumber(cents / 100, language, 2);
  const { nameEn, nameBs, noteEn, noteBs, charge, priceCents, capCents, stock } = extra;
  return {
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    price: priceCents === 0 && (charge === "free" || nameEn === "") ? "" : money(priceCents),
    cap: capCents === null ? "" : money(capCents),
    maxQuantity: String(extra.maxQuantity),
    stock: stock === null ? "" : String(stock),
    includedFrom: monthDayText(extra.includedFrom, language),
    includedTo: monthDayText(extra.includedTo, language),
    active: extra.active ? "on" : "",
  };
}

/** What the fields are called where two edits stand side by side. */
export function extraLabels(language: Language): Record<string, string> {
  const words = adminExtrasWords(language);
  const { nameEn, nameBs, noteEn, noteBs, charge, perPiece, cap, maxQuantity, stock } = words;
  const { includedFrom, includedTo, active } = words;
  return {
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    price: perPiece,
    cap,
    maxQuantity,
    stock,
    includedFrom,
    includedTo,
    active,
  };
}
