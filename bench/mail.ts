/** The speed at which a full outbox empties through a mail server, and the cost of a dead one for bookings. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Deps } from "../app/server/deps.ts";
import type { StartMail } from "../app/server/mail/sending/start-mail.ts";
import type { BookingForm } from "../app/domain/reservations/booking/booking.ts";
import { writeContacts } from "../test/world/real-contacts.ts";
import { clearBookedWeeks, makeForms, mustBook } from "./booking-forms.ts";
import { makeCluster } from "./cluster.ts";
import { ratioFigure, type Figure } from "./figure.ts";
import { fillFleet } from "./fleet.ts";
import { percentile } from "./measure.ts";
import type { RunLength } from "./run-length.ts";

/** `letters` for `real` reservations; then `rounds` with `perRound` bookings each. */
const runs = {
  full: {
    fleet: { cars: 40, vehicles: 400, reservations: 4_000 },
    real: 100,
    letters: 1000,
    rounds: 12,
    perRound: 80,
  },
  short: {
    fleet: { cars: 16, vehicles: 160, reservations: 1_600 },
    real: 5,
    letters: 10,
    rounds: 2,
    perRound: 10,
  },
};
type Run = (typeof runs)[RunLength];
const maxSeconds = 60;
/** Milliseconds between two bookings, whether or not the first has been answered. */
const everyMs = 40;

export async function measureMail(length: RunLength): Promise<Figure[]> {
  const run = runs[length];
  const cluster = await makeCluster({ mail: (admin) => fillFleet(admin, run.fleet) });
  const sink = fork(join(import.meta.dirname, "mail-sink.ts"));
  try {
    const [port]: number[] = await once(sink, "message");
    const { deps, close } = await cluster.open("mail");
    await writeContacts(deps.pool);
    await clearBookedWeeks(deps);
    // Pick-ups of tomorrow would get a reminder during the measurement.
    await deps.pool.query("delete from reservation where pickup_at > now() - interval '1 day'");
    const mail = { ...(await builtMail(deps, cluster.dataDir)), up: `smtp://127.0.0.1:${port}` };
    const forms = await makeForms(deps, run.real + run.rounds * run.perRound);
    const house = { deps, mail, run };
    const figures = [
      await measureBacklog(house, forms.splice(0, run.real)),
      await measureBookings(house, forms),
    ];
    await close();
    return figures;
  } finally {
    sink.disconnect();
    await cluster.close();
  }
}

type House = { deps: Deps; mail: Mail; run: Run };
type Mail = { start: (smtpUrl: string) => () => Promise<void>; up: string };

/** The mail as the product runs it: from the build, which draws its letters. */
async function builtMail(deps: Deps, dataDir: string): Promise<Pick<Mail, "start">> {
  // React renders with or without its development checks, depending on this.
  process.env.NODE_ENV = "production";
  const built = pathToFileURL(join(import.meta.dirname, "../build/server/index.js")).href;
  const { startMail }: { startMail: StartMail } = await import(built);
  const others = { resendApiKey: undefined, edgeFunction: undefined, from: undefined };
  return {
    start: (smtpUrl) =>
      startMail(deps, {
        env: { mail: { smtpUrl, ...others }, dataDir },
        siteUrl: "https://eternal-pro.example",
      }),
  };
}

/** Confirmations of real reservations, all due immediately, and one worker. */
async function measureBacklog(
  { deps, mail: { start, up }, run: { letters } }: House,
  forms: readonly BookingForm[],
): Promise<Figure> {
  for (const form of forms) await mustBook(deps, form);
  await deps.pool.query("delete from outbox where kind <> 'booking-confirmed'");
  await deps.pool.query(
    `insert into outbox (kind, language, payload, reservation_id)
     select kind, language, payload, reservation_id from outbox, generate_series(2, $1)`,
    [letters / forms.length],
  );
  const from = performance.now();
  const stop = start(up);
  while ((await waiting(deps)) > 0) await sleep(100);
  const seconds = (performance.now() - from) / 1000;
  await stop();
  const { rows } = await deps.pool.query<{ count: number }>(
    "select count(*)::int as count from outbox where sent_at is not null and kind = 'booking-confirmed'",
  );
  return {
    what: `${letters} confirmations with their papers through a mail server, one worker`,
    measured: `${rows[0]?.count} sent, ${seconds.toFixed(1)} s`,
    asked: `${letters} sent, at most ${maxSeconds} s`,
    ok: rows[0]?.count === letters && seconds <= maxSeconds,
  };
}

async function waiting({ pool }: Deps): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    "select count(*)::int as count from outbox where sent_at is null and failed_at is null",
  );
  return rows[0]?.count ?? 0;
}

/** Both take turns, so that other work on the machine affects them alike. Nothing listens on port 1. */
async function measureBookings(
  { deps, mail, run: { rounds, perRound } }: House,
  forms: readonly BookingForm[],
): Promise<Figure> {
  const [up, down]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const isUp = round % 2 === 0;
    await deps.pool.query("delete from outbox");
    const stop = mail.start(isUp ? mail.up : "smtp://127.0.0.1:1");
    const own = forms.slice(round * perRound, (round + 1) * perRound);
    const times = await bookingTimes(deps, own);
    (isUp ? up : down).push(...times);
    await stop();
  }
  const what = "Bookings with the mail server down, against up (p95)";
  return ratioFigure(what, percentile(down, 0.95) / percentile(up, 0.95), { max: 1.1 });
}

/** Returns the milliseconds of each booking. */
async function bookingTimes(deps: Deps, forms: readonly BookingForm[]): Promise<number[]> {
  return Promise.all(
    forms.map(async (form, index) => {
      await sleep(index * everyMs);
      const from = performance.now();
      await mustBook(deps, form);
      return performance.now() - from;
    }),
  );
}
