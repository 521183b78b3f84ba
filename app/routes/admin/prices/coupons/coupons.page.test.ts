import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, emina, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { plain, staffSite } from "../../../../../test/world/staff-site.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import type { FieldFault } from "../../../../domain/forms/field-fault.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { findStaffCoupon } from "../../../../server/coupons/staff-coupon.ts";

const site = staffSite();
const { as, post, read } = site;
let used: number;
let reserved: string;

const blank = {
  code: "",
  kind: "percent",
  percent: "10",
  amount: "",
  appliesTo: "car",
  note: "",
  bookFrom: "",
  bookTo: "",
  pickupFrom: "",
  pickupTo: "",
  active: "on",
  minRentalDays: "",
  minTotal: "",
  maxUses: "",
  maxUsesPerEmail: "",
};
const make = async (code: string, more: Record<string, string> = {}) => {
  const answer = await post("/admin/coupons/new", { ...blank, code, ...more });
  return Number(/\/admin\/coupons\/(\d+)$/.exec(answer.headers.get("Location") ?? "")?.[1]);
};
const couponOf = async (id: number) => {
  const found = await findStaffCoupon(site.deps.pool, id);
  if (!found) throw new Error(`there is no coupon ${id}`);
  return found;
};
const count = async () => (await site.deps.pool.query("select from coupon")).rowCount;

beforeAll(async () => {
  used = await make("USED", { maxUses: "5", note: "=SUM(A1)" });
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 3 });
  reserved = (
    await book(site.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-12-01T10:00", "2026-12-05T10:00"),
      details: { ...emina, couponCode: "USED" },
    })
  ).code;
});

describe.each(["", "/ba"])("%s/admin/coupons", (prefix) => {
  const language = prefix === "/ba" ? "ba" : "en-us";
  const words = adminCouponsWords(language);

  test("lists, finds and filters", async () => {
    const { status, html } = await read(`${prefix}/admin/coupons`, "viewer");
    expect(status).toBe(200);
    for (const text of ["USED", words.usesOf(1, "5")]) expect(html).toContain(text);
    for (const query of ["?q=zzz", "?state=expired", "?q=%00%F0&sort=uses&after=~&state=x"])
      expect((await read(`${prefix}/admin/coupons${query}`)).status).toBe(200);
    expect((await read(`${prefix}/admin/coupons?state=expired`)).html).toContain(words.noneFound);
  });

  test("shows a coupon with its uses, and why somebody may not change it", async () => {
    const { html } = await read(`${prefix}/admin/coupons/${used}`, "agent");
    for (const text of [words.usesText(1), words.mayNot, words.codeKept])
      expect(html).toContain(text);
    expect(html).toContain("<fieldset disabled");
  });

  test("shows who used it as reservations, without their names", async () => {
    const { status, html } = await read(`${prefix}/admin/coupons/${used}/uses`, "viewer");
    expect(status).toBe(200);
    expect(html).toContain(reserved);
    expect(html).toContain(`${prefix}/admin/reservations/`);
    for (const text of ["Emina", "emina", "Hadžić"]) expect(html).not.toContain(text);
  });
});

test.each(["0", "999999", "1e3", "-1", "abc", "99999999999999999999", "1%00"])(
  "the coupon %s is not there",
  async (id) => {
    expect((await read(`/admin/coupons/${id}`)).status).toBe(404);
    expect((await read(`/ba/admin/coupons/${id}/uses`)).status).toBe(404);
    expect((await site.get(`/admin/coupons/${id}/uses/export.csv`, as("owner"))).status).toBe(404);
    const forms: Record<string, string>[] = [{ ...blank, code: "XYZ1" }, { do: "end" }];
    for (const form of [...forms, { do: "delete" }])
      expect((await post(`/admin/coupons/${id}`, form)).status).toBe(404);
  },
);

describe("a coupon", () => {
  test("is given out with everything that was written", async () => {
    const id = await make(" spring 10 ", {
      kind: "fixed",
      amount: "15,50",
      appliesTo: "total",
      maxUses: "3",
      minTotal: "100",
      bookFrom: "2026-11-01",
      pickupTo: "2027-06-30",
      "category.suv": "on",
      "location.airport-tuzla": "on",
    });
    expect(await couponOf(id)).toMatchObject({
      code: "SPRING10",
      kind: "fixed",
      value: 1550,
      appliesTo: "total",
      maxUses: 3,
      minTotalCents: 10_000,
      bookFrom: "2026-11-01",
      pickupTo: "2027-06-30",
      categories: ["suv"],
      locationIds: ["airport-tuzla"],
      active: true,
    });
  });

  test.each<[Record<string, string>, FieldFault]>([
    [{ code: "" }, { code: "missing" }],
    [{ code: "<script>" }, { code: "coupon-code" }],
    [{ code: "\u0000\ud800" }, { code: "coupon-code" }],
    [{ code: "used" }, { code: "code-taken" }],
    [{ percent: "101" }, { code: "number", min: 1, max: 100 }],
    [{ percent: "-1" }, { code: "number", min: 1, max: 100 }],
    [{ percent: "1e2" }, { code: "number", min: 1, max: 100 }],
    [
      { kind: "fixed", amount: "1e400" },
      { code: "amount", maxCents: 1000000 },
    ],
    [
      { kind: "fixed", amount: "0" },
      { code: "amount", maxCents: 1000000 },
    ],
    [{ kind: "gift" }, { code: "choice" }],
    [{ bookFrom: "2026-02-31" }, { code: "date" }],
    [{ bookFrom: "2026-12-02", bookTo: "2026-12-01" }, { code: "ends-before-start" }],
    [{ maxUses: "0" }, { code: "number", min: 1, max: 1000000 }],
    [{ note: "x".repeat(50_000) }, { code: "too-long", max: 200 }],
  ])("with %j is refused with a sentence", async (wrong, fault) => {
    const before = await count();
    const answer = await post("/admin/coupons/new", { ...blank, code: "GOOD-1", ...wrong });
    expect(answer.status).toBe(400);
    expect(plain(await answer.text())).toContain(faultText(fault, "en-us"));
    expect(await count()).toBe(before);
  });

  test("of two who change it the second sees both", async () => {
    const id = await make("TWICE");
    const form = { ...blank, code: "TWICE", version: "1" };
    expect((await post(`/admin/coupons/${id}`, { ...form, percent: "15" })).status).toBe(200);
    const answer = await post(`/admin/coupons/${id}`, { ...form, percent: "20", note: "mine" });
    const html = plain(await answer.text());
    expect(answer.status).toBe(409);
    expect(html).toContain('value="mine"');
    expect(html).toContain(">15<");
    expect((await couponOf(id)).value).toBe(15);
  });

  test("that was used keeps its code, is ended and never deleted", async () => {
    const { version } = await couponOf(used);
    const form = { ...blank, code: "OTHER", version: String(version) };
    const renamed = await post(`/admin/coupons/${used}`, form);
    expect(renamed.status).toBe(400);
    expect(plain(await renamed.text())).toContain(faultText({ code: "code-used" }, "en-us"));
    expect((await post(`/admin/coupons/${used}`, { do: "delete" })).status).toBe(409);
    expect((await post(`/admin/coupons/${used}`, { do: "end" })).status).toBe(200);
    expect(await couponOf(used)).toMatchObject({ active: false, code: "USED", uses: 1 });
  });

  test("that nobody used can go", async () => {
    const id = await make("NEVER");
    const answer = await post(`/ba/admin/coupons/${id}`, { do: "delete" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ba/admin/coupons"]);
    expect((await read(`/admin/coupons/${id}`)).status).toBe(404);
  });

  test.each(["agent", "accountant", "viewer"] as const)(
    "is not for an %s to change",
    async (role) => {
      const before = await couponOf(used);
      const change: Record<string, string> = { ...blank, code: "USED", version: "2" };
      for (const form of [change, { do: "end" }, { do: "delete" }])
        expect((await post(`/admin/coupons/${used}`, form, role)).status).toBe(403);
      expect((await post("/admin/coupons/new", { ...blank, code: "MINE" }, role)).status).toBe(403);
      expect((await read("/admin/coupons/new", role)).status).toBe(403);
      expect(await couponOf(used)).toEqual(before);
    },
  );
});

test("a file has no cell that is a formula, and names reservations by their code", async () => {
  const list = await site.get("/admin/coupons/export.csv", as("owner"));
  expect(await list.text()).toContain("'=SUM(A1)");
  const uses = await site.get(`/ba/admin/coupons/${used}/uses/export.csv`, as("owner"));
  expect(await uses.text()).toContain(reserved);
});

test.each(["csv", "xlsx"])("the lists as %s", async (kind) => {
  for (const path of ["/admin/coupons/export", `/ba/admin/coupons/${used}/uses/export`]) {
    const answer = await site.get(`${path}.${kind}`, as("accountant"));
    expect(answer.status).toBe(200);
    expect((await site.get(`${path}.${kind}`, as("agent"))).status).toBe(403);
  }
});
