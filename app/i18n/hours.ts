import type { OpeningHours, OpenSpan } from "../domain/locations/location.ts";
import type { Language } from "../domain/language.ts";
import { calendarNames } from "./calendar-names.ts";
import { range } from "./format.ts";

/** Returns a span as its readers write it: `06:00–23:00`, `24 hours`; `6–23`, `6:30–22`, `0–24`; one word when closed. */
export function formatSpan(span: OpenSpan | undefined, language: Language): string {
  if (!span) return language === "ba" ? "zatvoreno" : "closed";
  if (isWholeDay(span)) return language === "ba" ? range(0, 24) : "24 hours";
  return range(formatHour(span.opens, language), formatHour(span.closes, language));
}

/** Returns the hours of a week with equal days grouped: `Monday to Saturday 06:00–22:00`, `Sunday 10:00–18:00`. */
export function formatWeek(
  hours: OpeningHours,
  language: Language,
): { days: string; hours: string }[] {
  const rows: { from: number; to: number; hours: string }[] = [];
  hours.weekly.forEach((span, day) => {
    const text = formatSpan(span, language);
    const last = rows.at(-1);
    if (last && last.hours === text) last.to = day;
    else rows.push({ from: day, to: day, hours: text });
  });
  return rows.map((row) => ({ days: dayRange(row.from, row.to, language), hours: row.hours }));
}

export function isWholeDay(span: OpenSpan): boolean {
  return span.opens === "00:00" && span.closes === "24:00";
}

/** Returns `06:00`; in Bosnian `6`, and `6:30`. */
function formatHour(time: string, language: Language): string {
  if (language === "en-us") return time;
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

function dayRange(from: number, to: number, language: Language): string {
  const names = calendarNames[language].weekdays;
  if (from === 0 && to === 6) return language === "ba" ? "svaki dan" : "every day";
  if (from === to) return names[from] ?? "";
  return language === "ba" ? `${names[from]} – ${names[to]}` : `${names[from]} to ${names[to]}`;
}
