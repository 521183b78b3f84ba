/** PostgreSQL stopped under the running product, and started again: what visitors get meanwhile, and what is there afterwards. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dateOf, joinDateTime } from "../../app/domain/calendar.ts";
import type { Selection, Trip } from "../../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { appName, appRole, ensureAppDatabase } from "../../app/server/db/cluster/app-database.ts";
import { ensureCluster } from "../../app/server/db/cluster/ensure-cluster.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import type { Postmaster } from "../../app/server/db/cluster/postmaster-file.ts";
import { ordinarySettings } from "../../app/server/db/cluster/settings.ts";
import { stopServer } from "../../app/server/db/cluster/stop-server.ts";
import { killProduct, startProduct } from "./run-product.ts";
import { openReview, reviewAddress, sendReview } from "./review-form.ts";

const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-stopped-"));
const place = clusterPlace(join(dataDir, "server"));
const stoppedMs = 20_000;

let app: ChildProcess;
let origin: string;
let postmaster: Postmaster;
beforeAll(async () => {
  postmaster = await startServer();
  await ensureAppDatabase(postmaster);
  ({ child: app, origin } = await startProduct({
    DATA_DIR: join(dataDir, "product"),
    DATABASE_URL: urlOf(appRole),
    DATABASE_OWNER_URL: urlOf(appName),
  }));
});
afterAll(async () => {
  await killProduct(app);
  await stopServer(place.dir, "immediate");
  rmSync(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<Postmaster> {
  const running = await ensureCluster(place, ordinarySettings, pino({ level: "silent" }));
  if (!running.ok) throw new Error(running.sentence);
  return running.postmaster;
}

/** The server as one that somebody else runs: the product neither starts nor stops it. */
function urlOf(user: string): string {
  const { socketFolder, port } = postmaster;
  return `postgres://${user}@localhost:${port}/${appName}?host=${encodeURIComponent(socketFolder)}`;
}

const selection: Selection = { carId: 1, planCode: "basic", extras: {}, countries: [] };

function tripOf(week: number): Trip {
  const from = addDays(dateOf(toLocal(Date.now())), 30 + 7 * week);
  const places = { pickupLocationId: "airport-tuzla", dropoffLocationId: "airport-tuzla" };
  return {
    ...places,
    pickupAt: joinDateTime(from, "10:00"),
    dropoffAt: joinDateTime(addDays(from, 3), "10:00"),
  };
}

type Answer = { path: string; status: number; retryAfter: string | null; body: string; ms: number };

async function ask(path: string): Promise<Answer> {
  const from = performance.now();
  const answer = await fetch(`${origin}${path}`, { redirect: "manual" });
  const body = await answer.text();
  const { status, headers } = answer;
  const ms = performance.now() - from;
  return { path, status, retryAfter: headers.get("retry-after"), body, ms };
}

/** Pages that were made before the stop, and others that nobody had asked for. */
const known = ["/", "/ba", "/vehicles"];
const unknown = ["/ba/locations", "/modify-reservation", "/healthz", "/admin/login"];
const asked = [...known, ...unknown];

test(
  "a PostgreSQL that is gone for 20 seconds costs nobody more than a page that asks to wait",
  { timeout: 120_000 },
  async () => {
    const address = reviewAddress(origin, tripOf(0), selection);
    const hidden = await openReview(address);
    const before = await sendReview(address, hidden, "Before");
    for (const path of known) expect((await ask(path)).status).toBe(200);

    await stopServer(place.dir);
    const until = Date.now() + stoppedMs;
    const answers: Answer[] = [];
    let bookings = 0;
    const visitor = async () => {
      while (Date.now() < until) for (const path of asked) answers.push(await ask(path));
    };
    const booker = async () => {
      while (Date.now() < until) {
        const later = { ...hidden, submissionKey: crypto.randomUUID() };
        const refused = await sendReview(address, later, "Meanwhile").catch(
          (error: unknown) => error,
        );
        expect(refused).not.toBeTypeOf("string");
        bookings += 1;
        await sleep(200);
      }
    };
    await Promise.all([visitor(), visitor(), booker()]);
    const wrong = answers.filter(
      ({ status, retryAfter }) => status !== 200 && (status !== 503 || !retryAfter),
    );
    expect(new Set(wrong.map(({ path, status }) => `${path} ${status}`))).toEqual(new Set());
    const kept = answers.filter(({ path }) => known.includes(path));
    expect(kept.filter(({ status, body }) => status !== 200 || !body.includes("as-of"))).toEqual(
      [],
    );
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(10_000);
    expect(Math.min(answers.length, bookings)).toBeGreaterThan(10);

    await startServer();
    await expect.poll(async () => (await ask("/healthz")).status, { timeout: 15_000 }).toBe(200);
    for (const path of asked) expect((await ask(path)).status).toBe(200);
    const afterwards = await openReview(reviewAddress(origin, tripOf(1), selection));
    const after = await sendReview(
      reviewAddress(origin, tripOf(1), selection),
      afterwards,
      "After",
    );
    const pool = new Pool({ connectionString: urlOf(appName) });
    const { rows } = await pool.query<{ token: string }>(
      "select token from reservation order by id",
    );
    await pool.end();
    expect(rows.map(({ token }) => token)).toEqual([before, after]);
  },
);
