/** The ledger of what is sold, kept in step with the reservations by each deed. */
import type { PoolClient } from "pg";
import { chargeRows, type OwedCharge } from "../../../domain/ledger/charge-rows.ts";
import { ledgerChanges } from "../../../domain/ledger/ledger-changes.ts";
import type { LedgerRow } from "../../../domain/ledger/ledger-row.ts";
import { soldRows } from "../../../domain/ledger/sold-rows.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isOwed } from "../reading/account-sql.ts";
import { keptLines } from "../reading/find-reservation.ts";
import { sourceOf } from "./source-sql.ts";

type HeldRow = Omit<LedgerRow, "vehicleId"> & { vehicleId: number | null };

type Row = Pick<Reservation, "status" | "rentalDays" | "lines"> &
  Pick<HeldRow, "carId" | "vehicleId" | "locationId" | "source" | "language"> & {
    id: number;
    pickupAt: LocalDateTime;
    held: HeldRow[];
    charges: OwedCharge[];
  };

const textRead = `
  select id, status, rental_days as "rentalDays", pickup_local as "pickupAt", car_id as "carId", vehicle_id as "vehicleId",
    pickup_location_id as "locationId", ${sourceOf} as source, language, ${keptLines},
    (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'day', (at at time zone 'Europe/Sarajevo')::date, 'cents', amount_cents
      ) order by id), '[]')
      from charge where reservation_id = reservation.id and ${isOwed}
    ) as charges,
    (
      select coalesce(json_agg(json_build_object(
        'day', day, 'carId', car_id, 'vehicleId', vehicle_id, 'locationId', location_id, 'source', source,
        'language', language, 'kind', kind, 'item', item, 'days', days, 'cents', cents
      ) order by day, kind, item), '[]')
      from (
        select day, car_id, vehicle_id, location_id, source, language, kind, item,
          sum(days)::int as days, sum(cents)::int as cents
        from booking_ledger where reservation_id = reservation.id
        group by day, car_id, vehicle_id, location_id, source, language, kind, item
        having sum(days) <> 0 or sum(cents) <> 0
      ) as held
    ) as held
  from reservation where id = any($1)`;

const columns = `
  at, reservation_id, day, car_id, vehicle_id, location_id, source, language, kind, item, days, cents`;

const textWrite = `
  insert into booking_ledger (${columns})
  select ${columns} from jsonb_populate_recordset(null::booking_ledger, $1)`;

/**
 * Adds to the ledger what reservations sell now beyond what it says of them, as of `at`, in the transaction of the deed: rows below
 * zero for what is sold no more. Nothing is added for a deed that sells nothing. The caller holds the reservations or their car, and
 * has written what they are to be. A booking writes its first rows itself (`booking/insert-reservation`).
 */
export async function keepLedger(
  client: PoolClient,
  reservationIds: readonly number[],
  at: Date,
): Promise<void> {
  const { rows } = await client.query<Row>({
    name: "read-ledger",
    text: textRead,
    values: [reservationIds],
  });
  const changes = rows.flatMap((row) =>
    ledgerChanges(row.held.map(withVehicle), soldOf(row)).map((change) =>
      asRow(change, row.id, at),
    ),
  );
  if (changes.length === 0) return;
  await client.query({ name: "keep-ledger", text: textWrite, values: [JSON.stringify(changes)] });
}

function soldOf({
  carId,
  vehicleId,
  locationId,
  source,
  language,
  pickupAt,
  charges,
  ...sold
}: Row): LedgerRow[] {
  const seller = withVehicle({ carId, vehicleId, locationId, source, language });
  const rows = [...soldRows({ ...sold, trip: { pickupAt } }), ...chargeRows(charges)];
  return rows.map((row) => ({ ...row, ...seller }));
}

function withVehicle<Held extends { vehicleId: number | null }>(
  held: Held,
): Omit<Held, "vehicleId"> & { vehicleId?: number } {
  return { ...held, vehicleId: held.vehicleId ?? undefined };
}

function asRow(
  { carId, vehicleId, locationId, ...same }: LedgerRow,
  reservationId: number,
  at: Date,
): object {
  return {
    ...same,
    at,
    reservation_id: reservationId,
    car_id: carId,
    vehicle_id: vehicleId,
    location_id: locationId,
  };
}
