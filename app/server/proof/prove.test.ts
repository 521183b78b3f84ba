import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { amra, askFor } from "../../../test/casts/staff-hand-cast.ts";
import { addRandomVisits } from "../../../test/casts/visits-cast.ts";
import { parseLocalDate } from "../../domain/calendar.ts";
import type { CheckName, CheckResult, Fault, Finding } from "../../domain/proof/proof.ts";
import { failedOf, faults } from "../../domain/proof/proof.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { forgottenKinds } from "../../domain/settings/forgotten.ts";
import { tellFinding } from "../../i18n/admin-proof/tell-finding.ts";
import { formatDate, formatMonth } from "../../i18n/format.ts";
import { entryText } from "../audit/chain.ts";
import { sealEntries } from "../audit/seal-entries.ts";
import { witnessInMemory } from "../audit/witness.ts";
import { makeBackup } from "../backups/make-backup.ts";
import { systemClock } from "../deps.ts";
import { openDrawer } from "../drawers/open-drawer.ts";
import { takePayment } from "../payments/take-payment.ts";
import { foldSoldDays } from "../revenue/fold-sold-days.ts";
import { renewSold } from "../revenue/renew-sold.ts";
import { keepSums, renewSums } from "../visits/sums/keep-sums.ts";
import { prove, type ProofWorld } from "./prove.ts";

const witness = witnessInMemory(Buffer.alloc(32, 1));
const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-proved-"));
let stage: Stage;
let world: ProofWorld;
/** The night up to which visits are added up. */
const inMay = { now: () => Date.parse("2026-05-20T04:00:00+02:00") };
/** The codes of two reservations of one car with two vehicles, as people read them. */
let first = "";
let second = "";

beforeAll(async () => {
  stage = await openStage();
  const { deps, owner } = stage;
  // As an attacker with full access to the database would, or a disk that forgets.
  await owner.query("alter table occupancy drop constraint occupancy_no_overlap");
  for (const table of ["audit_entry", "audit_seal", "booking_ledger", "document"])
    await owner.query(`alter table ${table} disable trigger user`);
  await owner.query("alter table booking_ledger enable trigger keep_sold_reservations");
  await deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  const carId = await addCar(deps, { name: "proved", vehicles: 2 });
  const one = await book(deps, { selection: plainSelection(carId) });
  const other = await book(deps, { selection: plainSelection(carId) });
  [first, second] = [one.code, other.code];
  const opened = await openDrawer(deps, {
    locationId: "airport-tuzla",
    pieces: { EUR: { 5000: 2 }, BAM: {} },
    reason: "first day",
    by: amra,
  });
  if (!opened.ok) throw new Error(opened.reason);
  const ask = await askFor(deps, one.token);
  const { rows } = await deps.pool.query<{ due: number }>(
    "select total_cents as due from reservation where token = $1",
    [one.token],
  );
  const paid = await takePayment(deps, {
    ...ask,
    formKey: "paid",
    seenDueCents: rows[0]?.due ?? 0,
    placeId: "airport-tuzla",
    reference: "",
    fiscalReceipt: "",
    note: "",
    payment: { method: "cash", tendered: { EUR: 5000, BAM: 0 }, changeIn: "EUR" },
  });
  if (!paid.ok) throw new Error(paid.reason);
  const backupDir = join(dataDir, "backups");
  const source = { pool: deps.pool, clock: systemClock, dataDir, backupDir };
  const means: ProofWorld["means"] = {
    witness,
    dataDir,
    backupDir,
    mailLeaves: false,
    databaseUrl: undefined,
    tryRestore: async () => ({ ok: true }),
  };
  world = { pool: deps.pool, clock: systemClock, means };
  await foldSoldDays(deps.pool, { until: Date.now() + 2 * 86_400_000 });
  await addRandomVisits(deps.pool, { from: "2026-03-20", to: "2026-05-19", count: 60, seed: 0.3 });
  await keepSums({ pool: deps.pool, clock: inMay });
  await sealEntries(deps.pool, witness);
  const made = await makeBackup(source);
  if (!made.ok) throw new Error(made.sentence);
});
afterAll(async () => {
  await stage.close();
  rmSync(dataDir, { recursive: true });
});

const bare = (code: string) => code.replaceAll(/^EP-|-/g, "");
const failing = async (changed: Partial<ProofWorld> = {}) =>
  failedOf(await prove({ ...world, ...changed }));
const namesOf = (results: readonly CheckResult[]) => results.map(({ check }) => check);

test("a house in which all is well has nothing to say", async () => {
  const results = await prove(world);
  expect(failedOf(results)).toEqual([]);
  expect(results.find(({ check }) => check === "certificate")?.outcome).toBe("idle");
  expect(results.find(({ check }) => check === "totals")).toMatchObject({ counted: 2 });
  const sums = results.find(({ check }) => check === "sums");
  expect(sums?.counted).toBeGreaterThan(100);
});

type Plant = {
  fault: Fault;
  check: CheckName;
  plant: string;
  mend: string;
  /** What is named: a code, a plate, a number. */
  about?: () => string;
  /** What else a fault of this kind makes wrong. */
  also?: CheckName[];
};

const ofOne = "(select min(id) from reservation)";
const ofOther = "(select max(id) from reservation)";

const plants: Plant[] = [
  {
    fault: "double-booked",
    check: "vehicles",
    plant: `insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned)
      select vehicle_id, car_id, 'block', during, busy_until, true from occupancy where reservation_id = ${ofOne}`,
    mend: "delete from occupancy where kind = 'block'",
    about: () => "proved-1",
  },
  {
    fault: "no-seat",
    check: "seats",
    plant: `create table lost_seat as select vehicle_id, car_id, kind, reservation_id, during, busy_until, pickup_location_id, dropoff_location_id
        from occupancy where reservation_id = ${ofOne};
      delete from occupancy where reservation_id = ${ofOne}`,
    mend: `insert into occupancy (vehicle_id, car_id, kind, reservation_id, during, busy_until, pickup_location_id, dropoff_location_id)
      select * from lost_seat; drop table lost_seat`,
    about: () => first,
  },
  {
    fault: "other-seat",
    check: "seats",
    plant: `update occupancy set vehicle_id = (select vehicle_id from occupancy where reservation_id = ${ofOther}),
      during = tstzrange(lower(during) - interval '1 year', upper(during) - interval '1 year'), busy_until = busy_until - interval '1 year'
      where reservation_id = ${ofOne}`,
    mend: `update occupancy set vehicle_id = (select vehicle_id from reservation where id = ${ofOne}),
      during = tstzrange(lower(during) + interval '1 year', upper(during) + interval '1 year'), busy_until = busy_until + interval '1 year'
      where reservation_id = ${ofOne}`,
    about: () => first,
  },
  {
    fault: "short-seat",
    check: "seats",
    plant: `update occupancy set busy_until = busy_until - interval '1 day' where reservation_id = ${ofOther}`,
    mend: `update occupancy set busy_until = busy_until + interval '1 day' where reservation_id = ${ofOther}`,
    about: () => second,
  },
  {
    fault: "needless-seat",
    check: "seats",
    plant: `update reservation set status = 'cancelled' where id = ${ofOther}`,
    mend: `update reservation set status = 'confirmed' where id = ${ofOther}`,
    about: () => second,
    also: ["ledger"],
  },
  {
    fault: "lines-differ",
    check: "totals",
    plant: `update reservation set total_cents = total_cents + 100, net_cents = net_cents + 100 where id = ${ofOne}`,
    mend: `update reservation set total_cents = total_cents - 100, net_cents = net_cents - 100 where id = ${ofOne}`,
    about: () => first,
  },
  {
    fault: "ledger-differs",
    check: "ledger",
    plant:
      "update booking_ledger set cents = cents + 1 where id = (select min(id) from booking_ledger)",
    mend: "update booking_ledger set cents = cents - 1 where id = (select min(id) from booking_ledger)",
    about: () => first,
    also: ["sums"],
  },
  {
    fault: "ledger-elsewhere",
    check: "ledger",
    plant: `update booking_ledger set location_id = 'elsewhere' where reservation_id = ${ofOther}`,
    mend: `update booking_ledger set location_id = 'airport-tuzla' where reservation_id = ${ofOther}`,
    about: () => second,
    also: ["sums"],
  },
  {
    fault: "sold-differs",
    check: "sums",
    plant: `update sold_reservation set rate = rate + 1 where reservation_id = ${ofOther}`,
    mend: `update sold_reservation set rate = rate - 1 where reservation_id = ${ofOther}`,
    about: () => second,
  },
  {
    fault: "sold-differs",
    check: "sums",
    plant: `insert into sold_reservation select (jsonb_populate_record(sold, '{"part": 9, "vehicle_id": null}')).*
      from sold_reservation sold where reservation_id = ${ofOther}`,
    mend: "delete from sold_reservation where part = 9",
    about: () => second,
  },
  {
    fault: "sold-day-differs",
    check: "sums",
    plant: "update sold_day set plan = plan + 1 where day = (select min(day) from sold_day)",
    mend: "update sold_day set plan = plan - 1 where day = (select min(day) from sold_day)",
  },
  {
    fault: "visits-differ",
    check: "sums",
    plant:
      "insert into plain_count (subject, value, day, hits) values ('fault', 'planted', '2026-05-12', 1)",
    mend: "delete from plain_count where value = 'planted'",
    about: () => "2026-05-12",
  },
  {
    fault: "visits-differ",
    check: "sums",
    plant: `insert into visit_day (dimension, value, day, hits, visits, views, seconds, measured, refused, cents)
      values ('device', 'planted', '2026-05-12', 0, 1, 1, 0, 0, 0, 0)`,
    mend: "delete from visit_day where value = 'planted'",
    about: () => "2026-05-12",
  },
  {
    fault: "visits-month-differs",
    check: "sums",
    plant:
      "update visit_month set hits = hits + 1 where dimension = 'all' and month = '2026-04-01'",
    mend: "update visit_month set hits = hits - 1 where dimension = 'all' and month = '2026-04-01'",
    about: () => "2026-04-01",
  },
  {
    fault: "payment-worth",
    check: "payments",
    plant: "update payment set rounding_cents = rounding_cents + 1",
    mend: "update payment set rounding_cents = rounding_cents - 1",
    about: () => first,
  },
  {
    fault: "payment-cash",
    check: "payments",
    plant: "update cash_movement set eur = eur + 100 where payment_id is not null",
    mend: "update cash_movement set eur = eur - 100 where payment_id is not null",
    about: () => first,
  },
  {
    fault: "refunds-above",
    check: "payments",
    plant: `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at)
      values (${ofOther}, 'refund', 'credit-card', 100, 100, now())`,
    mend: "delete from payment where kind = 'refund'",
    about: () => second,
  },
  {
    fault: "deposit-cash",
    check: "payments",
    plant: `insert into deposit (reservation_id, method, amount_cents, held_eur, held_at)
      values (${ofOther}, 'cash', 10000, 10000, now())`,
    mend: "delete from deposit",
    about: () => second,
  },
  {
    fault: "online-other-sum",
    check: "payments",
    plant: `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at)
        values (${ofOther}, 'payment', 'online', 100, 100, now());
      insert into online_payment (reservation_id, provider, reference, amount_cents, state, payment_id)
        select reservation_id, 'test', 'other', 5000, 'paid', id from payment where method = 'online'`,
    mend: "delete from online_payment; delete from payment where method = 'online'",
    about: () => second,
  },
  {
    fault: "refund-unconfirmed",
    check: "payments",
    plant: `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at, form_key, reference)
        values (${ofOther}, 'payment', 'online', 100, 100, now() - interval '1 hour', 'came', 'back'),
          (${ofOther}, 'refund', 'online', 100, 100, now() - interval '1 hour', 'went', 'back');
      insert into online_payment (reservation_id, provider, reference, amount_cents, state, payment_id, refunding_id)
        select came.reservation_id, 'test', 'back', 100, 'paid', came.id, went.id from payment came, payment went
        where came.form_key = 'came' and went.form_key = 'went'`,
    mend: "delete from online_payment; delete from payment where method = 'online'",
    about: () => second,
  },
  {
    fault: "drawer-expected",
    check: "drawers",
    plant: `insert into drawer_session (location_id, opened_at, opened_by, opening_eur, opening_bam, opening_pieces,
        closed_at, closed_by, counted_eur, counted_bam, counted_pieces, expected_eur, expected_bam)
      values ('airport-sarajevo', now(), 'member-amra', 500, 0, '{}', now(), 'member-amra', 400, 0, '{}', 400, 0)`,
    mend: "delete from drawer_session where location_id = 'airport-sarajevo'",
  },
  {
    fault: "drawer-opening",
    check: "drawers",
    plant: `insert into drawer_session (location_id, opened_at, opened_by, opening_eur, opening_bam, opening_pieces,
        closed_at, closed_by, counted_eur, counted_bam, counted_pieces, expected_eur, expected_bam)
      values ('airport-sarajevo', now() - interval '2 hours', 'member-amra', 500, 0, '{}', now() - interval '1 hour', 'member-amra', 500, 0, '{}', 500, 0);
      insert into drawer_session (location_id, opened_at, opened_by, opening_eur, opening_bam, opening_pieces)
      values ('airport-sarajevo', now(), 'member-amra', 300, 0, '{}')`,
    mend: "delete from drawer_session where location_id = 'airport-sarajevo'",
  },
  {
    fault: "number-missing",
    check: "numbers",
    plant: "insert into numbering (series, year, next) values ('invoice', 2026, 2)",
    mend: "delete from numbering",
    about: () => "2026-000001",
  },
  {
    fault: "number-ahead",
    check: "numbers",
    plant: `insert into document (kind, year, number, content, form, issued_at) values ('credit-note', 2026, 4, '{}', 1, now())`,
    mend: "delete from document",
    about: () => "K-2026-000004",
  },
  {
    fault: "entry-changed",
    check: "audit",
    plant:
      "update audit_entry set action = action || '.' where id = (select min(id) from audit_entry)",
    mend: "update audit_entry set action = rtrim(action, '.') where id = (select min(id) from audit_entry)",
  },
  {
    fault: "entry-cut",
    check: "audit",
    plant: `create table cut as select * from audit_seal where seq = (select max(seq) from audit_seal);
      delete from audit_seal where seq = (select max(seq) from audit_seal)`,
    mend: "insert into audit_seal select * from cut; drop table cut",
  },
  {
    fault: "entry-missing",
    check: "audit",
    plant: `create table gone as select * from audit_seal where seq = (select max(seq) - 1 from audit_seal);
      delete from audit_seal where seq = (select max(seq) - 1 from audit_seal)`,
    mend: "insert into audit_seal select * from gone; drop table gone",
  },
  {
    fault: "entry-unkeyed",
    check: "audit",
    plant: `create table keyed as select * from audit_seal where seq = (select max(seq) from audit_seal);
      update audit_seal s set keyed = false, hash = encode(sha256(convert_to(
          (select hash from audit_seal where seq = s.seq - 1) || E'\\n' || ${entryText}, 'UTF8')), 'hex')
        from audit_entry e where e.id = s.entry_id and s.seq = (select max(seq) from audit_seal)`,
    mend: "update audit_seal set keyed = true, hash = keyed.hash from keyed where audit_seal.seq = keyed.seq; drop table keyed",
  },
  {
    fault: "entry-unsealed",
    check: "audit",
    plant: `insert into audit_entry (id, actor_kind, action, subject_kind, subject_id, created_at) overriding system value
      select max(id) + 1, 'system', 'planted', 'proof', 'morning', now() - interval '2 minutes' from audit_entry`,
    mend: "delete from audit_entry where action = 'planted'",
  },
  {
    fault: "entry-gap",
    check: "audit",
    plant: `insert into audit_entry (id, actor_kind, action, subject_kind, subject_id) overriding system value
      select max(id) + 3, 'system', 'planted', 'proof', 'morning' from audit_entry`,
    mend: "delete from audit_entry where action = 'planted'",
  },
  {
    fault: "letter-waits",
    check: "letters",
    plant: `insert into outbox (kind, language, payload, created_at) values ('test-letter', 'ba', '{}', now() - interval '3 hours')`,
    mend: "delete from outbox where kind = 'test-letter'",
  },
  {
    fault: "letter-failed",
    check: "letters",
    plant: `insert into outbox (kind, language, payload, failed_at, last_error) values ('test-letter', 'ba', '{}', now(), '550 no such user')`,
    mend: "delete from outbox where kind = 'test-letter'",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into visit (session_id, started_at, last_seen_at, entry_page, language) values ('old', '2001-01-01', '2001-01-01', '/', 'ba')`,
    mend: "delete from visit",
    about: () => "visits",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `update reservation set status = 'cancelled', pickup_at = '2001-01-01', dropoff_at = '2001-01-02' where id = ${ofOther};
      update occupancy set kind = 'block', reservation_id = null, pickup_location_id = null, dropoff_location_id = null, pinned = true
      where reservation_id = ${ofOther}`,
    mend: `update reservation set status = 'confirmed', pickup_at = one.pickup_at, dropoff_at = one.dropoff_at
        from reservation one where one.id = ${ofOne} and reservation.id = ${ofOther};
      update occupancy set kind = 'reservation', reservation_id = ${ofOther}, pickup_location_id = 'airport-tuzla', dropoff_location_id = 'airport-tuzla', pinned = false
      where kind = 'block'`,
    about: () => "unmade",
    also: ["ledger"],
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `update reservation set status = 'returned' where id = ${ofOther};
      insert into handover (reservation_id, vehicle_id, direction, at, location_id, odometer_km, fuel_eighths, language)
      select id, vehicle_id, 'in', '2001-01-02', 'airport-tuzla', 1000, 8, 'ba' from reservation where id = ${ofOther};
      insert into handover_photo (handover_id, kind, sha256, taken_at) select id, 'papers', repeat('a', 64), '2001-01-02' from handover`,
    mend: `delete from handover_photo; delete from handover;
      update reservation set status = 'confirmed' where id = ${ofOther}`,
    about: () => "documents",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into subscriber (email, email_key, language, token, consent_text, confirmed_at, unsubscribed_at)
      values ('a@example.com', 'a@example.com', 'ba', 'token', '', '2001-01-01', '2001-01-02')`,
    mend: "delete from subscriber",
    about: () => "left",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into subscriber (email, email_key, language, token, consent_text, created_at)
      values ('a@example.com', 'a@example.com', 'ba', 'token', '', '2001-01-01')`,
    mend: "delete from subscriber",
    about: () => "unconfirmed",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `update reservation set status = 'completed', pickup_at = '2001-01-01', dropoff_at = '2001-01-02' where id = ${ofOther}`,
    mend: `update reservation set status = 'confirmed', pickup_at = one.pickup_at, dropoff_at = one.dropoff_at
      from reservation one where one.id = ${ofOne} and reservation.id = ${ofOther}`,
    about: () => "contracts",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into contact_message (name, email, message, language, created_at)
      values ('Amra', 'a@example.com', 'Dobar dan', 'ba', '2001-01-01')`,
    mend: "delete from contact_message",
    about: () => "messages",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into outbox (kind, language, payload, created_at, sent_at) values ('test-letter', 'ba', '{}', '2001-01-01', '2001-01-01')`,
    mend: "delete from outbox where kind = 'test-letter'",
    about: () => "letters",
  },
  {
    fault: "kept-too-long",
    check: "forgotten",
    plant: `insert into session (id, token, user_id, expires_at) values ('old', 'old', 'member-amra', '2001-01-01')`,
    mend: "delete from session",
    about: () => "sessions",
  },
];

describe("a planted fault is found and named, and gone once it is mended", () => {
  test.each(plants)("$fault $mend", async ({ fault, check, plant, mend, about, also = [] }) => {
    await stage.owner.query(plant);
    const found = await failing();
    await stage.owner.query(mend);
    const result = found.find((one) => one.check === check);
    expect(result?.findings.map((finding) => finding.fault)).toEqual([fault]);
    expect(namesOf(found).toSorted()).toEqual([check, ...also].toSorted());
    const [finding] = result?.findings ?? [];
    expect(finding?.about).toBe(about?.() ?? finding?.about);
    // A row that a page is opened with is one of those that are named.
    const named = `${finding?.about} ${finding?.other}`;
    const key = finding?.key ?? "";
    expect(key.length !== 10 || named.includes(formatCode(key))).toBe(true);
    expect(sentences(finding)).toEqual([true, true]);
    expect(await failing()).toEqual([]);
  });
});

/** Faults of the machine: in `check-machine`, in `backups`, and below. */
const plantedElsewhere: readonly Fault[] = [
  "no-backup",
  "backup-old",
  "backup-changed",
  "not-restored",
  "disk-full",
  "clock-differs",
  "clock-behind",
  "certificate-ends",
  "certificate-unread",
  "not-checked",
];

test("every fault that the proof knows is planted", () => {
  const planted = new Set([...plants.map(({ fault }) => fault), ...plantedElsewhere]);
  expect(planted).toEqual(new Set(faults));
  const forgotten = plants.filter(({ fault }) => fault === "kept-too-long");
  expect(new Set(forgotten.map(({ about }) => about?.()))).toEqual(new Set(forgottenKinds));
});

test("kept sums that differ are counted anew by the command that the proof names", async () => {
  const { pool } = stage.deps;
  await stage.owner.query("update sold_reservation set rate = rate + 1, first_day = first_day - 1");
  await stage.owner.query("update sold_day set rate = rate + 1");
  await stage.owner.query("update visit_day set hits = hits + 1, visits = visits + 1");
  await stage.owner.query("delete from visit_month where dimension = 'all'");
  expect(namesOf(await failing())).toEqual(["sums"]);
  await renewSold({ pool, clock: systemClock });
  expect(await renewSums({ pool, clock: inMay })).toBeGreaterThan(50);
  expect(await failing()).toEqual([]);
});

/** Has the finding a sentence in both languages, that names what it is about and leaves no gap? */
function sentences(finding: Finding | undefined): boolean[] {
  if (!finding) return [];
  const told = (["en-us", "ba"] as const).map((language) => tellFinding(finding, language));
  const isSentence = (text: string) =>
    /^[\p{L}\d].*\.$/u.test(text) && !/undefined|NaN|\(\)|: \.|  /.test(text);
  const day = parseLocalDate(finding.about);
  const names = (["en-us", "ba"] as const).map((language) =>
    day ? [formatDate(day, language), formatMonth(day, language)] : [finding.about],
  );
  const isNamed = (text: string, at: number) =>
    finding.kind !== undefined || names[at]?.some((name) => text.includes(name)) === true;
  return told.map((text, at) => isSentence(text) && isNamed(text, at));
}

test("a clock that goes wrong is found", async () => {
  const late = { now: () => Date.now() - 60_000 };
  expect(namesOf(await failing({ clock: late }))).toContain("clock");
  await stage.owner.query("update audit_entry set created_at = created_at + interval '1 hour'");
  const clock = (await failing()).find(({ check }) => check === "clock");
  await stage.owner.query("update audit_entry set created_at = created_at - interval '1 hour'");
  expect(clock?.findings).toMatchObject([{ fault: "clock-behind" }]);
  expect(await failing()).toEqual([]);
});

test("a check that cannot be made has failed, and the others are made all the same", async () => {
  const blind = {
    ...witness,
    readHead: () => Promise.reject(new Error("audit/head.json cannot be read")),
  };
  const results = await prove({ ...world, means: { ...world.means, witness: blind } });
  expect(failedOf(results)).toMatchObject([
    {
      check: "audit",
      findings: [{ fault: "not-checked", other: "audit/head.json cannot be read" }],
    },
  ]);
  expect(results.filter(({ outcome }) => outcome === "good").length).toBeGreaterThan(9);
});

test("letters that are held back until the agency can be reached do not wait, and those that were tried do", async () => {
  const means = { ...world.means, mailLeaves: true };
  await stage.owner.query(
    `insert into outbox (kind, language, payload, created_at) values ('test-letter', 'ba', '{}', now() - interval '3 hours')`,
  );
  const kept = await failing({ means });
  await stage.owner.query(
    "update outbox set last_error = '451 later', attempts = 1 where kind = 'test-letter'",
  );
  const tried = await failing({ means });
  await stage.owner.query("delete from outbox where kind = 'test-letter'");
  expect([namesOf(kept), namesOf(tried)]).toEqual([[], ["letters"]]);
});

test("a thousand faults are counted, and fifty of them named", async () => {
  await stage.owner.query(
    `insert into outbox (kind, language, payload, created_at)
     select 'test-letter', 'ba', '{}', now() - interval '3 hours' from generate_series(1, 1000)`,
  );
  const [letters] = await failing();
  await stage.owner.query("delete from outbox where kind = 'test-letter'");
  expect(letters).toMatchObject({ check: "letters", found: 1000 });
  expect(letters?.findings).toHaveLength(50);
});

test("nothing of what is told names a customer", async () => {
  await stage.owner.query(
    `update reservation set total_cents = total_cents + 1, net_cents = net_cents + 1`,
  );
  const told = JSON.stringify(await failing());
  await stage.owner.query(
    `update reservation set total_cents = total_cents - 1, net_cents = net_cents - 1`,
  );
  expect(told).toContain(bare(first));
  expect(told).not.toMatch(/Emina|Hadžić|example\.com|061/i);
});
