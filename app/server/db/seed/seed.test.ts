import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../../../test/world/fixed-clock.ts";
import { freshDatabase, seededAt, type TestDatabase } from "../../../../test/world/database.ts";
import { suggestAcriss } from "../../../domain/cars/acriss.ts";
import { bodies, carCategories } from "../../../domain/cars/car.ts";
import { startingPrices } from "../../../domain/pricing/starting-prices.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { readCatalogue } from "../../catalogue/read-catalogue.ts";
import { seed } from "./seed.ts";

let database: TestDatabase;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await readCatalogue(database.pool);
});
afterAll(() => database.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int n from ${table}`);
  return rows[0]?.n ?? 0;
};

describe("sowing", () => {
  test("leaves a database alone that has places", async () => {
    const before = await count("vehicle");
    expect(await seed(database.pool, { clock: fixedClock(seededAt) })).toBe(false);
    expect(await count("vehicle")).toBe(before);
  });

  test("happens once when two processes start at once", async () => {
    const empty = await freshDatabase({ seeded: false });
    const clock = fixedClock(seededAt);
    const sown = await Promise.all([seed(empty.pool, { clock }), seed(empty.pool, { clock })]);
    expect(sown.toSorted()).toEqual([false, true]);
    await empty.close();
  });
});

describe("places", () => {
  test("are the six with their pairs of slugs (specification 2)", () => {
    const slugs = catalogue.priceList.locations.map(({ slug }) => `${slug.en} / ${slug.bs}`);
    expect(slugs.toSorted()).toEqual([
      "airport-banjaluka-rent-a-car / aerodrom-banjaluka-iznajmljivanje-auta",
      "airport-sarajevo-rent-a-car / aerodrom-sarajevo-iznajmljivanje-auta",
      "airport-tuzla-rent-a-car / aerodrom-tuzla-iznajmljivanje-auta",
      "bus-station-tuzla-rent-a-car / autobuska-stanica-tuzla-iznajmljivanje-auta",
      "bus-station-zivinice-rent-a-car / autobuska-stanica-zivinice-iznajmljivanje-auta",
      "eternal-pro-office-rent-a-car / kancelarija-eternal-pro-iznajmljivanje-auta",
    ]);
  });

  test("are open as the specification says", () => {
    const week = (id: string) =>
      catalogue.priceList.locations
        .find((place) => place.id === id)
        ?.hours.weekly.map((span) => `${span?.opens}-${span?.closes}`);
    for (const airport of ["airport-tuzla", "airport-sarajevo", "airport-banjaluka"])
      expect(week(airport)).toEqual(Array.from({ length: 7 }, () => "00:00-24:00"));
    for (const station of ["bus-station-tuzla", "bus-station-zivinice"])
      expect(week(station)).toEqual(Array.from({ length: 7 }, () => "06:00-23:00"));
    expect(week("eternal-pro-office")).toEqual([
      ...Array.from({ length: 6 }, () => "06:00-22:00"),
      "10:00-18:00",
    ]);
  });

  test("deliver free of charge, and only the desks charge out of hours", () => {
    for (const place of catalogue.priceList.locations) {
      expect(place.deliveryFeeCents).toBe(0);
      const airport = place.category === "airports";
      expect([place.outOfHours, place.outOfHoursFeeCents]).toEqual(
        airport ? ["free", 0] : ["fee", 2000],
      );
    }
  });

  test("know the way between any two, the same back", () => {
    const { transferMinutes, priceList } = catalogue;
    for (const { id: from } of priceList.locations)
      for (const { id: to } of priceList.locations) {
        const minutes = from === to ? 0 : transferMinutes[from]?.[to];
        expect(minutes).toBeGreaterThanOrEqual(0);
        expect(minutes).toBe(from === to ? 0 : transferMinutes[to]?.[from]);
      }
  });
});

describe("prices", () => {
  const from = () => startingPrices(catalogue.priceList, catalogue.cars);

  test("start exactly where the specification says", () => {
    expect(from().byCategory).toEqual({
      economy: 1665,
      compact: 1955,
      stationwagon: 2278,
      suv: 2199,
    });
  });

  test("lie between 15 and 150 euro a day, and are highest in summer", () => {
    const { rates, seasons } = catalogue.priceList;
    expect(rates.every(({ perDayCents }) => perDayCents >= 1500 && perDayCents <= 15_000)).toBe(
      true,
    );
    for (const car of catalogue.cars) {
      const price = (seasonId: number | undefined) =>
        rates.find((rate) => rate.carId === car.id && rate.seasonId === seasonId)?.perDayCents ??
        NaN;
      const [summer, winter] = seasons.map(({ id }) => price(id));
      expect([price(undefined), winter, summer]).toEqual(
        [price(undefined), winter, summer].toSorted((a = 0, b = 0) => a - b),
      );
    }
  });

  test("name the summers and winters of three years", () => {
    expect(catalogue.priceList.seasons.map(({ from: start, to }) => `${start} ${to}`)).toEqual([
      "2026-06-15 2026-09-15",
      "2026-12-20 2027-01-10",
      "2027-06-15 2027-09-15",
      "2027-12-20 2028-01-10",
      "2028-06-15 2028-09-15",
      "2028-12-20 2029-01-10",
    ]);
  });

  test("of protection never fall with one day more", () => {
    const categories = catalogue.priceList.plans.flatMap((plan) =>
      carCategories.map((category) => plan.prices.filter((price) => price.category === category)),
    );
    const falling = categories.filter((bands) => {
      const total = (days: number) =>
        days * (bands.findLast(({ fromDays }) => fromDays <= days)?.perDayCents ?? NaN);
      return !Array.from({ length: 40 }, (_, day) => day + 1).every(
        (days) => total(days + 1) >= total(days),
      );
    });
    expect(falling).toEqual([]);
  });

  test("of the plans are those of the specification", () => {
    const [basic, medium, premium] = catalogue.priceList.plans;
    expect(basic).toMatchObject({
      code: "basic",
      depositCents: 20000,
      covers: ["collision", "theft"],
    });
    expect(basic?.prices.every(({ perDayCents }) => perDayCents === 0)).toBe(true);
    expect(medium?.code).toBe("medium");
    expect(premium).toMatchObject({ code: "premium", safetyFeeCents: 10000, excessCents: 0 });
    expect(premium?.covers).toHaveLength(5);
  });
});

describe("the fleet", () => {
  test("has every category, and each car a vehicle", async () => {
    expect(new Set(catalogue.cars.map(({ category }) => category))).toEqual(new Set(carCategories));
    const { rows } = await database.pool.query(
      "select from car where not exists (select from vehicle where car_id = car.id)",
    );
    expect(rows).toEqual([]);
    expect(await count("vehicle")).toBeGreaterThanOrEqual(40);
  });

  test("is in service, with plates as they are issued here", async () => {
    const { rows } = await database.pool.query<{ plate: string; in_service_from: Date }>(
      "select plate, in_service_from from vehicle",
    );
    for (const { plate, in_service_from } of rows) {
      expect(plate).toMatch(/^[AEJKMOT]\d\d-[AEJKMOT]-\d\d\d$/);
      expect(in_service_from.getTime()).toBeLessThan(Date.parse(seededAt));
    }
  });

  test("has facts that fit together", () => {
    // Grams of CO2 of a litre burnt, as WLTP figures show them.
    const gramsPerLitre = { petrol: 22.9, hybrid: 22.9, diesel: 26.2 } as Record<string, number>;
    for (const car of catalogue.cars) {
      expect(car.acriss).toBe(suggestAcriss(car));
      expect(bodies).toContain(car.body);
      expect(car.name).toBe(`${car.brand} ${car.model}`);
      const grams = car.consumption * (gramsPerLitre[car.fuel] ?? NaN);
      expect(Math.abs(car.co2GramsPerKm - grams) / grams).toBeLessThan(0.04);
    }
    expect(catalogue.cars.some(({ seats }) => seats === 7)).toBe(true);
    expect(catalogue.cars.some(({ transmission }) => transmission === "automatic")).toBe(true);
  });
});

test("the extras are the keys of the specification, child seats and drivers free", () => {
  const { extras } = catalogue.priceList;
  expect(extras.map(({ code }) => code).toSorted()).toEqual([
    "additional_driver",
    "baby_safety_seat_0_13kg",
    "bike_rack",
    "child_booster_seat_8_12_years",
    "child_seat",
    "gps_navigation",
    "mobile_wifi_hotspot",
    "roof_box",
    "ski_rack",
    "snow_chains",
    "winter_tires",
  ]);
  const free = extras.filter(({ charge }) => charge === "free").map(({ code }) => code);
  expect(free.toSorted()).toEqual([
    "additional_driver",
    "baby_safety_seat_0_13kg",
    "child_booster_seat_8_12_years",
    "child_seat",
  ]);
  const winter = extras.filter(
    (extra) => extra.includedFrom === "11-01" && extra.includedTo === "04-01",
  );
  expect(winter.map(({ code }) => code)).toEqual(["winter_tires", "snow_chains"]);
});

test("the countries are those of the specification without home, with the paper that each takes", () => {
  const { countries } = catalogue.priceList;
  const all =
    "HR RS ME MK SI AT DE CH IT HU CZ SK PL NL BE FR GB DK SE NO FI ES PT GR RO BG AL XK UA RU TR US CA";
  expect(countries.map(({ code }) => code).toSorted()).toEqual(all.split(" ").toSorted());
  const those = (wanted: (country: (typeof countries)[number]) => boolean) =>
    countries
      .filter(wanted)
      .map(({ code }) => code)
      .toSorted();
  expect(those(({ allowed }) => !allowed)).toEqual(["CA", "RU", "UA", "US"]);
  expect(those(({ document }) => document === "green-card")).toEqual(["AL", "MK", "TR"]);
  expect(those(({ document }) => document === "border-insurance")).toEqual(["XK"]);
  expect(those((country) => country.allowed && country.feeCents <= 0)).toEqual([]);
});

describe("texts", () => {
  test("come in both languages, with every brace filled in", () => {
    const pairs = pairsIn(catalogue);
    expect(pairs.length).toBeGreaterThan(150);
    for (const { en, bs } of pairs) {
      expect(`${en}${bs}`).not.toMatch(/[{}]/);
      expect([en.trim() === en, bs.trim() === bs, (en === "") === (bs === "")]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  test("are five questions, and five about each place", () => {
    const topics = ["general", ...catalogue.priceList.locations.map(({ id }) => id)];
    const counted = topics.map((topic) => catalogue.faq.filter((row) => row.topic === topic));
    expect(counted.map((rows) => rows.length)).toEqual(topics.map(() => 5));
    expect(catalogue.faq).toHaveLength(5 * topics.length);
  });

  test("are three example reviews", () => {
    expect(catalogue.reviews.map(({ sample }) => sample)).toEqual([true, true, true]);
  });

  test("say the numbers of the settings", () => {
    const documents = catalogue.faq.find(({ question }) => question.en.includes("documents"));
    expect(documents?.answer.en).toContain("at least 1 year,");
    expect(documents?.answer.bs).toContain("najmanje 1 godinu,");
  });

  test("say what each place does outside its hours", () => {
    const answers = (topic: string) =>
      catalogue.faq.filter((row) => row.topic === topic).map(({ answer }) => answer);
    expect(answers("bus-station-zivinice")[1]?.en).toBe(
      "Opening hours: every day 06:00–\u206023:00. Outside opening hours too, €20 extra, if you book in good time.",
    );
    expect(answers("eternal-pro-office")[1]?.bs).toBe(
      "Radno vrijeme: ponedjeljak – subota 6–\u206022, nedjelja 10–\u206018. I van radnog vremena, uz doplatu od 20\u00a0€, ako rezervišete na vrijeme.",
    );
  });

  test("ring nobody and reach nobody", () => {
    const { facts, priceList } = catalogue;
    expect(new Set([facts.phone, facts.whatsapp, facts.viber])).toEqual(new Set(["+38735000000"]));
    for (const { phone, email } of [facts, ...priceList.locations]) {
      expect(phone).toBe("+38735000000");
      expect(email).toMatch(/\.example$/);
    }
  });
});

/** Every pair of texts in a value. */
function pairsIn(value: unknown): { en: string; bs: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "bs" in value) return [{ en: String(value.en), bs: String(value.bs) }];
  return Object.values(value).flatMap(pairsIn);
}
