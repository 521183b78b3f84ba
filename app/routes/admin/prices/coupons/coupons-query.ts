import { type CouponState, couponStates } from "../../../../domain/coupons/coupon-state.ts";
import { type ListQuery, readListQuery } from "../../../../domain/lists/list-query.ts";

const couponSorts = ["created", "code", "uses", "ends"] as const;
export type CouponSort = (typeof couponSorts)[number];
export type CouponsQuery = ListQuery<CouponSort> & { state?: CouponState };

/** What the address of the list says: `?q=…&state=…&sort=…&dir=…&after=…|before=…`. */
export function readCouponsQuery(params: URLSearchParams): CouponsQuery {
  const query = readListQuery(params, { sorts: couponSorts, sort: "created", direction: "down" });
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

/** The number of a coupon in an address; nothing when it is none that a coupon could have. */
export function couponId(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : undefined;
}
