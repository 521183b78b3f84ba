import { coupon, lengthDiscount, rate, season } from "../schema.ts";
import type { SeededCar } from "./fleet.ts";
import type { Seeding } from "./seeding.ts";

/** Summer and the winter holidays of a year; every other day is the low season, without a row. */
const seasonsOf = (year: number) => [
  {
    nameEn: `Summer ${year}`,
    nameBs: `Ljeto ${year}.`,
    startsOn: `${year}-06-15`,
    endsOn: `${year}-09-15`,
    priority: 10,
  },
  {
    nameEn: `Winter holidays ${year}/${(year + 1) % 100}`,
    nameBs: `Zimski praznici ${year}/${(year + 1) % 100}.`,
    startsOn: `${year}-12-20`,
    endsOn: `${year + 1}-01-10`,
    priority: 10,
  },
];

/**
 * Seeds the seasons of three years, each car's price per day in each, the discounts for long rentals, and a welcome
 * coupon.
 */
export async function seedPrices(
  { db, today }: Seeding,
  cars: readonly SeededCar[],
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const seasons = await db
    .insert(season)
    .values([year, year + 1, year + 2].flatMap(seasonsOf))
    .returning({ id: season.id, startsOn: season.startsOn });
  await db
    .insert(rate)
    .values(cars.map(({ id, lowCents }) => ({ carId: id, perDayCents: lowCents })));
  await db.insert(rate).values(
    cars.flatMap((car) =>
      seasons.map(({ id, startsOn }) => ({
        carId: car.id,
        seasonId: id,
        perDayCents: startsOn.endsWith("-06-15") ? car.summerCents : car.winterCents,
      })),
    ),
  );
  await db.insert(lengthDiscount).values([
    { fromDays: 7, percent: 5 },
    { fromDays: 14, percent: 10 },
    { fromDays: 30, percent: 20 },
  ]);
  await db.insert(coupon).values({
    code: "DOBRODOSLI10",
    kind: "percent",
    value: 10,
    appliesTo: "car",
    maxUsesPerEmail: 1,
    note: "Dobrodošlica: 10 % na cijenu vozila, jednom po e-mail adresi",
  });
}
