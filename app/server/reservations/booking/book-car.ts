import { dateOf } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import { priceSelection } from "../../../domain/pricing/price-selection.ts";
import type {
  BookingAnswer,
  BookingForm,
  BookingRefusal,
} from "../../../domain/reservations/booking/booking.ts";
import { checkBooking } from "../../../domain/reservations/booking/check-booking.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { findAlternatives } from "../../availability/find-alternatives.ts";
import type { Deps } from "../../deps.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { untilDone } from "../held/until-done.ts";
import { inCarLane } from "./booking-lanes.ts";
import { findAnswer, submissionOf, type Submission } from "./submissions.ts";
import { writeBooking } from "./write-booking.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "random" | "log">;

/**
 * Books a car: one transaction with the vehicle, the price, the letters and the audit in it, or nothing at all. A form that
 * is sent again, at once or later, gets the first answer. The total is quoted again and must be the one that was seen. One
 * that meets other transactions again and again is logged and answered `busy`: nobody can say whether the car is free.
 */
export async function bookCar(world: World, form: BookingForm): Promise<BookingAnswer> {
  const submission = submissionOf(form);
  const kept = await findAnswer(world.pool, submission);
  if (kept === "key-reused") return { ok: false, reason: kept };
  if (kept) return kept;

  const answer = await untilDone(
    world,
    () => tryToBook(world, form, submission),
    (err) => world.log.error({ err, carId: form.selection.carId }, "a booking was given up"),
  );
  if (!answer) return { ok: false, reason: "busy" };
  return answer === "taken" ? notAvailable(world, form) : answer;
}

async function tryToBook(
  world: World,
  form: BookingForm,
  submission: Submission,
): Promise<BookingAnswer | "taken" | "stale"> {
  const catalogue = await world.catalogue.get();
  const checked = checkBooking(form, { catalogue, readPhone: toE164 });
  if (!checked.ok) return checked;
  const { car, phone } = checked;
  const whole = { ...form, submission, catalogue, car, phone };
  return inCarLane(world.pool, car.id, () => writeBooking(world, whole));
}

/** The other days cost what the visitor chose; a coupon is left out, since it may not count there. */
async function notAvailable(
  world: World,
  { trip, now, selection, details }: BookingForm,
): Promise<BookingRefusal> {
  const { cars, priceList } = await world.catalogue.get();
  const car = cars.find(({ id }) => id === selection.carId);
  if (!car) return { ok: false, reason: "unknown-car" };
  const { dateOfBirth } = details;
  const totalFor = (other: Car, on: Trip) => {
    const choice = { car: other, trip: on, selection, dateOfBirth, bookedOn: dateOf(now) };
    const priced = priceSelection(choice, priceList);
    return priced.ok ? priced.quote.totalCents : undefined;
  };
  const alternatives = await findAlternatives(world, { car, trip, now, totalFor });
  return { ok: false, reason: "not-available", alternatives };
}
