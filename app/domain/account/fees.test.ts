import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayWeek, priceList } from "../../../test/casts/small-agency.ts";
import { quote } from "../pricing/quote.ts";
import { rentalDayCents } from "../reservations/trip/free-time.ts";
import type { Charge } from "./charge.ts";
import { feeKinds, feesThatMayBeCharged } from "./fees.ts";

const priced = quote(mayWeek, priceList);
const lines = priced.ok ? priced.quote.lines : [];
const dayCents = rentalDayCents(lines);
const kept = { status: "confirmed" as const, lines, changeFeeCents: 0 };
const decided = (
  kind: Charge["kind"],
  amountCents: number,
  more: Partial<Charge> = {},
): Charge => ({ kind, decision: "charged", amountCents, isVoided: false, ...more });

describe("the fees that may be charged", () => {
  test("of a late cancellation is what was kept then, and only while it is cancelled", () => {
    const cancelled = { ...kept, status: "cancelled" as const, cancellationFeeCents: 2550 };
    expect(feesThatMayBeCharged(cancelled, [])).toEqual([
      { kind: "cancellation", amountCents: 2550 },
    ]);
    expect(feesThatMayBeCharged({ ...cancelled, status: "confirmed" }, [])).toEqual([]);
    const free = { ...kept, status: "cancelled" as const };
    expect(feesThatMayBeCharged(free, [])).toEqual([]);
  });

  test("of a missed reservation is one rental day", () => {
    expect(dayCents).toBeGreaterThan(0);
    expect(feesThatMayBeCharged({ ...kept, status: "no_show" }, [])).toEqual([
      { kind: "no-show", amountCents: dayCents },
    ]);
  });

  test.each(["charged", "waived"] as const)(
    "that was %s is decided until that is voided",
    (how) => {
      const missed = { ...kept, status: "no_show" as const };
      const charge = decided("no-show", dayCents, { decision: how });
      expect(feesThatMayBeCharged(missed, [charge])).toEqual([]);
      expect(feesThatMayBeCharged(missed, [{ ...charge, isVoided: true }])).toHaveLength(1);
    },
  );

  test("of late changes is what the decided ones leave of their sum", () => {
    const late = { ...kept, changeFeeCents: 5000 };
    expect(feesThatMayBeCharged(late, [])).toEqual([{ kind: "late-change", amountCents: 5000 }]);
    const first = decided("late-change", 2000, { decision: "waived" });
    expect(feesThatMayBeCharged(late, [first])).toEqual([
      { kind: "late-change", amountCents: 3000 },
    ]);
    expect(feesThatMayBeCharged(late, [first, decided("late-change", 3000)])).toEqual([]);
  });

  test("are decided one by one until none is left, however they are decided", () => {
    const statuses = fc.constantFrom("confirmed", "cancelled", "no_show", "returned");
    const fee = fc.integer({ min: 0, max: 9000 });
    const how = fc.constantFrom("charged" as const, "waived" as const);
    fc.assert(
      fc.property(
        statuses,
        fee,
        fee,
        how,
        (status, cancellationFeeCents, changeFeeCents, decision) => {
          const reservation = { ...kept, status, cancellationFeeCents, changeFeeCents } as const;
          const charges: Charge[] = [];
          for (const { kind, amountCents } of feesThatMayBeCharged(reservation, charges)) {
            expect(feeKinds).toContain(kind);
            expect(amountCents).toBeGreaterThan(0);
            charges.push(decided(kind, amountCents, { decision }));
          }
          expect(feesThatMayBeCharged(reservation, charges)).toEqual([]);
        },
      ),
    );
  });
});
