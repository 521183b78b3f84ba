import { describe, expect, test } from "vitest";
import { cheaperLonger } from "./cheaper-longer.ts";
import { planGaps } from "./plan-gaps.ts";
import { readPlan } from "./read-plan.ts";
import { readBands, readPlanPrices } from "./read-plan-prices.ts";

const sent = {
  nameEn: "Premium",
  nameBs: "Premium",
  descriptionEn: "You pay nothing.",
  descriptionBs: "Ne plaćate ništa.",
  deposit: "100",
  excess: "0,00",
  safetyFee: "100.00",
  "covers.theft": "on",
  "covers.glass": "on",
  "covers.wings": "on",
  active: "on",
};

describe("the form of a plan", () => {
  test("is read, with what is covered in one order", () => {
    expect(readPlan(sent)).toEqual({
      ok: true,
      plan: {
        nameEn: "Premium",
        nameBs: "Premium",
        descriptionEn: "You pay nothing.",
        descriptionBs: "Ne plaćate ništa.",
        depositCents: 10_000,
        excessCents: 0,
        safetyFeeCents: 10_000,
        covers: ["theft", "glass"],
        active: true,
      },
    });
  });

  test("has no safety fee that the deposit does not hold", () => {
    expect(readPlan({ ...sent, safetyFee: "100.01" })).toEqual({
      ok: false,
      faults: { safetyFee: { code: "over-deposit" } },
    });
  });

  test("says what is missing, too long and absurd", () => {
    const read = readPlan({ ...sent, nameBs: "", nameEn: "x".repeat(41), deposit: "-5" });
    expect(read.ok ? [] : Object.keys(read.faults)).toEqual(["nameEn", "nameBs", "deposit"]);
  });
});

test("a plan has a gap where a category has no price from the first day", () => {
  const price = { perDayCents: 0, fromDays: 1 };
  expect(planGaps([])).toEqual(["economy", "compact", "stationwagon", "suv"]);
  expect(
    planGaps([
      { ...price, category: "economy" },
      { ...price, category: "suv", fromDays: 8 },
      { ...price, category: "stationwagon" },
    ]),
  ).toEqual(["compact", "suv"]);
});

test("a band is told that makes a longer rental cheaper in all", () => {
  const band = (fromDays: number, perDayCents: number) =>
    ({ category: "suv", fromDays, perDayCents }) as const;
  expect(cheaperLonger([band(8, 90), band(1, 100), band(15, 80)])).toEqual([
    { category: "suv", days: 15 },
  ]);
  expect(cheaperLonger([band(1, 100), band(8, 88)])).toEqual([]);
});

describe("the grid", () => {
  test.each<[string | undefined, number[] | undefined]>([
    ["1,8,15", [1, 8, 15]],
    ["15, 8", [1, 8, 15]],
    ["8,8,1", [1, 8]],
    ["0", undefined],
    ["366", undefined],
    ["-3", undefined],
    ["2.5", undefined],
    ["NaN", undefined],
    ["", undefined],
    [undefined, undefined],
    ["2,3,4,5,6,7,8,9,10,11,12,13", undefined],
  ])("%j names the bands %j", (text, bands) => {
    expect(readBands(text)).toEqual(bands);
  });

  const row = (plan: string, category: string, ...texts: string[]) =>
    Object.fromEntries(texts.map((text, at) => [`${plan}.${category}.${[1, 8][at]}`, text]));
  const grid = {
    bands: "1,8",
    ...row("basic", "economy", "0", ""),
    ...row("basic", "compact", "0,00", ""),
    ...row("basic", "stationwagon", "1.50", "1,25"),
    ...row("basic", "suv", "2", " "),
    "stranger.suv.1": "5",
  };

  test("is read cell by cell; an empty cell has no price", () => {
    const read = readPlanPrices(grid, [{ code: "basic", active: true }]);
    expect(
      read.ok &&
        read.prices.map(({ category, fromDays, perDayCents }) => [category, fromDays, perDayCents]),
    ).toEqual([
      ["economy", 1, 0],
      ["compact", 1, 0],
      ["stationwagon", 1, 150],
      ["stationwagon", 8, 125],
      ["suv", 1, 200],
    ]);
  });

  test("names each cell that is refused", () => {
    const read = readPlanPrices(
      { ...grid, "basic.suv.1": "", "basic.suv.8": "-1", "basic.economy.8": "1000.01" },
      [{ code: "basic", active: true }],
    );
    expect(read).toEqual({
      ok: false,
      faults: {
        "basic.economy.8": { code: "amount", maxCents: 100_000 },
        "basic.suv.1": { code: "price-missing" },
        "basic.suv.8": { code: "amount", maxCents: 100_000 },
      },
    });
  });

  test("lets a plan that is not offered have gaps", () => {
    const read = readPlanPrices({ bands: "1" }, [{ code: "basic", active: false }]);
    expect(read).toEqual({ ok: true, prices: [] });
  });
});
