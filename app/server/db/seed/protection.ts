import { carCategories, type CarCategory } from "../../../domain/cars/car.ts";
import { protectionPlan, protectionPrice } from "../schema.ts";
import { inOrder, type Seeding } from "./seeding.ts";

const plans = [
  {
    code: "basic",
    nameEn: "Basic",
    nameBs: "Osnovna",
    descriptionEn: "Always included: collision and theft, with an excess.",
    descriptionBs: "Uvijek uključena: sudar i krađa, uz učešće u šteti.",
    depositCents: 20000,
    excessCents: 80000,
    covers: ["collision", "theft"],
  },
  {
    code: "medium",
    nameEn: "Medium",
    nameBs: "Srednja",
    descriptionEn:
      "Half the excess, a lower deposit, and windscreen, glass and lights are covered.",
    descriptionBs:
      "Upola manje učešće, niži depozit, a pokriveni su i vjetrobran, stakla i svjetla.",
    depositCents: 15000,
    excessCents: 40000,
    covers: ["collision", "theft", "glass"],
  },
  {
    // The deposit is the safety fee of the specification: the one amount that is held.
    code: "premium",
    nameEn: "Premium",
    nameBs: "Premium",
    descriptionEn:
      "You pay nothing for damage: collision, theft, glass, tyres and underbody are covered.",
    descriptionBs: "Štetu ne plaćate: pokriveni su sudar, krađa, stakla, gume i podvozje.",
    depositCents: 10000,
    excessCents: 0,
    safetyFeeCents: 10000,
    covers: ["collision", "theft", "glass", "tyres", "underbody"],
  },
] satisfies Omit<typeof protectionPlan.$inferInsert, "displayOrder">[];

/** Euro cents a day from 1, 8 and 15 days. Each band costs no less in all than the longest rental of the one before. */
const bands = [1, 8, 15] as const;
const prices: Record<
  "medium" | "premium",
  Record<CarCategory, readonly [number, number, number]>
> = {
  medium: {
    economy: [590, 520, 490],
    compact: [690, 610, 570],
    stationwagon: [790, 695, 650],
    suv: [890, 780, 730],
  },
  premium: {
    economy: [990, 870, 815],
    compact: [1190, 1045, 980],
    stationwagon: [1290, 1130, 1055],
    suv: [1490, 1305, 1220],
  },
};

/** Seeds the three protection plans with their prices. */
export async function seedProtection({ db }: Seeding): Promise<void> {
  await db.insert(protectionPlan).values(inOrder(plans));
  const included = carCategories.map((category) => ({
    planCode: "basic",
    category,
    fromDays: 1,
    perDayCents: 0,
  }));
  const paid = Object.entries(prices).flatMap(([planCode, byCategory]) =>
    carCategories.flatMap((category) =>
      bands.map((fromDays, band) => ({
        planCode,
        category,
        fromDays,
        perDayCents: byCategory[category][band] ?? 0,
      })),
    ),
  );
  await db.insert(protectionPrice).values([...included, ...paid]);
}
