import { describe, expect, test } from "vitest";

import { actions, blocks, can, canMove, isOverdue, statusAfter } from "./actions.ts";
import { reservationStatuses } from "./status.ts";

test("what may be done in which state", () => {
  const table = Object.fromEntries(
    reservationStatuses.map((status) => [status, actions.filter((action) => can(action, status))]),
  );
  expect(table).toEqual({
    pending: ["confirm", "cancel", "no-show", "modify", "swap", "price-by-hand", "edit-customer"],
    confirmed: [
      "cancel",
      "no-show",
      "hand-over",
      "modify",
      "swap",
      "price-by-hand",
      "edit-customer",
    ],
    on_rent: ["check-in", "extend", "price-by-hand", "edit-customer"],
    returned: ["complete", "price-by-hand", "edit-customer"],
    completed: ["edit-customer"],
    cancelled: ["reinstate", "edit-customer"],
    no_show: ["reinstate", "edit-customer"],
  });
});

test("where each action leads", () => {
  expect(Object.fromEntries(actions.map((action) => [action, statusAfter(action)]))).toEqual({
    confirm: "confirmed",
    cancel: "cancelled",
    "no-show": "no_show",
    "hand-over": "on_rent",
    "check-in": "returned",
    complete: "completed",
    reinstate: "confirmed",
    modify: undefined,
    extend: undefined,
    swap: undefined,
    "price-by-hand": undefined,
    "edit-customer": undefined,
  });
});

test("which states hold a vehicle, and which may still be moved", () => {
  expect(reservationStatuses.filter(blocks)).toEqual(["pending", "confirmed", "on_rent"]);
  expect(reservationStatuses.filter(canMove)).toEqual(["pending", "confirmed"]);
});

describe("overdue", () => {
  const due = 1_000_000_000;

  test("is a car that is out after its grace", () => {
    const out = { status: "on_rent", dropoffInstant: due } as const;
    expect(isOverdue(out, due + 59 * 60_000, 59)).toBe(false);
    expect(isOverdue(out, due + 59 * 60_000 + 1, 59)).toBe(true);
  });

  test("is nothing else", () => {
    const others = reservationStatuses.filter((status) => status !== "on_rent");
    expect(others.some((status) => isOverdue({ status, dropoffInstant: due }, due * 2, 59))).toBe(
      false,
    );
  });
});
