/** Lines of a price that no rule made: what the staff agreed on with a customer. They are kept whatever is priced anew. */
import type { FaultOf, FieldFaults } from "../../forms/field-fault.ts";
import { line } from "../../forms/fields.ts";
import { readForm } from "../../forms/read-form.ts";
import type { Bilingual } from "../../language.ts";
import type { LineOf, QuoteLine } from "../quote-line.ts";
import { totalOf } from "./total-of.ts";

type Lines = readonly QuoteLine[];

/** What a member types; the amount in euro cents, VAT inside, below zero when it takes something off. */
export type ManualLineForm = { label: Bilingual; amountCents: number; why: string };

type ManualLineField = "labelEn" | "labelBs" | "amount" | "why";
export type ManualLineFaults = FieldFaults<ManualLineField>;

const texts = {
  labelEn: line({ max: 80 }),
  labelBs: line({ max: 80 }),
  why: line({ max: 300 }),
};
/** A price of more is a typing mistake. */
const maxCents = 10_000_000;

/** The form as it is kept, or what is wrong with each of its fields. The total of `lines` and it may not fall below zero. */
export function checkManualLine(
  { label, amountCents, why }: ManualLineForm,
  lines: Lines,
): { ok: true; form: ManualLineForm } | { ok: false; faults: ManualLineFaults } {
  const read = readForm({ labelEn: label.en, labelBs: label.bs, why }, texts);
  const amount = amountFault(amountCents, lines);
  if (!read.ok || amount)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...(amount && { amount }) } };
  const { labelEn: en, labelBs: bs, why: reason } = read.values;
  return { ok: true, form: { label: { en, bs }, amountCents, why: reason } };
}

/** A line by hand; `name` tells it from the others of its reservation. */
export function manualLine(
  name: string,
  { label, amountCents }: Pick<ManualLineForm, "label" | "amountCents">,
): LineOf<"manual"> {
  return {
    code: "manual",
    subject: name,
    quantity: 1,
    unit: "rental",
    included: false,
    unitCents: amountCents,
    amountCents,
    reason: { label },
  };
}

/** The lines of a new price with those by hand of the kept one. */
export function withManualLines(priced: Lines, kept: Lines): QuoteLine[] {
  const lines = notBelowZero([...priced, ...kept.filter(({ code }) => code === "manual")]);
  return [...lines];
}

/** The same lines; where they come to less than nothing, what was taken off by hand is less, the last first. */
export function notBelowZero(lines: Lines): Lines {
  let missing = -totalOf(lines).totalCents;
  if (missing <= 0) return lines;
  return [...lines]
    .reverse()
    .map((line) => {
      if (line.code !== "manual" || line.amountCents >= 0 || missing <= 0) return line;
      const less = Math.min(missing, -line.amountCents);
      missing -= less;
      const amountCents = line.amountCents + less;
      return { ...line, amountCents, unitCents: amountCents };
    })
    .reverse();
}

function amountFault(
  amountCents: number,
  lines: Lines,
): FaultOf<"amount" | "too-high" | "below-zero"> | undefined {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0) return { code: "amount", maxCents };
  if (Math.abs(amountCents) > maxCents) return { code: "too-high", maxCents };
  const total = totalOf(lines).totalCents + amountCents;
  if (total < 0) return { code: "below-zero" };
  return total > maxCents ? { code: "too-high", maxCents } : undefined;
}

/** Is it what a return charged for a damage? The name that its handover gave it says so. */
export function isDamageLine({ code, subject }: Pick<QuoteLine, "code" | "subject">): boolean {
  return code === "manual" && /^damage-\d/.test(subject);
}
