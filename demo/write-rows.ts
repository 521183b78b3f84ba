import type { PoolClient } from "pg";
import { dateOf, daysBetween } from "../app/domain/calendar.ts";
import type { Catalogue } from "../app/domain/catalogue/catalogue.ts";
import { basicQuote } from "../app/domain/pricing/basic-quote.ts";
import type { Trip } from "../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import type { Chance } from "./chance.ts";
import type { handoverRows } from "./handovers.ts";
import type { rowsOf } from "./rows.ts";
import type { imagineVisits } from "./visits.ts";
import type { Imagined, Refused } from "./year.ts";

type Rows = readonly object[];

/** Copies the history into the audit log as well, in the same order. */
const told = `
  insert into audit_entry (actor_kind, action, subject_kind, subject_id, created_at)
  select actor_kind, 'reservation.' || action, 'reservation', reservation_id, created_at
  from reservation_event order by created_at, id`;

/** Writes reservations with all their rows; what was paid was taken by this member. */
export async function writeReservations(
  client: PoolClient,
  all: readonly ReturnType<typeof rowsOf>[],
  staffId: string,
): Promise<void> {
  await insert(
    client,
    "reservation",
    all.map(({ reservation }) => reservation),
  );
  await insertOf(
    client,
    "reservation_line",
    all.flatMap(({ lines }) => lines),
  );
  await insertOf(
    client,
    "booking_ledger",
    all.flatMap(({ ledger }) => ledger),
  );
  await insertOf(
    client,
    "reservation_event",
    all.flatMap(({ events }) => events),
  );
  await client.query(told);
  await insertOf(
    client,
    "occupancy",
    all.flatMap(({ stay }) => stay ?? []),
    "'reservation' as kind",
  );
  await insertOf(
    client,
    "coupon_use",
    all.flatMap(({ use }) => use ?? []),
  );
  await insertOf(
    client,
    "outbox",
    all.flatMap(({ letters }) => letters),
  );
  await insertOf(
    client,
    "payment",
    all.flatMap(({ payments }) => payments.map((payment) => ({ ...payment, staff_id: staffId }))),
  );
  await insertOf(
    client,
    "charge",
    all.flatMap(({ charges }) => charges),
  );
}

/** Writes the holds of deposits; their steps come later. */
export function writeHolds(client: PoolClient, holds: Rows): Promise<void> {
  return insertOf(client, "deposit", holds);
}

/** Writes the searches: of customers who booked, found nothing, or only looked. */
export async function writeSearches(
  client: PoolClient,
  {
    chance,
    catalogue: { cars, priceList },
    made,
    refused,
  }: {
    chance: Chance;
    catalogue: Catalogue;
    made: readonly Imagined[];
    refused: readonly Refused[];
  },
): Promise<void> {
  const cheapest = (trip: Trip, ids: readonly number[]) => {
    const costs = cars
      .filter(({ id }) => ids.includes(id))
      .flatMap((car) => basicQuote(car, trip, priceList)?.totalCents ?? []);
    return costs.length > 0 ? Math.min(...costs) : null;
  };
  const search = (trip: Trip, at: number, free: number[], taken: number[]) => ({
    pickup_location_id: trip.pickupLocationId,
    dropoff_location_id: trip.dropoffLocationId,
    pickup_local: trip.pickupAt,
    dropoff_local: trip.dropoffAt,
    rental_days: Math.max(1, daysBetween(dateOf(trip.pickupAt), dateOf(trip.dropoffAt))),
    free_car_ids: free,
    taken_car_ids: taken,
    cheapest_free_cents: cheapest(trip, free),
    cheapest_taken_cents: cheapest(trip, taken),
    language: chance.percent(60) ? "ba" : "en-us",
    created_at: new Date(at).toISOString(),
  });
  const looked = made.flatMap(({ trip, car, createdAt }) =>
    Array.from({ length: chance.whole(1, 4) }, (_, index) =>
      search(trip, createdAt - (index + 1) * chance.whole(60, 86_400) * 1_000, [car.id], []),
    ),
  );
  const all = cars.map(({ id }) => id);
  const none = refused.map(({ trip, at }) => search(trip, at, [], all));
  await insert(client, "trip_search", [...looked, ...none]);
  await insert(client, "trip_step", stepsOf(chance, made, cheapest));
}

/** The steps of those who booked, and of others who looked at the extras of the same trips with another car. */
function stepsOf(
  chance: Chance,
  made: readonly Imagined[],
  priceOf: (trip: Trip, ids: readonly number[]) => number | null,
): Rows {
  const rows = new Map<string, object>();
  for (const { trip, car, createdAt } of made) {
    const cents = Math.round((priceOf(trip, [car.id]) ?? 0) * 1.15);
    const steps = chance.percent(40) ? [0, 1] : [0];
    for (const back of steps)
      for (const step of back === 0 ? ["extras", "review"] : ["extras"]) {
        const day = dateOf(toLocal(createdAt - back * 86_400_000));
        rows.set(`${day} ${step} ${JSON.stringify(trip)} ${car.id}`, {
          day,
          step,
          pickup_location_id: trip.pickupLocationId,
          dropoff_location_id: trip.dropoffLocationId,
          pickup_local: trip.pickupAt,
          dropoff_local: trip.dropoffAt,
          car_id: car.id,
          cents,
          times: 1,
        });
      }
  }
  return [...rows.values()];
}

/** Writes the visits, their page views, and the anonymous counts. */
export async function writeVisits(
  client: PoolClient,
  { visits, views, counts, plain }: ReturnType<typeof imagineVisits>,
): Promise<void> {
  await insert(client, "visit", visits);
  await insert(client, "page_count", counts);
  await insert(client, "plain_count", plain);
  await client.query(
    `insert into page_view (visit_id, view_id, path, at, seconds_spent)
     select visit.id, view_id, path, at, seconds_spent
     from jsonb_to_recordset($1) as seen ("of" text, view_id text, path text, at timestamptz, seconds_spent int)
       join visit on visit.session_id = seen.of`,
    [JSON.stringify(views)],
  );
}

/** Writes the sheets of rentals that have begun, with papers, damage and photos, and what the odometers show. */
export async function writeHandovers(
  client: PoolClient,
  { handovers, papers, damages, odometers }: Omit<ReturnType<typeof handoverRows>, "agreements">,
): Promise<void> {
  await insertOf(client, "handover", handovers);
  await insertOf(client, "driver_papers", papers);
  await insertOf(client, "damage", damages);
  await client.query(
    `update damage set handover_id = handover.id from handover
     where handover.reservation_id = damage.reservation_id and handover.direction = damage.found_at`,
  );
  await client.query(
    `insert into handover_photo (handover_id, kind, sha256, taken_at, received_at)
     select handover.id, photo.kind, photo.sha256, to_timestamp(photo."takenAt" / 1000.0), handover.at
     from handover, jsonb_to_recordset(sheet::jsonb -> 'photos') as photo (kind text, sha256 text, "takenAt" float8)`,
  );
  await client.query(
    `update vehicle set odometer_km = shown.km
     from jsonb_to_recordset($1) as shown (id int, km int) where vehicle.id = shown.id`,
    [JSON.stringify(odometers)],
  );
}

async function insert(client: PoolClient, table: string, rows: Rows): Promise<void> {
  const names = namesOf(rows);
  if (names.length === 0) return;
  const columns = names.join(", ");
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

/** Inserts rows that refer to their reservation by its code (`code_of`). `fixed` is a column with the same value in all rows. */
async function insertOf(
  client: PoolClient,
  table: string,
  rows: Rows,
  fixed?: string,
): Promise<void> {
  const names = namesOf(rows).filter((name) => name !== "code_of");
  if (names.length === 0) return;
  const [value, name] = fixed?.split(" as ") ?? [];
  await client.query(
    `insert into ${table} (${["reservation_id", ...names, ...(name ? [name] : [])].join(", ")})
     select reservation.id, ${[...names.map((column) => `made.${column}`), ...(value ? [value] : [])].join(", ")}
     from jsonb_array_elements($1) as raw (row)
       join reservation on reservation.code = raw.row ->> 'code_of',
       lateral jsonb_populate_record(null::${table}, raw.row) as made`,
    [JSON.stringify(rows)],
  );
}

function namesOf(rows: Rows): string[] {
  return Object.keys(rows[0] ?? {});
}
