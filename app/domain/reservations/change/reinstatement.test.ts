import { describe, expect, test } from "vitest";
import { agreed, catalogue, held } from "../../../../test/casts/agreed-cast.ts";
import { priceList, springCoupon } from "../../../../test/casts/small-agency.ts";
import { bookedExtras, priceAgain, reinstated } from "./reinstatement.ts";

const view = agreed({ coupon: springCoupon }, { status: "cancelled", sequence: 2 });
const kept = held(view, { seat: undefined });
const counted = (uses: number, more = {}) => ({
  coupon: {
    ...springCoupon,
    maxUses: 2,
    ...more,
  },
  uses,
  usesByEmail: 0,
});

describe("the price of what is taken up again", () => {
  test("has the coupon as it was booked, while it may still be used", () => {
    const again = priceAgain(kept, catalogue, counted(1, { value: 1, active: false }));
    expect(again).toMatchObject({ canKeepPrice: true, couponFault: undefined });
    expect(again.quote?.totalCents).toBe(view.totalCents);
  });

  test("cannot be kept when the coupon is used up by others", () => {
    const again = priceAgain(kept, catalogue, counted(2));
    expect(again).toMatchObject({ canKeepPrice: false, couponFault: "used-up" });
    expect(again.quote?.totalCents).toBeGreaterThan(view.totalCents);
  });

  test("can be kept when it has none today, unless a coupon is in it", () => {
    const none = { ...catalogue, priceList: { ...priceList, rates: [] } };
    const plain = held(agreed({}, { status: "no_show" }));
    expect(priceAgain(plain, none, undefined)).toEqual({
      quoteFault: "no-rate",
      canKeepPrice: true,
    });
    expect(priceAgain(kept, none, counted(0)).canKeepPrice).toBe(false);
  });
});

describe("the reservation that is taken up again", () => {
  const priced = priceAgain(kept, catalogue, counted(2));

  test("is confirmed, one further, at the price that was chosen", () => {
    const same = reinstated(kept, { ...priced, canKeepPrice: true }, "kept");
    expect(same).toEqual({ ...view, status: "confirmed", sequence: 3 });
    const today = reinstated(kept, priced, "today");
    expect(today).toMatchObject({ status: "confirmed", couponCode: undefined, sequence: 3 });
    expect(today?.totalCents).toBe(priced.quote?.totalCents);
  });

  test("is none at a price that cannot be had", () => {
    expect(reinstated(kept, priced, "kept")).toBeUndefined();
    expect(reinstated(kept, { canKeepPrice: true }, "today")).toBeUndefined();
  });
});

test("the counted extras that were booked are asked for, offered still or not", () => {
  const seats = agreed({ extras: { child_seat: 1, gps: 1 } });
  expect(bookedExtras(seats, catalogue).map(({ code }) => code)).toEqual(["child_seat"]);
  const gone = {
    ...catalogue,
    priceList: {
      ...priceList,
      extras: [],
    },
    withdrawn: {
      ...catalogue.withdrawn,
      extras: priceList.extras,
    },
  };
  expect(bookedExtras(seats, gone).map(({ code }) => code)).toEqual(["child_seat"]);
});
