import {
  addMinutesWall,
  dateOf,
  fromWallMinutes,
  toWallMinutes,
  wallMinutesBetween,
  type LocalDateTime,
} from "../../../../../domain/calendar.ts";
import type { LateEnd } from "../../../../../domain/reservations/lateness/late.ts";
import { lateEnd, lateDays } from "../../../../../domain/reservations/lateness/lateness.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { existsInSarajevo } from "../../../../../domain/sarajevo.ts";
import { findLateReport } from "../../../../../server/reservations/lateness/keep-report.ts";
import type { PageContext } from "../../../../request/page-context.ts";

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

export async function lateOptions(
  { status, trip, token }: Reservation,
  { deps, now }: PageContext,
): Promise<LateOptions | undefined> {
  const end = lateEnd({ status, trip }, now);
  if (!end) return undefined;
  const agreed = end === "arrival" ? trip.pickupAt : trip.dropoffAt;
  const today = dateOf(now);
  const { first, last } = lateDays(end, trip, today);
  return {
    end,
    agreed,
    told: await findLateReport(deps, { token, end }),
    isNear: dateOf(agreed) <= today,
    times: lateTimes(agreed, now),
    days: { min: first, max: last },
  };
}
