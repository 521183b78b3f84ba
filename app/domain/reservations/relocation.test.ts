import { expect, test } from "vitest";
import { relocationDeed } from "./relocation.ts";

const trip = { pickupAt: "2026-07-06T10:00", dropoffAt: "2026-07-13T10:00" };
const own = { vehicleId: 1, ...trip };
const ahead = { status: "confirmed", trip, vehicleId: 1 } as const;

test("another vehicle is a swap, other times a change, a later return of what is out an extension", () => {
  expect(relocationDeed(ahead, { ...own, vehicleId: 2 })).toEqual({ ok: true, deed: "swap" });
  const later = { ...own, dropoffAt: "2026-07-14T10:00" };
  expect(relocationDeed(ahead, later)).toEqual({ ok: true, deed: "change" });
  expect(relocationDeed({ ...ahead, status: "on_rent" }, later)).toEqual({
    ok: true,
    deed: "extend",
  });
});

test.each([
  ["unchanged", ahead, own],
  ["both", ahead, { ...own, vehicleId: 2, dropoffAt: "2026-07-14T10:00" }],
  ["turned-around", ahead, { ...own, dropoffAt: "2026-07-06T10:00" }],
  ["no-such-time", ahead, { ...own, pickupAt: "2026-03-29T02:30" }],
  ["closed", { ...ahead, status: "completed" }, { ...own, vehicleId: 2 }],
  ["closed", { ...ahead, status: "on_rent" }, { ...own, vehicleId: 2 }],
  ["closed", { ...ahead, status: "cancelled" }, { ...own, dropoffAt: "2026-07-14T10:00" }],
  ["pickup-is-over", { ...ahead, status: "on_rent" }, { ...own, pickupAt: "2026-07-07T10:00" }],
] as const)("%s is refused", (reason, standing, spot) => {
  expect(relocationDeed(standing, spot)).toEqual({ ok: false, reason });
});
