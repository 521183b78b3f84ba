import {
  addMinutesWall,
  fromWallMinutes,
  toWallMinutes,
  wallMinutesBetween,
  type LocalDateTime,
} from "../../../../../domain/calendar.ts";
import { existsInSarajevo } from "../../../../../domain/sarajevo.ts";

const slotMinutes = 30;
/** What a hand in a hurry wants to press: half an hour, one hour, two. */
const delays = [30, 60, 120] as const;

/** A time that is offered at once, and by how much it is later than agreed. */
export type LateTime = { at: LocalDateTime; hours: number; minutes: number };

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
