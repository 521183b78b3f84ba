import { openDaysOf } from "../../../../domain/account/debt.ts";
import type { Bilingual } from "../../../../domain/language.ts";
import type { SavedView } from "../../../../domain/lists/saved-view.ts";
import { placeMark } from "../../../../domain/locations/place-mark.ts";
import type {
  ListFilter,
  ListKey,
  ListView,
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
export type ShownRow = Omit<
  ListedReservation,
  "email" | "phone" | "key" | "madeAt" | "openSince"
> & {
  /** The local time in Sarajevo. */
  madeAt: string;
  /** The minutes since the return was due; 0 when the car is not late. */
  minutesLate: number;
  /** Of a rental that is over: for how many days its account is as it is. */
  openDays: number | null;
};

export type ShownList = {
  filter: ListFilter;
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
  const [page, counts, days, saved] = await Promise.all([
    listReservations(pool, filter, { ...time, size: pageSize }),
    countViews(pool, time),
    countDays(pool, filter, time),
    listSavedViews(pool, { staffId, page: savedViewsPage }),
  ]);
  return {
    filter,
    rows: page.rows.map((row) => asShown(row, time.now)),
    ...neighbours(page),
    counts,
    saved,
    days,
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

function asShown(
  { email: _email, phone: _phone, key: _key, openSince, ...row }: ListedReservation,
  now: number,
): ShownRow {
  const late = row.isOverdue ? Math.floor((now - toInstant(row.dropoffAt)) / 60_000) : 0;
  const openDays = openSince === null ? null : openDaysOf(openSince, now);
  return { ...row, madeAt: toLocal(row.madeAt), minutesLate: late, openDays };
}
