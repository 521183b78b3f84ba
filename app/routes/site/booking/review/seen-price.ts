import { writeSelection } from "../../../../domain/reservations/trip/search-params.ts";
import type { Selection } from "../../../../domain/reservations/trip/trip.ts";
import type { BillRow } from "../../../../i18n/booking/bill-rows.ts";

/** The price on the page when its form was sent, with its rows as they were written there. */
export type SeenPrice = {
  totalCents: number | undefined;
  rows: { key: string; label: string; amount: string }[];
};

const maxRows = 80;
const maxLength = 160;

/** Returns the rows as text that travels with the form, only to be shown again beside the new ones. */
export function writeSeenRows(rows: readonly BillRow[]): string {
  return JSON.stringify(rows.map(({ key, label, amount }) => [key, label, amount]));
}

/**
 * Reads the rows that came back with the form. A visitor can forge them: they are shown to nobody else and never used in a
 * calculation.
 */
export function readSeenPrice(total: unknown, rows: unknown): SeenPrice {
  const isTotal = typeof total === "string" && /^\d{1,9}$/.test(total);
  return { totalCents: isTotal ? Number(total) : undefined, rows: readRows(rows) };
}

function readRows(text: unknown): SeenPrice["rows"] {
  if (typeof text !== "string") return [];
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows) || rows.length > maxRows || !rows.every(isRow)) return [];
    return rows.map(([key, label, amount]) => ({ key, label, amount }));
  } catch {
    return [];
  }
}

function isRow(value: unknown): value is [string, string, string] {
  return (
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((part) => typeof part === "string" && part.length <= maxLength)
  );
}

/** Returns the page's choices as text that travels with the form. */
export function choiceText(selection: Selection): string {
  return new URLSearchParams(writeSelection(selection)).toString();
}

/**
 * True when the selection is still the one that the visitor saw. An extra can run out while the form is open; a free one would
 * vanish without a change of price.
 */
export function isChoiceSeen(form: FormData, selection: Selection): boolean {
  const seen = form.get("seenChoice");
  return seen === null || seen === choiceText(selection);
}
