import type { CarCategory } from "../../cars/car.ts";
import { rateKey, type Cells, type RatePart, type RateSubject } from "./price-cells.ts";

type Asked = {
  subject: RateSubject;
  /** Of the car; the category itself when the price is one of a category. */
  category: CarCategory;
  seasonId: number | undefined;
  part: RatePart;
};

/** What an empty day price means, in euro cents: the price that counts instead, as `dayRate` finds it; `undefined` for none. */
export function inheritedPrice(cells: Cells, asked: Asked): number | undefined {
  const { subject, category, seasonId, part } = asked;
  const own = rateKey(subject, seasonId, "day");
  if (part === "weekend" && cells.has(own)) return amount(cells, own);
  const next = [
    ["carId" in subject && seasonId !== undefined ? { category } : undefined, seasonId],
    [seasonId === undefined ? undefined : subject, undefined],
    ["carId" in subject ? { category } : undefined, undefined],
  ] as const;
  for (const [whose, season] of next) {
    const day = whose && amount(cells, rateKey(whose, season, "day"));
    if (day === undefined || !whose) continue;
    return part === "weekend" ? (amount(cells, rateKey(whose, season, "weekend")) ?? day) : day;
  }
  return undefined;
}

function amount(cells: Cells, key: string): number | undefined {
  const value = cells.get(key);
  return typeof value === "number" ? value : undefined;
}
