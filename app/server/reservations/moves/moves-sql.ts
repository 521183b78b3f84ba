/** What goes out and what comes back on some days, as SQL: the board, the list of reservations and their counts all ask this. */
import type { Instant } from "../../../domain/availability/occupancy.ts";
import { dateOf, type LocalDate } from "../../../domain/calendar.ts";
import type { MoveSide } from "../../../domain/moves/move.ts";
import { isAhead, isCalledOff, isOut } from "../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { statusIn } from "../../db/status-sql.ts";

/** The places of the values `$1` …: two midnights in Sarajevo, and whether what was due before and did not happen belongs to it. */
type Places = { from: string; to: string; withEarlier: string };

const ends = {
  out: { at: "pickup_at", agreed: "pickup_local", place: "pickup_location_id", report: "arrival" },
  in: { at: "dropoff_at", agreed: "dropoff_local", place: "dropoff_location_id", report: "return" },
} as const;
const awaited = { out: statusIn(isAhead), in: statusIn(isOut) } as const;
const stillAwaited = {
  out: statusIn(isAhead, "moving.status"),
  in: statusIn(isOut, "moving.status"),
} as const;

/**
 * A select of the moves of one side: `id` of the reservation, `side`, `move_at` and `move_local`, when the customer is expected: as
 * agreed, or as they reported; `move_frees`: others are promised the vehicle from then on. Nothing that was called off.
 */
export function movesSql(side: MoveSide, { from, to, withEarlier }: Places): string {
  const { at, agreed, place, report } = ends[side];
  const expected = `coalesce(report.expected_at, moving.${at})`;
  // The ids first, each by its own index: one condition over both tables would read all reservations.
  return `
    select moving.id, '${side}'::text as side, ${expected} as move_at,
      coalesce(report.expected_local, moving.${agreed}) as move_local, coalesce(report.frees_vehicle, false) as move_frees
    from reservation moving
      left join late_report report on report.reservation_id = moving.id and report.trip_end = '${report}'
        and report.agreed_local = moving.${agreed} and report.agreed_location_id = moving.${place}
    where moving.id in (
        select id from reservation where ${at} >= ${from} and ${at} < ${to}
        union all
        select reservation_id from late_report
        where trip_end = '${report}' and expected_at >= ${from} and expected_at < ${to}
        union all
        select id from reservation where ${withEarlier} and ${awaited[side]} and ${at} < ${from}
      )
      and not (${statusIn(isCalledOff, "moving.status")}) and ${expected} < ${to}
      and (${expected} >= ${from} or (${withEarlier} and ${stillAwaited[side]}))`;
}

/** The columns of a reservation that hold the agreed time and place of a side. */
export function agreedColumns(side: MoveSide): [at: string, place: string] {
  return [ends[side].agreed, ends[side].place];
}

/** The condition under which a row `run` belongs to a move: what was said of another time or place of it counts no more. */
export function isRunOf(side: MoveSide): string {
  const { agreed, place } = ends[side];
  return `run.reservation_id = reservation.id and run.side = '${side}'
      and run.agreed_local = reservation.${agreed} and run.agreed_location_id = reservation.${place}`;
}

/** Days, from the midnight that begins `from` to that which begins `to`. */
export type MoveDays = { from: LocalDate; to: LocalDate };

/** True when what should have happened before these days and has not belongs to them: when they begin today, or earlier. */
export function haveEarlier({ from }: MoveDays, now: Instant): boolean {
  return from <= dateOf(toLocal(now));
}
