/** How migrations change the rows of an existing database. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tarik,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { change, changeForm, reservationOf } from "../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import { addManualLine } from "../reservations/deeds/add-manual-line.ts";
import { findLedgerFaults } from "../reservations/ledger/find-ledger-faults.ts";
import { changeReservation } from "../reservations/change/change-reservation.ts";
import { cancelReservation } from "../reservations/change/cancel-reservation.ts";
import { checkLate } from "../reservations/lateness/check-late.ts";
import type { LateWish } from "../../domain/reservations/lateness/late.ts";
import { reportLate } from "../reservations/lateness/report-late.ts";
import { giveRights } from "./app-rights.ts";
import { appRole } from "./cluster/app-database.ts";
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
    delete from schema_migration where name in ('0011_late_reports.sql', '0032_early_returns.sql')`);
  expect(await migrate(stage.owner)).toEqual(["0011_late_reports.sql", "0032_early_returns.sql"]);
  expect(await rows(stage.owner, reports)).toEqual(reportsBefore);
  expect(await rows(stage.owner, fees)).toEqual(feesBefore);
});

test("what was sold before is in the ledger, by the rule of the deeds, and marked", async () => {
  const { deps, owner } = stage;
  // Tables that were made anew above are granted anew, as at each start.
  await giveRights(owner, appRole);
  const carId = await addCar(deps, { name: "sold before", vehicles: 6, perDayCents: 4567 });
  const selection = { ...plainSelection(carId), planCode: "premium", countries: ["HR"] };
  const places = { pickupLocationId: "bus-station-tuzla", dropoffLocationId: "airport-sarajevo" };
  const trip = tripAt("2026-08-28T05:30", "2026-09-08T12:00", places);
  await owner.query(
    `insert into coupon (code, kind, value, applies_to) values ('BEFORE', 'percent', 7, 'total')`,
  );
  const details = { ...tarik, couponCode: "BEFORE" };
  const whole = (await book(deps, { selection, trip, details })).token;
  for (const amountCents of [-1003, 505])
    await addManualLine(deps, {
      ...(await askFor(deps, whole)),
      name: `line ${amountCents}`,
      line: { label: { en: "Goodwill", bs: "Izlazak" }, amountCents, why: "kasnio let" },
    });
  const longer = (await book(deps, { selection: plainSelection(carId) })).token;
  await rows(owner, `update reservation set rental_days = 9 where token = '${longer}'`);
  const over = (await book(deps, { selection, trip })).token;
  deps.clock.advance(3_600_000);
  await cancelReservation(deps, { token: over, now: "2026-07-05T10:00" });
  await change(deps, longer, { contact: { flightNumber: "OS 757" } });

  const sums = `select reservation_id, day::text, car_id, vehicle_id, location_id, source, language, kind, item,
      sum(days)::int as days, sum(cents)::int as cents
    from booking_ledger group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(days) <> 0 or sum(cents) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8, 9`;
  // Reservations of the other tests were given out behind the back of the deeds, which sells nothing.
  expect(await findLedgerFaults(owner)).toEqual([]);
  const before = await rows(owner, sums);
  expect(new Set(before.map(({ item }) => item))).toEqual(
    new Set([
      "",
      "premium",
      "young-driver",
      "border-fee",
      "one-way",
      "out-of-hours",
      "coupon",
      "length-discount",
      "manual",
    ]),
  );
  await owner.query(`
    drop table booking_ledger;
    alter table trip_search drop column cheapest_free_cents, drop column cheapest_taken_cents;
    delete from schema_migration where name = '0019_booking_ledger.sql'`);
  expect(await migrate(owner)).toEqual(["0019_booking_ledger.sql"]);
  expect(await rows(owner, sums)).toEqual(before);
  expect(await findLedgerFaults(owner)).toEqual([]);
  const cancelled = await rows(
    owner,
    `select ledger.filled, sum(ledger.days)::int as days, ledger.at = reservation.created_at as booked,
       ledger.at = (select max(created_at) from reservation_event where reservation_id = reservation.id) as cancelled
     from booking_ledger as ledger join reservation on reservation.id = reservation_id
     where token = '${over}' group by 1, 3, 4 order by 2 desc`,
  );
  expect(cancelled).toEqual([
    { filled: true, days: 12, booked: true, cancelled: false },
    { filled: true, days: -12, booked: false, cancelled: true },
  ]);
});

test("reworded texts of the first start take the place of the old ones, except where the staff have written", async () => {
  const names = ["0021_renewed_texts.sql", "0030_reworded_texts.sql"];
  const texts = async () => [
    ...(await rows(stage.owner, "select id, answer_en, answer_bs from faq order by id")),
    ...(await rows(stage.owner, "select code, note_en, note_bs from extra order by code")),
    ...(await rows(stage.owner, "select id, description_en, description_bs from car order by id")),
  ];
  const seeded = await texts();
  // Read backwards, the newest first, they bring the old texts back: each finds only rows whose new text is the one that came next.
  const columns = "(old_en, new_en, old_bs, new_bs)";
  for (const name of names.toReversed()) {
    const sql = await readFile(join(import.meta.dirname, "migrations", name), "utf8");
    const newer = await texts();
    await stage.owner.query(sql.replaceAll(columns, "(new_en, old_en, new_bs, old_bs)"));
    const older = await texts();
    const changed = older.filter((row, at) => !isDeepStrictEqual(row, newer[at]));
    expect(changed).toHaveLength(sql.match(/^ {2}\(/gm)?.length ?? 0);
  }

  const edited = await rows(
    stage.owner,
    "update extra set note_en = 'with a licence' where code = 'additional_driver' returning code, note_en, note_bs",
  );
  expect(edited).toHaveLength(1);
  await stage.owner.query("delete from schema_migration where name = any($1)", [names]);
  expect(await migrate(stage.owner)).toEqual(names);
  expect(await texts()).toEqual(
    seeded.map((row) => (row.code === "additional_driver" ? edited[0] : row)),
  );
});

test("what is open already goes by its mailbox and its phone, and what is over by nothing", async () => {
  await giveRights(stage.owner, appRole);
  const mails = [" E.Mina+rent@Gmail.com ", "Emina+a+b@Example.com", "", "emina@example.com"];
  const tokens = await Promise.all(mails.map(booked));
  for (const [index, mail] of mails.entries())
    await stage.owner.query(
      "update reservation set email = $2, phone = case when $3 then '' else phone end where token = $1",
      [tokens[index], mail, index === 1],
    );
  await stage.owner.query("update reservation set status = 'cancelled' where token = $1", [
    tokens[3],
  ]);
  await stage.owner.query(`
    alter table reservation drop column person_keys, drop column wait_reasons;
    delete from schema_migration where name = '0018_person_keys.sql'`);
  expect(await migrate(stage.owner)).toEqual(["0018_person_keys.sql"]);
  const keysOf = async (token: string | undefined) =>
    (
      await stage.owner.query<{ keys: string[] }>(
        "select person_keys as keys from reservation where token = $1",
        [token],
      )
    ).rows[0]?.keys;
  const phone = "phone:+38761123456";
  expect(await Promise.all(tokens.map(keysOf))).toEqual([
    ["mail:emina@gmail.com", phone],
    ["mail:emina@example.com"],
    [phone],
    [],
  ]);
});

test("a deposit that was held says by its steps what became of it", async () => {
  await booked();
  const folder = join(import.meta.dirname, "migrations");
  const name = (await readdir(folder)).find((one) => one.endsWith("_deposit_life.sql")) ?? "";
  const statements = (await readFile(join(folder, name), "utf8")).split(
    "--> statement-breakpoint\n",
  );
  const fills = statements.filter((one) => /^(?:--.*\n)?(?:DELETE|UPDATE|INSERT) /m.test(one));
  expect(fills).toHaveLength(4);
  const client = await stage.owner.connect();
  try {
    await client.query("begin");
    await client.query(`
      alter table deposit drop constraint deposit_cash, drop constraint deposit_method, drop constraint deposit_amount,
        alter column held_at drop not null, add column status text, add column captured_cents int, add column released_at timestamptz;
      alter table damage add column deposit_id int;
      insert into deposit (reservation_id, method, status, amount_cents, captured_cents, reference, held_at, released_at)
      select (select min(id) from reservation), method, status, amount, captured, reference, at, at + interval '7 days'
      from (values
        ('cash', 'due', 20000, 0, null, null::timestamptz), ('none', 'held', 0, 0, null, null),
        ('cash', 'held', 20000, 0, null, '2026-07-03'), ('card-hold', 'released', 30000, 0, '4242', '2026-07-03'),
        ('cash', 'partially_captured', 20000, 1240, 'R 1', '2026-07-03'), ('card-hold', 'captured', 5000, 5000, null, '2026-07-03')
      ) as old (method, status, amount, captured, reference, at)`);
    for (const text of fills) await client.query(text);
    const kept = await rows(
      client,
      `select method, deposit.amount_cents as cents, held_eur as eur, last_four as "lastFour",
         coalesce(array_agg(kind || ' ' || entry.amount_cents order by kind) filter (where kind is not null), '{}') as steps
       from deposit left join deposit_entry entry on deposit_id = deposit.id group by deposit.id order by deposit.id`,
    );
    const card = { method: "card-hold", eur: 0 };
    expect(kept).toEqual([
      { method: "cash", cents: 20_000, eur: 20_000, lastFour: null, steps: [] },
      { ...card, cents: 30_000, lastFour: "4242", steps: ["released 30000"] },
      {
        method: "cash",
        cents: 20_000,
        eur: 20_000,
        lastFour: null,
        steps: ["released 18760", "taken 1240"],
      },
      { ...card, cents: 5000, lastFour: null, steps: ["taken 5000"] },
    ]);
  } finally {
    await client.query("rollback");
    client.release();
  }
});
