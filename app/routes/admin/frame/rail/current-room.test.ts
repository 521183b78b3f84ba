import { expect, test } from "vitest";
import { currentRoom } from "./current-room.ts";

test.each([
  ["/admin/reservations/AB12345678?task=swap", "reservations"],
  ["/admin/settings", "settings"],
  ["/admin/settings/places/3", "settings"],
  ["/admin/settings/staff/abc", "staff"],
  ["/admin/settings/mail#main", "mail"],
  ["/admin/protection-plans/basic", "protection-plans"],
  ["/admin/protection-plan-pricing", "protection-plan-pricing"],
  ["/admin/account", undefined],
  ["/admin/carsickness", undefined],
])("%s lies in %s", (path, room) => {
  expect(currentRoom(path, "en-us")?.name).toBe(room);
  expect(currentRoom(`/ba${path}`, "ba")?.name).toBe(room);
});
