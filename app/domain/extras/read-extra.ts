import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, reads } from "../forms/field.ts";
import { choice, line, money, tick, whole } from "../forms/fields.ts";
import { readForm, type FormValues, type SentForm } from "../forms/read-form.ts";
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
const monthDay = optional(reads({ code: "month-day" }, readMonthDay), null);
const price = money({ maxCents: 100_000 });

const fields = {
  nameEn: line({ max: 60 }),
  nameBs: line({ max: 60 }),
  noteEn: optional(line({ max: 120 }), ""),
  noteBs: optional(line({ max: 120 }), ""),
  charge: choice(extraCharges),
  price,
  cap: optional(money({ maxCents: 1_000_000 }), null),
  maxQuantity: whole({ min: 1, max: 20 }),
  stock: optional(whole({ min: 0, max: 10_000 }), null),
  includedFrom: monthDay,
  includedTo: monthDay,
  active: tick,
};

/** Reads the form of an extra; amounts in euros, the season as days and months (`1.11.`). */
export function readExtra(
  sent: SentForm,
): { ok: true; extra: ExtraEdit } | { ok: false; faults: FieldFaults } {
  const isPaid = sent.charge === "per-day" || sent.charge === "per-rental";
  const read = readForm(
    sent,
    isPaid ? fields : { ...fields, price: optional(price, 0) },
    (values) => ({
      ...seasonFaults(values),
      ...priceFaults(values),
    }),
  );
  if (!read.ok) return read;
  const { price: priceCents, cap: capCents, ...extra } = read.values;
  return { ok: true, extra: { ...extra, priceCents, capCents } };
}

type Values = Partial<FormValues<typeof fields>>;

function seasonFaults({
  includedFrom,
  includedTo,
}: Values): FieldFaults<"includedFrom" | "includedTo"> {
  if (includedFrom === null && includedTo) return { includedFrom: { code: "both-or-none" } };
  if (includedTo === null && includedFrom) return { includedTo: { code: "both-or-none" } };
  return {};
}

function priceFaults({ charge, price: priceCents, cap }: Values): FieldFaults<"price" | "cap"> {
  if (charge === undefined || priceCents === undefined || cap === undefined) return {};
  const fault = { code: "free-has-no-price" } as const;
  if (charge === "free")
    return { ...(priceCents > 0 && { price: fault }), ...(cap !== null && { cap: fault }) };
  return cap !== null && cap < priceCents ? { cap: { code: "cap-below-price" } } : {};
}
