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
/** Minutes offered as buttons: half an hour, one hour, two. */
const delays = [30, 60, 120] as const;

/** A time offered as a button, and its delay from the agreed time. */
type LateTime = { at: LocalDateTime; hours: number; minutes: number };

/** Returns the times offered as buttons: counted from the agreed time, or from now when that has passed. */
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

/** The choices of a customer who is late. */
export type LateOptions = {
  end: LateEnd;
  agreed: LocalDateTime;
  /** The customer's last report. */
  told?: LocalDateTime;
  /** True when lateness is possible today: the agreed day has come, or the time has passed. */
  isNear: boolean;
  times: readonly LateTime[];
  /** The first and the last day that can be chosen. */
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
