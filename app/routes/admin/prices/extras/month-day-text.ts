import type { ExtraEdit } from "../../../../domain/extras/read-extra.ts";
import type { MonthDay } from "../../../../domain/extras/month-day.ts";
import type { Language } from "../../../../domain/language.ts";

/** A day of every year as people write it: `01/11`, `01.11.` */
export function monthDayText(monthDay: MonthDay | null, language: Language): string {
  if (monthDay === null) return "";
  const [month, day] = monthDay.split("-");
  return language === "ba" ? `${day}.${month}.` : `${day}/${month}`;
}

/** The season in which an extra is included: `01/11 – 01/04`; nothing when there is none. */
export function seasonText(
  { includedFrom, includedTo }: Pick<ExtraEdit, "includedFrom" | "includedTo">,
  language: Language,
): string | undefined {
  if (includedFrom === null || includedTo === null) return undefined;
  return `${monthDayText(includedFrom, language)} – ${monthDayText(includedTo, language)}`;
}
