import { addDays, dateOf, joinDateTime } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { outOfHoursAt, spanOn } from "../../../domain/locations/opening-hours.ts";
import { minRentalDaysFor } from "../../../domain/reservations/trip/check-trip.ts";
import { pickupNotice } from "../../../domain/reservations/trip/pickup-notice.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { formatDate, formatEuroShort } from "../../../i18n/format.ts";
import { formatSpan, isWholeDay } from "../../../i18n/hours.ts";
import { noticeText } from "../../../i18n/search/notice-text.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import type { FormFields } from "./search-fields.ts";

/** Returns the pick-up place's hours on the chosen day, or that it never closes. */
export function openText(
  fields: FormFields,
  context: SearchContext,
  language: Language,
): { text: string; isOpen: boolean } | undefined {
  const words = searchWords(language);
  const place = context.locations.find(({ id }) => id === fields.pickupLocation);
  if (!place) return undefined;
  const span = spanOn(place.hours, fields.pickupDate || dateOf(context.now));
  if (span && isWholeDay(span)) return { text: words.openAllDay, isOpen: true };
  if (!fields.pickupDate) return undefined;
  if (!span) return { text: words.closedThatDay, isOpen: false };
  return { text: words.openFrom(formatSpan(span, language)), isOpen: true };
}

/** Returns the help for a date and time: the minimum length before it is violated, the fee for a late hour, the first pick-up. */
export function momentHelp(
  end: "pickup" | "dropoff",
  fields: FormFields,
  context: SearchContext,
  language: Language,
): string | undefined {
  const words = searchWords(language);
  const [date, time] = [fields[`${end}Date`], fields[`${end}Time`]];
  const lastPickup = addDays(dateOf(context.now), context.rules.maxAdvanceDays);
  if (end === "dropoff" && !date && fields.pickupDate && fields.pickupDate <= lastPickup) {
    const days = minRentalDaysFor(fields.pickupDate, context.rules, context.seasons);
    const from = formatDate(addDays(fields.pickupDate, days), language);
    return words.minimumFrom(counted(days, "day", language), from);
  }
  const place = context.locations.find(({ id }) => id === fields[`${end}Location`]);
  if (!place || !date || !time) return undefined;
  const meaning = outOfHoursAt(place, joinDateTime(date, time));
  if (meaning === "fee")
    return words.outOfHoursFee(formatEuroShort(place.outOfHoursFeeCents, language));
  if (meaning === "free") return words.outOfHoursFree;
  const notice = end === "pickup" ? pickupNotice(fields, context) : undefined;
  // On the first day that can be had some of the times are disabled: this is why.
  return notice && date === dateOf(notice.first) ? noticeText(notice, language) : undefined;
}
