/** On which days a car can be had: the calendar of one car. */
import type { LocalDate, LocalDateTime, LocalTime } from "../calendar.ts";
import { addDays, joinDateTime } from "../calendar.ts";
import type { Trip } from "../reservations/trip/trip.ts";

/**
 * A day of the calendar. `free`: the shortest rental can start at the usual hour. `other-time`: only at another full hour.
 * `taken`: no vehicle of the car at any of these hours. `closed`: nobody can book a start on that day, whatever is free.
 */
export type CalendarDay =
  | { date: LocalDate; state: "free" | "other-time"; trip: Trip }
  | { date: LocalDate; state: "taken" | "closed" };

type Asked = {
  from: LocalDate;
  days: number;
  /** The shortest rental that starts at a moment; `undefined` when the rules do not allow one. */
  tripAt: (pickupAt: LocalDateTime) => Trip | undefined;
  /** Is there a vehicle? Asked once a day, so it may be thorough. */
  hasRoom: (trip: Trip) => boolean;
  /** The same, asked many times: `true` is certain. */
  hasEasyRoom: (trip: Trip) => boolean;
};

const usualTime = "10:00";

/** The other hours at which people pick up, the nearest to the usual one first. */
const otherTimes: readonly LocalTime[] = [
  "11:00",
  "09:00",
  "12:00",
  "08:00",
  "13:00",
  "07:00",
  "14:00",
  "06:00",
  "15:00",
  "16:00",
  "17:00",
  "18:00",
  "19:00",
  "20:00",
  "21:00",
  "22:00",
];

/** The days from a date on, each with the trip that can start there, if any. */
export function freeDays({ from, days, ...asked }: Asked): CalendarDay[] {
  return Array.from({ length: days }, (_, day) => freeDay(addDays(from, day), asked));
}

function freeDay(
  date: LocalDate,
  { tripAt, hasRoom, hasEasyRoom }: Omit<Asked, "from" | "days">,
): CalendarDay {
  const usual = tripAt(joinDateTime(date, usualTime));
  if (usual && hasRoom(usual)) return { date, state: "free", trip: usual };
  const others = otherTimes.flatMap((time) => tripAt(joinDateTime(date, time)) ?? []);
  const trip = others.find(hasEasyRoom);
  if (trip) return { date, state: "other-time", trip };
  return { date, state: usual || others.length > 0 ? "taken" : "closed" };
}
