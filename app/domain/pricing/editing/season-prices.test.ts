import { expect, test } from "vitest";
import { clio, mayWeek, polo, priceList } from "../../../../test/casts/small-agency.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import { quote } from "../quote.ts";
import type { SeasonPrices } from "./season-prices.ts";
import { seasonPrices } from "./season-prices.ts";

const asked = {
  priceList,
  now: "2026-05-04T10:00",
  locationId: "airport-tuzla",
};
const priceOf = (car: typeof polo | typeof clio) => (trip: Trip) => {
  const priced = quote({ ...mayWeek, car, trip }, priceList);
  return priced.ok ? priced.quote : undefined;
};
const table = (prices: SeasonPrices[]) =>
  prices.map(({ seasonId, rows }) => [
    seasonId,
    ...rows.map(({ trip, quote: price }) => [
      trip.pickupAt.slice(5, 10),
      price.rentalDays,
      price.totalCents,
    ]),
  ]);

test("each season with the shortest rental and the lengths that are cheaper", () => {
  expect(table(seasonPrices(polo, { ...asked, priceOf: priceOf(polo) }))).toEqual([
    [undefined, ["05-05", 3, 3 * 1665], ["05-05", 7, 10_489], ["05-05", 14, 19_813]],
    [1, ["07-01", 5, 5 * 2500], ["07-01", 7, 15_750], ["07-01", 14, 29_750]],
  ]);
});

test("the days outside the seasons are one group with their dates", () => {
  const [base, summer] = seasonPrices(polo, { ...asked, priceOf: priceOf(polo) });
  expect(base?.spans).toEqual([
    { from: "2026-05-05", to: "2026-06-30" },
    { from: "2026-09-01", to: "2027-05-04" },
  ]);
  expect(summer?.spans).toEqual([{ from: "2026-07-01", to: "2026-08-31" }]);
});

test("every total is the quote of a trip that lies in its season as a whole", () => {
  for (const { seasonId, rows } of seasonPrices(clio, { ...asked, priceOf: priceOf(clio) })) {
    for (const { trip, quote: price } of rows) {
      expect(priceOf(clio)(trip)).toEqual(price);
      const car = price.lines.find((line) => line.code === "car");
      expect(car?.reason.runs.every((run) => run.seasonId === seasonId)).toBe(true);
    }
  }
});

test("a length that fits into no span is left out, and so is a season without any", () => {
  const now = "2026-08-20T10:00";
  const [summer, base] = seasonPrices(polo, { ...asked, now, priceOf: priceOf(polo) });
  expect(summer?.rows.map((row) => row.quote.rentalDays)).toEqual([5, 7]);
  expect(base?.rows.map((row) => row.trip.pickupAt)).toEqual(
    Array.from({ length: 3 }, () => "2026-09-01T10:00"),
  );
  const late = seasonPrices(polo, { ...asked, now: "2026-08-28T10:00", priceOf: priceOf(polo) });
  expect(late.map(({ seasonId }) => seasonId)).toEqual([undefined]);
});

test("a car without a price has none", () => {
  const suv = { id: 31, category: "suv" } as const;
  expect(seasonPrices(suv, { ...asked, priceOf: () => undefined })).toEqual([]);
});
