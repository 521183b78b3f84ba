import { expect, test } from "vitest";
import { may, rolesWith, staffRights, type Right } from "./rights.ts";
import { staffRoles } from "./roles.ts";

const rights = Object.keys(staffRights).filter((name): name is Right => name in staffRights);

test("an owner may do everything", () => {
  expect(rights.filter((right) => !may("owner", right))).toEqual([]);
});

test("the whole staff sees the site while it is closed, the reservations and what is offered", () => {
  for (const right of ["see-closed-site", "see-reservations", "see-catalogue"] as const)
    expect(staffRoles.filter((role) => !may(role, right))).toEqual([]);
});

test("a manager may do everything but close open accounts, vouch for prices, rule over the staff and erase customers", () => {
  expect(rights.filter((right) => !may("manager", right))).toEqual([
    "close-open-accounts",
    "vouch-for-prices",
    "manage-staff",
    "erase-customer",
  ]);
});

test("a viewer sees, and changes nothing", () => {
  expect(rights.filter((right) => may("viewer", right))).toEqual([
    "see-closed-site",
    "see-reservations",
    "see-catalogue",
  ]);
});

test("an agent steers reservations and opens neither the settings nor the staff", () => {
  expect(may("agent", "steer-reservations")).toBe(true);
  for (const right of ["see-settings", "edit-prices", "manage-staff", "see-audit"] as const)
    expect(may("agent", right)).toBe(false);
});

test("an accountant reads and exports, and steers nothing", () => {
  expect(rights.filter((right) => may("accountant", right))).toEqual([
    "see-closed-site",
    "see-reservations",
    "see-cash",
    "see-papers",
    "see-books",
    "see-revenue",
    "see-analytics",
    "see-catalogue",
    "see-audit",
    "export-lists",
  ]);
});

test("papers are read by whoever hands vehicles over, and not by who keeps the books", () => {
  expect(rolesWith("hand-over")).toEqual(["owner", "manager", "agent"]);
  expect(may("accountant", "read-papers")).toBe(false);
});

test("owners alone rule over the staff and erase customers", () => {
  expect([rolesWith("manage-staff"), rolesWith("erase-customer")]).toEqual([["owner"], ["owner"]]);
});
