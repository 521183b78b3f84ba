import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, emina, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { languages } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { chartWords } from "../../../../i18n/figures/chart-words.ts";
import { chartPeriod } from "../../../../domain/figures/periods.ts";
import { flushTripSearches, logTripSearch } from "../../../../server/visits/log-trip-search.ts";
import { groupings } from "../../../../domain/figures/groupings.ts";
import { keptQuery, readRevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import { revenuePath } from "./revenue-path.ts";

const site = staffSite();
const now = "2026-11-21T10:00";
const query = readRevenueQuery(new URLSearchParams("from=2026-12-01&to=2026-12-31"), now);
let code = "";
let carId = 0;

beforeAll(async () => {
  carId = await addCar(site.deps, { name: "revenue", vehicles: 1, perDayCents: 5000 });
  const trip = tripAt("2026-12-07T10:00", "2026-12-11T10:00");
  code = (await book(site.deps, { selection: plainSelection(carId), trip })).code;
});

describe("revenue", () => {
  test("is for the owner, the manager and the accountant, on the server", async () => {
    for (const role of staffRoles) {
      const { status, html } = await site.read(revenuePath(query, "en-us"), role);
      expect([role, status]).toEqual([role, may(role, "see-revenue") ? 200 : 403]);
      expect([role, html.includes("€200.00")]).toEqual([role, may(role, "see-revenue")]);
    }
  });

  test.each(languages)(
    "in %s, says its figures with what they are made of, and has a table",
    async (language) => {
      const words = adminRevenueWords(language);
      const { html } = await site.read(revenuePath(query, language), "accountant");
      for (const [label, definition] of Object.values(words.figures).slice(0, 3)) {
        expect(html).toContain(label);
        expect(html).toContain(definition);
      }
      const text = html.replaceAll("\u00a0", " ");
      expect(text).toContain(
        language === "ba"
          ? "Upisano je 200,00 € za 4 dana najma."
          : "€200.00 is on the books for 4 rental days.",
      );
      // The price of a rental day with the two parts that it is divided of.
      expect(text).toContain(
        language === "ba"
          ? "200,00 € (najam) / 4 (dani najma)"
          : "€200.00 (rent) / 4 (rental days)",
      );
      expect(html).toContain(chartWords(language).table);
      expect(html).toContain('role="img"');
    },
  );

  test("every grouping is drawn, and a row opens to the reservations behind it", async () => {
    for (const by of groupings)
      expect([by, (await site.read(revenuePath({ ...query, by }, "en-us"))).status]).toEqual([
        by,
        200,
      ]);
    const own = { ...query, by: "car", open: String(carId) } as const;
    expect((await site.read(revenuePath(own, "en-us"))).html).toContain(code);
  });

  test("says how full the fleet was by the day of use alone", async () => {
    const { utilisation } = adminRevenueWords("en-us").figures;
    const tileOf = async (dating: "use" | "booked" | "pickup") => {
      const { html } = await site.read(revenuePath({ ...query, dating }, "en-us"));
      const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
      return text.split(utilisation[0])[1]?.trim().slice(0, 6);
    };
    expect(await tileOf("use")).toMatch(/^\d/);
    for (const dating of ["pickup", "booked"] as const)
      expect([dating, await tileOf(dating)]).toEqual([dating, expect.stringMatching(/^[–-]/)]);
  });

  test("on the books before the booking there is nothing", async () => {
    const { html } = await site.read(revenuePath({ ...query, asOf: "2026-11-20" }, "en-us"));
    expect(html).toContain("Nothing is on the books for these days.");
  });

  test("days are not compared with a time before the house had any business", async () => {
    const { html } = await site.read(revenuePath(query, "en-us"));
    expect(html).toContain("Nothing was on the books for the same weeks last year");
    expect(html).not.toContain("points more than");
  });

  test("without VAT and in marks the same money is less, and more", async () => {
    const net = await site.read(revenuePath({ ...query, vat: "without" }, "en-us"));
    expect(net.html).toContain("€170.94");
    const marks = await site.read(revenuePath({ ...query, currency: "km" }, "ba"));
    expect(marks.html.replaceAll("\u00a0", " ")).toContain("391,17 KM");
  });

  test("is taken along as a file, by who may", async () => {
    const own = { ...query, by: "car" } as const;
    for (const format of ["csv", "xlsx"] as const) {
      const path = revenuePath(own, "en-us", format);
      expect((await site.get(path, site.as("agent"))).status).toBe(403);
      const answer = await site.get(path, site.as("accountant"));
      expect([format, answer.status]).toEqual([format, 200]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    const csv = await (await site.get(revenuePath(own, "en-us", "csv"), site.as("owner"))).text();
    expect(csv).toContain("revenue,4,31,200.00,0.00,0.00,0.00,0.00,200.00,50.00");
  });
});

test("the chart is taken along as a picture, by who may", async () => {
  const path = revenuePath(query, "ba", "png");
  expect((await site.get(path, site.as("agent"))).status).toBe(403);
  const answer = await site.get(path, site.as("accountant"));
  expect(answer.headers.get("content-type")).toBe("image/png");
  const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([width, height]).toEqual([1536, 720]);
});

test("what was refused stands beside what was sold, by reason", async () => {
  const trip = tripAt("2026-12-08T10:00", "2026-12-12T10:00");
  const lost = {
    trip,
    language: "ba" as const,
    rentalDays: 4,
    freeCarIds: [],
    takenCarIds: [carId],
  };
  logTripSearch(site.deps, { ...lost, cheapestTakenCents: 11_700 });
  logTripSearch(site.deps, {
    ...lost,
    trip: { ...trip, pickupAt: "2026-12-08T11:00" },
    refused: "closed",
  });
  await flushTripSearches(site.deps);
  for (const [language, texts] of [
    [
      "en-us",
      ["No car was free", "€117.00", "Outside opening hours", "1 without a known price", "€317.00"],
    ],
    [
      "ba",
      [
        "Nije bilo slobodnog automobila",
        "117,00 €",
        "1 pretraga, 4 dana najma, bez poznate cijene: 1",
      ],
    ],
  ] as const) {
    const { html } = await site.read(revenuePath(query, language));
    for (const text of texts) expect(html.replaceAll("\u00a0", " ")).toContain(text);
  }
});

describe("a member's own views", () => {
  const own = (role: StaffRole = "owner") => ({
    save: (params: string, name: string) =>
      site.post(`/admin/revenue?${params}`, { intent: "save-view", name }, role),
  });

  test("are saved, found again, renamed and deleted; days with a name go on with the calendar", async () => {
    const saved = await own().save("days=year&by=vehicle&currency=km", "Fleet in marks");
    expect(saved.status).toBe(303);
    const to = saved.headers.get("Location") ?? "";
    expect(to).toMatch(/[?&]days=year&.*by=vehicle/);
    expect(to).not.toMatch(/from=|asOf=/);
    const { html } = await site.read(to);
    expect(html).toMatch(/aria-current="page"[^>]*>Fleet in marks/);
    expect(html).toContain("Change the view Fleet in marks");
    expect((await site.read("/admin/revenue", "accountant")).html).not.toContain("Fleet in marks");
    const twice = await own().save("by=car", "Fleet in marks");
    expect([twice.status, await twice.text()]).toEqual([
      400,
      expect.stringContaining("You already have a view with this name"),
    ]);
    const { rows } = await site.deps.pool.query<{ id: number }>(
      "select id from saved_view where page = 'revenue'",
    );
    const id = String(rows[0]?.id);
    const change = (intent: string, more = {}) => site.post(to, { intent, id, ...more });
    expect((await change("rename-view", { name: "Marks" })).status).toBe(303);
    expect((await site.read("/admin/revenue")).html).toContain("Marks</a>");
    expect((await change("delete-view")).status).toBe(303);
    expect((await site.read("/admin/revenue")).html).not.toContain("Marks</a>");
  });

  test("are for who sees revenue", async () => {
    expect((await own("agent").save("by=car", "Mine")).status).toBe(403);
    expect((await own("accountant").save("by=car", "Mine")).status).toBe(303);
  });

  test("keep days that have no name, and the books of an earlier day, as they are", () => {
    const read = (text: string) => readRevenueQuery(new URLSearchParams(text), now);
    const kept = (text: string) => keptQuery(read(text), "2026-11-21");
    expect(kept("from=2026-11-01&to=2026-11-30&open=7")).toMatch(/^days=month&dating=use/);
    expect(kept("from=2026-11-02&to=2026-11-30")).toMatch(/^from=2026-11-02&to=2026-11-30&dating/);
    expect(kept("days=last&asOf=2026-11-01")).toMatch(/^days=last&asOf=2026-11-01/);
    // The same view in another month.
    expect(readRevenueQuery(new URLSearchParams(kept("")), "2027-02-03T10:00")).toMatchObject({
      from: "2027-02-01",
      to: "2027-02-28",
      asOf: "2027-02-03",
    });
  });
});

test("coupons that were given stand with what they brought", async () => {
  await site.deps.pool.query(
    "insert into coupon (code, kind, value, applies_to) values ('SNOW', 'percent', 25, 'car')",
  );
  const winter = await addCar(site.deps, { name: "winter", vehicles: 1, perDayCents: 4000 });
  const details = { ...emina, couponCode: "SNOW" };
  const trip = tripAt("2027-01-11T10:00", "2027-01-15T10:00");
  await book(site.deps, { selection: plainSelection(winter), trip, details });
  const january = { ...query, from: "2027-01-01", to: "2027-01-31" };
  const { html } = await site.read(revenuePath(january, "ba"), "accountant");
  const text = html.replaceAll("\u00a0", " ");
  // Four days at 40 less a quarter.
  for (const said of ["SNOW", "1 najam, popust 40,00 €", "120,00 € (vrijednost najmova s kuponom)"])
    expect(text).toContain(said);
  expect((await site.read(revenuePath(query, "ba"))).html).toContain("Nijedan najam u ovim danima");
});

describe("days that are hard to show", () => {
  test.each([
    ["one day", "from=2026-12-07&to=2026-12-07"],
    ["ten years and more", "from=1990-01-01&to=2030-01-01"],
    ["the wrong way round", "from=2026-12-31&to=2026-12-01"],
    ["both clock changes", "from=2026-03-01&to=2026-10-31&by=day"],
    ["a group of nobody", "from=2026-12-01&to=2026-12-31&by=car&open=4711"],
    ["far from now", "from=9990-01-01&to=9999-12-31&asOf=9999-12-31"],
    ["long ago", "from=0001-01-01&to=0001-12-31&asOf=0001-01-01"],
  ])("%s are answered in both languages", async (_, params) => {
    for (const path of ["/admin/revenue", "/ba/admin/revenue"]) {
      const { status, html } = await site.read(`${path}?${params}`);
      expect([status, html.includes("NaN"), html.includes("undefined")]).toEqual([
        200,
        false,
        false,
      ]);
    }
  });

  test("a month in which more is given back than comes in is below zero, and nothing shares in it", async () => {
    await site.deps.pool.query(
      `insert into booking_ledger (at, reservation_id, day, car_id, location_id, source, language, kind, item, days, cents)
       values (now(), 999999, '2027-03-08', 999999, 'nowhere', 'site', 'ba', 'discount', 'manual', 0, -99000)`,
    );
    const march = { ...query, from: "2027-03-01", to: "2027-03-31", asOf: "2099-01-01" };
    const { status, html } = await site.read(revenuePath({ ...march, by: "car" }, "en-us"));
    expect(status).toBe(200);
    expect(html.replaceAll("\u00a0", " ")).toMatch(
      /[−-]€990\.00 is on the books for 0 rental days/,
    );
    expect(html).not.toContain("Most of it comes from");
    const opened = { ...march, by: "car", open: "999999" } as const;
    expect((await site.read(revenuePath(opened, "en-us"))).html).toContain("no longer kept");
  });
});

test("an address is read as far as it can be", () => {
  const read = (text: string) => readRevenueQuery(new URLSearchParams(text), now);
  expect(read("")).toMatchObject({
    from: "2026-11-01",
    to: "2026-11-30",
    asOf: "2026-11-21",
    by: "category",
  });
  expect(read("from=2026-12-05&to=2026-12-01")).toMatchObject({
    from: "2026-12-01",
    to: "2026-12-05",
  });
  expect(read("from=soon&to=2026-13-40&by=moon&vat=maybe")).toMatchObject({
    from: "2026-11-01",
    vat: "with",
  });
  expect(read("from=1990-01-01&to=2026-01-01").to).toBe("2000-01-01");
  const periods = ["2026-11-01", "2026-12-31", "2027-12-31", "2034-01-01"].map((to) =>
    chartPeriod({ ...read(""), to }),
  );
  expect(periods).toEqual(["day", "week", "month", "year"]);
});
