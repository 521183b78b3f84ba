import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, vehicleIds } from "../../../../../../test/casts/cast.ts";
import { fixedClock } from "../../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { staffRoles } from "../../../../../domain/staff/roles.ts";
import { blockWords } from "../../../../../i18n/admin-block/en.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";

const site = staffSite({ clock: fixedClock("2026-06-01T10:00:00+02:00") });
const page = "/admin/car-availability/block";
const words = blockWords("en-us");
const form = {
  fromDate: "2026-07-06",
  fromTime: "08:00",
  untilDate: "2026-07-08",
  untilTime: "16:00",
  kind: "tyres",
  note: "Winter tyres",
  weeklyUntil: "",
};

let ids: number[] = [];
let vehicle = "";
beforeAll(async () => {
  const carId = await addCar(site.deps, { name: "Blocked", vehicles: 2 });
  ids = await vehicleIds(site.deps, carId);
  await book(site.deps, { selection: plainSelection(carId) });
  const { rows } = await site.deps.pool.query<{ id: number }>(
    "select vehicle_id as id from reservation where car_id = $1",
    [carId],
  );
  vehicle = String(rows[0]?.id);
});
const count = async () => {
  const { rows } = await site.deps.pool.query<{ count: number }>(
    "select count(*)::int as count from occupancy where kind = 'block' and vehicle_id = any($1)",
    [ids],
  );
  return rows[0]?.count;
};
const send = async (
  more: Record<string, string>,
  role: (typeof staffRoles)[number] = "manager",
) => {
  const answer = await site.post(page, { ...form, ...more }, role);
  return { status: answer.status, to: answer.headers.get("Location"), html: await answer.text() };
};

describe("a block", () => {
  test("ticks the vehicle that the address names, in its days", async () => {
    const { html } = await site.read(`${page}?vehicle=${vehicle}&from=2026-07-06`, "manager");
    expect(html).toMatch(new RegExp(`checked="" value="${vehicle}"|value="${vehicle}" checked=""`));
    expect(html).toContain('value="2026-07-06"');
  });

  test.each<[string, Record<string, string>]>([
    ["on nothing", {}],
    ["that ends before it begins", { vehicle: "1", untilDate: "2026-07-01" }],
    ["for ever", { vehicle: "1", untilDate: "9999-12-31" }],
    ["of no kind", { vehicle: "1", kind: "holiday" }],
  ])("%s comes back as it was typed, and nothing is written", async (_, more) => {
    const answer = await send(more);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain("Winter tyres");
    expect(await count()).toBe(0);
  });

  test("over a promise asks first, then lets it go to another vehicle", async () => {
    const asked = await send({ vehicle });
    expect([asked.status, asked.html.includes(words.reseat)]).toEqual([409, true]);
    expect(await count()).toBe(0);
    const done = await send({ vehicle, reseat: "on" });
    expect(done.status).toBe(303);
    expect(await count()).toBe(1);
    const { html } = await site.read(done.to ?? "", "viewer");
    expect(html).toContain(plannerWords("en-us").blocks.done(1));
    expect(html).toContain("Winter tyres");
  });

  test.each(staffRoles)("is for who may edit cars alone: %s", async (role) => {
    const may = ["owner", "manager"].includes(role);
    expect((await send({ vehicle }, role)).status).toBe(may ? 409 : 403);
  });
});
