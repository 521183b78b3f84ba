import { beforeAll, expect, test } from "vitest";
import { addCar, book, jonas, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { giveOut } from "../../../../../test/casts/handed-cast.ts";
import { rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import { keepOverdueBusy } from "../../../../server/reservations/overdue/keep-overdue-busy.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const page = "/admin/car-availability";

let late = { token: "", code: "" };
let next = { token: "", code: "" };
beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  const carId = await addCar(site.deps, { name: "Awaited", vehicles: 1 });
  const selection = plainSelection(carId);
  const out = tripAt("2026-07-05T10:00", "2026-07-08T10:00");
  const after = tripAt("2026-07-08T16:00", "2026-07-12T10:00");
  late = await book(site.deps, { selection, trip: out });
  next = await book(site.deps, { selection, trip: after, details: jonas });
  clock.set("2026-07-05T10:00:00+02:00");
  await giveOut(site.deps, late.token);
});

/** How long the bar of the overdue rental is on the calendar of its day, in hours. */
async function hoursAt(moment: string): Promise<number> {
  clock.set(moment);
  await keepOverdueBusy(site.deps);
  const { html } = await site.read(`${page}?zoom=1-day&from=2026-07-08`, "agent");
  const bare = late.code.replaceAll("-", "").slice(2);
  const bar = html.slice(0, html.indexOf(`data-code="${bare}"`));
  return Number(/.*--long:([\d.]+)/s.exec(bar)?.[1]);
}

test("an overdue bar reaches to the present moment, and grows with it", async () => {
  expect(await hoursAt("2026-07-08T09:00:00+02:00")).toBeCloseTo(10);
  for (const [moment, hours] of [
    ["2026-07-08T13:30:00+02:00", 13.5],
    ["2026-07-08T15:00:00+02:00", 15],
  ] as const) {
    const long = await hoursAt(moment);
    // It is kept busy for a little longer than that, until somebody looks again.
    expect(long).toBeGreaterThanOrEqual(hours);
    expect(long).toBeLessThan(hours + 1);
  }
});

test("who waits for it is listed with the ways out, each one press; nothing else is taken that way", async () => {
  clock.set("2026-07-08T15:00:00+02:00");
  const { html } = await site.read(`${page}?from=2026-07-08`, "agent");
  const form = Object.fromEntries(
    formWith(html, `value="${next.code.replaceAll("-", "").slice(2)}"`),
  );
  const rescue = (fields: Record<string, string>) =>
    site.post(`${page}?from=2026-07-08`, { ...form, intent: "swap", ...fields }, "agent");
  const before = await rowsOf(site.deps, next.token);
  const refused = await rescue({ vehicle: "999999:1" });
  expect([refused.status, (await refused.text()).includes(relocationWords("en-us").stale)]).toEqual(
    [409, true],
  );
  expect((await rescue({ code: "nobody" })).status).toBe(400);
  expect(await rowsOf(site.deps, next.token)).toBe(before);
  // As the router of a browser sends it, and is led back to the page.
  const done = await site.post(
    `${page}.data?from=2026-07-08`,
    { ...form, intent: "swap" },
    "agent",
  );
  expect(await done.text()).toContain(`"${page}?from=2026-07-08"`);
  const { rows } = await site.deps.pool.query<{ id: number }>(
    "select vehicle_id as id from reservation where token = $1",
    [next.token],
  );
  expect(rows[0]?.id).toBe(Number(form.vehicle?.split(":")[0]));
});

test("whose vehicle has papers that end before the trip is listed with those of its car that lack nothing, each one press", async () => {
  clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(site.deps, { name: "Papers", vehicles: 3 });
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  const [own = 0, ...others] = await site.deps.pool
    .query<{ id: number }>(
      `select id from vehicle where car_id = $1
       order by id <> (select vehicle_id from reservation where token = $2), id`,
      [carId, token],
    )
    .then(({ rows }) => rows.map(({ id }) => id));
  const [alsoOut = 0, inOrder = 0] = others;
  await site.deps.pool.query(
    "update vehicle set registration_expires = '2026-07-08' where id = any($1)",
    [[own, alsoOut]],
  );
  const address = `${page}?from=2026-07-01`;
  const { html } = await site.read(address, "agent");
  const form = Object.fromEntries(formWith(html, `value="${code.replaceAll("-", "").slice(2)}"`));
  expect(form.vehicle).toMatch(new RegExp(`^${inOrder}:`));
  expect(html).not.toContain(`value="${alsoOut}:`);
  expect((await site.read(address, "viewer")).html).not.toContain(`value="${inOrder}:`);
  const rescue = (vehicle: string) =>
    site.post(address, { ...form, intent: "swap", vehicle }, "agent");
  const seen = form.vehicle ?? "";
  expect((await rescue(seen.replace(/^\d+/, String(alsoOut)))).status).toBe(409);
  expect((await rescue(seen)).status).toBe(303);
  const { rows } = await site.deps.pool.query<{ id: number }>(
    "select vehicle_id as id from reservation where token = $1",
    [token],
  );
  expect(rows[0]?.id).toBe(inOrder);
  expect((await site.read(address, "agent")).html).not.toContain(`value="${inOrder}:`);
});
