/** The product as it is started, killed without warning while it hands letters to a mail server. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appName } from "../../app/server/db/cluster/app-database.ts";
import { clusterPlace } from "../../app/server/db/cluster/place.ts";
import { findPostmaster } from "../../app/server/db/cluster/postmaster-file.ts";
import { stopServer } from "../../app/server/db/cluster/stop-server.ts";
import { confirmAnything } from "../world/confirm-anything.ts";
import { howOften } from "../world/how-often.ts";
import { openMailServer, type MailServer } from "../world/mail-server.ts";
import { writeContacts } from "../world/real-contacts.ts";
import { seededRandom } from "../world/seeded-random.ts";
import { openReview, reviewAddress, sendReview } from "./review-form.ts";
import { killProduct, startProduct } from "./run-product.ts";

const dataDir = mkdtempSync(join(tmpdir(), "eternal-pro-mail-kill-"));
const kills = howOften(8);
const bookings = 20;
const others = 15 * kills;
const letters = 2 * bookings + others;

let server: MailServer;
let app: ChildProcess | undefined;
beforeAll(async () => {
  server = await openMailServer({ faultOf: () => ({ at: "letter", slowMs: 15 }) });
});
afterAll(async () => {
  app?.kill("SIGKILL");
  await server.close();
  await stopServer(clusterPlace(dataDir).dir, "immediate");
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(smtpUrl: string): Promise<string> {
  // Letters need the public address of the site.
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://localhost:${PORT}`;
  const own = { DATA_DIR: dataDir, SMTP_URL: smtpUrl, PORT, PUBLIC_URL };
  const { child, origin } = await startProduct(own);
  app = child;
  return origin;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

const kill = () => killProduct(app);

async function bookOneCarEach(origin: string): Promise<void> {
  const places = { pickupLocationId: "airport-tuzla", dropoffLocationId: "airport-tuzla" };
  const year = new Date().getUTCFullYear() + 1;
  for (let number = 0; number < bookings; number += 1) {
    const day = (from: number) => `${year}-02-${String(from).padStart(2, "0")}T10:00`;
    const trip = { ...places, pickupAt: day(1 + number), dropoffAt: day(6 + number) };
    const selection = { carId: 1 + (number % 10), planCode: "basic", extras: {}, countries: [] };
    const address = reviewAddress(origin, trip, selection);
    const token = await sendReview(address, await openReview(address), `Guest ${number}`);
    if (!token) throw new Error(`booking ${number} was refused`);
  }
}

test(
  "every letter arrives, and a kill brings at most one of them twice",
  { timeout: 240_000 },
  async () => {
    // Nobody answers at port 1: the letters wait.
    const origin = await start("smtp://127.0.0.1:1");
    const pool = openPool();
    await pool.query(confirmAnything);
    await bookOneCarEach(origin);
    await writeContacts(pool);
    await pool.query(
      `insert into outbox (kind, language, payload)
       select 'newsletter-confirmation', 'ba', jsonb_build_object('email', 'guest' || n || '@example.com', 'token', 'token')
       from generate_series(1, $1::int) as n`,
      [others],
    );
    await kill();

    const { bytes } = seededRandom("mail kill");
    const doubtful = new Set<number>();
    for (let round = 1; round <= kills; round += 1) {
      await start(server.url);
      while (server.received.length < (letters * round) / (kills + 2)) await sleep(2);
      await sleep((bytes(1)[0] ?? 0) / 8);
      await kill();
      // The server finishes what it had begun to accept.
      await sleep(200);
      const fresh = (await takenButUnsent(pool)).filter((id) => !doubtful.has(id));
      expect(fresh.length, `letters in doubt after kill ${round}`).toBeLessThanOrEqual(1);
      for (const id of fresh) doubtful.add(id);
    }
    await start(server.url);
    const waiting = "select count(*)::int as count from outbox where sent_at is null";
    await expect
      .poll(async () => (await pool.query(waiting)).rows, { timeout: 120_000, interval: 500 })
      .toEqual([{ count: 0 }]);

    const { rows } = await pool.query<{ id: number }>("select id from outbox order by id");
    await pool.end();
    const arrived = (await server.read()).map(({ messageId }) => messageId ?? "");
    expect(rows).toHaveLength(letters);
    expect([...new Set(arrived.map(rowOf))].sort((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id),
    );
    // Copies can be recognised by their equal name.
    expect(new Set(arrived).size).toBe(letters);
    expect(arrived.length - letters).toBeLessThanOrEqual(kills);
    expect(arrived.length - letters).toBe(doubtful.size);
    const written = await server.read();
    expect(
      written.filter(({ attachments }) => attachments.length > 0).length,
    ).toBeGreaterThanOrEqual(bookings);
  },
);

/** Letters that the mail server has and that the outbox does not know to be sent: each will come twice. */
async function takenButUnsent(pool: Pool): Promise<number[]> {
  const taken = new Set((await server.read()).map(({ messageId = "" }) => rowOf(messageId)));
  const { rows } = await pool.query<{ id: number }>("select id from outbox where sent_at is null");
  return rows.map(({ id }) => id).filter((id) => taken.has(id));
}

function rowOf(messageId: string): number {
  return Number(/^<outbox-(\d+)\./.exec(messageId)?.[1]);
}

function openPool(): Pool {
  const postmaster = findPostmaster(clusterPlace(dataDir).dir);
  if (!postmaster) throw new Error("the database does not run");
  const { socketFolder: host, port } = postmaster;
  return new Pool({ host, port, user: appName, database: appName, ssl: false });
}
