import { dateOf } from "../../calendar.ts";
import type { Car } from "../../cars/car.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isTooYoung, leastDriverAge } from "../person/driver-age.ts";
import type { PhoneReader } from "../person/phone-reader.ts";
import { checkTrip } from "../trip/check-trip.ts";
import { writeTrip } from "../trip/search-params.ts";
import { staffTerms } from "../trip/staff-terms.ts";
import type { BookingForm, BookingRefusal } from "./booking.ts";

/** `phone` is E.164. */
export type CheckedBooking = { ok: true; car: Car; phone: string };

type Known = { catalogue: Pick<Catalogue, "priceList" | "cars">; readPhone: PhoneReader };
type Asked = Pick<BookingForm, "trip" | "details" | "now" | "by"> & {
  selection: Pick<BookingForm["selection"], "carId">;
};

/** Everything that can be said about a booking without looking at prices and other bookings. */
export function checkBooking(
  { trip, details, selection, now, by }: Asked,
  { catalogue: { priceList, cars }, readPhone }: Known,
): CheckedBooking | BookingRefusal {
  const car = cars.find(({ id }) => id === selection.carId);
  if (!car) return { ok: false, reason: "unknown-car" };
  const context = by ? staffTerms(priceList, now) : { ...priceList, now };
  const checked = checkTrip(Object.fromEntries(writeTrip(trip)), context);
  if (!checked.ok) return { ok: false, reason: "trip", faults: checked.faults };
  const leastAge = leastDriverAge(priceList.rules, car);
  if (isTooYoung(details.dateOfBirth, dateOf(trip.pickupAt), leastAge))
    return { ok: false, reason: "too-young", leastAge };
  const phone = readPhone(details.phone, details.phoneCountry);
  if (phone === undefined) return { ok: false, reason: "phone" };
  return { ok: true, car, phone };
}
