import type { Coupon } from "../../../../domain/coupons/coupon.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatEuroShort, formatPercent } from "../../../../i18n/format.ts";

/** What a coupon takes off: `10%`, `€15`. */
export function discountText(
  { kind, value }: Pick<Coupon, "kind" | "value">,
  language: Language,
): string {
  return kind === "percent" ? formatPercent(value, language) : formatEuroShort(value, language);
}
