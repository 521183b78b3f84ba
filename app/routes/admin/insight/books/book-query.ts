import {
  addDays,
  dateOf,
  parseLocalDate,
  type LocalDate,
  type LocalDateTime,
} from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { BookRange } from "../../../../server/books/list-invoices.ts";

export const bookViews = ["payments", "invoices", "vat", "deposits"] as const;
export type BookView = (typeof bookViews)[number];

/** The days of an address; the month so far where it names none, or none that exist. A range the wrong way round is turned. */
export function readRange(params: URLSearchParams, now: LocalDateTime): BookRange {
  const today = dateOf(now);
  const from = dayIn(params, "from") ?? `${today.slice(0, 7)}-01`;
  const to = dayIn(params, "to") ?? (from > today ? addDays(from, 31) : today);
  return from <= to ? { from, to } : { from: to, to: from };
}

function dayIn(params: URLSearchParams, name: string): LocalDate | undefined {
  return parseLocalDate(params.get(name) ?? "");
}

/** The book of an address; payments where it names none. */
export function readView(text: string | null): BookView {
  return bookViews.find((view) => view === text) ?? "payments";
}

/** The address of a book for days, or of its file. */
export function bookPath(
  { view, from, to }: BookRange & { view: BookView },
  language: Language,
  format?: "csv" | "xlsx",
): string {
  const days = new URLSearchParams({ from, to });
  if (format) return `${adminPath("books", language, `${view}.${format}`)}?${days}`;
  return `${adminPath("books", language)}?${new URLSearchParams({ view, from, to })}`;
}
