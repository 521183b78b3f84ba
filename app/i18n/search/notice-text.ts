import type { Language } from "../../domain/language.ts";
import type { PickupNotice } from "../../domain/reservations/trip/pickup-notice.ts";
import { formatUntil } from "../booking/until.ts";
import { formatDuration } from "../duration.ts";
import { formatDayTime } from "../format.ts";

/** Returns how early a pick-up has to be booked, and the first time that can still be had. */
export function noticeText(
  { leadMinutes, isOutOfHours, first }: PickupNotice,
  language: Language,
): string {
  const lead = formatDuration(leadMinutes);
  if (language === "ba") {
    const where = isOutOfHours ? "Preuzimanje van radnog vremena" : "Preuzimanje na ovom mjestu";
    return `${where} rezervišite najmanje ${lead} ranije. Prvi slobodan termin: ${formatDayTime(first, language)}`;
  }
  const where = isOutOfHours ? "A pick-up outside opening hours" : "A pick-up here";
  return `${where} has to be booked at least ${lead} ahead. The first available time: ${formatUntil(first, language)}`;
}
