import { describe, expect, test } from "vitest";
import { agreed, catalogue, wholeClio, wholePolo } from "../../../../test/casts/agreed-cast.ts";
import { priceList, zivinice } from "../../../../test/casts/small-agency.ts";
import { offeredTo } from "./offered-to.ts";

const [basic] = priceList.plans;
const [roofBox, childSeat] = priceList.extras;
if (!basic || !roofBox || !childSeat) throw new Error("the small agency has a plan and extras");

describe("what a customer with a reservation may keep", () => {
  test("is a car, a plan, places and extras that are offered no more", () => {
    const without = {
      ...catalogue,
      cars: [wholeClio],
      priceList: {
        ...priceList,
        plans: [],
        locations: [],
        extras: [],
      },
      withdrawn: {
        cars: [wholePolo],
        locations: priceList.locations,
        plans: priceList.plans,
        extras: priceList.extras,
      },
    };
    const view = agreed({ extras: { roof_box: 1 } });
    const offered = offeredTo(view, without);
    expect(offered.cars.map(({ id }) => id)).toEqual([wholeClio.id, wholePolo.id]);
    expect(offered.priceList.plans).toEqual([basic]);
    expect(offered.priceList.locations.map(({ id }) => id)).toEqual(["airport-tuzla"]);
    expect(offered.priceList.locations).not.toContain(zivinice);
    expect(offered.priceList.extras.map(({ code }) => code)).toEqual(["roof_box"]);
  });

  test("is as many pieces as they have, though fewer are given out by now", () => {
    const fewer = { ...childSeat, maxQuantity: 1, stock: 1 };
    const today = { ...catalogue, priceList: { ...priceList, extras: [fewer] } };
    const [has] = offeredTo(agreed({ extras: { child_seat: 2 } }), today).priceList.extras;
    expect(has).toMatchObject({ maxQuantity: 2, stock: 2 });
    const [hasOne] = offeredTo(agreed({ extras: { child_seat: 1 } }), today).priceList.extras;
    expect(hasOne).toEqual(fewer);
  });

  test("is nothing twice while it is on offer", () => {
    const offered = offeredTo(agreed(), catalogue);
    expect(offered.cars).toEqual(catalogue.cars);
    expect(offered.priceList).toEqual(priceList);
  });
});
