import * as fc from "fast-check";
import { expect, test } from "vitest";

import { clio, polo, priceList, springCoupon } from "../../../test/casts/small-agency.ts";
import { addMinutesWall } from "../calendar.ts";
import type { PriceList } from "./price-list.ts";
import type { QuoteRequest } from "./quote.ts";
import { quote } from "./quote.ts";
import type { Quote } from "./quote-line.ts";

const place = fc.constantFrom("airport-tuzla", "office", "bus-station-zivinice");
const halfHours = (max: number) => fc.integer({ min: 1, max: max * 48 }).map((count) => count * 30);

const trip = fc
  .record({
    pickupLocationId: place,
    dropoffLocationId: place,
    wait: halfHours(400),
    length: halfHours(60),
  })
  .map(({ wait, length, pickupLocationId, dropoffLocationId }) => {
    const pickupAt = addMinutesWall("2026-01-01T00:00", wait);
    const dropoffAt = addMinutesWall(pickupAt, length);
    return { pickupLocationId, dropoffLocationId, pickupAt, dropoffAt };
  });

const coupon = fc.record({
  kind: fc.constantFrom("percent" as const, "fixed" as const),
  value: fc.integer({ min: 0, max: 100_000 }),
  appliesTo: fc.constantFrom("car" as const, "car-and-protection" as const, "total" as const),
});

const request: fc.Arbitrary<QuoteRequest> = fc.record(
  {
    trip,
    car: fc.constantFrom(polo, clio),
    planCode: fc.constantFrom("basic", "premium"),
    extras: fc.record({
      gps: fc.nat(2),
      child_seat: fc.nat(2),
      roof_box: fc.nat(1),
      winter_tires: fc.nat(1),
    }),
    countries: fc.uniqueArray(fc.constantFrom("BA", "HR", "ME", "AL", "RS")),
    dateOfBirth: fc.constantFrom("1980-01-01", "2004-02-29", "2006-06-01"),
    coupon: coupon.map((chosen) => Object.assign({}, springCoupon, chosen)),
  },
  { requiredKeys: ["trip", "car", "planCode", "extras", "countries"] },
);

function priced(asked: QuoteRequest, list: PriceList = priceList): Quote {
  const result = quote(asked, list);
  if (!result.ok) throw new Error(result.reason);
  return result.quote;
}

test("a total is the sum of its lines, net and VAT add up to it, and every amount is a whole cent", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { lines, totalCents, netCents, vatCents, carCents } = priced(asked);
      const sum = (codes?: string[]) =>
        lines
          .filter(({ code }) => !codes || codes.includes(code))
          .reduce((total, line) => total + line.amountCents, 0);
      expect(totalCents).toBe(sum());
      expect(netCents + vatCents).toBe(totalCents);
      expect(carCents).toBe(sum(["car", "length-discount"]));
      expect(
        lines.every(
          (line) => Number.isSafeInteger(line.amountCents) && !Object.is(line.amountCents, -0),
        ),
      ).toBe(true);
    }),
  );
});

test("quantity times unit is the amount, unless a cap or a mean says otherwise", () => {
  fc.assert(
    fc.property(request, (asked) => {
      for (const line of priced(asked).lines) {
        const product = line.quantity * line.unitCents;
        const capped = "capped" in line.reason && line.reason.capped;
        const rounding = line.code === "car" ? line.quantity / 2 : 0;
        expect(line.amountCents).toBeLessThanOrEqual(product + rounding);
        expect(line.amountCents >= product - rounding).toBe(!capped);
        expect(line.included && line.amountCents !== 0).toBe(false);
      }
    }),
  );
});

test("the runs of the car line add up to its days and its amount", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { lines, rentalDays } = priced(asked);
      for (const line of lines) {
        if (line.code !== "car") continue;
        expect(line.reason.runs.reduce((days, run) => days + run.days, 0)).toBe(rentalDays);
        expect(line.reason.runs.reduce((sum, run) => sum + run.days * run.perDayCents, 0)).toBe(
          line.amountCents,
        );
      }
    }),
  );
});

test("a coupon never raises the price and never takes it below zero", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const { totalCents } = priced(asked);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(totalCents).toBeLessThanOrEqual(priced({ ...asked, coupon: undefined }).totalCents);
    }),
  );
});

test("at a flat rate without length discounts a longer trip is never cheaper", () => {
  const flat: PriceList = {
    ...priceList,
    seasons: [],
    lengthDiscounts: [],
    rates: [{ id: 1, category: "economy", perDayCents: 1665 }],
    plans: priceList.plans.map((plan) =>
      Object.assign({}, plan, { prices: plan.prices.filter(({ fromDays }) => fromDays === 1) }),
    ),
    // A longer trip may reach into the winter and get its equipment free; that is no matter of the length either.
    extras: priceList.extras.map((extra) =>
      Object.assign({}, extra, { includedFrom: undefined, includedTo: undefined }),
    ),
    // A later return may fall into the hours of the place, which is no matter of the length.
    locations: priceList.locations.map((location) =>
      Object.assign({}, location, { outOfHours: "free" as const }),
    ),
  };
  fc.assert(
    fc.property(request, halfHours(30), (asked, more) => {
      const longer = {
        ...asked,
        trip: { ...asked.trip, dropoffAt: addMinutesWall(asked.trip.dropoffAt, more) },
      };
      expect(priced(longer, flat).totalCents).toBeGreaterThanOrEqual(
        priced(asked, flat).totalCents,
      );
    }),
  );
});

test("a price does not depend on the order in which things were chosen", () => {
  fc.assert(
    fc.property(request, (asked) => {
      const reversed = {
        ...asked,
        extras: Object.fromEntries(Object.entries(asked.extras).toReversed()),
        countries: asked.countries.toReversed(),
      };
      expect(priced(reversed)).toEqual(priced(asked));
    }),
  );
});
