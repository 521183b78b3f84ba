import type { Pool } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import type { WaitReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import { moveSides, type MoveSide } from "../../../domain/moves/move.ts";
import {
  isByDay,
  type ListFilter,
  type ListKey,
} from "../../../domain/reservations/states/list-filter.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { type Search, searchFor } from "../../finding/search-for.ts";
import {
  anything,
  asSql,
  type Conditions,
  isOverdue,
  lateBefore,
  type ListTime,
  rowOf,
  sortColumns,
  tableOf,
  where,
  whereFilters,
  whereSearch,
  whereView,
} from "./list-conditions.ts";
import { chargesCents, isRentalOver, openSince, paidCents } from "../reading/account-sql.ts";

/** A reservation as a row of a list. */
export type ListedReservation = {
  /** Bare. */
  code: string;
  status: ReservationStatus;
  /** Why it waited for the staff when it was booked, also once they have confirmed it. */
  waits: WaitReason[];
  language: Language;
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  carName: string;
  plate: string | null;
  pickupLocationId: string;
  dropoffLocationId: string;
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  /** When it was booked: epoch ms. */
  madeAt: number;
  rentalDays: number;
  totalCents: number;
  /** Paid less given back, euro cents. */
  paidCents: number;
  /** Charged beside the price, euro cents. */
  chargesCents: number;
  /** Of a rental that is over: since when its account is as it is, epoch ms. Null before. */
  openSince: number | null;
  /** Out beyond its return and the grace; of two rows of a reservation only that of the return. */
  isOverdue: boolean;
  /** In a view by day: does it go out or come back, and when the customer is expected. Null elsewhere. */
  side: MoveSide | null;
  moveAt: LocalDateTime | null;
  key: ListKey;
};

export type ListPage = {
  rows: ListedReservation[];
  /** Where the page before and the next one begin; absent where there is none. */
  before?: ListKey;
  after?: ListKey;
};

/** As many rows as are looked at in about the time that the word index takes for a common name. */
const mostWalked = 2000;

/** With up to so many rows a search is rare: all of them are read and put in order at once. */
const mostRare = 500;

const columns = `
  reservation.code, reservation.status, wait_reasons as waits, reservation.language, first_name as "firstName", last_name as "lastName",
  reservation.email, reservation.phone, car.name as "carName", vehicle.plate,
  pickup_location_id as "pickupLocationId", dropoff_location_id as "dropoffLocationId",
  pickup_local as "pickupAt", dropoff_local as "dropoffAt",
  (extract(epoch from reservation.created_at) * 1000)::float8 as "madeAt", rental_days as "rentalDays",
  total_cents as "totalCents", coalesce(${paidCents}, 0)::int as "paidCents", coalesce(${chargesCents}, 0)::int as "chargesCents",
  case when ${isRentalOver} then (extract(epoch from ${openSince}) * 1000)::float8 end as "openSince"`;

/**
 * One page of the reservations that a filter shows, in its order. Pages are found by key and not by counting, so a deep one
 * is as quick as the first. Nothing when the search has nothing in it to look for.
 */
export async function listReservations(
  pool: Pool,
  filter: ListFilter,
  { now, graceMinutes, size }: ListTime & { size: number },
): Promise<ListPage> {
  const time = { now, graceMinutes };
  const search = filter.search === "" ? undefined : await searchFor(pool, filter.search);
  if (filter.search !== "" && !search) return { rows: [] };
  const read = await readPage(pool, search, { filter, time, size: size + 1 });
  const isMore = read.length > size;
  const rows = read.slice(0, size);
  const backwards = filter.before !== undefined;
  if (backwards) rows.reverse();
  const [first, last] = [rows[0]?.key, rows.at(-1)?.key];
  return {
    rows,
    before: backwards ? (isMore ? first : undefined) : filter.after && first,
    after: backwards ? last : isMore ? last : undefined,
  };
}

type Asked = { filter: ListFilter; time: ListTime; size: number };
type Row = Omit<ListedReservation, "key" | "side"> & { side: string | null } & {
  sortedBy: string;
  row: number;
  found: number;
};

/**
 * A search goes two ways at once, because nobody knows beforehand how common a word is: the first rows of the order are looked at,
 * which fill a page with a common word, and the word index is asked for as many rows as are soon put in order, which are all of a
 * rare one. When neither is enough, because the word is common elsewhere, all rows of the index are put in order.
 */
async function readPage(
  pool: Pool,
  search: Search | undefined,
  asked: Asked,
): Promise<ListedReservation[]> {
  if (!search || isByDay(asked.filter.view))
    return listed(await readRows(pool, inOrder(search, asked), asked));
  const walked = readRows(pool, amongFirst(search, asked), asked).then((rows) =>
    rows.length === asked.size ? rows : undefined,
  );
  const rare = readRows(pool, rarely(search, asked), asked).then((rows) =>
    (rows[0]?.found ?? 0) <= mostRare ? rows : undefined,
  );
  const first = (await Promise.race([walked, rare])) ?? (await walked) ?? (await rare);
  return listed(first ?? (await readRows(pool, byIndex(search, asked), asked)));
}

/** A table `found` of ids with the column of the order, and the values in it; `most` is how many rows it may have to make a page. */
type Source = { found: string; on: Conditions; most?: number };

function inOrder(search: Search | undefined, asked: Asked): Source {
  const { on, table } = conditionsOf(asked);
  if (search) whereSearch(on, search);
  return { found: `found as not materialized (${idsIn(table, on, asked)})`, on };
}

function byIndex(search: Search, asked: Asked): Source {
  const { on, table } = conditionsOf(asked);
  whereSearch(on, search);
  return { found: `found as materialized (${idsIn(table, on, asked)})`, on };
}

/** With the limit inside of what matches, the database would rather read the whole table. */
function rarely(search: Search, asked: Asked): Source {
  const { on, table } = conditionsOf(asked);
  whereSearch(on, search);
  const found = `
    matching as materialized (${idsIn(table, on, asked)}),
    found as materialized (select * from matching limit ${mostRare + 1})`;
  return { found, on, most: mostRare };
}

function amongFirst(search: Search, asked: Asked): Source {
  const { on, table } = conditionsOf(asked);
  const { column } = sortColumns[asked.filter.sort];
  const order = orderOf([`reservation.${column}`, "reservation.id"], asked);
  const first = `select * from ${table} where ${asSql(on)} ${order} limit ${mostWalked}`;
  const matching: Conditions = { clauses: [], values: on.values };
  whereSearch(matching, search);
  const ids = idsIn(`(${first}) as reservation`, matching, asked);
  return { found: `found as not materialized (${ids})`, on: matching };
}

function idsIn(table: string, on: Conditions, { filter: { view, sort } }: Asked): string {
  const move = isByDay(view) ? "side, move_local" : "'' as side, '' as move_local";
  const { column } = sortColumns[sort];
  return `select id, ${rowOf(view)} as row, ${column} as sorted, ${move} from ${table} where ${asSql(on)}`;
}

/** The rows of a page; the first alone, as a sign, when the source has more than it may have. */
async function readRows(pool: Pool, { found, on, most }: Source, asked: Asked): Promise<Row[]> {
  const count = most === undefined ? "0" : "(select count(*)::int from found)";
  // A size that is not written out would be guessed, and the order of the table not used.
  const size =
    most === undefined ? asked.size : `case when ${count} > ${most} then 1 else ${asked.size} end`;
  const text = `
    with ${found}, page as (select * from found ${orderOf(["found.sorted", "found.row"], asked)} limit ${size})
    select ${rowColumns(on, asked)}, ${count} as found
    from page ${joins} ${orderOf(["page.sorted", "page.row"], asked)}`;
  const { rows } = await pool.query<Row>(text, on.values);
  return rows;
}

function conditionsOf({ filter, time }: Asked): { on: Conditions; table: string } {
  const on = anything();
  const table = tableOf(on, filter.view, time);
  whereView(on, filter.view, time);
  whereFilters(on, filter);
  whereBeyond(on, filter);
  return { on, table };
}

const joins = `
  join reservation using (id)
  join car on car.id = reservation.car_id
  left join vehicle on vehicle.id = reservation.vehicle_id`;

/** The rows beyond the key from which a page is asked. */
function whereBeyond(on: Conditions, filter: ListFilter): void {
  const start = filter.after ?? filter.before;
  if (!start) return;
  const { column, value } = sortColumns[filter.sort];
  const beyond = isUp(filter) ? ">" : "<";
  where(on, `(${column}, ${rowOf(filter.view)}) ${beyond} (${value}, $)`, start.value, start.id);
}

/** The page before is read from its end. */
function isUp({ direction, before }: ListFilter): boolean {
  return (direction === "up") === (before === undefined);
}

function orderOf([sorted, row]: [string, string], { filter }: Pick<Asked, "filter">): string {
  const direction = isUp(filter) ? "asc" : "desc";
  return `order by ${sorted} ${direction}, ${row} ${direction}`;
}

function rowColumns({ values }: Conditions, { filter, time }: Asked): string {
  const place = `$${values.push(lateBefore(time))}`;
  const late = isOverdue.replace("$", () => place);
  return `page.row, ${sortColumns[filter.sort].key} as "sortedBy", ${columns}, nullif(side, '') as side, nullif(move_local, '') as "moveAt",
    coalesce(${late}, false) and side is distinct from 'out' as "isOverdue"`;
}

function listed(rows: Row[]): ListedReservation[] {
  return rows.map(({ sortedBy, row, found: _found, side, ...kept }) => ({
    ...kept,
    side: moveSides.find((one) => one === side) ?? null,
    key: { value: sortedBy, id: row },
  }));
}

/** A file has at most so many rows. */
const mostRows = 100_000;
const rowsAtOnce = 1000;

/** Every reservation that a filter shows, in its order, from its beginning: read in parts, and at most 100,000. */
export async function* listWhole(
  pool: Pool,
  filter: ListFilter,
  time: ListTime,
): AsyncGenerator<ListedReservation> {
  let after: ListFilter["after"];
  for (let read = 0; read < mostRows; read += rowsAtOnce) {
    const part = { ...filter, after, before: undefined };
    const page = await listReservations(pool, part, { ...time, size: rowsAtOnce });
    yield* page.rows;
    if (!page.after) return;
    after = page.after;
  }
}
