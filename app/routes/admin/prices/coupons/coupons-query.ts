import { couponStates, type CouponState } from "../../../../domain/coupons/coupon-state.ts";
import { readListQuery, type ListQuery } from "../../../../domain/lists/list-query.ts";

export const couponSorts = ["created", "code", "uses", "ends"] as const;
export type CouponSort = (typeof couponSorts)[number];
export type CouponsQuery = ListQuery<CouponSort> & { state?: CouponState };

/** What the address of the list says: `?q=…&state=…&sort=…&dir=…&after=…|before=…`. */
export function readCouponsQuery(params: URLSearchParams): CouponsQuery {
  const query = readListQuery(params, {
    sorts: couponSorts,
    sort: "created",
    direction: "down",
  });
  const state = couponStates.find((one) => one === params.get("state"));
  return state ? { ...query, state } : query;
}

/** The same as the end of an address, with its question mark; empty for the list as it begins. */
export function writeCouponsQuery(query: CouponsQuery): string {
  const { q, state, sort, direction, after, before } = query;
  const written = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(state ? { state } : {}),
    ...(sort === "created" && direction === "down" ? {} : { sort, dir: direction }),
    ...(after ? { after } : before ? { before } : {}),
  });
  return written.size === 0 ? "" : `?${written}`;
}
