import type { PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { LateReturn } from "../../../domain/reservations/held-reservation.ts";
import type { LateEnd } from "../../../domain/reservations/lateness/late.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Deps } from "../../deps.ts";
import { readHeld } from "../held/hold-reservation.ts";

/** A report of lateness, or of an early return, as the reservation keeps it. */
export type KeptReport = {
  reservationId: number;
  end: LateEnd;
  /** The trip as it is agreed on after the report. */
  trip: Trip;
  expectedAt: LocalDateTime;
  /** The out-of-hours fee that is in the price because of the report, euro cents. */
  feeCents: number;
  /** New total less old total, euro cents. */
  differenceCents: number;
  /** Others are promised the vehicle from `expectedAt` on; absent when it stays held. */
  freesVehicle?: boolean;
  at: Date;
};

const text = `
  insert into late_report (
    reservation_id, trip_end, agreed_location_id, agreed_local, expected_at, expected_local, fee_cents,
    difference_cents, reported_at, frees_vehicle
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
  on conflict (reservation_id, trip_end) do update set
    agreed_location_id = excluded.agreed_location_id, agreed_local = excluded.agreed_local,
    expected_at = excluded.expected_at, expected_local = excluded.expected_local,
    fee_cents = excluded.fee_cents, difference_cents = excluded.difference_cents,
    reported_at = excluded.reported_at, frees_vehicle = excluded.frees_vehicle`;

/** Keeps what a customer has told of this end of the trip in the place of what they told before. */
export async function keepReport(client: PoolClient, report: KeptReport): Promise<void> {
  const { reservationId, end, trip, expectedAt, feeCents, differenceCents, at } = report;
  const { freesVehicle = false } = report;
  const agreed =
    end === "arrival"
      ? [trip.pickupLocationId, trip.pickupAt]
      : [trip.dropoffLocationId, trip.dropoffAt];
  const values = [
    reservationId,
    end,
    ...agreed,
    new Date(toInstant(expectedAt)),
    expectedAt,
    feeCents,
    differenceCents,
    at,
    freesVehicle,
  ];
  await client.query({ name: "keep-late-report", text, values });
}

/** Forgets what was told of a return: it is the agreed one after all. */
export async function dropReturnReport(client: PoolClient, reservationId: number): Promise<void> {
  await client.query({
    name: "drop-return-report",
    text: "delete from late_report where reservation_id = $1 and trip_end = 'return'",
    values: [reservationId],
  });
}

/**
 * When the customer comes, or brings the car back, as they have told us since the trip was agreed on; `undefined` when they
 * told nothing. After an extension it is the agreed return itself.
 */
export async function findLateReport(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, end }: { token: string; end: LateEnd },
): Promise<LocalDateTime | undefined> {
  const kept = await readHeld(pool, token, await catalogue.get());
  const report = end === "arrival" ? kept?.lateArrival : kept?.lateReturn;
  return report?.expectedAt;
}

/** What was told of the return since it was agreed on; `undefined` when nothing was. */
export async function findReturnReport(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  token: string,
): Promise<LateReturn | undefined> {
  return (await readHeld(pool, token, await catalogue.get()))?.lateReturn;
}
