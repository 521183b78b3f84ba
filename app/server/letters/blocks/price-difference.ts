import type { ReservationChange } from "../../../domain/reservations/change/change.ts";
import { formatEuro } from "../../../i18n/format.ts";
import type { About } from "../letter-content.ts";

type Sentences = {
  more: (amount: string, total: string) => string;
  less?: (amount: string, total: string) => string;
  same: (total: string) => string;
};

/** The difference in price after a change, as a sentence. */
export function priceDifference(
  { before, after }: Pick<ReservationChange, "before" | "after">,
  says: Sentences,
  { language, words }: About,
): string {
  const difference = after.totalCents - before.totalCents;
  const total = formatEuro(after.totalCents, language);
  if (difference === 0) return says.same(total);
  const say = difference > 0 ? says.more : (says.less ?? words.changed.less);
  return say(formatEuro(Math.abs(difference), language), total);
}
