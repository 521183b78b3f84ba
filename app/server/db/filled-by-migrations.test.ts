/** How migrations change the rows of an existing database. */
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { change, changeForm, reservationOf } from "../../../test/casts/reservation-cast.ts";
import { changeReservation } from "../reservations/change/change-reservation.ts";
import { cancelReservation } from "../reservations/change/cancel-reservation.ts";
import { checkLate } from "../reservations/lateness/check-late.ts";
import type { LateWish } from "../../domain/reservations/lateness/late.ts";
import { reportLate } from "../reservations/lateness/report-late.ts";
import { migrate } from "./migrate.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let named = 0;
const booked = async () => {
  const carId = await addCar(stage.deps, { name: `car ${named++}`, vehicles: 1 });
  return (await book(stage.deps, { selection: plainSelection(carId) })).token;
};
const report = async (token: string, wish: LateWish, now: string) => {
  const answer = await checkLate(stage.deps, { token, wish, now });
  const seenDifferenceCents = answer.ok && answer.cost === "paid" ? answer.differenceCents : 0;
  expect(await reportLate(stage.deps, { token, wish, seenDifferenceCents, now })).toMatchObject({
    ok: true,
  });
};
const rows = async (db: Pick<PoolClient, "query">, text: string) =>
  (await db.query<Record<string, unknown>>(text)).rows;

test("cars that were sold before say the grace of today, and the others keep theirs", async () => {
  const [old, kept] = [await booked(), await booked()];
  const graceOf = async (token: string) => {
    const { lines } = await reservationOf(stage.deps, token);
    return lines.map(({ code, reason }) => [code, "graceMinutes" in reason && reason.graceMinutes]);
  };
  const others = (await graceOf(old)).slice(1);
  await stage.owner.query(
    `update reservation_line set reason = reason - 'graceMinutes'
     where reservation_id = (select id from reservation where token = $1)`,
    [old],
  );
  await stage.owner.query(`
    update setting set value = '30' where key = 'grace_minutes';
    delete from schema_migration where name = '0012_sold_grace.sql'`);
  expect(await migrate(stage.owner)).toEqual(["0012_sold_grace.sql"]);
  expect(await graceOf(old)).toEqual([["car", 30], ...others]);
  expect(await graceOf(kept)).toEqual([["car", 59], ...others]);
});

test("reports of lateness and fees come out of the history", async () => {
  const [early, moved, late, changed] = [
    await booked(),
    await booked(),
    await booked(),
    await booked(),
  ];
  // In the hour that the autumn change repeats, with a fee; reported before for another hour.
  const autumn = { pickupAt: "2026-10-24T20:00", dropoffAt: "2026-10-29T10:00" };
  await change(stage.deps, early, { trip: autumn });
  await report(early, { end: "arrival", at: "2026-10-24T23:00" }, "2026-10-24T09:00");
  await report(early, { end: "arrival", at: "2026-10-25T02:30" }, "2026-10-24T09:00");
  // A report about a pick-up that was changed afterwards.
  await report(moved, { end: "arrival", at: "2026-07-06T14:30" }, "2026-07-06T09:00");
  await change(stage.deps, moved, { trip: { pickupAt: "2026-07-07T10:00" } });
  await stage.deps.pool.query("update reservation set status = 'on_rent' where token = $1", [late]);
  await report(late, { end: "return", at: "2026-07-14T12:00" }, "2026-07-13T08:00");
  await report(late, { end: "return", at: "2026-07-14T12:30" }, "2026-07-13T08:00");
  for (const dropoffAt of ["2026-07-14T10:00", "2026-07-15T10:00"]) {
    const form = await changeForm(stage.deps, changed, { trip: { dropoffAt } });
    await changeReservation(stage.deps, { ...form, now: "2026-07-05T10:00" });
  }
  await cancelReservation(stage.deps, { token: changed, now: "2026-07-05T10:00" });

  const reports = `select reservation_id, trip_end, agreed_location_id, agreed_local, expected_at, expected_local,
    fee_cents, difference_cents, reported_at from late_report order by 1, 2`;
  const fees = "select id, change_fee_cents, cancellation_fee_cents from reservation order by id";
  const [reportsBefore, feesBefore] = [
    await rows(stage.owner, reports),
    await rows(stage.owner, fees),
  ];
  expect(reportsBefore.map((row) => [row.trip_end, row.expected_local])).toEqual([
    ["arrival", "2026-10-25T02:30"],
    ["arrival", "2026-07-06T14:30"],
    ["return", "2026-07-14T12:30"],
  ]);
  expect(reportsBefore[0]).toMatchObject({ expected_at: new Date("2026-10-25T02:30+02:00") });
  const feesOf = feesBefore.map((row) => [row.change_fee_cents, row.cancellation_fee_cents]);
  expect(feesOf.slice(-4)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [2 * 2850, 2850],
  ]);

  await stage.owner.query(`
    drop table late_report;
    alter table reservation drop column change_fee_cents, drop column cancellation_fee_cents;
    delete from schema_migration where name = '0011_late_reports.sql'`);
  expect(await migrate(stage.owner)).toEqual(["0011_late_reports.sql"]);
  expect(await rows(stage.owner, reports)).toEqual(reportsBefore);
  expect(await rows(stage.owner, fees)).toEqual(feesBefore);
});
