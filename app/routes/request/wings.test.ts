import { createElement } from "react";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { buildOf, wingOf, wings } from "./wings.ts";

test.each([
  ["/admin", "en-us.admin"],
  ["/admin/cars/1", "en-us.admin"],
  ["/ADMIN/cars", "en-us.admin"],
  ["/admin.data", "en-us.admin"],
  ["/ba/admin", "ba.admin"],
  ["/ba/admin/nowhere.data", "ba.admin"],
  ["/", "site"],
  ["/administrator", "site"],
  ["/ba/administrator", "site"],
  ["/contact/admin", "site"],
  ["//admin", "site"],
  // The router decodes what it reads, and answers for all pages where it is asked which there are.
  ["/%61dmin/cars", undefined],
  ["/\\admin", undefined],
  ["/__manifest", undefined],
])("%s belongs to %s", (pathname, wing) => {
  expect(wingOf(pathname)).toBe(wing);
});

const page = { default: () => createElement("p") };
const routes = [
  { id: "root" },
  { id: "en-us.site", parentId: "root" },
  { id: "en-us.home", parentId: "en-us.site" },
  { id: "ba.robots", parentId: "root" },
  { id: "en-us.admin", parentId: "root" },
  { id: "en-us.admin.cars", parentId: "en-us.admin" },
  { id: "ba.admin", parentId: "root" },
];
const all = Object.fromEntries(routes.map((one) => [one.id, { ...one, module: page }]));
const build = { routes: all, assets: { routes: all } } as unknown as ServerBuild;

test("each wing has its own pages and the root, and every page is in one", () => {
  const idsOf = (wing: (typeof wings)[number]) => Object.keys(buildOf(wing, build).routes);
  expect(idsOf("en-us.admin")).toEqual(["root", "en-us.admin", "en-us.admin.cars"]);
  expect(idsOf("ba.admin")).toEqual(["root", "ba.admin"]);
  expect(idsOf("site")).toEqual(["root", "en-us.site", "en-us.home", "ba.robots"]);
  for (const wing of wings)
    expect(Object.keys(buildOf(wing, build).assets.routes)).toEqual(idsOf(wing));
});
