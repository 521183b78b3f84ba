import { expect, test } from "vitest";
import { reachedBy, type Import } from "../scripts/checks/import-graph.ts";
import { namedBy, whatToCheck } from "../scripts/checks/what-to-check.ts";

/** A house of two pages that share a rule, and of one that does not. */
const arrow = (from: string, to: string): Import => ({ from, to, kind: "file", typeOnly: false });
const page = (name: string) => `app/routes/admin/prices/${name}/${name}.tsx`;
const imports = [
  arrow(page("coupons"), "app/domain/coupons/coupon.ts"),
  arrow(page("extras"), "app/domain/coupons/coupon.ts"),
  arrow(page("pricing"), "app/domain/pricing/quote.ts"),
  arrow("app/domain/coupons/coupon.test.ts", "app/domain/coupons/coupon.ts"),
];
const spec = (name: string, line: string) => ({ path: `test/e2e/${name}.spec.ts`, text: line });
const specs = [
  spec("coupons", "// covers: routes/admin/prices/coupons\nimport x"),
  spec("pricing", "// covers: routes/site/booking, routes/admin/prices/pricing"),
  spec("book", "// covers: routes/site/booking"),
  spec("pages", "// walks: routes/admin"),
];
const tests = [
  "app/domain/coupons/coupon.test.ts",
  "app/domain/pricing/quote.test.ts",
  "app/routes/admin/prices/coupons/coupons.page.test.ts",
  "app/routes/admin/prices/pricing/pricing.page.test.ts",
  "test/rows.test.ts",
];
const checksOf = (...changed: string[]) => whatToCheck(changed, { imports, specs, tests });

test("a page is checked by its page tests and by the stories that cover its folder", () => {
  expect(checksOf(page("pricing"))).toEqual({
    tests: ["app/routes/admin/prices/pricing/pricing.page.test.ts"],
    stories: ["test/e2e/pricing.spec.ts"],
    isWide: false,
  });
});

test("a rule is checked by its tests and by the pages that it reaches", () => {
  expect(checksOf("app/domain/coupons/coupon.ts")).toEqual({
    tests: [
      "app/domain/coupons/coupon.test.ts",
      "app/routes/admin/prices/coupons/coupons.page.test.ts",
    ],
    stories: ["test/e2e/coupons.spec.ts"],
    isWide: false,
  });
});

test.each(["app/server/availability/list-calendar.ts", "demo/write-rows.ts"])(
  "rows that %s may read are held against the database",
  (path) => expect(checksOf(path).tests).toEqual(["test/rows.test.ts"]),
);

test("a test of the server reads no rows of the product", () => {
  expect(checksOf("app/server/availability/list-calendar.test.ts").tests).toEqual([]);
});

test("a changed story is told", () => {
  expect(checksOf("test/e2e/coupons.spec.ts").stories).toEqual(["test/e2e/coupons.spec.ts"]);
});

test.each(["app/ui/controls/button.tsx", "app/server/db/schema/cars.ts", "app/root.tsx"])(
  "%s can touch everything: the commonest way is told, and the whole run is due",
  (path) => {
    const rows = path.startsWith("app/server/") ? ["test/rows.test.ts"] : [];
    expect(checksOf(path)).toEqual({
      tests: rows,
      stories: ["test/e2e/book.spec.ts"],
      isWide: true,
    });
  },
);

test("files that import each other are reached once", () => {
  const round = [arrow("a.ts", "b.ts"), arrow("b.ts", "a.ts")];
  expect([...reachedBy(["a.ts"], round)]).toEqual(["a.ts", "b.ts"]);
});

test("a spec without a line names nothing", () => {
  expect(namedBy({ path: "x", text: "import y" }, "covers")).toEqual([]);
});
