import { expect, test } from "vitest";
import { loginFor, returnPath } from "./return-path.ts";

test.each([
  ["/admin/settings", "/admin/settings"],
  ["/ba/admin/settings?tab=staff&x=1", "/ba/admin/settings?tab=staff&x=1"],
  ["/admin", "/admin"],
  ["/admin/cars/../settings", "/admin/settings"],
  ["/admin/reservations?q=a%20b&view=all", "/admin/reservations?q=a%20b&view=all"],
])("%s is a page of the back office", (asked, to) => {
  expect(returnPath(asked, "en-us")).toBe(to);
});

test.each([
  ["/admin/settings/staff.data", "/admin/settings/staff"],
  ["/ba/admin/cars/1.data?_routes=ba.admin.car", "/ba/admin/cars/1"],
  ["/admin/reservations.data?q=x&_routes=en-us.admin&view=all", "/admin/reservations?q=x&view=all"],
  ["/admin/_.data", "/admin"],
  ["/admin.data", "/admin"],
  ["/admin/reservations/export.csv?q=x", "/admin/reservations?q=x"],
  ["/admin/audit-logs/export.xlsx.data", "/admin/audit-logs"],
  ["/admin/coupons/1/uses/export.csv", "/admin/coupons/1/uses"],
  ["/ba/admin/cars/vehicles.xlsx", "/ba/admin/cars"],
  ["/admin/settings/customers/file", "/admin/settings/customers"],
])("%s leads to the page that it belongs to", (asked, to) => {
  expect(returnPath(asked, "en-us")).toBe(to);
});

test.each([
  null,
  "",
  "admin/settings",
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/\t/evil.example/admin",
  "/admin/..//evil.example",
  "/admin/%2e%2e//evil.example/admin",
  "/administrator",
  "/search",
  "/admin/../search",
  "javascript:alert(1)",
  "/javascript:alert(1)",
  "/admin/login?to=/admin/settings",
  "/ADMIN/login",
  "/admin/Login",
  "/admin/sign-out",
  "/ba/admin/look",
  "/admin/login.data?_routes=en-us.admin.login",
  `/admin/${"a".repeat(500)}`,
  "http://[",
])("%j leads to the first page", (asked) => {
  expect(returnPath(asked, "en-us")).toBe("/admin");
  expect(returnPath(asked, "ba")).toBe("/ba/admin");
});

test("the sign-in remembers which page was asked for", () => {
  const at = (path: string) => loginFor(new Request(`http://site.test${path}`), "ba");
  expect(at("/ba/admin/settings?x=1")).toBe("/ba/admin/login?to=%2Fba%2Fadmin%2Fsettings%3Fx%3D1");
  expect(at("/ba/admin")).toBe("/ba/admin/login");
  expect(at("/ba/admin/cars.data?_routes=x")).toBe("/ba/admin/login?to=%2Fba%2Fadmin%2Fcars");
});
