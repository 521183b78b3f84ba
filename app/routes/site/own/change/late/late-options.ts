import {
  addDays,
  addMinutesWall,
  dateOf,
  fromWallMinutes,
  type LocalDateTime,
  toWallMinutes,
  wallMinutesBetween,
} from "../../../../../domain/calendar.ts";
import { canStillArrive } from "../../../../../domain/reservations/lateness/lateness.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { can } from "../../../../../domain/reservations/states/actions.ts";
import { existsInSarajevo } from "../../../../../domain/sarajevo.ts";
import type { PageContext } from "../../../../request/page-context.ts";
import { findLateReport } from "../../../../../server/reservations/lateness/find-late-report.ts";
import type { LateEnd } from "../../../../../server/reservations/lateness/late.ts";

const slotMinutes = 30;
/** What a hand in a hurry wants to press: half an hour, one hour, two. */
const delays = [30, 60, 120] as const;

/** A time that is offered at once, and by how much it is later than agreed. */
type LateTime = { at: LocalDateTime; hours: number; minutes: number };

/** The times that are offered to somebody who is late: counted from what was agreed, or from now when that is over. */
export function lateTimes(agreed: LocalDateTime, now: LocalDateTime): LateTime[] {
  const started = Math.floor(toWallMinutes(now) / slotMinutes) * slotMinutes;
  const from = agreed > now ? agreed : fromWallMinutes(started);
  return delays
    .map((delay) => addMinutesWall(from, delay))
    .filter((at) => existsInSarajevo(at) && at > agreed)
    .map((at) => {
      const late = wallMinutesBetween(agreed, at);
      return { at, hours: Math.floor(late / 60), minutes: late % 60 };
    });
}

/** Who is late tells it here. */
export type LateOptions = {
  end: LateEnd;
  agreed: LocalDateTime;
  /** What the customer has told us since. */
  told?: LocalDateTime;
  /** It may be now: the day is here, or the time is over. */
  isNear: boolean;
  times: readonly LateTime[];
  /** The first and the last day that can be told. */
  days: { min: string; max: string };
};

/** How far ahead a delay may be told, in days; `domain/reservations/lateness` has the exact limits. */
const maxLateDays: Record<LateEnd, number> = { arrival: 1, return: 14 };

export async function lateOptions(
  { status, trip, token }: Reservation,
  { deps, now }: PageContext,
): Promise<LateOptions | undefined> {
  const end = lateEnd({ status, trip }, now);
  if (!end) return undefined;
  const agreed = end === "arrival" ? trip.pickupAt : trip.dropoffAt;
  const today = dateOf(now);
  const min = dateOf(agreed) > today ? dateOf(agreed) : today;
  return {
    end,
    agreed,
    told: await findLateReport(deps, { token, end }),
    isNear: dateOf(agreed) <= today,
    times: lateTimes(agreed, now),
    days: { min, max: addDays(min, maxLateDays[end]) },
  };
}

/** Who is awaited can arrive late, who has the car can return it late. */
export function lateEnd(
  { status, trip }: Pick<Reservation, "status" | "trip">,
  now: LocalDateTime,
): LateEnd | undefined {
  if (can("extend", status)) return "return";
  return can("no-show", status) && canStillArrive(trip, now) ? "arrival" : undefined;
}
