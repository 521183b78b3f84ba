import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addCash, euroCentsOf, noCash, type Cash } from "../account/cash.ts";
import { readForm } from "../forms/read-form.ts";
import { holdFields, takeFields } from "./deposit-fields.ts";
import { depositState, heldCentsOf, isDepositSettled, lifeOf, type Hold } from "./hold.ts";
import { holdCash, holdOnCard, leave, lyingCash, take } from "./moves.ts";
import { isProved, standingEntries } from "./proof.ts";
import { depositReminder } from "./reminders.ts";
import { depositSteps } from "./steps.ts";

const now = 1_783_000_000_000;
const dayMs = 86_400_000;
const cash = (EUR: number, BAM = 0): Cash => ({ EUR, BAM });
const hold = (more: Partial<Hold> = {}): Hold => ({
  method: "cash",
  amountCents: 20_000,
  cash: cash(20_000),
  lapsesAt: null,
  entries: [],
  ...more,
});
const released = (amountCents: number) => ({ kind: "released" as const, amountCents });
const taken = (amountCents: number) => ({ kind: "taken" as const, amountCents });
const card = (more: Partial<Hold> = {}) => hold({ method: "card-hold", cash: noCash, ...more });

const tendered = fc.oneof(
  fc.integer({ min: 100, max: 500_000 }).map((EUR) => cash(EUR)),
  fc.integer({ min: 100, max: 500_000 }).map((piece) => cash(0, piece * 5)),
  fc
    .tuple(fc.integer({ min: 100, max: 500_000 }), fc.integer({ min: 20, max: 100_000 }))
    .map(([EUR, piece]) => cash(EUR, piece * 5)),
);

describe("the life of a hold", () => {
  test.each([
    [[], "held", 20_000],
    [[taken(1240)], "held", 18_760],
    [[taken(1240), released(18_760)], "partly-taken", 0],
    [[released(20_000)], "released", 0],
    [[taken(5000), taken(15_000)], "taken", 0],
    [[taken(20_000), taken(-20_000)], "held", 20_000],
  ] as const)("of %j is %s with %d cents held", (entries, state, heldCents) => {
    expect(lifeOf(hold({ entries }), now)).toMatchObject({ state, heldCents });
  });

  test("ends by itself when the bank gives back what was held on a card", () => {
    const lapsed = card({ lapsesAt: now });
    expect(lifeOf(lapsed, now)).toMatchObject({ state: "lapsed", heldCents: 0 });
    expect(lifeOf(lapsed, now - 1)).toMatchObject({ state: "held", heldCents: 20_000 });
    expect(leave(lapsed, { now })).toBe("lapsed");
    expect(depositState(20_000, [lapsed], now)).toBe("lapsed");
    expect(depositState(20_000, [lapsed, card()], now)).toBe("held");
    expect(isDepositSettled([lapsed], now)).toBe(true);
    expect(isDepositSettled([lapsed, card()], now)).toBe(false);
  });

  test("of a deposit that nobody has taken yet is due, or none was asked for", () => {
    expect(depositState(20_000, [], now)).toBe("due");
    expect(depositState(0, [], now)).toBe("none");
    expect(isDepositSettled([], now)).toBe(true);
    const both = [hold({ entries: [taken(20_000)] }), hold({ entries: [released(20_000)] })];
    expect(depositState(20_000, both, now)).toBe("partly-taken");
    expect(depositState(20_000, both.slice(0, 1), now)).toBe("taken");
    expect(depositState(20_000, both.slice(1), now)).toBe("released");
  });

  test("held, lapsed, released and taken are the whole, never below zero, in any order", () => {
    const wishes = fc.array(
      fc.record({ isTaking: fc.boolean(), amountCents: fc.integer({ min: 1, max: 250_000 }) }),
    );
    fc.assert(
      fc.property(tendered, wishes, fc.boolean(), (laid, all, isLapsed) => {
        const made = holdCash({ tendered: laid }, 250_000);
        if (typeof made === "string") return;
        let one = hold(made);
        let left = noCash;
        for (const { isTaking, amountCents } of all) {
          const step = isTaking
            ? take(one, { amountCents, dueCents: 300_000, now })
            : leave(one, { amountCents, now });
          if (typeof step === "string") continue;
          const out = "tendered" in step ? step.tendered : step.cash;
          expect(Math.min(out.EUR, out.BAM)).toBeGreaterThanOrEqual(0);
          expect(Math.abs(amountCents - euroCentsOf(out))).toBeLessThanOrEqual(4);
          left = addCash(left, out);
          const entry = isTaking ? taken(amountCents) : released(amountCents);
          one = hold({ ...made, entries: one.entries.concat(entry) });
        }
        const lapsesAt = isLapsed ? now : null;
        const life = lifeOf({ ...one, lapsesAt }, now);
        const { heldCents, lapsedCents, releasedCents, takenCents } = life;
        expect(heldCents + lapsedCents + releasedCents + takenCents).toBe(one.amountCents);
        expect(Math.min(heldCents, lapsedCents, releasedCents, takenCents)).toBeGreaterThanOrEqual(
          0,
        );
        const turned = { ...one, lapsesAt, entries: one.entries.toReversed() };
        expect(lifeOf(turned, now)).toEqual(life);
        // What lies there with what went out is what came in, in each currency.
        const lies = lyingCash(one, heldCentsOf([{ ...one, lapsesAt: null }], now));
        expect(addCash(left, lies)).toEqual(one.cash);
        const rest = leave(one, { now });
        expect(addCash(left, typeof rest === "string" ? lies : rest.cash)).toEqual(one.cash);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a hold in cash", () => {
  test("is what stays, in the currency that was laid on the counter", () => {
    expect(holdCash({ tendered: cash(20_000) }, 20_000)).toMatchObject({
      amountCents: 20_000,
      cash: cash(20_000),
      change: noCash,
    });
    // 200 € are 391.17 KM; the smallest piece is five feninga.
    expect(holdCash({ tendered: cash(0, 40_000) }, 20_000)).toMatchObject({
      amountCents: 20_000,
      cash: cash(0, 39_115),
      change: cash(0, 885),
    });
    expect(holdCash({ tendered: cash(50_000) }, 20_000)).toMatchObject({ change: cash(30_000) });
    expect(holdCash({ tendered: cash(20_000, 1000) }, 20_000)).toMatchObject({
      cash: cash(20_000),
      change: cash(0, 1000),
    });
  });

  test.each([
    [noCash, undefined, 20_000, "nothing"],
    [cash(20_000), undefined, 0, "nothing-asked"],
    [cash(30_000), 25_000, 20_000, "above-asked"],
    [cash(5000), 20_000, 20_000, "too-little"],
  ] as const)("of %j for %s of %d is refused: %s", (laid, amountCents, asked, fault) => {
    expect(holdCash({ tendered: laid, amountCents }, asked)).toBe(fault);
  });

  test("goes back as it lies, less what was taken, counted once from the whole", () => {
    const marks = hold({ cash: cash(0, 39_115) });
    expect(take(marks, { amountCents: 1240, dueCents: 1240, now })).toEqual({
      method: "cash",
      amountCents: 1240,
      tendered: cash(0, 2425),
      change: noCash,
      roundingCents: 0,
    });
    const rest = { ...marks, entries: [taken(1240)] };
    // 187.60 € are 366.91 KM.
    expect(leave(rest, { now })).toEqual({ amountCents: 18_760, cash: cash(0, 36_690) });
  });
});

describe("a hold on a card", () => {
  test("is of what is asked at most", () => {
    expect(holdOnCard(undefined, 20_000)).toMatchObject({ amountCents: 20_000, cash: noCash });
    expect(holdOnCard(5000, 20_000)).toMatchObject({ amountCents: 5000 });
    expect(holdOnCard(20_001, 20_000)).toBe("above-asked");
    expect(holdOnCard(undefined, 0)).toBe("nothing-asked");
  });

  test("is charged in part to the card", () => {
    expect(take(card(), { amountCents: 1240, dueCents: 9000, now })).toMatchObject({
      method: "credit-card",
      tendered: cash(1240),
    });
  });
});

test.each([
  [20_001, 90_000, "above-held"],
  [5000, 4999, "above-due"],
  [0, 4999, "nothing"],
  [-5, 4999, "nothing"],
] as const)("a taking of %d when %d is due is refused: %s", (amountCents, dueCents, fault) => {
  expect(take(hold(), { amountCents, dueCents, now })).toBe(fault);
  expect(take(card(), { amountCents, dueCents, now })).toBe(fault);
});

test("a taking of a cent has no piece of marks", () => {
  const marks = hold({ cash: cash(0, 39_115), entries: [taken(5)] });
  const pieces = [1, 2, 3].map((amountCents) => take(marks, { amountCents, dueCents: 9, now }));
  expect(pieces).toContain("no-piece");
});

describe("a whole deposit is kept with proof", () => {
  const entry = { kind: "taken" as const, damageId: null };
  test("of each taking", () => {
    expect(isProved([{ ...entry, purpose: "fuel", reason: "3/8 missing" }])).toBe(true);
    expect(isProved([{ ...entry, purpose: "fuel", reason: " " }])).toBe(false);
    expect(isProved([{ ...entry, purpose: "damage", reason: "door" }])).toBe(false);
    expect(isProved([{ ...entry, purpose: "damage", reason: "door", damageId: 7 }])).toBe(true);
  });

  test("and what was undone counts no more", () => {
    const all = [
      { id: 1, undoesId: null },
      { id: 2, undoesId: 1 },
      { id: 3, undoesId: null },
    ];
    expect(standingEntries(all).map(({ id }) => id)).toEqual([3]);
  });
});

describe("the staff is reminded", () => {
  const rules = { holdWarningDays: 2, releaseDays: 3 };
  const remind = (one: Hold, backAt?: number) => depositReminder([one], { backAt, now, rules });
  test("before a card hold lapses, and not of one that is over", () => {
    expect(remind(card({ lapsesAt: now + 2 * dayMs }))).toBe("lapsing");
    expect(remind(card({ lapsesAt: now + 2 * dayMs + 1 }))).toBeUndefined();
    expect(remind(card({ lapsesAt: now + 1, entries: [released(20_000)] }))).toBeUndefined();
    expect(remind(card({ lapsesAt: now - 1 }))).toBeUndefined();
  });

  test("when a release is late", () => {
    expect(remind(hold(), now - 3 * dayMs)).toBeUndefined();
    expect(remind(hold(), now - 3 * dayMs - 1)).toBe("late");
    expect(remind(hold({ entries: [released(20_000)] }), 0)).toBeUndefined();
    expect(remind(hold())).toBeUndefined();
  });
});

test("its customer reads each step, without what was undone", () => {
  const plain = { cash: noCash, purpose: null, reason: "", undoesId: null };
  const entries = [
    { ...plain, ...taken(500), id: 1, at: 2, purpose: "fuel" as const, reason: "by mistake" },
    { ...plain, ...taken(-500), id: 2, at: 3, purpose: "fuel" as const, undoesId: 1 },
    { ...plain, ...taken(1240), id: 3, at: 4, purpose: "fuel" as const, reason: "1/8" },
    { ...plain, ...released(18_760), id: 4, at: 5 },
  ];
  const steps = depositSteps([{ ...hold(), heldAt: 1, entries }], now);
  expect(steps.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ["held", 20_000],
    ["taken", 1240],
    ["released", 18_760],
  ]);
  const lapsed = { ...card({ lapsesAt: now }), heldAt: 1, entries: [] };
  expect(depositSteps([lapsed], now).map(({ kind }) => kind)).toEqual(["held", "lapsed"]);
});

describe("the forms", () => {
  const held = { method: "card-hold", lastFour: "4242" };
  test("take four digits of a card", () => {
    expect(readForm(held, holdFields)).toMatchObject({ ok: true, values: { lastFour: "4242" } });
    for (const lastFour of ["424", "42424", "42a2", "４２４２"])
      expect(readForm({ ...held, lastFour }, holdFields)).toMatchObject({
        faults: { lastFour: { code: "digits", length: 4 } },
      });
  });

  test.each(["4242424242424242", "4242 4242 4242 4242", "3782-822463-10005", "card 676770.770013"])(
    "never take what could be the number of a card: %s",
    (typed) => {
      for (const name of ["lastFour", "reference", "note"])
        expect(readForm({ ...held, [name]: typed }, holdFields)).toMatchObject({
          faults: { [name]: { code: "card-number" } },
        });
      expect(readForm({ reason: typed }, takeFields)).toMatchObject({
        faults: { reason: { code: "card-number" } },
      });
    },
  );

  test("ask what a taking is for", () => {
    const taking = { depositId: "1", purpose: "fuel", amount: "12,40", reason: "" };
    expect(readForm(taking, takeFields)).toEqual({
      ok: false,
      faults: { reason: { code: "missing" } },
    });
  });
});
