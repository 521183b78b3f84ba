import { expect, test } from "vitest";
import { actions, can, statusAfter, statusWhenBooked } from "./actions.ts";
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
    on_rent: [
      "check-in",
      "extend",
      "announce-return",
      "exchange",
      "price-by-hand",
      "edit-customer",
    ],
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

test("a new booking is confirmed by itself, or waits for the staff", () => {
  expect(statusWhenBooked([])).toBe("confirmed");
  expect(statusWhenBooked(["days"])).toBe("pending");
});
