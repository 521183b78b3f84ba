import type { OpeningHours, OpenSpan } from "../domain/locations/location.ts";
import type { Language } from "../domain/language.ts";
import { calendarNames } from "./calendar-names.ts";

/** Returns a span in as few characters as possible: `6–23`, `6:30–22`, around the clock `24/7` / `0–24`, one word when closed. */
export function formatSpan(span: OpenSpan | undefined, language: Language): string {
  if (!span) return language === "ba" ? "zatvoreno" : "closed";
  if (isWholeDay(span)) return language === "ba" ? "0–24" : "24/7";
  return `${shortHour(span.opens)}–${shortHour(span.closes)}`;
}

/** Returns the hours of a week with equal days grouped: `Monday to Saturday 6–22`, `Sunday 10–18`. */
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

/** Returns `06:00` as `6`, `06:30` as `6:30`. */
export function shortHour(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}

function dayRange(from: number, to: number, language: Language): string {
  const names = calendarNames[language].weekdays;
  if (from === 0 && to === 6) return language === "ba" ? "svaki dan" : "every day";
  if (from === to) return names[from] ?? "";
  return language === "ba" ? `${names[from]} – ${names[to]}` : `${names[from]} to ${names[to]}`;
}
