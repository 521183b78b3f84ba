import { describe, expect, test } from "vitest";
import { agreed, held } from "../../../../test/casts/agreed-cast.ts";
import type { ReservationStatus } from "../states/status.ts";
import { answerLate, findReport } from "./late-answer.ts";

const view = agreed();
const { pickupAt, pickupLocationId, dropoffAt } = view.trip;
const lateArrival = {
  pickupAt,
  pickupLocationId,
  expectedAt: "2026-05-04T12:00",
  feeCents: 0,
  differenceCents: 0,
};
const lateReturn = {
  dropoffAt,
  expectedAt: "2026-05-11T10:30",
  differenceCents: 0,
  freesVehicle: false,
};
const reported = (status: ReservationStatus) =>
  held({ ...view, status }, { lateArrival, lateReturn });

describe("a report that was made before", () => {
  test("is known again while it is still meant", () => {
    const arrival = { end: "arrival", at: "2026-05-04T12:00" } as const;
    const back = { end: "return", at: "2026-05-11T10:30" } as const;
    expect(findReport(reported("confirmed"), arrival)).toBe(lateArrival);
    expect(findReport(reported("pending"), arrival)).toBe(lateArrival);
    expect(findReport(reported("on_rent"), arrival)).toBeUndefined();
    expect(findReport(reported("on_rent"), back)).toBe(lateReturn);
    expect(findReport(reported("confirmed"), back)).toBeUndefined();
    expect(findReport(reported("cancelled"), arrival)).toBeUndefined();
  });

  test("is another one at another time", () => {
    const later = { end: "arrival", at: "2026-05-04T12:30" } as const;
    expect(findReport(reported("confirmed"), later)).toBeUndefined();
  });
});

describe("the answer", () => {
  const wish = { end: "return", at: "2026-05-12T10:00" } as const;

  test("is free when nothing is added, or something falls away", () => {
    const free = { ok: true, cost: "free", reservation: view, wish };
    expect(answerLate(view, view, wish, 0)).toEqual(free);
    expect(answerLate(view, view, wish, -2000)).toEqual(free);
  });

  test("names the price when something is", () => {
    const priced = { ...view, totalCents: view.totalCents + 1500 };
    const answer = answerLate(view, priced, wish, 1500);
    expect(answer).toMatchObject({ cost: "paid", differenceCents: 1500, reservation: view });
    expect(answer).toMatchObject({ quote: { totalCents: priced.totalCents } });
  });
});
