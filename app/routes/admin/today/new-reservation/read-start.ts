import {
  isSlot,
  parseLocalDate,
  type LocalDate,
  type LocalTime,
} from "../../../../domain/calendar.ts";

/** What an address has filled in already: the days of the trip, its time of the clock, and the car. */
export type Start = {
  pickupDate: LocalDate | "";
  dropoffDate: LocalDate | "";
  time?: LocalTime;
  carId?: number;
};

/** The days, the time and the car of an address; what cannot be read is left empty. */
export function readStart(params: URLSearchParams): Start {
  const day = (name: string) => parseLocalDate(params.get(name) ?? "") ?? "";
  const time = params.get("pickupTime") ?? "";
  const car = /^\d{1,9}$/.exec(params.get("car") ?? "")?.[0];
  return {
    pickupDate: day("pickupDate"),
    dropoffDate: day("dropoffDate"),
    ...(isSlot(time) && { time }),
    ...(car !== undefined && { carId: Number(car) }),
  };
}
