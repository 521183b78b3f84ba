import type { FieldFaults } from "../lists/field-fault.ts";
import { fieldReader, isFaultless, type SentForm } from "../lists/field-reader.ts";
import type { Extra } from "../pricing/price-list.ts";
import { readMonthDay, type MonthDay } from "./month-day.ts";

/** What staff write about an extra. What is null is not there: no cap, not counted, no season. */
export type ExtraEdit = {
  nameEn: string;
  nameBs: string;
  noteEn: string;
  noteBs: string;
  charge: Extra["charge"];
  priceCents: number;
  capCents: number | null;
  maxQuantity: number;
  stock: number | null;
  includedFrom: MonthDay | null;
  includedTo: MonthDay | null;
  active: boolean;
};

export const extraCharges = ["per-day", "per-rental", "free"] as const;
const mostPriceCents = 100_000;
const mostCapCents = 1_000_000;
const counts = { quantity: { least: 1, most: 20 }, stock: { least: 0, most: 10_000 } };

/** Reads the form of an extra; amounts in euros, the season as days and months (`1.11.`). */
export function readExtra(
  sent: SentForm,
): { ok: true; extra: ExtraEdit } | { ok: false; faults: FieldFaults } {
  const read = fieldReader(sent);
  const charge = read.choice("charge", extraCharges) ?? "free";
  const extra: ExtraEdit = {
    nameEn: read.text("nameEn", 60),
    nameBs: read.text("nameBs", 60),
    noteEn: read.text("noteEn", 120, false),
    noteBs: read.text("noteBs", 120, false),
    charge,
    priceCents: read.cents("price", mostPriceCents, charge !== "free") ?? 0,
    capCents: read.cents("cap", mostCapCents, false) ?? null,
    maxQuantity: read.count("maxQuantity", counts.quantity) ?? 1,
    stock: read.count("stock", counts.stock, false) ?? null,
    ...readSeason(sent, read.faults),
    active: sent.active === "on",
  };
  checkPrice(extra, read.faults);
  return isFaultless(read.faults) ? { ok: true, extra } : { ok: false, faults: read.faults };
}

function readSeason(
  sent: SentForm,
  faults: FieldFaults,
): Pick<ExtraEdit, "includedFrom" | "includedTo"> {
  const [from, to] = [sent.includedFrom?.trim() ?? "", sent.includedTo?.trim() ?? ""];
  const [includedFrom, includedTo] = [readMonthDay(from) ?? null, readMonthDay(to) ?? null];
  if (from !== "" && includedFrom === null) faults.includedFrom = { code: "month-day" };
  if (to !== "" && includedTo === null) faults.includedTo = { code: "month-day" };
  if (from === "" && to !== "") faults.includedFrom ??= { code: "both-or-none" };
  if (from !== "" && to === "") faults.includedTo ??= { code: "both-or-none" };
  return { includedFrom, includedTo };
}

function checkPrice({ charge, priceCents, capCents }: ExtraEdit, faults: FieldFaults): void {
  if (faults.price || faults.cap || faults.charge) return;
  if (charge === "free") {
    if (priceCents > 0) faults.price = { code: "free-has-no-price" };
    if (capCents !== null) faults.cap = { code: "free-has-no-price" };
  } else if (capCents !== null && capCents < priceCents) faults.cap = { code: "cap-below-price" };
}
