import { type CouponState, couponStates } from "../../../../domain/coupons/coupon-state.ts";
import { type ListQuery, readListQuery } from "../../../../domain/lists/list-query.ts";

const couponSorts = ["created", "code", "uses", "ends"] as const;
export type CouponSort = (typeof couponSorts)[number];
export type CouponsQuery = ListQuery<CouponSort> & { state?: CouponState };

/** Reads the query of the list from its address: `?q=…&state=…&sort=…&dir=…&after=…|before=…`. */
export function readCouponsQuery(params: URLSearchParams): CouponsQuery {
  const query = readListQuery(params, { sorts: couponSorts, sort: "created", direction: "down" });
  const state = couponStates.find((one) => one === params.get("state"));
  return state ? { ...query, state } : query;
}

/** Writes the query of the list with its question mark; empty for the list as it begins. */
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

/** The id of a coupon in an address; undefined when the text cannot be one. */
export function couponId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;
}
