import { addDays, dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { toCells } from "../../../../domain/pricing/editing/cells-of-prices.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { sectionOf, type PricingSection } from "../../../../i18n/admin-pricing/sections.ts";
import type { About } from "../../../../server/http/about.ts";
import { readPrices, type PricesNow } from "../../../../server/pricing/read-prices.ts";
import { notFound } from "../../forms/action-answer.ts";
import type { Member } from "../../guard/require-staff.ts";
import { readCalendar } from "./calendar/read-calendar.ts";

/** The saved prices as the page edits them: every cell by its key. */
export type PriceBase = { stamp: string; cells: Record<string, string | number> };

/** The data of every section: the prices, and the member's right to change them. */
export type PricingView = Awaited<ReturnType<typeof readView>>;

/** The current prices as the base of changes. */
export function baseOf({ prices, stamp }: PricesNow): PriceBase {
  return { stamp, cells: Object.fromEntries(toCells(prices)) };
}

/** Reads the data of the section in the address; 404 when there is no such section. */
export async function readView(request: Request, about: About, member: Member, named?: string) {
  const section: PricingSection | undefined = sectionOf(named);
  if (!section) throw notFound();
  const { deps, language } = about;
  const now = await readPrices(deps.pool);
  const today: LocalDate = dateOf(toLocal(deps.clock.now()));
  const { searchParams } = new URL(request.url);
  const words = pricingWords(language);
  return {
    language,
    section,
    today,
    base: baseOf(now),
    cars: now.cars,
    places: now.places,
    seasons: now.prices.seasons,
    showsPast: searchParams.has("past"),
    mayNot: may(member.role, "edit-prices") ? undefined : words.mayNot,
    mayExport: may(member.role, "export-lists"),
    calendar:
      section === "calendar"
        ? readCalendar(searchParams, now, { today, last: addDays(today, 1500) })
        : undefined,
  };
}
