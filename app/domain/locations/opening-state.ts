/** What a place's hours say at one moment: open until when, or closed until when. */
import type { LocalDateTime, LocalDate } from "../calendar.ts";
import { addDays, dateOf, joinDateTime } from "../calendar.ts";
import type { OpeningHours } from "./location.ts";
import { isOpenAt, spanOn } from "./opening-hours.ts";

/** No `until`: it does not close within a week. No `from`: it does not open within a week. */
export type OpeningState =
  | { open: true; until?: LocalDateTime }
  | { open: false; from?: LocalDateTime };

type Stay = { from: LocalDateTime; to: LocalDateTime };

const daysAhead = 7;

/** Is the place open at a wall-clock moment, and when does that change? Spans that meet at midnight are one. */
export function openingState(hours: OpeningHours, at: LocalDateTime): OpeningState {
  const today = dateOf(at);
  const stays = staysFrom(hours, today);
  if (!isOpenAt(hours, at)) return { open: false, from: stays.find(({ from }) => from > at)?.from };
  const until = stays.find(({ from, to }) => from <= at && at <= to)?.to;
  const horizon = joinDateTime(addDays(today, daysAhead), "00:00");
  return { open: true, until: until !== undefined && until < horizon ? until : undefined };
}

/** The spans from yesterday to a week ahead, those that meet joined. */
function staysFrom(hours: OpeningHours, today: LocalDate): Stay[] {
  const stays: Stay[] = [];
  for (let day = -1; day <= daysAhead; day++) {
    const stay = stayOn(hours, addDays(today, day));
    const last = stays.at(-1);
    if (stay && last && stay.from <= last.to) last.to = stay.to;
    else if (stay) stays.push(stay);
  }
  return stays;
}

function stayOn(hours: OpeningHours, date: LocalDate): Stay | undefined {
  const span = spanOn(hours, date);
  if (!span || span.opens === span.closes) return undefined;
  const from = joinDateTime(date, span.opens);
  const next = addDays(date, 1);
  if (span.closes === "24:00") return { from, to: joinDateTime(next, "00:00") };
  return { from, to: joinDateTime(span.closes < span.opens ? next : date, span.closes) };
}
