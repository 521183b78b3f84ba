import { addDays, isoWeekday, type LocalDate, type LocalDateTime } from "../app/domain/calendar.ts";
import { isOpenAt } from "../app/domain/locations/opening-hours.ts";
import type { Location } from "../app/domain/locations/location.ts";
import { existsInSarajevo } from "../app/domain/sarajevo.ts";
import type { Trip } from "../app/domain/reservations/trip/trip.ts";
import type { Chance } from "./chance.ts";

/** Requested pick-ups per day in the middle of each month: the diaspora comes in summer and at New Year. */
const perDay = [2.6, 2.2, 2.6, 3.4, 4.2, 5.6, 8.6, 9.2, 5.2, 3.6, 2.6, 4.8];
const weekendFactor = 1.25;

const placeWeights: Readonly<Record<string, number>> = {
  "airport-tuzla": 46,
  "airport-sarajevo": 20,
  "eternal-pro-office": 14,
  "bus-station-tuzla": 9,
  "airport-banjaluka": 6,
};
const otherWeight = 5;
const lengths: readonly (readonly [number, number])[] = [
  [3, 22],
  [4, 16],
  [5, 13],
  [6, 8],
  [7, 16],
  [8, 4],
  [10, 8],
  [12, 3],
  [14, 7],
  [21, 2],
  [30, 1],
];
const times = [
  "07:00",
  "08:30",
  "09:00",
  "10:00",
  "10:30",
  "11:00",
  "12:00",
  "13:30",
  "14:00",
  "15:30",
  "17:00",
  "18:30",
  "20:00",
  "22:30",
];

/** Returns the number of pick-ups that customers request on a day. */
export function wantedOn(chance: Chance, date: LocalDate): number {
  const month = Number(date.slice(5, 7));
  const mean = (perDay[month - 1] ?? 3) * (isoWeekday(date) >= 5 ? weekendFactor : 1);
  let count = 0;
  for (let left = Math.exp(-mean), drawn = chance.next(); drawn > left && count < 40; count += 1)
    drawn *= chance.next();
  return count;
}

/** Returns a trip that begins on a day, at times when its places are open. */
export function makeTrip(chance: Chance, date: LocalDate, places: readonly Location[]): Trip {
  const weighted = places.map((place) => [place, placeWeights[place.id] ?? otherWeight] as const);
  const pickup = chance.weighted(weighted);
  const dropoff = chance.percent(86) ? pickup : chance.weighted(weighted);
  const pickupAt = openTime(chance, date, pickup);
  const returnDate = addDays(date, chance.weighted(lengths));
  const sameTime: LocalDateTime = `${returnDate}T${pickupAt.slice(11)}`;
  const isSame =
    chance.percent(55) && isOpenAt(dropoff.hours, sameTime) && existsInSarajevo(sameTime);
  return {
    pickupLocationId: pickup.id,
    dropoffLocationId: dropoff.id,
    pickupAt,
    dropoffAt: isSame ? sameTime : openTime(chance, returnDate, dropoff),
  };
}

function openTime(chance: Chance, date: LocalDate, { hours }: Location): LocalDateTime {
  const open = times
    .map((time): LocalDateTime => `${date}T${time}`)
    .filter((at) => isOpenAt(hours, at) && existsInSarajevo(at));
  return open.length > 0 ? chance.pick(open) : `${date}T12:00`;
}
