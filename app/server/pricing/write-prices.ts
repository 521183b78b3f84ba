/** Writes changed cells into their tables. */
import type { PoolClient } from "pg";
import type { CellChange } from "../../domain/pricing/editing/change-prices.ts";
import type { EditablePrices } from "../../domain/pricing/editing/editable-prices.ts";
import { newSeasonId, readCellKey, type Cell } from "../../domain/pricing/editing/price-cells.ts";
import { youngDriverKeys } from "./read-prices.ts";

type Changed = { cell: Cell; after: CellChange["after"] };

/** Writes the cells that changed into their tables. Returns the id of an added season; undefined without one. */
export async function writePrices(
  client: PoolClient,
  changes: readonly CellChange[],
  after: EditablePrices,
): Promise<{ addedSeasonId: number | undefined }> {
  const changed = changes.flatMap(({ cell: key, after: value }): Changed[] => {
    const cell = readCellKey(key);
    return cell ? [{ cell, after: value }] : [];
  });
  const addedSeasonId = await writeSeasons(client, changed, after);
  await writeRates(client, changed, after);
  await writeDiscounts(client, changed);
  await writeOneWayFees(client, changed);
  await writePlaces(client, changed, after);
  await writeYoungDriver(client, changed);
  return { addedSeasonId };
}

async function writeSeasons(
  client: PoolClient,
  changed: readonly Changed[],
  { seasons }: EditablePrices,
): Promise<number | undefined> {
  const ids = new Set(changed.flatMap(({ cell }) => (cell.kind === "season" ? cell.id : [])));
  const kept = seasons.filter(({ id }) => ids.has(id));
  const gone = [...ids].filter((id) => !seasons.some((season) => season.id === id));
  // The day prices of a season are deleted with it.
  if (gone.length > 0) await client.query("delete from season where id = any($1)", [gone]);
  let added: number | undefined;
  for (const { id, name, from, to, priority, minRentalDays } of kept) {
    const isNew = id === newSeasonId;
    const { rows } = await client.query<{ id: number }>(
      `insert into season (id, name_en, name_bs, starts_on, ends_on, priority, min_rental_days)
       overriding system value
       values (coalesce($1, nextval(pg_get_serial_sequence('season', 'id'))), $2, $3, $4, $5, $6, $7)
       on conflict (id) do update set name_en = excluded.name_en, name_bs = excluded.name_bs,
         starts_on = excluded.starts_on, ends_on = excluded.ends_on, priority = excluded.priority,
         min_rental_days = excluded.min_rental_days
       returning id`,
      [isNew ? null : id, name.en, name.bs, from, to, priority, minRentalDays ?? null],
    );
    if (isNew) added = rows[0]?.id;
  }
  return added;
}

type RateRow = {
  carId: number | null;
  category: string | null;
  seasonId: number | null;
  perDayCents: number | null;
  weekendPerDayCents: number | null;
};

async function writeRates(
  client: PoolClient,
  changed: readonly Changed[],
  { rates, seasons }: EditablePrices,
): Promise<void> {
  const touched = new Map<string, RateRow>();
  for (const { cell } of changed) {
    if (cell.kind !== "rate") continue;
    const { carId, category } = { carId: null, category: null, ...cell.subject };
    const own = { carId, category, seasonId: cell.seasonId ?? null };
    const rate = rates.find(
      (one) =>
        (one.carId ?? null) === carId &&
        (one.category ?? null) === category &&
        (one.seasonId ?? null) === own.seasonId,
    );
    const { perDayCents = null, weekendPerDayCents = null } = rate ?? {};
    touched.set(JSON.stringify(own), { ...own, perDayCents, weekendPerDayCents });
  }
  // The day prices of a deleted season are gone already.
  const rows = [...touched.values()].filter(
    ({ seasonId }) => seasonId === null || seasons.some(({ id }) => id === seasonId),
  );
  if (rows.length === 0) return;
  const wanted = `jsonb_to_recordset($1) as wanted
    ("carId" int, category text, "seasonId" int, "perDayCents" int, "weekendPerDayCents" int)`;
  const values = [JSON.stringify(rows)];
  await client.query(
    `delete from rate using ${wanted}
     where "perDayCents" is null and rate.car_id is not distinct from "carId"
       and rate.category is not distinct from wanted.category and rate.season_id is not distinct from "seasonId"`,
    values,
  );
  await client.query(
    `insert into rate (car_id, category, season_id, per_day_cents, weekend_per_day_cents)
     select "carId", category, "seasonId", "perDayCents", "weekendPerDayCents" from ${wanted}
     where "perDayCents" is not null
     on conflict on constraint rate_once do update
     set per_day_cents = excluded.per_day_cents, weekend_per_day_cents = excluded.weekend_per_day_cents`,
    values,
  );
}

async function writeDiscounts(client: PoolClient, changed: readonly Changed[]): Promise<void> {
  for (const { cell, after } of changed) {
    if (cell.kind !== "discount") continue;
    await (after === null
      ? client.query("delete from length_discount where from_days = $1", [cell.fromDays])
      : client.query(
          `insert into length_discount (from_days, percent) values ($1, $2)
           on conflict (from_days) do update set percent = excluded.percent`,
          [cell.fromDays, after],
        ));
  }
}

async function writeOneWayFees(client: PoolClient, changed: readonly Changed[]): Promise<void> {
  for (const { cell, after } of changed) {
    if (cell.kind !== "one-way") continue;
    const pair = [cell.fromLocationId, cell.toLocationId];
    await (after === null
      ? client.query(
          "delete from one_way_fee where from_location_id = $1 and to_location_id = $2",
          pair,
        )
      : client.query(
          `insert into one_way_fee (from_location_id, to_location_id, fee_cents) values ($1, $2, $3)
           on conflict (from_location_id, to_location_id) do update set fee_cents = excluded.fee_cents`,
          [...pair, after],
        ));
  }
}

async function writePlaces(
  client: PoolClient,
  changed: readonly Changed[],
  { places }: EditablePrices,
): Promise<void> {
  const ids = new Set(changed.flatMap(({ cell }) => (cell.kind === "place" ? cell.id : [])));
  for (const place of places.filter(({ id }) => ids.has(id))) {
    await client.query(
      `update location set delivery_fee_cents = $2, out_of_hours = $3, out_of_hours_fee_cents = $4 where id = $1`,
      [place.id, place.deliveryFeeCents, place.outOfHours, place.outOfHoursFeeCents],
    );
  }
}

async function writeYoungDriver(client: PoolClient, changed: readonly Changed[]): Promise<void> {
  for (const { cell, after } of changed) {
    if (cell.kind !== "young") continue;
    await client.query(
      `insert into setting (key, value) values ($1, to_jsonb($2::int))
       on conflict (key) do update set value = excluded.value`,
      [youngDriverKeys[cell.part], after],
    );
  }
}
