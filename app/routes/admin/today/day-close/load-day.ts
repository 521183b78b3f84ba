import { dateOf, parseLocalDate, type LocalDate } from "../../../../domain/calendar.ts";
import type { ClosedFigures } from "../../../../domain/day-close/closed-figures.ts";
import { refusalOfFigures } from "../../../../domain/day-close/day-figures.ts";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import { findDayRefusal, lookInto } from "../../../../server/day-close/close-day.ts";
import { findClosedDay } from "../../../../server/day-close/read-closed-days.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { notFound } from "../../forms/action-answer.ts";
import { shownMoment } from "../../forms/shown-moment.ts";

type About = Pick<PageContext, "deps" | "language">;

export type DayPage = Awaited<ReturnType<typeof loadDay>>;

/** The day of an address. Throws 404 for what is no day. */
export function dayIn(text: string | undefined): LocalDate {
  const day = parseLocalDate(text ?? "");
  if (day === undefined || day < "2000-01-01") throw notFound();
  return day;
}

/** A day as it was closed, or as it is now. Throws 404 for a day that has not begun. */
export async function loadDay(day: LocalDate, { deps, language }: About) {
  const { pool, clock } = deps;
  const now = clock.now();
  const kept = await findClosedDay(pool, day);
  if (!kept && day > dateOf(toLocal(now))) throw notFound();
  const figures: ClosedFigures = kept?.figures ?? (await lookInto(pool, day, now));
  const catalogue = await deps.catalogue.get();
  const places = figures.drawers.map(
    ({ locationId }) => [locationId, placeName(catalogue, locationId, language)] as const,
  );
  const refused = kept
    ? undefined
    : ((await findDayRefusal(pool, day, now)) ?? refusalOfFigures(figures));
  return {
    day,
    figures,
    places: Object.fromEntries(places),
    state: stateOf(kept, language),
    isClosed: kept !== undefined,
    note: kept?.note ?? "",
    documentId: kept?.documentId ?? undefined,
    refused,
  };
}

function stateOf(
  kept: { closedAt: Date; closedByName: string | null } | undefined,
  language: Language,
): string {
  const words = dayCloseWords(language);
  if (!kept) return words.state.now;
  const when = shownMoment(kept.closedAt.getTime(), language);
  return words.state.closed(when, kept.closedByName ?? words.nobody);
}
