import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Catalogue } from "../../../../../domain/catalogue/catalogue.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { rentalStage } from "../../../../../domain/reservations/states/rental-stage.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { namesOf } from "./names-of.ts";

/** A message to the customer for the current stage of the rental, in the customer's language. */
export function messageText(view: Reservation, catalogue: Catalogue, now: LocalDateTime): string {
  const { language, trip, car, code, customer } = view;
  const { texts } = adminReservationWords(language);
  const names = namesOf(car, catalogue, language);
  const say = texts[rentalStage(view, now, catalogue.priceList.rules)];
  const pickup = formatDayTime(trip.pickupAt, language);
  const dropoff = formatDayTime(trip.dropoffAt, language);
  const places = [trip.pickupLocationId, trip.dropoffLocationId].map(names.location);
  const [start = "", end = ""] = places;
  const text = say(code, car.name, pickup, start, dropoff, end);
  return `${texts.hello(customer.firstName)} ${text}`;
}
