import type { Language } from "../../../../domain/language.ts";
import { coverages } from "../../../../domain/pricing/price-list.ts";
import type { PlanEdit } from "../../../../domain/protection/read-plan.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";

/** A plan as its form writes it. */
export function planFields(plan: PlanEdit, language: Language): Record<string, string> {
  const money = (cents: number) => formatNumber(cents / 100, language, 2);
  return {
    nameEn: plan.nameEn,
    nameBs: plan.nameBs,
    descriptionEn: plan.descriptionEn,
    descriptionBs: plan.descriptionBs,
    deposit: money(plan.depositCents),
    excess: money(plan.excessCents),
    safetyFee: plan.safetyFeeCents === 0 ? "" : money(plan.safetyFeeCents),
    ...Object.fromEntries(
      coverages.map((name) => [`covers.${name}`, plan.covers.includes(name) ? "on" : ""]),
    ),
    active: plan.active ? "on" : "",
  };
}

/** What the fields are called where two edits stand side by side. */
export function planLabels(language: Language): Record<string, string> {
  const words = adminPlansWords(language);
  const { coverage } = bookingWords(language).extras;
  const { nameEn, nameBs, descriptionEn, descriptionBs, deposit, excess, safetyFee, active } =
    words;
  return {
    nameEn,
    nameBs,
    descriptionEn,
    descriptionBs,
    deposit,
    excess,
    safetyFee,
    ...Object.fromEntries(coverages.map((name) => [`covers.${name}`, coverage[name]])),
    active,
  };
}
