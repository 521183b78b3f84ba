import type { Pool, PoolClient } from "pg";
import { dateOf } from "../app/domain/calendar.ts";
import type { Coupon } from "../app/domain/coupons/coupon.ts";
import { isBack } from "../app/domain/reservations/states/states.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { writeAuditEntries } from "../app/server/audit/write-audit-entries.ts";
import { readCatalogue } from "../app/server/catalogue/read-catalogue.ts";
import { inTransaction } from "../app/server/db/in-transaction.ts";
import { keepSums } from "../app/server/visits/sums/keep-sums.ts";
import { billsOf } from "./papers/bills.ts";
import { chanceOf } from "./chance.ts";
import { demoLegalFacts, writeCompany } from "./papers/company.ts";
import { demoCoupons } from "./coupons.ts";
import { handoverRows, type DemoVehicle } from "./handovers.ts";
import { depositOf, writeSteps } from "./money/deposits.ts";
import { writePapers } from "./papers/write-papers.ts";
import { drawPhotos } from "./photos.ts";
import { returnOf } from "./returns.ts";
import { rowsOf } from "./rows.ts";
import { firstMember } from "./first-member.ts";
import { liveToday } from "./today.ts";
import {
  writeHandovers,
  writeHolds,
  writeReservations,
  writeSearches,
  writeVisits,
} from "./write-rows.ts";
import { imagineVisits } from "./visits.ts";
import { firstDay, imagineYear, type Fleet } from "./year.ts";

type Filled = { reservations: number; visits: number; customersRefused: number };

type Asked = {
  seed: string;
  /** Epoch milliseconds. */
  now: number;
  /** Where photos of handovers are kept; without it there are none. */
  handoverDir?: string;
  /** An origin without a slash at its end; it is printed on authorisations to drive abroad. */
  siteUrl: string;
};

/** Handovers of so many days have photos: a few are enough to look at. */
const photoMs = 2 * 86_400_000;
/** Agreements of so many days are kept. */
const agreementMs = 8 * 86_400_000;

/**
 * Fills an agency without reservations with a plausible year: reservations with their prices, changes, handovers, letters and
 * payments, customers, coupons and their uses, searches and visits. The same seed and day give the same year. `not-empty`: there are
 * reservations already, and nothing is written.
 */
export async function fillDemo(pool: Pool, asked: Asked): Promise<FillAnswer> {
  const answer = await writeYear(pool, asked);
  if (answer.ok) {
    await liveToday(pool, asked);
    // An empty house may have kept its empty days.
    for (const table of ["visit_day", "visit_month"]) await pool.query(`delete from ${table}`);
    await keepSums({ pool, clock: { now: () => asked.now } });
  }
  return answer;
}

type FillAnswer = { ok: true; filled: Filled } | { ok: false; reason: "not-empty" };

function writeYear(pool: Pool, { seed, now, handoverDir }: Asked): Promise<FillAnswer> {
  return inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("lock table reservation in share row exclusive mode");
    const { rows } = await client.query("select from reservation limit 1");
    if (rows.length > 0) return { ok: false, reason: "not-empty" };
    const chance = chanceOf(`${seed} ${dateOf(toLocal(now))}`);
    const read = await readCatalogue(pool);
    await writeCompany(client, read.legalFacts);
    const catalogue = { ...read, legalFacts: demoLegalFacts(read.legalFacts) };
    const coupons = await writeCoupons(client, Number(dateOf(toLocal(now)).slice(0, 4)));
    const fleet = await readFleet(client);
    const { made, refused } = imagineYear({ chance, catalogue, fleet, coupons, now });
    const { turnaroundMinutes } = catalogue.priceList.rules;
    const hands = chanceOf(`${seed} handovers`);
    const held = chanceOf(`${seed} deposits`);
    const till = chanceOf(`${seed} payments`);
    const rentals = made.map((imagined) => {
      const isOver = isBack(imagined.status);
      const came = isOver ? returnOf({ chance: hands, catalogue }, imagined) : undefined;
      const rows = rowsOf({ chance, till, catalogue, turnaroundMinutes, now }, imagined, came);
      const deposit = depositOf({ chance: held, now }, { imagined, came, rows });
      return {
        imagined,
        came,
        deposit,
        rows: { ...rows, ...(deposit && { payments: deposit.payments }) },
      };
    });
    const member = await firstMember(client);
    const deposits = rentals.flatMap(({ deposit }) => deposit ?? []);
    await writeReservations(
      client,
      rentals.map(({ rows: all }) => all),
      member.id,
    );
    await writeHolds(
      client,
      deposits.map(({ hold }) => hold),
    );
    const vehicles = await readVehicles(client);
    const photos = handoverDir === undefined ? undefined : await drawPhotos(handoverDir);
    const staff = member.name;
    const since = { photosSince: now - photoMs, agreementsSince: now - agreementMs };
    const known = { chance: hands, catalogue, vehicles, photos, staff, ...since };
    const { agreements, ...sheets } = handoverRows(known, rentals);
    await writeHandovers(client, sheets);
    await writeSteps(
      client,
      deposits.flatMap(({ entries }) => entries.map((step) => ({ ...step, staff_id: member.id }))),
    );
    const bills = billsOf({ chance: till, catalogue, vehicles, staff, now }, rentals);
    await writePapers(client, [...agreements, ...bills], member.id);
    await writeSearches(client, { chance, catalogue, refused, made });
    const visits = imagineVisits(chance, firstDay(now), dateOf(toLocal(now)));
    await writeVisits(client, visits);
    const filled = {
      reservations: made.length,
      visits: visits.visits.length,
      customersRefused: refused.length,
    };
    await writeAuditEntries(client, [
      {
        actor: { kind: "system" },
        action: "demo.filled",
        subjectKind: "house",
        subjectId: "demo",
        after: { seed, ...filled },
      },
    ]);
    return { ok: true, filled };
  });
}

/** Returns the vehicles of each car. */
export async function readFleet(client: Pick<PoolClient, "query">): Promise<Fleet> {
  const { rows } = await client.query<{
    id: number;
    carId: number;
    until: Date | null;
    home: string;
  }>(
    `select id, car_id as "carId", in_service_until as until, home_location_id as home from vehicle order by id`,
  );
  return Map.groupBy(
    rows.map(({ id, carId, until, home }) => ({
      id,
      carId,
      homeLocationId: home,
      ...(until ? { until: until.getTime() } : {}),
    })),
    ({ carId }) => carId,
  );
}

async function readVehicles(client: PoolClient): Promise<Map<number, DemoVehicle>> {
  const { rows } = await client.query<DemoVehicle>(
    `select vehicle.id, plate, odometer_km as km, brand as make, model, vehicle.year, coalesce(vin, '') as vin
     from vehicle join car on car.id = car_id order by vehicle.id`,
  );
  return new Map(rows.map((vehicle) => [vehicle.id, vehicle]));
}

async function writeCoupons(client: PoolClient, year: number): Promise<Coupon[]> {
  const rows = demoCoupons(year);
  await client.query(
    `insert into coupon (code, kind, value, applies_to, book_to, pickup_from, pickup_to, min_rental_days, categories, max_uses, max_uses_per_email, note)
     select code, kind, value, "appliesTo", "bookTo", "pickupFrom", "pickupTo", "minRentalDays", categories, "maxUses", "maxUsesPerEmail", note
     from jsonb_to_recordset($1) as made (code text, kind text, value int, "appliesTo" text, "bookTo" date, "pickupFrom" date, "pickupTo" date,
       "minRentalDays" int, categories text[], "maxUses" int, "maxUsesPerEmail" int, note text)
     on conflict (code) do nothing`,
    [JSON.stringify(rows)],
  );
  const { rows: kept } = await client.query<{ id: number; code: string }>(
    "select id, code from coupon",
  );
  return kept.flatMap(({ id, code }) => {
    const made = rows.find((row) => row.code === code);
    return made ? [{ ...made, id }] : [];
  });
}
