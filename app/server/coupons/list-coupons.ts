import type { Pool } from "pg";
import { parseLocalDate, type LocalDate } from "../../domain/calendar.ts";
import type { CouponState } from "../../domain/coupons/coupon-state.ts";
import { readCursor, writeCursor, type ListQuery } from "../../domain/lists/list-query.ts";
import { couponColumns, couponUses, type CouponRow } from "./staff-coupon.ts";

export type CouponSort = "created" | "code" | "uses" | "ends";

export type ListedCoupon = CouponRow & { state: CouponState };

type CouponQuery = ListQuery<CouponSort> & { state?: CouponState; today: LocalDate };

export type CouponPage = {
  rows: ListedCoupon[];
  /** Cursors of the neighbouring pages; absent when there is no such page. */
  before?: string;
  after?: string;
};

type KeyType = "int" | "text" | "date";

/** The expression that each sort compares, and the SQL type of its key. */
const keys: Record<CouponSort, { by: string; type: KeyType }> = {
  created: { by: "coupon.id", type: "int" },
  code: { by: 'coupon.code collate "C"', type: "text" },
  uses: { by: "used.uses", type: "int" },
  ends: { by: "coalesce(coupon.book_to, date '9999-12-31')", type: "date" },
};

/** The state of a coupon in SQL, on the day $1; the rule is `couponStateOn`. */
const stateColumn = `
  case
    when not coupon.active then 'ended'
    when coupon.max_uses is not null and used.uses >= coupon.max_uses then 'used-up'
    when coupon.book_to < $1::date or coupon.pickup_to < $1::date then 'expired'
    when coupon.book_from > $1::date then 'planned'
    else 'active'
  end`;

const found = `
  from coupon join ${couponUses}
  where ($2 = '' or position($2 in coupon.code) > 0 or position(lower($2) in lower(coupon.note)) > 0)
    and ($3::text is null or ${stateColumn} = $3)`;

/**
 * One page of the coupons that match a query. The page begins at a key of its neighbour, so that late pages are as
 * quick as the first.
 */
export async function listCoupons(
  pool: Pool,
  asked: CouponQuery,
  pageSize = 50,
): Promise<CouponPage> {
  const { by, type } = keys[asked.sort];
  const isBack = asked.before !== undefined;
  const cursor = readKey(asked.before ?? asked.after, type);
  const isDown = (asked.direction === "down") !== isBack;
  const order = `${by} ${isDown ? "desc" : "asc"}, coupon.id ${isDown ? "desc" : "asc"}`;
  const beyond = cursor
    ? `and (${by}, coupon.id) ${isDown ? "<" : ">"} ($4::${type}, $5::int)`
    : "";
  const { rows } = await pool.query<ListedCoupon & { sortKey: string }>(
    `select ${couponColumns}, uses, "givenCents", ${stateColumn} as state, (${by})::text as "sortKey"
     ${found} ${beyond} order by ${order} limit ${pageSize + 1}`,
    [...valuesOf(asked), ...(cursor ? [cursor.value, cursor.id] : [])],
  );
  const isMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (isBack) shown.reverse();
  const keyOf = (row: (typeof rows)[number] | undefined) => row && writeCursor(row.sortKey, row.id);
  const [first, last] = [keyOf(shown[0]), keyOf(shown.at(-1))];
  return {
    rows: shown.map(withoutKey),
    ...(first && (isBack ? isMore : cursor) ? { before: first } : {}),
    ...(last && (isBack ? true : isMore) ? { after: last } : {}),
  };
}

function withoutKey(row: ListedCoupon & { sortKey: string }): ListedCoupon {
  const { sortKey: _sortKey, ...coupon } = row;
  return coupon;
}

/** The number of coupons that match a search, by state. */
export async function countCoupons(
  pool: Pool,
  { q, today }: Pick<CouponQuery, "q" | "today">,
): Promise<Partial<Record<CouponState, number>>> {
  const { rows } = await pool.query<{ state: CouponState; count: number }>(
    `select ${stateColumn} as state, count(*)::int as count ${found} group by 1`,
    valuesOf({ q, today }),
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

function valuesOf({ today, q, state }: Pick<CouponQuery, "today" | "q" | "state">): unknown[] {
  return [today, q.toUpperCase(), state ?? null];
}

/** The key of a cursor; undefined for a cursor that we did not write, so that the list begins anew. */
function readKey(
  cursor: string | undefined,
  type: KeyType,
): { value: string; id: number } | undefined {
  const read = cursor === undefined ? undefined : readCursor(cursor);
  if (!read || !/^\d{1,9}$/.test(read.id)) return undefined;
  const isKey = {
    int: /^\d{1,9}$/.test(read.value),
    date: parseLocalDate(read.value) !== undefined,
    text: read.value.length <= 200,
  }[type];
  return isKey ? { value: read.value, id: Number(read.id) } : undefined;
}
