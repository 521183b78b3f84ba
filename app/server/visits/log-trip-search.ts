/**
 * The demand: trips that were searched for, and the cars that could be offered. No identifier of any kind is stored.
 */
import type { Pool } from "pg";
import type { Language } from "../../domain/language.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import type { Deps } from "../deps.ts";
import type { Log } from "../log.ts";

export type TripSearch = {
  trip: Trip;
  language: Language;
  rentalDays: number;
  freeCarIds: readonly number[];
  takenCarIds: readonly number[];
  /** What the cheapest free and the cheapest taken car would have cost, euro cents, VAT inside; absent when there was none. */
  cheapestFreeCents?: number;
  cheapestTakenCents?: number;
  /** The reason for refusing it before any car was looked at. */
  refused?: string;
};

type Row = Omit<TripSearch, "trip"> & Trip & { createdAt: string };
type Waiting = { rows: Row[]; timer: NodeJS.Timeout | undefined; writing: Promise<void> };

const flushAfterMs = 1000;
/** The maximum number of searches that wait while the database is down; later ones are dropped. */
const maxWaiting = 10_000;
const waitingOf = new WeakMap<Pool, Waiting>();

const text = `
  insert into trip_search (
    pickup_location_id, dropoff_location_id, pickup_local, dropoff_local,
    rental_days, free_car_ids, taken_car_ids, cheapest_free_cents, cheapest_taken_cents, refused, language, created_at
  )
  select "pickupLocationId", "dropoffLocationId", "pickupAt", "dropoffAt",
    "rentalDays", "freeCarIds", "takenCarIds", "cheapestFreeCents", "cheapestTakenCents", refused, language, "createdAt"
  from jsonb_to_recordset($1) as search (
    "pickupLocationId" text, "dropoffLocationId" text, "pickupAt" text, "dropoffAt" text,
    "rentalDays" int, "freeCarIds" int[], "takenCarIds" int[],
    "cheapestFreeCents" int, "cheapestTakenCents" int, refused text, language text, "createdAt" timestamptz
  )`;

/** Stores a search within a second, in the background: the visitor's answer never waits for it or fails with it. */
export function logTripSearch(
  { pool, clock, log }: Pick<Deps, "pool" | "clock" | "log">,
  { trip, ...search }: TripSearch,
): void {
  const waiting = waitingFor(pool);
  if (waiting.rows.length >= maxWaiting) return;
  waiting.rows.push({ ...search, ...trip, createdAt: new Date(clock.now()).toISOString() });
  waiting.timer ??= setTimeout(() => void write(pool, waiting, log), flushAfterMs).unref();
}

/** Writes what still waits; to be called before the pool is closed. */
export async function flushTripSearches({ pool, log }: Pick<Deps, "pool" | "log">): Promise<void> {
  const waiting = waitingOf.get(pool);
  if (!waiting) return;
  await write(pool, waiting, log);
}

function waitingFor(pool: Pool): Waiting {
  const known = waitingOf.get(pool);
  if (known) return known;
  const waiting = { rows: [], timer: undefined, writing: Promise.resolve() };
  waitingOf.set(pool, waiting);
  return waiting;
}

async function write(pool: Pool, waiting: Waiting, log: Log): Promise<void> {
  clearTimeout(waiting.timer);
  waiting.timer = undefined;
  const rows = waiting.rows.splice(0);
  waiting.writing = waiting.writing.then(async () => {
    if (rows.length === 0) return;
    try {
      await pool.query({ name: "log-trip-searches", text, values: [JSON.stringify(rows)] });
    } catch (error) {
      log.warn({ err: error, lost: rows.length }, "searches could not be kept");
    }
  });
  await waiting.writing;
}
