import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreed } from "../../../test/casts/agreed-cast.ts";
import { inSheet, outSheet } from "../../../test/casts/handover-cast.ts";
import { earlyReturnCents, earlyReturns, unusedDays } from "./early-return.ts";
import { usualHandoverRules as rules } from "./handover-rules.ts";
import { damageKinds, damageViews, placeOf, checkMark, type DamageMark } from "./marks.ts";
import { decideLines, proposedLines } from "./proposed-lines.ts";
import { canonicalJson, type InSheet } from "./sheet.ts";
import { inkLength, checkSignature } from "./signature.ts";

const plan = { covers: ["collision"] as const, excessCents: 20_000 };
const none = { days: 0, cents: 0 };
const propose = (
  more: Partial<InSheet>,
  about: Partial<Parameters<typeof proposedLines>[0]> = {},
) =>
  proposedLines({
    out: outSheet(),
    sheet: inSheet(more),
    plan,
    rules,
    lateCents: 0,
    early: none,
    ...about,
  });
const mark = (more: Partial<DamageMark> = {}): DamageMark => ({
  view: "left",
  x: 0.5,
  y: 0.5,
  kind: "dent",
  severity: 1,
  description: "",
  photos: [],
  ...more,
});
const amounts = (lines: ReturnType<typeof proposedLines>) =>
  lines.map(({ name, amountCents }) => [name, amountCents]);

describe("a return proposes", () => {
  test("nothing when all is as it was", () => {
    expect(propose({})).toEqual([]);
  });

  test("missing fuel by the eighth, never what is more than before", () => {
    expect(amounts(propose({ energy: { fuelEighths: 5 } }))).toEqual([["fuel", 3600]]);
    const half = { ...outSheet(), energy: { fuelEighths: 4 } };
    expect(propose({}, { out: half })).toEqual([]);
  });

  test("cleaning, a lost key, days too many and days back", () => {
    const equipment = { ...inSheet().equipment, keys: 0 };
    expect(amounts(propose({ clean: false, equipment }, { lateCents: 3000 }))).toEqual([
      ["late", 3000],
      ["cleaning", 4000],
      ["missing-keys", 20_000],
    ]);
    expect(amounts(propose({}, { early: { days: 2, cents: 5000 } }))).toEqual([["early", -5000]]);
  });

  test("damage at its price, of which the plan leaves the excess once", () => {
    const marks = [mark(), mark({ kind: "scratch" }), mark({ view: "glass", kind: "chip" })];
    expect(propose({ marks }).map(({ amountCents, about }) => [amountCents, about])).toEqual([
      [
        18_000,
        {
          kind: "damage",
          index: 0,
          damage: "dent",
          view: "left",
          priceCents: 18_000,
          leftCents: 18_000,
        },
      ],
      [
        2000,
        {
          kind: "damage",
          index: 1,
          damage: "scratch",
          view: "left",
          priceCents: 12_000,
          leftCents: 2000,
        },
      ],
      // The plan does not cover glass.
      [
        6000,
        {
          kind: "damage",
          index: 2,
          damage: "chip",
          view: "glass",
          priceCents: 6000,
          leftCents: 6000,
        },
      ],
    ]);
  });

  test("never more for covered damage than the excess, and never more than the price", () => {
    const marks = fc.array(
      fc.record({ view: fc.constantFrom(...damageViews), kind: fc.constantFrom(...damageKinds) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: 200_000 }), (some, excessCents) => {
        const covers = ["collision", "glass", "tyres"] as const;
        const lines = propose({ marks: some.map(mark) }, { plan: { covers, excessCents } });
        const covered = lines.filter(
          ({ about }) => about.kind === "damage" && about.view !== "interior",
        );
        expect(covered.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBeLessThanOrEqual(
          excessCents,
        );
        const dearer = lines.filter(
          ({ about, amountCents }) => about.kind === "damage" && amountCents > about.priceCents,
        );
        expect(dearer).toEqual([]);
      }),
    );
  });
});

describe("each line is decided by a person", () => {
  const lines = propose({ clean: false, energy: { fuelEighths: 7 } });

  test("accepted, changed or waived with a reason", () => {
    const decided = decideLines(lines, [
      { name: "fuel", decision: "changed", amountCents: 600, reason: " Half of it " },
      { name: "cleaning", decision: "accepted" },
    ]);
    expect(
      decided.ok &&
        decided.lines.map(({ name, amountCents, reason }) => [name, amountCents, reason]),
    ).toEqual([
      ["fuel", 600, "Half of it"],
      ["cleaning", 4000, ""],
    ]);
    const waived = decideLines(lines, [
      { name: "fuel", decision: "waived", reason: "A guest for years" },
      { name: "cleaning", decision: "accepted" },
    ]);
    expect(waived.ok && waived.lines[0]?.amountCents).toBe(0);
  });

  test("or it is not done", () => {
    expect(
      decideLines(lines, [
        { name: "fuel", decision: "waived", reason: " " },
        { name: "parking", decision: "accepted" },
      ]),
    ).toEqual({
      ok: false,
      problems: [
        { code: "unknown", name: "parking" },
        { code: "reason", name: "fuel" },
        { code: "undecided", name: "cleaning" },
      ],
    });
    expect(
      decideLines(lines, [
        { name: "fuel", decision: "changed", amountCents: 0.5, reason: "x" },
        { name: "cleaning", decision: "accepted" },
        { name: "cleaning", decision: "accepted" },
      ]),
    ).toMatchObject({ problems: [{ code: "amount" }, { code: "undecided" }] });
  });
});

describe("an early return", () => {
  const view = agreed();
  const { dropoffAt } = view.trip;
  const back = (at: string, rule: (typeof earlyReturns)[number], shorterTotalCents?: number) =>
    earlyReturnCents(rule, { dropoffAt, at, ...view, shorterTotalCents });

  test("gives nothing back unless the agency says so", () => {
    expect(back("2026-05-08T10:00", "nothing")).toBe(0);
    expect(unusedDays({ dropoffAt, at: "2026-05-08T10:01" })).toBe(2);
  });

  test("gives unused whole days back at what they cost, and never the first", () => {
    const car = view.lines.find(({ code }) => code === "car");
    const week = car?.amountCents ?? 0;
    const three = back("2026-05-08T10:00", "unused-days");
    expect(three).toBeGreaterThan(0);
    expect(three).toBeLessThan(week);
    expect(back("2026-05-11T09:00", "unused-days")).toBe(0);
    expect(back("2026-05-04T10:00", "unused-days")).toBeLessThan(week);
  });

  test("priced again gives the difference back, and asks for nothing", () => {
    expect(back("2026-05-08T10:00", "priced-again", view.totalCents - 700)).toBe(700);
    expect(back("2026-05-08T10:00", "priced-again", view.totalCents + 700)).toBe(0);
    expect(back("2026-05-08T10:00", "priced-again")).toBe(0);
  });
});

test("the text of a sheet does not depend on the order in which it was filled in", () => {
  const value = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(value, (one) => {
      const turned = Object.fromEntries(Object.entries(one).toReversed());
      expect(canonicalJson(turned)).toBe(canonicalJson(one));
      expect(canonicalJson(JSON.parse(canonicalJson(one)))).toBe(canonicalJson(one));
    }),
  );
});

test("a place that is kept is a place that can be checked, and moves by less than a line is wide", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
      expect(checkMark(mark({ x: placeOf(value) }))).toBeUndefined();
      expect(Math.abs(placeOf(value) - value)).toBeLessThanOrEqual(0.00005001);
    }),
  );
});

test("a signature is as long as its strokes, however many points each has", () => {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(at, at, fc.integer({ min: 1, max: 400 }), (x, y, points) => {
      const spot = [Array.from({ length: points }, () => [x, y] as const)];
      expect(inkLength(spot)).toBe(0);
      expect(checkSignature(spot)).toBe("empty");
      expect(
        checkSignature([
          ...spot,
          [
            [0, 0],
            [0.2, 0],
          ],
        ]),
      ).toBeUndefined();
    }),
  );
});
