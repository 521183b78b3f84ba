import { expect, test } from "vitest";
import * as states from "./states.ts";
import { reservationStatuses } from "./status.ts";

test("what each state means", () => {
  const meanings = Object.entries(states).map(([name, holds]) => [
    name,
    reservationStatuses.filter(holds),
  ]);
  expect(Object.fromEntries(meanings)).toEqual({
    isUnconfirmed: ["pending"],
    isAhead: ["pending", "confirmed"],
    isOut: ["on_rent"],
    isBack: ["returned", "completed"],
    hasBegun: ["on_rent", "returned", "completed"],
    holdsVehicle: ["pending", "confirmed", "on_rent"],
    isCancelled: ["cancelled"],
    isMissed: ["no_show"],
    isCalledOff: ["cancelled", "no_show"],
    isOver: ["completed", "cancelled", "no_show"],
    isToComplete: ["returned"],
  });
});

test("a reservation is ahead, out, back or called off, and one of them only", () => {
  const parts = [states.isAhead, states.isOut, states.isBack, states.isCalledOff];
  const counts = reservationStatuses.map((status) => parts.filter((holds) => holds(status)).length);
  expect(counts).toEqual(reservationStatuses.map(() => 1));
});
