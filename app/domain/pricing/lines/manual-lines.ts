/** Lines of a price that no rule made: what the staff agreed on with a customer. They are kept whatever is priced anew. */
import type { Bilingual } from "../../language.ts";
import { cleanText } from "../../plain-text.ts";
import type { LineOf, QuoteLine } from "../quote-line.ts";
import { totalOf } from "./total-of.ts";

type Lines = readonly QuoteLine[];

/** What a member types; the amount in euro cents, VAT inside, below zero when it takes something off. */
export type ManualLineForm = { label: Bilingual; amountCents: number; why: string };

type ManualLineField = "labelEn" | "labelBs" | "amount" | "why";
export type ManualLineFault = "required" | "too-long" | "too-much" | "below-zero";
export type ManualLineFaults = Partial<Record<ManualLineField, ManualLineFault>>;

const longestLabel = 80;
const longestWhy = 300;
/** A price of more is a typing mistake. */
const mostCents = 10_000_000;

/** The form as it is kept, or what is wrong with each of its fields. The total of `lines` and it may not fall below zero. */
export function checkManualLine(
  { label, amountCents, why }: ManualLineForm,
  lines: Lines,
): { ok: true; form: ManualLineForm } | { ok: false; faults: ManualLineFaults } {
  const en = readLine(label.en, longestLabel);
  const bs = readLine(label.bs, longestLabel);
  const reason = readLine(why, longestWhy);
  const amount = amountFault(amountCents, lines);
  const faults: ManualLineFaults = {
    ...(!en.ok && { labelEn: en.fault }),
    ...(!bs.ok && { labelBs: bs.fault }),
    ...(amount && { amount }),
    ...(!reason.ok && { why: reason.fault }),
  };
  if (!en.ok || !bs.ok || !reason.ok || amount) return { ok: false, faults };
  return { ok: true, form: { label: { en: en.text, bs: bs.text }, amountCents, why: reason.text } };
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
  return lines
    .toReversed()
    .map((line) => {
      if (line.code !== "manual" || line.amountCents >= 0 || missing <= 0) return line;
      const less = Math.min(missing, -line.amountCents);
      missing -= less;
      const amountCents = line.amountCents + less;
      return { ...line, amountCents, unitCents: amountCents };
    })
    .toReversed();
}

function amountFault(amountCents: number, lines: Lines): ManualLineFault | undefined {
  if (!Number.isSafeInteger(amountCents) || amountCents === 0) return "required";
  if (Math.abs(amountCents) > mostCents) return "too-much";
  const total = totalOf(lines).totalCents + amountCents;
  if (total < 0) return "below-zero";
  return total > mostCents ? "too-much" : undefined;
}

type Read = { ok: true; text: string } | { ok: false; fault: ManualLineFault };

function readLine(typed: string, max: number): Read {
  const text = cleanText(typed, max);
  if (text === undefined) return { ok: false, fault: "too-long" };
  return text === "" ? { ok: false, fault: "required" } : { ok: true, text };
}
