import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noCash } from "../account/cash.ts";
import { paymentTypes } from "../facts.ts";
import { toInstant } from "../sarajevo.ts";
import type { DayBook, MoneyEntry } from "./day-book.ts";
import { chargedKinds, figuresOf, isBalanced, refusalOfFigures } from "./day-figures.ts";
import { refusalOf, windowOf, type ClosedDay } from "./day-window.ts";
import { touchedAccount, type AccountStep } from "./touched-account.ts";
import { compareZ } from "./z-report.ts";

const at = toInstant;

describe("the window of a day", () => {
  const open = { before: undefined, own: undefined };

  test("is a calendar day of Sarajevo, also when the clock changes", () => {
    const now = at("2027-01-01T12:00");
    expect(windowOf("2026-07-10", { ...open, now })).toEqual({
      from: at("2026-07-10T00:00") - 1,
      to: at("2026-07-11T00:00") - 1,
    });
    const { from, to } = windowOf("2026-10-25", { ...open, now });
    expect(to - from).toBe(25 * 3_600_000);
  });

  test("ends now while it lasts, and where it was closed", () => {
    const now = at("2026-07-10T18:00");
    expect(windowOf("2026-07-10", { ...open, now }).to).toBe(now);
    const own = { day: "2026-07-10", closedAt: at("2026-07-10T17:00") };
    expect(windowOf("2026-07-10", { before: undefined, own, now }).to).toBe(own.closedAt);
    const late = { day: "2026-07-10", closedAt: at("2026-07-11T09:00") };
    const later = at("2026-07-12T09:00");
    expect(windowOf("2026-07-10", { before: undefined, own: late, now: later }).to).toBe(
      at("2026-07-11T00:00") - 1,
    );
  });

  test("leaves nothing out between closed days, and counts nothing twice", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ skipped: fc.nat(3), hours: fc.integer({ min: 1, max: 60 }) }), {
          minLength: 2,
          maxLength: 10,
        }),
        (closes) => {
          const now = at("2027-01-01T00:00");
          let before: ClosedDay | undefined;
          let day = 1;
          for (const { skipped, hours } of closes) {
            day += 1 + skipped;
            const name = `2026-07-${String(day).padStart(2, "0")}`;
            if (day > 30) return;
            const own = { day: name, closedAt: at(`${name}T00:00`) + hours * 3_600_000 };
            const window = windowOf(name, { before, own, now });
            expect(window.to).toBeGreaterThan(window.from);
            const former = before && windowOf(before.day, { before: undefined, own: before, now });
            expect(window.from).toBe(former?.to ?? at(`${name}T00:00`) - 1);
            before = own;
          }
        },
      ),
    );
  });
});

test.each([
  ["2026-07-11", "future"],
  ["2026-07-10", "order"],
  ["2026-07-08", undefined],
  ["2026-07-07", "closed"],
  ["2026-07-01", "closed"],
])("%s: %s", (day, reason) => {
  const order = { today: "2026-07-10", lastClosed: "2026-07-07", openDays: ["2026-07-08"] };
  expect(refusalOf(day, order)).toBe(reason);
});

test("the first close begins the series, wherever it is", () => {
  const order = { today: "2026-07-10", lastClosed: undefined, openDays: ["2026-06-01"] };
  expect(refusalOf("2026-07-09", order)).toBeUndefined();
  expect(refusalOf("2026-07-11", order)).toBe("future");
});

const cents = fc.integer({ min: 1, max: 100_000 });
const stepOf = fc.oneof(
  fc.record({
    what: fc.constant("charged" as const),
    kind: fc.constantFrom(...chargedKinds),
    cents: fc.integer({ min: -50_000, max: 100_000 }),
  }),
  fc.record({
    what: fc.constant("paid" as const),
    method: fc.constantFrom(...paymentTypes),
    cents: fc.integer({ min: -50_000, max: 100_000 }),
  }),
);
const dayMs = 86_400_000;
const lives = fc.array(fc.tuple(stepOf, fc.integer({ min: 1, max: 10 * dayMs })), {
  maxLength: 30,
});

const lifeOf = (steps: readonly (readonly [object, number])[]) =>
  steps.map(([step, when]) => ({ ...step, at: when }) as AccountStep);
const dueOf = (steps: readonly AccountStep[]) =>
  steps.reduce((sum, step) => sum + (step.what === "charged" ? step.cents : -step.cents), 0);
const windows = Array.from({ length: 10 }, (_, day) => ({
  from: day * dayMs,
  to: (day + 1) * dayMs,
}));

describe("charged is paid and due", () => {
  test("on each day of any life, and over all of them together", () => {
    fc.assert(
      fc.property(lives, (made) => {
        const steps = lifeOf(made);
        const account = { code: "EP-1", dueCents: dueOf(steps), steps };
        const days = windows.map((window) => touchedAccount(account, window));
        expect(days.every(isBalanced)).toBe(true);
        expect(days[0]?.dueBeforeCents).toBe(0);
        expect(days.at(-1)?.dueAfterCents).toBe(account.dueCents);
        for (const [index, day] of days.entries())
          expect(days[index + 1]?.dueBeforeCents ?? account.dueCents).toBe(day.dueAfterCents);
      }),
    );
  });

  test("a step that was forgotten is found on its day, and on no other", () => {
    fc.assert(
      fc.property(lives, cents, fc.nat(9), (made, lost, day) => {
        const steps = lifeOf(made);
        // The account knows of a payment that stands nowhere.
        const dueCents = dueOf(steps) - lost;
        const window = windows[day] ?? { from: 0, to: 0 };
        const touched = touchedAccount({ code: "EP-1", dueCents, steps }, window);
        expect(isBalanced(touched)).toBe(false);
      }),
    );
  });
});

const entry = (more: Partial<MoneyEntry> = {}): MoneyEntry => ({
  kind: "payment",
  method: "cash",
  isVoid: false,
  amountCents: 5000,
  kept: { EUR: 0, BAM: 9780 },
  staffName: "Amra",
  code: "EP-7K3M2-P9XQ4",
  ...more,
});
const book = (more: Partial<DayBook> = {}): DayBook => ({
  day: "2026-07-10",
  entries: [],
  drawers: [],
  deposits: [],
  heldCents: 0,
  accounts: [],
  receipts: [],
  waitingInvoices: [],
  ...more,
});

describe("the figures of a day", () => {
  test("add up payments, refunds and voids by kind and by person", () => {
    const figures = figuresOf(
      book({
        entries: [
          entry(),
          entry({ kind: "refund", amountCents: 1000, kept: { EUR: 1000, BAM: 0 } }),
          entry({ isVoid: true, amountCents: 700, kept: { EUR: 700, BAM: 0 }, staffName: "Dino" }),
          entry({ method: "credit-card", amountCents: 200, kept: { EUR: 200, BAM: 0 } }),
        ],
      }),
    );
    expect(figures.methods).toEqual([
      {
        method: "cash",
        paidCents: 5000,
        refundedCents: 1000,
        voidedCents: -700,
        netCents: 3300,
        kept: { EUR: -1700, BAM: 9780 },
      },
      expect.objectContaining({ method: "credit-card", netCents: 200 }),
    ]);
    expect(figures.people.map(({ name, netCents }) => [name, netCents])).toEqual([
      ["Amra", 4200],
      ["Dino", -700],
    ]);
    expect(figures.total.netCents).toBe(3500);
    expect(figures.voids).toHaveLength(1);
  });

  test("kinds and people come to the same, whatever was entered", () => {
    const entries = fc.array(
      fc
        .record({
          kind: fc.constantFrom("payment" as const, "refund" as const),
          method: fc.constantFrom(...paymentTypes),
          isVoid: fc.boolean(),
          amountCents: cents,
          staffName: fc.constantFrom("Amra", "Dino", undefined),
        })
        .map(({ staffName, ...more }) => {
          const { staffName: _amra, ...plain } = entry(more);
          return staffName === undefined ? plain : { ...plain, staffName };
        }),
    );
    fc.assert(
      fc.property(entries, (made) => {
        const { methods, people, total } = figuresOf(book({ entries: made }));
        const sum = (all: readonly { netCents: number }[]) =>
          all.reduce((net, one) => net + one.netCents, 0);
        expect(sum(methods)).toBe(total.netCents);
        expect(sum(people)).toBe(total.netCents);
        expect(total.netCents).toBe(total.paidCents - total.refundedCents + total.voidedCents);
      }),
    );
  });

  test("compare each drawer, and an open one keeps the day open", () => {
    const drawer = {
      locationId: "office",
      opening: { EUR: 0, BAM: 1000 },
      openingDifference: { EUR: 0, BAM: -50 },
      openingReason: "fewer coins",
      movements: [{ kind: "payment" as const, cash: { EUR: 0, BAM: 500 } }],
    };
    const closed = { counted: { EUR: 0, BAM: 1490 }, expected: { EUR: 0, BAM: 1500 }, reason: "?" };
    const figures = figuresOf(book({ drawers: [{ ...drawer, closed }] }));
    expect(figures.drawers[0]).toMatchObject({
      isOpen: false,
      difference: { EUR: 0, BAM: -10 },
      reason: "?",
      openingDifference: { EUR: 0, BAM: -50 },
      openingReason: "fewer coins",
    });
    const even = figuresOf(book({ drawers: [{ ...drawer, openingDifference: noCash }] }));
    expect(even.drawers[0]).not.toHaveProperty("openingDifference");
    expect(refusalOfFigures(figures)).toBeUndefined();
    const open = figuresOf(book({ drawers: [drawer] }));
    expect(open.drawers[0]).toMatchObject({ isOpen: true, expected: { EUR: 0, BAM: 1500 } });
    expect(refusalOfFigures(open)).toBe("open-drawer");
  });

  test("keep deposits apart, and count a receipt once", () => {
    const figures = figuresOf(
      book({
        deposits: [
          { kind: "held", method: "cash", amountCents: 20_000 },
          { kind: "taken", method: "cash", amountCents: 1200 },
          { kind: "released", method: "cash", amountCents: 18_800 },
        ],
        heldCents: 500,
        receipts: [
          { number: "17", feninga: 100 },
          { number: "17", feninga: 100 },
          { number: "18", feninga: 50 },
        ],
      }),
    );
    expect(figures.deposits).toEqual([
      { method: "cash", held: 20_000, released: 18_800, taken: 1200 },
    ]);
    expect(figures).toMatchObject({ heldCents: 500, fiscalFeninga: 150, receipts: 2 });
    expect(figures.total.netCents).toBe(0);
  });

  test("name the accounts that do not add up, and the day stays open", () => {
    const account = { code: "EP-1", charged: [], paid: [], dueBeforeCents: 0, dueAfterCents: 1 };
    const figures = figuresOf(book({ accounts: [account] }));
    expect(figures.unbalanced).toEqual(["EP-1"]);
    expect(refusalOfFigures(figures)).toBe("unbalanced");
  });
});

test("a total of the fiscal device that differs needs a reason", () => {
  expect(compareZ(1000, 1000, "")).toMatchObject({ differenceFeninga: 0 });
  expect(compareZ(990, 1000, "")).toBe("no-reason");
  expect(compareZ(990, 1000, "one receipt is missing")).toMatchObject({ differenceFeninga: -10 });
});
