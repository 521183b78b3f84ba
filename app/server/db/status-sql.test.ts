import { expect, test } from "vitest";
import { isAhead, isCalledOff, isOut } from "../../domain/reservations/states/states.ts";
import { reservationStatuses } from "../../domain/reservations/states/status.ts";
import { statusIn } from "./status-sql.ts";

test("a rule about states is a condition, and its text never changes", () => {
  expect(statusIn(isOut)).toBe("reservation.status in ('on_rent')");
  expect(statusIn(isAhead)).toBe("reservation.status in ('pending', 'confirmed')");
  expect(statusIn(isCalledOff, "to_status")).toBe("to_status in ('cancelled', 'no_show')");
  expect(statusIn(isCalledOff)).toBe(statusIn(isCalledOff));
});

test("a rule that holds for all names all", () => {
  const all = statusIn(() => true, "status");
  expect(reservationStatuses.every((status) => all.includes(`'${status}'`))).toBe(true);
});
