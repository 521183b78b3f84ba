/** What a list of reservations shows: its view, its filters and its order, as they stand in an address. */
import { wellFormed } from "../../plain-text.ts";
import { parseLocalDate, type LocalDate } from "../../calendar.ts";
import { languages, type Language } from "../../language.ts";
import { reservationStatuses, type ReservationStatus } from "./status.ts";

export const listViews = [
  "next-7-days",
  "pickups-today",
  "returns-today",
  "tomorrow",
  "overdue",
  "new",
  "on-rent",
  "unpaid",
  "pending",
  "open",
  "all",
] as const;
export type ListView = (typeof listViews)[number];

/** The views that list what goes out and what comes back, as the board does: a reservation that does both stands there twice. */
const dayViews = [
  "next-7-days",
  "pickups-today",
  "returns-today",
  "tomorrow",
] as const satisfies readonly ListView[];
export type DayView = (typeof dayViews)[number];

/** `time`: by the clock, with what is overdue first; only views by day have it. */
const listSorts = ["time", "pickup", "return", "made", "total"] as const;
export type ListSort = (typeof listSorts)[number];
type SortDirection = "up" | "down";

/** Where a page of a list begins: the value that the list is sorted by, as a whole number, and the id. */
export type ListKey = { value: string; id: number };

export type ListFilter = {
  view: ListView;
  /** What is searched for, as typed. */
  search: string;
  /** The first and the last day of the pick-up. */
  from?: LocalDate;
  to?: LocalDate;
  /** A place of pick-up or return; in a view by day that at which the vehicle goes out or comes back. */
  place?: string;
  carId?: number;
  status?: ReservationStatus;
  language?: Language;
  sort: ListSort;
  direction: SortDirection;
  /** Only what comes after this row, or what comes before it. */
  after?: ListKey;
  before?: ListKey;
};

const longestSearch = 200;

/** How each view is sorted when nobody says otherwise. */
const orders: Readonly<Record<ListView, Pick<ListFilter, "sort" | "direction">>> = {
  "next-7-days": { sort: "time", direction: "up" },
  "pickups-today": { sort: "time", direction: "up" },
  "returns-today": { sort: "time", direction: "up" },
  tomorrow: { sort: "time", direction: "up" },
  overdue: { sort: "return", direction: "up" },
  new: { sort: "made", direction: "down" },
  "on-rent": { sort: "return", direction: "up" },
  unpaid: { sort: "pickup", direction: "up" },
  pending: { sort: "pickup", direction: "up" },
  open: { sort: "return", direction: "up" },
  all: { sort: "pickup", direction: "down" },
};

/** True for a view of what goes out and what comes back. */
export function isByDay(view: ListView): view is DayView {
  const days: readonly ListView[] = dayViews;
  return days.includes(view);
}

/** The orders in which a view can be read. */
export function sortsOf(view: ListView): readonly ListSort[] {
  return isByDay(view) ? listSorts : listSorts.filter((sort) => sort !== "time");
}

/** Reads an address of any text; what is no filter is left out. A search looks everywhere, unless a view is named. */
export function readListFilter(params: URLSearchParams): ListFilter {
  const text = (name: string) => (params.get(name) ?? "").trim();
  const search = wellFormed(text("q").slice(0, longestSearch)).replaceAll("\0", "");
  const view = oneOf(listViews, text("view")) ?? (search === "" ? "next-7-days" : "all");
  const order = orders[view];
  const carId = /^[1-9]\d{0,8}$/.test(text("car")) ? Number(text("car")) : undefined;
  const place = /^[a-z0-9][a-z0-9-]{0,63}$/.test(text("place")) ? text("place") : undefined;
  const sort = oneOf(sortsOf(view), text("sort"));
  return {
    view,
    search,
    place,
    carId,
    from: readDay(text("from")),
    to: readDay(text("to")),
    status: oneOf(reservationStatuses, text("status")),
    language: oneOf(languages, text("language")),
    sort: sort ?? order.sort,
    direction: oneOf(["up", "down"], text("dir")) ?? (sort ? "up" : order.direction),
    after: readKey(text("after")),
    before: text("after") === "" ? readKey(text("before")) : undefined,
  };
}

/** The address of a filter: what is as it is by itself is left out. */
export function writeListFilter(filter: ListFilter): URLSearchParams {
  const order = orders[filter.view];
  const isOwnOrder = filter.sort === order.sort && filter.direction === order.direction;
  const isOwnView = filter.view === (filter.search === "" ? "next-7-days" : "all");
  const entries: [string, string | number | undefined][] = [
    ["view", isOwnView ? undefined : filter.view],
    ["q", filter.search || undefined],
    ["from", filter.from],
    ["to", filter.to],
    ["place", filter.place],
    ["car", filter.carId],
    ["status", filter.status],
    ["language", filter.language],
    ["sort", isOwnOrder ? undefined : filter.sort],
    ["dir", isOwnOrder ? undefined : filter.direction],
    ["after", filter.after && writeKey(filter.after)],
    ["before", filter.before && writeKey(filter.before)],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of entries) if (value !== undefined) params.set(name, String(value));
  return params;
}

/** The filter of another view: its own order, from its beginning. */
export function inView(filter: ListFilter, view: ListView): ListFilter {
  return { ...filter, view, ...orders[view], after: undefined, before: undefined };
}

/** Does the filter ask for less than its view shows? */
export function isNarrowed({
  search,
  from,
  to,
  place,
  carId,
  status,
  language,
}: ListFilter): boolean {
  return [search || undefined, from, to, place, carId, status, language].some(
    (one) => one !== undefined,
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

/** A day that has a day after it, so that a range ends somewhere. */
function readDay(text: string): LocalDate | undefined {
  const day = parseLocalDate(text);
  return day !== undefined && day < "9000" ? day : undefined;
}

function readKey(text: string): ListKey | undefined {
  const parts = /^(-?\d{1,17})\.(\d{1,9})$/.exec(text);
  return parts ? { value: parts[1] ?? "", id: Number(parts[2]) } : undefined;
}

function writeKey({ value, id }: ListKey): string {
  return `${value}.${id}`;
}
