/** What the board of moves shows, as it stands in the address. */
import { addDays, type LocalDate } from "../calendar.ts";

export const boardViews = ["today", "tomorrow", "week"] as const;
export type BoardView = (typeof boardViews)[number];

export type BoardFilter = {
  view: BoardView;
  /** Moves of one place only. */
  place?: string | undefined;
  /** Moves of one person only. */
  person?: Person | undefined;
  /** Every move, however many there are; else the first ones. */
  all?: true | undefined;
};

/** The id of a member, or those moves that nobody was named for. */
export type Person = string;
export const nobody: Person = "nobody";

/** The person of an address; undefined when it names none. */
export function readPerson(typed: string | null): Person | undefined {
  return typed !== null && /^[\w-]{1,64}$/.test(typed) ? typed : undefined;
}

/** Is this move one of theirs? */
export function isOf(move: { driver?: { id: string } }, person: Person | undefined): boolean {
  if (person === undefined) return true;
  return person === nobody ? !move.driver : move.driver?.id === person;
}

/** The filter of an address; what it does not know is left out. */
export function readBoardFilter(params: URLSearchParams): BoardFilter {
  const view = boardViews.find((one) => one === params.get("view")) ?? "today";
  const place = params.get("place") ?? "";
  const person = readPerson(params.get("person"));
  return {
    view,
    ...(/^[a-z0-9-]{1,60}$/.test(place) && { place }),
    ...(person !== undefined && { person }),
    ...(params.get("all") === "1" && { all: true as const }),
  };
}

/** A filter as entries of an address; what everybody sees first has none. */
export function writeBoardFilter({ view, place, person, all }: BoardFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== "today") params.set("view", view);
  if (place !== undefined) params.set("place", place);
  if (person !== undefined) params.set("person", person);
  if (all) params.set("all", "1");
  return params;
}

/** The days of a view, from `from` to the day before `to`. */
export function daysOf(view: BoardView, today: LocalDate): { from: LocalDate; to: LocalDate } {
  if (view === "today") return { from: today, to: addDays(today, 1) };
  if (view === "tomorrow") return { from: addDays(today, 1), to: addDays(today, 2) };
  return { from: today, to: addDays(today, 7) };
}
