import { dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import type { Bilingual } from "../../../../domain/language.ts";
import type { SavedView } from "../../../../domain/lists/saved-view.ts";
import { placeMark } from "../../../../domain/locations/place-mark.ts";
import {
  inView,
  type ListFilter,
  type ListKey,
  type ListView,
} from "../../../../domain/reservations/states/list-filter.ts";
import { toInstant, toLocal } from "../../../../domain/sarajevo.ts";
import type { Deps } from "../../../../server/deps.ts";
import {
  countViews,
  countDays,
  type DayCounts,
} from "../../../../server/reservations/lists/list-counts.ts";
import {
  listReservations,
  type ListedReservation,
  type ListPage,
} from "../../../../server/reservations/lists/list-reservations.ts";
import { listSavedViews } from "../../../../server/saved-views/list-saved-views.ts";

/** A row as the page receives it. */
export type ShownRow = Omit<ListedReservation, "email" | "phone" | "key" | "madeAt"> & {
  /** The local time in Sarajevo. */
  madeAt: string;
  /** The minutes since the return was due; 0 when the car is not late. */
  minutesLate: number;
};

export type ShownList = {
  filter: ListFilter;
  /** The late cars, which come first in views about a day's work. */
  late: ShownRow[];
  rows: ShownRow[];
  before?: ListKey;
  after?: ListKey;
  counts: Record<ListView, number>;
  days: DayCounts[];
  saved: SavedView[];
  places: { id: string; name: Bilingual; mark: string }[];
  cars: { id: number; name: string }[];
};

const pageSize = 50;
const maxLate = 20;
const viewsOfADay: ReadonlySet<ListView> = new Set([
  "next-7-days",
  "pickups-today",
  "returns-today",
  "tomorrow",
]);

/** The name under which a member's own views of this list are stored. */
export const savedViewsPage = "reservations";

/** Reads everything that the list of reservations shows under a filter. */
export async function showList(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  filter: ListFilter,
  staffId: string,
): Promise<ShownList> {
  const { pool } = deps;
  const { priceList, cars, withdrawn } = await deps.catalogue.get();
  const time = { now: deps.clock.now(), graceMinutes: priceList.rules.graceMinutes };
  const [page, late, counts, saved] = await Promise.all([
    listReservations(pool, filter, { ...time, size: pageSize }),
    lateFirst(deps, filter, time),
    countViews(pool, time),
    listSavedViews(pool, { staffId, page: savedViewsPage }),
  ]);
  const lateCodes = new Set(late.map(({ code }) => code));
  const rows = page.rows.filter(({ code }) => !lateCodes.has(code));
  return {
    filter,
    late: late.map((row) => asShown(row, time.now)),
    rows: rows.map((row) => asShown(row, time.now)),
    ...neighbours(page),
    counts,
    saved,
    days: await countDays(pool, daysOf(rows, filter)),
    places: [...priceList.locations, ...withdrawn.locations].map((place) => ({
      id: place.id,
      name: place.name,
      mark: placeMark(place),
    })),
    cars: [...cars, ...withdrawn.cars].map(({ id, name }) => ({ id, name })),
  };
}

function neighbours({ before, after }: ListPage): Pick<ShownList, "before" | "after"> {
  return { ...(before && { before }), ...(after && { after }) };
}

/**
 * The late cars, with which a day's work begins: on the first page of its views, and without a search or dates. An
 * empty list elsewhere.
 */
async function lateFirst(
  { pool }: Pick<Deps, "pool">,
  filter: ListFilter,
  time: { now: number; graceMinutes: number },
): Promise<ListedReservation[]> {
  const { view, search, from, to, after, before } = filter;
  const isPlain = search === "" && !from && !to && !after && !before;
  if (!viewsOfADay.has(view) || !isPlain) return [];
  const late = inView(filter, "overdue");
  return (await listReservations(pool, late, { ...time, size: maxLate })).rows;
}

/** The days in the headings of the page's groups. */
function daysOf(rows: readonly ListedReservation[], { sort }: ListFilter): LocalDate[] {
  if (sort === "pickup") return rows.map(({ pickupAt }) => dateOf(pickupAt));
  return sort === "return" ? rows.map(({ dropoffAt }) => dateOf(dropoffAt)) : [];
}

function asShown(
  { email: _email, phone: _phone, key: _key, ...row }: ListedReservation,
  now: number,
): ShownRow {
  const late = row.isOverdue ? Math.floor((now - toInstant(row.dropoffAt)) / 60_000) : 0;
  return { ...row, madeAt: toLocal(row.madeAt), minutesLate: late };
}
