import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { couponFaultText, quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { quoteReinstatement } from "../../../../../server/reservations/deeds/quote-reinstatement.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { priceFacts } from "../../../../price-facts.ts";
import { namesOf } from "../parts/names-of.ts";

/** What taking a reservation up again would be: the agreed price beside that of today, and what stands in the way. */
export async function reinstateOffer(
  { view }: StaffReservation,
  { deps, language, now }: Pick<PageContext, "deps" | "language" | "now">,
) {
  const quoted = await quoteReinstatement(deps, { token: view.token, now });
  if (!quoted.ok) return undefined;
  const { quote, quoteFault, couponFault, canKeepPrice, free, missingExtra } = quoted;
  const catalogue = await deps.catalogue.get();
  const { reinstate: words, trip } = adminReservationWords(language);
  const names = namesOf(view.car, catalogue, language);
  const warnings = [
    couponFault && words.coupon(view.couponCode ?? "", couponFaultText(couponFault, language)),
    quoteFault && words.noPrice(quoteFaultText(quoteFault, language)),
    !free && words.taken,
    missingExtra && words.stock(names.extra(missingExtra.code), missingExtra.left),
  ].filter((one): one is string => Boolean(one));
  const wished = quote && { car: view.car, trip: view.trip, quote };
  return {
    name: "reinstate" as const,
    facts: wished && priceFacts(view, wished, { catalogue, language, words: trip }),
    kept: canKeepPrice
      ? { cents: view.totalCents, text: formatEuro(view.totalCents, language) }
      : undefined,
    today: quote && { cents: quote.totalCents, text: formatEuro(quote.totalCents, language) },
    warnings,
    canDo: free && !missingExtra && (canKeepPrice || quote !== undefined),
  };
}
