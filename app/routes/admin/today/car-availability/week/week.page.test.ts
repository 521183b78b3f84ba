import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, vehicleIds } from "../../../../../../test/casts/cast.ts";
import { fixedClock } from "../../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";

const site = staffSite({ clock: fixedClock("2026-06-01T10:00:00+02:00") });
const page = "/admin/car-availability/week";

let booked = { token: "", code: "" };
let vehicles: number[] = [];
let carId = 0;
beforeAll(async () => {
  carId = await addCar(site.deps, { name: "Weekly", vehicles: 2 });
  vehicles = await vehicleIds(site.deps, carId);
  booked = await book(site.deps, { selection: plainSelection(carId) });
});

describe("the week as a table", () => {
  test.each([
    ["en-us", ""],
    ["ba", "/ba"],
  ] as const)("has a row per vehicle and links on every day (%s)", async (language, prefix) => {
    const { status, html } = await site.read(`${prefix}${page}?from=2026-07-06`, "viewer");
    expect(status).toBe(200);
    expect(html.match(/scope="col"/g)).toHaveLength(8);
    for (const id of vehicles) expect(html).toContain(`/vehicles/${id}"`);
    const code = booked.code.replaceAll("-", "").slice(2);
    expect(html.split(`href="${prefix}/admin/reservations/${code}"`)).toHaveLength(8);
    expect(html).not.toContain("new?pickupDate");
    expect(html).toContain(plannerWords(language).week.free);
    const { html: own } = await site.read(`${prefix}${page}?from=2026-07-06`, "agent");
    expect(own).toContain(`new?pickupDate=2026-07-07&amp;car=${carId}`);
  });

  test("is what a browser without scripts is led to", async () => {
    const { html } = await site.read("/admin/car-availability?from=2026-07-06", "viewer");
    const [, inside] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(inside).toContain(`href="${page}?from=2026-07-06"`);
  });

  test("offers no day that is over, and keeps its filters from week to week", async () => {
    const { html } = await site.read(`${page}?from=2026-05-29&category=suv`, "agent");
    expect(html).not.toContain("pickupDate=2026-05-31");
    const { html: all } = await site.read(`${page}?from=2026-05-29`, "agent");
    expect(all).toContain("pickupDate=2026-06-01");
    expect(all).not.toContain("pickupDate=2026-05-31");
    expect(html).toContain("week?from=2026-06-05&amp;category=suv");
  });

  test("offers no vehicle that is out of sale", async () => {
    const { rows } = await site.deps.pool.query<{ id: number }>(
      "update vehicle set in_service_until = '2026-07-08' where id = $1 returning id",
      [vehicles[1]],
    );
    expect(rows).toHaveLength(1);
    const { html } = await site.read(`${page}?from=2026-07-06`, "agent");
    expect(html.split(`pickupDate=2026-07-07&amp;car=${carId}`)).toHaveLength(2);
    expect(html).not.toContain(`pickupDate=2026-07-09&amp;car=${carId}`);
  });

  test("begins today where the address names no day", async () => {
    const { status, html } = await site.read(`${page}?from=yesterday&place=atlantis`, "viewer");
    expect([status, html.includes("1 Jun 2026")]).toEqual([200, true]);
  });
});
