import { dateOf } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import { checkTrip } from "../../../domain/reservations/trip/check-trip.ts";
import { checkDriverAge } from "../../../domain/reservations/person/driver-age.ts";
import { writeTrip } from "../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { findAlternatives } from "../../availability/find-alternatives.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Deps } from "../../deps.ts";
import { priceSelection } from "../../pricing/price-selection.ts";
import { inCarLane } from "./booking-lanes.ts";
import { staffTerms } from "../change/check-change.ts";
import type { BookingAnswer, BookingForm, BookingRefusal } from "./booking.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { unlessMet } from "../held/unless-met.ts";
import { findAnswer, hashBody, type Submission } from "./submissions.ts";
import { writeBooking, type CheckedForm } from "./write-booking.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "random" | "log">;

/** Tries of a booking that only met another transaction, or prices that changed while it waited. */
const mostTries = 5;

/**
 * Books a car: one transaction with the vehicle, the price, the letters and the audit in it, or nothing at all. A form that
 * is sent again, at once or later, gets the first answer. The total is quoted again and must be the one that was seen.
 */
export async function bookCar(world: World, form: BookingForm): Promise<BookingAnswer> {
  const submission = submissionOf(form);
  const kept = await findAnswer(world.pool, submission);
  if (kept === "key-reused") return { ok: false, reason: kept };
  if (kept) return kept;

  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await tryToBook(world, form, submission);
    if (answer === "taken") break;
    if (answer === "stale") await world.catalogue.refresh();
    else if (answer !== "met") return answer;
  }
  return notAvailable(world, form);
}

async function tryToBook(
  world: World,
  form: BookingForm,
  submission: Submission,
): Promise<BookingAnswer | "taken" | "stale" | "met"> {
  const checked = checkForm(form, submission, await world.catalogue.get());
  if (!checked.ok) return checked;
  const book = () => writeBooking(world, checked.form);
  return unlessMet(() => inCarLane(world.pool, form.selection.carId, book));
}

/** The key is the form's; the hash is over everything in it that a booking depends on. */
function submissionOf(form: BookingForm): Submission {
  const { submissionKey, trip, selection, details, seenTotalCents, staffNote } = form;
  const body = form.sent ?? { trip, selection, details, seenTotalCents, staffNote };
  return { key: submissionKey, bodyHash: hashBody(body) };
}

type Checked = { ok: true; form: CheckedForm } | BookingRefusal;

/** Everything that can be said without looking at other bookings. */
function checkForm(form: BookingForm, submission: Submission, catalogue: Catalogue): Checked {
  const { priceList, cars } = catalogue;
  const { trip, details } = form;
  const car = cars.find(({ id }) => id === form.selection.carId);
  if (!car) return { ok: false, reason: "unknown-car" };
  const context = form.by ? staffTerms(priceList, form.now) : { ...priceList, now: form.now };
  const checked = checkTrip(Object.fromEntries(writeTrip(trip)), context);
  if (!checked.ok) return { ok: false, reason: "trip", faults: checked.faults };
  const leastAge = Math.max(priceList.rules.minDriverAge, car.minDriverAge);
  const limits = { minDriverAge: leastAge, carMinDriverAge: leastAge };
  if (checkDriverAge(details.dateOfBirth, dateOf(trip.pickupAt), limits) === "too-young")
    return { ok: false, reason: "too-young", leastAge };
  const phone = toE164(details.phone, details.phoneCountry);
  if (phone === undefined) return { ok: false, reason: "phone" };
  return { ok: true, form: { ...form, submission, catalogue, car, phone } };
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
