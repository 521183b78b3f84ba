import { coverages, type Coverage } from "../pricing/price-list.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional } from "../forms/field.ts";
import { line, money, tick } from "../forms/fields.ts";
import { readForm, type SentForm } from "../forms/read-form.ts";

/** What staff change of a protection plan; its prices and its place in the order are changed apart. */
export type PlanEdit = {
  nameEn: string;
  nameBs: string;
  descriptionEn: string;
  descriptionBs: string;
  depositCents: number;
  excessCents: number;
  safetyFeeCents: number;
  covers: Coverage[];
  active: boolean;
};

/** 20,000 €: more is no deposit and no excess, but a slip. */
const cents = money({ maxCents: 2_000_000 });

const fields = {
  nameEn: line({ max: 40 }),
  nameBs: line({ max: 40 }),
  descriptionEn: line({ max: 300 }),
  descriptionBs: line({ max: 300 }),
  deposit: cents,
  excess: cents,
  safetyFee: optional(cents, 0),
  active: tick,
};

/** Reads the form of a plan: `covers.<coverage>` and `active` are ticks. Amounts in euros. */
export function readPlan(
  sent: SentForm,
): { ok: true; plan: PlanEdit } | { ok: false; faults: FieldFaults } {
  const read = readForm(sent, fields, ({ deposit, safetyFee }) =>
    deposit !== undefined && safetyFee !== undefined && safetyFee > deposit
      ? { safetyFee: { code: "over-deposit" as const } }
      : {},
  );
  if (!read.ok) return read;
  const { deposit, excess, safetyFee, ...plan } = read.values;
  return {
    ok: true,
    plan: {
      ...plan,
      depositCents: deposit,
      excessCents: excess,
      safetyFeeCents: safetyFee,
      covers: coverages.filter((name) => sent[`covers.${name}`] === "on"),
    },
  };
}
