import { expect, test } from "vitest";
import { may } from "./rights.ts";
import { staffRoles } from "./roles.ts";
import { railOf, rooms, roomsOf } from "./rooms.ts";

const shownTo = (role: (typeof staffRoles)[number]) =>
  Object.fromEntries(railOf(role).map(({ group, lines }) => [group, lines.map((one) => one.name)]));

test("an owner has every line, in the order of the rail", () => {
  expect(Object.entries(shownTo("owner"))).toEqual([
    [
      "today",
      [
        "dashboard",
        "reservations",
        "reservation-management",
        "car-availability",
        "cash-drawers",
        "day-close",
        "fines",
      ],
    ],
    ["fleet", ["cars"]],
    ["prices", ["pricing", "protection-plans", "extras", "cross-border-fees", "coupons"]],
    ["insight", ["revenue", "analytics", "books", "audit-logs", "proof"]],
    ["house", ["settings", "staff", "mail"]],
  ]);
});

test("a line that a role may not open is not drawn, nor a group without a line", () => {
  expect(Object.keys(shownTo("agent"))).toEqual(["today", "fleet", "prices", "insight"]);
  expect(Object.keys(shownTo("accountant"))).toEqual(["today", "fleet", "prices", "insight"]);
  expect(shownTo("manager").house).toEqual(["settings", "mail"]);
  for (const role of staffRoles)
    for (const { lines } of railOf(role))
      expect(lines.filter(({ right }) => !may(role, right))).toEqual([]);
});

test("a tab stands on the line of a room that is a line itself, in its group and open to the same roles", () => {
  for (const { tabOf, group, right } of rooms.filter((room) => room.tabOf !== undefined)) {
    const line = rooms.find(({ name }) => name === tabOf);
    expect(line).toMatchObject({ group, right });
    expect(line?.tabOf).toBeUndefined();
  }
  expect(roomsOf("viewer").map(({ name }) => name)).toContain("protection-plan-pricing");
});
