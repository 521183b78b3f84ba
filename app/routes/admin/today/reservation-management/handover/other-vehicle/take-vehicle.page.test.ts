/** Another vehicle than the planned one, by the plate that was typed in its handover. */
import { beforeAll, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  jonas,
  plainSelection,
  seats,
  tripAt,
  vehicleIds,
} from "../../../../../../../test/casts/cast.ts";
import { giveOut } from "../../../../../../../test/casts/handed-cast.ts";
import { reservationOf, rowsOf } from "../../../../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../../../../test/casts/staff-hand-cast.ts";
import { fixedClock } from "../../../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../../../test/world/staff-site.ts";
import type { PlateAnswer } from "../../../../../../domain/handovers/other-vehicle/plate-found.ts";
import { adminPath } from "../../../../../../i18n/admin-paths.ts";

const clock = fixedClock("2026-06-01T10:00:00+02:00");
const site = staffSite({ clock });
const at = (local: string) => clock.set(`${local}:00+02:00`);
const query = async (text: string, values: unknown[] = []) =>
  (await site.deps.pool.query<Record<string, unknown>>(text, values)).rows;
beforeAll(async () => {
  await query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
});

let named = 0;
/** A reservation of 6 to 13 July that is about to be handed over, and the other vehicles of its car. */
async function planned(vehicles = 2) {
  at("2026-06-01T10:00");
  const name = `T${10 + named++}-A-10`;
  const carId = await addCar(site.deps, { name, vehicles });
  const { token, code } = await book(site.deps, { selection: plainSelection(carId) });
  const all = await vehicleIds(site.deps, carId);
  const has = (await seats(site.deps, carId)).get(code) ?? 0;
  const others = all.filter((id) => id !== has);
  const plateOf = (id: number) => `${name}-${all.indexOf(id) + 1}`;
  const path = adminPath("reservation-management", "en-us", code, "out", "vehicle");
  const look = (plate: string) =>
    site.get(`${path}?${new URLSearchParams({ plate })}`, site.as("agent")).then(said);
  const take = async (plate: string, seenVersion?: number) => {
    const version = seenVersion ?? (await askFor(site.deps, token)).seenVersion;
    return said(await site.post(path, { plate, version: String(version) }, "agent"));
  };
  const seat = async () => (await seats(site.deps, carId)).get(code);
  const other = others[0] ?? 0;
  return {
    carId,
    token,
    code,
    has,
    other,
    others,
    plate: plateOf(other),
    plateOf,
    look,
    take,
    seat,
  };
}

const said = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as PlateAnswer),
});

test("a free vehicle is told with what it lacks and its damage, and one press changes the plan", async () => {
  const { token, carId, has, other, plate, look, take, seat } = await planned();
  await query("update vehicle set registration_expires = '2026-07-08' where id = $1", [other]);
  await query(
    `insert into damage (vehicle_id, found_at, view, x, y, kind, severity, description)
     values ($1, 'inspection', 'left', 0.5, 0.5, 'dent', 1, 'by the door')`,
    [other],
  );
  at("2026-07-06T10:00");
  const before = await rowsOf(site.deps, token);
  const typed = plate.toLowerCase().replaceAll("-", " ");
  const found = {
    is: "free",
    vehicleId: other,
    plate,
    isByMoving: false,
    lacks: [{ lack: "paper", paper: "registration", expires: "2026-07-08" }],
    damages: [{ view: "left", kind: "dent", description: "by the door" }],
  };
  expect(await look(typed)).toMatchObject({ status: 200, ok: true, isTaken: false, found });
  expect(await rowsOf(site.deps, token)).toBe(before);

  const { totalCents } = await reservationOf(site.deps, token);
  const { seenVersion } = await askFor(site.deps, token);
  expect(await take(typed, seenVersion)).toMatchObject({ status: 200, ok: true, isTaken: true });
  expect(await seat()).toBe(other);
  expect((await reservationOf(site.deps, token)).totalCents).toBe(totalCents);
  const [event] = await query(
    `select action, actor_kind as actor from reservation_event
     where reservation_id = (select id from reservation where token = $1) order by id desc limit 1`,
    [token],
  );
  expect(event).toEqual({ action: "swap", actor: "staff" });
  // The answer was lost on its way: the same press is answered as the first time.
  const once = await rowsOf(site.deps, token);
  expect(await take(typed, seenVersion)).toMatchObject({ ok: true, isTaken: true });
  expect(await rowsOf(site.deps, token)).toBe(once);

  // The same handover goes on with it.
  await query("update vehicle set registration_expires = null where id = $1", [other]);
  await giveOut(site.deps, token);
  const [row] = await query("select vehicle_id as id from handover order by id desc limit 1");
  expect(row).toEqual({ id: other });
  expect(await look(plate)).toMatchObject({ ok: true, found: { is: "closed" } });
  expect((await seats(site.deps, carId)).size).toBe(1);
  expect(has).not.toBe(other);
});

test("a vehicle that somebody else has, or is to have, is told with them and not taken", async () => {
  const { carId, token, others, plateOf, look, take, seat, has } = await planned(4);
  const [late = 0, promised = 0, blocked = 0] = others;
  const theirs = { details: jonas, selection: plainSelection(carId) };
  const out = await book(site.deps, {
    ...theirs,
    trip: tripAt("2026-06-20T10:00", "2026-06-25T10:00"),
  });
  const soon = await book(site.deps, theirs);
  const put = (of: string, id: number) =>
    query(
      `update occupancy set vehicle_id = $2, pinned = true where reservation_id = (select id from reservation where token = $1)`,
      [of, id],
    );
  await put(soon.token, promised);
  await put(out.token, late);
  for (const [of, id] of [
    [soon.token, promised],
    [out.token, late],
  ] as const)
    await query("update reservation set vehicle_id = $2, pinned = true where token = $1", [of, id]);
  await addBlock(site.deps, {
    carId,
    from: "2026-07-08T00:00+02:00",
    until: "2026-07-09T00:00+02:00",
    vehicle: (await vehicleIds(site.deps, carId)).indexOf(blocked),
  });
  at("2026-06-20T10:00");
  await giveOut(site.deps, out.token);
  at("2026-07-06T10:00");
  const before = await rowsOf(site.deps, token);
  const name = `${jonas.firstName} ${jonas.lastName}`;
  const holder = { kind: "reservation", name };
  for (const [id, by] of [
    [late, { ...holder, code: out.code, isOut: true }],
    [promised, { ...holder, code: soon.code, isOut: false }],
    [blocked, { kind: "block", blockKind: "other" }],
  ] as const) {
    const taken = { ok: true, isTaken: false, found: { is: "taken", plate: plateOf(id), by } };
    expect(await look(plateOf(id))).toEqual({ status: 200, ...taken });
    expect(await take(plateOf(id))).toEqual({ status: 409, ...taken });
  }
  expect(await rowsOf(site.deps, token)).toBe(before);
  expect(await seat()).toBe(has);
});

test("an unknown plate, a sold vehicle, another car's, an old page and a stranger change nothing", async () => {
  const { token, other, plate, look, take, code } = await planned();
  const golf = await planned(1);
  at("2026-07-06T10:00");
  const before = await rowsOf(site.deps, token);
  const ownOfGolf = golf.plateOf(golf.has);
  const otherCar = { is: "other-car", plate: ownOfGolf, carName: ownOfGolf.replace(/-1$/, "") };
  expect(await look(ownOfGolf)).toMatchObject({ found: otherCar });
  expect(await take(ownOfGolf)).toMatchObject({ status: 409, isTaken: false, found: otherCar });
  expect(await look("X99-X-999")).toMatchObject({ found: { is: "unknown" } });
  expect(await take("")).toMatchObject({ status: 409, found: { is: "unknown" } });
  const { seenVersion } = await askFor(site.deps, token);
  expect(await take(plate, seenVersion - 1)).toEqual({ status: 409, ok: false, reason: "stale" });
  await query("update vehicle set in_service_until = '2026-07-01' where id = $1", [other]);
  expect(await look(plate)).toMatchObject({ found: { is: "sold", plate } });
  expect(await take(plate)).toMatchObject({ status: 409, found: { is: "sold" } });
  await query("update vehicle set in_service_until = '2026-07-09' where id = $1", [other]);
  expect(await look(plate)).toMatchObject({ found: { is: "taken", plate } });
  const path = adminPath("reservation-management", "en-us", code, "out", "vehicle");
  expect((await site.post(path, { plate, version: "x" }, "agent")).status).toBe(400);
  expect((await site.post(path, { plate, version: "1" }, "accountant")).status).toBe(403);
  expect((await site.get(`${path}?plate=${plate}`, site.as("viewer"))).status).toBe(403);
  expect(await rowsOf(site.deps, token)).toBe(before);
});
