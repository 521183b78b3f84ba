import { parseLocalDate, type LocalDate } from "../../../../domain/calendar.ts";

/** What an address has filled in already: the days of the trip, and the car. */
export type Start = { pickupDate: LocalDate | ""; dropoffDate: LocalDate | ""; carId?: number };

/** The days and the car of an address; what cannot be read is left empty. */
export function readStart(params: URLSearchParams): Start {
  const day = (name: string) => parseLocalDate(params.get(name) ?? "") ?? "";
  const car = /^\d{1,9}$/.exec(params.get("car") ?? "")?.[0];
  return {
    pickupDate: day("pickupDate"),
    dropoffDate: day("dropoffDate"),
    ...(car !== undefined && { carId: Number(car) }),
  };
}
