/** The product as it is started, killed without warning in the middle of bookings. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dateOf, joinDateTime } from "../../app/domain/calendar.ts";
import type { Trip } from "../../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { appName } from "../../app/server/db/cluster/app-database.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { findPostmaster } from "../../app/server/db/cluster/postmaster-file.ts";
import { stopServer } from "../../app/server/db/cluster/stop-server.ts";
import { howOften } from "../world/how-often.ts";
import { seededRandom } from "../world/seeded-random.ts";
import { overlaps } from "./overlaps.ts";
import { openReview, reviewAddress, sendReview, type HiddenFields } from "./review-form.ts";
import { killProduct, startProduct } from "./run-product.ts";

const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-kill-"));
const kills = howOften(8);
const bookings = 65 * kills;
const atOnce = 16;

let app: ChildProcess | undefined;
let origin = "";
beforeAll(start);
afterAll(async () => {
  app?.kill("SIGKILL");
  await stopServer(clusterPlace(dataDir).dir, "immediate");
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  ({ child: app, origin } = await startProduct({ DATA_DIR: dataDir }));
}

const kill = () => killProduct(app);

/** Weeks of the low season, one after the other, at one price per car. */
function tripOf(week: number): Trip {
  const year = Number(dateOf(toLocal(Date.now())).slice(0, 4)) + 1;
  const from = addDays(`${year}-01-12`, 6 * week);
  const places = { pickupLocationId: "airport-tuzla", dropoffLocationId: "airport-tuzla" };
  return {
    ...places,
    pickupAt: joinDateTime(from, "10:00"),
    dropoffAt: joinDateTime(addDays(from, 5), "10:00"),
  };
}

test(
  "after a kill at any moment every booking that was acknowledged is there, whole",
  { timeout: 240_000 },
  async () => {
    const cars = await hiddenFieldsPerCar();
    const acknowledged: string[] = [];
    let next = 0;
    let alive = Promise.resolve();
    const bookOne = async (number: number) => {
      const [carId, hidden] = cars[number % cars.length] ?? [];
      if (carId === undefined || !hidden) throw new Error("no car");
      const trip = tripOf(Math.floor(number / cars.length) % 24);
      const selection = { carId, planCode: "basic", extras: {}, countries: [] };
      await alive;
      const address = reviewAddress(origin, trip, selection);
      const form = { ...hidden, submissionKey: crypto.randomUUID() };
      const token = await sendReview(address, form, `Guest ${number}`).catch(() => undefined);
      if (token) acknowledged.push(token);
    };
    const visitor = async () => {
      while (next < bookings) await bookOne(next++);
    };
    const killer = async () => {
      const { bytes } = seededRandom("kill");
      for (let round = 1; round <= kills; round += 1) {
        while (next < (bookings * round) / (kills + 1)) await sleep(2);
        await sleep(bytes(1)[0] ?? 0);
        alive = kill().then(start);
        await alive;
      }
    };
    await Promise.all([killer(), ...Array.from({ length: atOnce }, visitor)]);

    expect(acknowledged.length).toBeGreaterThan(bookings / 2);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const pool = openPool();
    const { rows } = await pool.query<{ token: string }>("select token from reservation");
    const there = new Set(rows.map(({ token }) => token));
    expect(acknowledged.filter((token) => !there.has(token))).toEqual([]);
    expect(await halfWritten(pool)).toBe(0);
    expect(await overlaps(pool)).toBe(0);
    await pool.end();
    const page = await fetch(`${origin}/reservation-confirmation/${acknowledged.at(0)}`);
    expect(page.status).toBe(200);
  },
);

/** The form of each car on offer; its price is the same in all the weeks. */
async function hiddenFieldsPerCar(): Promise<[carId: number, hidden: HiddenFields][]> {
  const pool = openPool();
  const { rows } = await pool.query<{ id: number }>(
    "select id from car where published order by id",
  );
  await pool.end();
  const forms: [number, HiddenFields][] = [];
  for (const { id } of rows) {
    const selection = { carId: id, planCode: "basic", extras: {}, countries: [] };
    forms.push([id, await openReview(reviewAddress(origin, tripOf(0), selection))]);
  }
  return forms;
}

/** Reservations that lack a part of what a booking is. */
async function halfWritten(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int as count from reservation
    where (select count(*) from occupancy where reservation_id = reservation.id) <> 1
      or (select count(*) from reservation_event where reservation_id = reservation.id) < 1
      or (select count(*) from outbox where reservation_id = reservation.id) <> 2
      or (select count(*) from submission where reservation_id = reservation.id) <> 1
      or (select sum(amount_cents) from reservation_line where reservation_id = reservation.id) <> total_cents
      or (select sum(cents) from booking_ledger where reservation_id = reservation.id) is distinct from total_cents
      or not exists (select from audit_entry where subject_id = reservation.id::text and action = 'reservation.book')`);
  return rows[0]?.count ?? -1;
}

function openPool(): Pool {
  const postmaster = findPostmaster(clusterPlace(dataDir).dir);
  if (!postmaster) throw new Error("the database does not run");
  const { socketFolder: host, port } = postmaster;
  return new Pool({ host, port, user: appName, database: appName, ssl: false });
}
