/** What the board of moves shows, as it stands in the address. */
import { addDays, type LocalDate } from "../calendar.ts";

export const boardViews = ["today", "tomorrow", "week"] as const;
export type BoardView = (typeof boardViews)[number];

export type BoardFilter = {
  view: BoardView;
  /** Moves of one place only. */
  place?: string;
};

/** The filter of an address; what it does not know is left out. */
export function readBoardFilter(params: URLSearchParams): BoardFilter {
  const view = boardViews.find((one) => one === params.get("view")) ?? "today";
  const place = params.get("place") ?? "";
  return /^[a-z0-9-]{1,60}$/.test(place) ? { view, place } : { view };
}

/** A filter as entries of an address; what everybody sees first has none. */
export function writeBoardFilter({ view, place }: BoardFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== "today") params.set("view", view);
  if (place !== undefined) params.set("place", place);
  return params;
}

/** The days of a view, from `from` to the day before `to`. */
export function daysOf(view: BoardView, today: LocalDate): { from: LocalDate; to: LocalDate } {
  if (view === "today") return { from: today, to: addDays(today, 1) };
  if (view === "tomorrow") return { from: addDays(today, 1), to: addDays(today, 2) };
  return { from: today, to: addDays(today, 7) };
}
