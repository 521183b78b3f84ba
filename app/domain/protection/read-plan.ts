import { coverages, type Coverage } from "../pricing/price-list.ts";
import type { FieldFaults } from "../lists/field-fault.ts";
import { fieldReader, isFaultless, type SentForm } from "../lists/field-reader.ts";

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
const mostCents = 2_000_000;

/** Reads the form of a plan: `covers.<coverage>` and `active` are ticks. Amounts in euros. */
export function readPlan(
  sent: SentForm,
): { ok: true; plan: PlanEdit } | { ok: false; faults: FieldFaults } {
  const read = fieldReader(sent);
  const plan: PlanEdit = {
    nameEn: read.text("nameEn", 40),
    nameBs: read.text("nameBs", 40),
    descriptionEn: read.text("descriptionEn", 300),
    descriptionBs: read.text("descriptionBs", 300),
    depositCents: read.cents("deposit", mostCents) ?? 0,
    excessCents: read.cents("excess", mostCents) ?? 0,
    safetyFeeCents: read.cents("safetyFee", mostCents, false) ?? 0,
    covers: coverages.filter((name) => sent[`covers.${name}`] === "on"),
    active: sent.active === "on",
  };
  const { faults } = read;
  if (!faults.safetyFee && !faults.deposit && plan.safetyFeeCents > plan.depositCents)
    faults.safetyFee = { code: "over-deposit" };
  return isFaultless(faults) ? { ok: true, plan } : { ok: false, faults };
}
