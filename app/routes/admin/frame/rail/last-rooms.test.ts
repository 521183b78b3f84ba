import { expect, test } from "vitest";
import { roomsOf } from "../../../../domain/staff/rooms.ts";
import { roomToOpen } from "./last-rooms.ts";

const open = roomsOf("owner");

test("a group opens the room that was visited last, a tab of a line too", () => {
  expect(roomToOpen("prices", { open, last: { prices: "coupons" } })).toBe("coupons");
  const tab = "protection-plan-pricing";
  expect(roomToOpen("prices", { open, last: { prices: tab } })).toBe(tab);
});

test("a group opens its first room before any visit, and when the last one is not there for the member", () => {
  expect(roomToOpen("prices", { open, last: {} })).toBe("pricing");
  expect(roomToOpen("house", { open, last: { house: "rooms-of-old" } })).toBe("settings");
  expect(roomToOpen("house", { open: roomsOf("manager"), last: { house: "staff" } })).toBe(
    "settings",
  );
  expect(roomToOpen("house", { open: roomsOf("viewer"), last: { house: "mail" } })).toBeUndefined();
});
