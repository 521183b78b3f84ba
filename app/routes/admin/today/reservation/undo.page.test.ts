import { beforeAll, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  plainSelection,
  vehicleIds,
} from "../../../../../test/casts/cast.ts";
import { rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { askFor } from "../../../../../test/casts/staff-hand-cast.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { relocate } from "../../../../server/reservations/relocation/relocate.ts";

const site = staffSite({ clock: fixedClock("2026-06-01T10:00:00+02:00") });
const trip = { pickupAt: "2026-07-06T10:00", dropoffAt: "2026-07-13T10:00" };

let carId = 0;
beforeAll(async () => {
  carId = await addCar(site.deps, { name: "Undone", vehicles: 40 });
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});

/** A reservation that was just given another vehicle, and its page. */
async function moved() {
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  const path = `/admin/reservations/${code}`;
  const { rows } = await site.deps.pool.query<{ vehicleId: number; totalCents: number }>(
    `select vehicle_id as "vehicleId", total_cents as "totalCents" from reservation where token = $1`,
    [token],
  );
  const { vehicleId: was = 0, totalCents: seenTotalCents = 0 } = rows[0] ?? {};
  const ids = await vehicleIds(site.deps, carId);
  const { rows: taken } = await site.deps.pool.query<{ id: number }>(
    `select vehicle_id as id from occupancy where vehicle_id = any($1)`,
    [ids],
  );
  const vehicleId = ids.find((id) => !taken.some((one) => one.id === id)) ?? 0;
  const ask = { ...(await askFor(site.deps, token)), seenTotalCents, price: "today" } as const;
  const done = await relocate(site.deps, { ...ask, spot: { vehicleId, ...trip } });
  expect(done.ok).toBe(true);
  const form = async () => {
    const { html } = await site.read(path, "agent");
    return { ...Object.fromEntries(formWith(html, 'value="undo"')), intent: "undo" };
  };
  const vehicle = async () => {
    const { rows: now } = await site.deps.pool.query<{ id: number }>(
      "select vehicle_id as id from reservation where token = $1",
      [token],
    );
    return now[0]?.id;
  };
  return { token, path, was, vehicleId, form, vehicle };
}

test("the history takes its last move back, and says so", async () => {
  const { path, was, vehicleId, form, vehicle } = await moved();
  expect(await vehicle()).toBe(vehicleId);
  const { status, headers } = await site.post(path, await form(), "agent");
  expect([status, headers.get("Location")]).toEqual([303, `${path}?done=undo`]);
  expect(await vehicle()).toBe(was);
  const { html } = await site.read(`${path}?done=undo`, "agent");
  expect(html).toContain(adminReservationWords("en-us").done.undo);
});

test("a former vehicle that somebody has by now is not taken back, in a sentence", async () => {
  const { token, path, was, form, vehicle } = await moved();
  const ids = await vehicleIds(site.deps, carId);
  const days = { from: "2026-07-06T00:00+02:00", until: "2026-07-14T00:00+02:00" };
  await addBlock(site.deps, { carId, vehicle: ids.indexOf(was), ...days });
  const before = [await rowsOf(site.deps, token), await vehicle()];
  const answer = await site.post(path, await form(), "agent");
  const said = landingWords("en-us");
  expect([answer.status, (await answer.text()).includes(said.notUndone(said.taken))]).toEqual([
    409,
    true,
  ]);
  expect([await rowsOf(site.deps, token), await vehicle()]).toEqual(before);
});

test("after another change there is nothing to take back, and an old form says why", async () => {
  const { token, path, form } = await moved();
  const old = await form();
  await site.deps.pool.query(
    `insert into reservation_event (reservation_id, action, from_status, to_status, actor_kind)
     select id, 'price', status, status, 'system' from reservation where token = $1`,
    [token],
  );
  expect((await site.read(path, "agent")).html).not.toContain('value="undo"');
  const answer = await site.post(path, old, "agent");
  const said = landingWords("en-us");
  expect([answer.status, (await answer.text()).includes(said.notUndone(said.noWayBack))]).toEqual([
    409,
    true,
  ]);
});

test("a viewer sees the history, and takes nothing back", async () => {
  const { path, form } = await moved();
  const fields = await form();
  expect((await site.read(path, "viewer")).html).not.toContain('value="undo"');
  expect((await site.post(path, fields, "viewer")).status).toBe(403);
});
