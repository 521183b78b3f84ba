import type { Car } from "../../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { PriceList } from "../../../../domain/pricing/price-list.ts";
import { offeredPlans } from "../../../../domain/protection/offered-plans.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatList } from "../../../../i18n/format.ts";

/** A protection plan in a few lines; euro cents. */
export type PlanInShort = {
  code: string;
  name: string;
  perDayCents: number;
  depositCents: number;
  excessCents: number;
  covers: string;
};

/** The plans of a car at the price of the shortest rental, which is the highest per day. */
export function plansInShort(car: Car, priceList: PriceList, language: Language): PlanInShort[] {
  const names = bookingWords(language).extras.coverage;
  const offered = offeredPlans(priceList.plans, car.category, priceList.rules.minRentalDays);
  return offered.map(({ plan, perDayCents }) => ({
    code: plan.code,
    name: inLanguage(plan.name, language),
    perDayCents,
    depositCents: plan.depositCents,
    excessCents: plan.excessCents,
    covers: formatList(
      plan.covers.map((coverage) => firstSmall(names[coverage])),
      language,
    ),
  }));
}

function firstSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
