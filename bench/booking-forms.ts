/** Bookings to measure: forms of visitors who saw the right price, in a fleet of 40 cars with ten vehicles each. */
import { addDays, dateOf, joinDateTime } from "../app/domain/calendar.ts";
import type { Trip } from "../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import type { Deps } from "../app/server/deps.ts";
import { quoteSelection } from "../app/server/pricing/quote-selection.ts";
import { bookCar } from "../app/server/reservations/booking/book-car.ts";
import type { BookingForm } from "../app/domain/reservations/booking/booking.ts";

/** Bookings of one car in one week; each car has ten vehicles. */
export const perWeek = 4;

/** Deletes the reservations of a filled fleet in the weeks that are about to be booked. */
export async function clearBookedWeeks({ pool }: Deps): Promise<void> {
  await pool.query("delete from reservation where pickup_at > now() + interval '170 days'");
}

/** Returns forms of visitors who saw the right price: one car after the other, week after week, half a year ahead. */
export async function makeForms(deps: Deps, count: number): Promise<BookingForm[]> {
  const { cars } = await deps.catalogue.get();
  const now = toLocal(deps.clock.now());
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const from = addDays(dateOf(now), 180 + 6 * Math.floor(index / (perWeek * cars.length)));
      const trip: Trip = {
        pickupLocationId: "airport-tuzla",
        dropoffLocationId: "airport-tuzla",
        pickupAt: joinDateTime(from, "10:00"),
        dropoffAt: joinDateTime(addDays(from, 5), "10:00"),
      };
      const carId = cars[index % cars.length]?.id ?? 0;
      const selection = { carId, planCode: "basic", extras: {}, countries: ["HR"] };
      const seen = await quoteSelection(deps, { trip, selection });
      if (!seen.ok) throw new Error(seen.reason);
      const submissionKey = deps.random.uuid();
      const seenTotalCents = seen.quote.totalCents;
      const details = visitor(index);
      const form = { submissionKey, trip, selection, details, seenTotalCents, now };
      return { ...form, language: "en-us", isMeantTwice: true };
    }),
  );
}

/** Every form is of somebody else, as in a rush: bookings of one person wait for each other. */
const visitor = (index: number): BookingForm["details"] => ({
  firstName: "Emina",
  lastName: `Hadžić ${letters(index)}`,
  dateOfBirth: "1988-04-12",
  email: `emina.${index}@example.com`,
  phoneCountry: "BA",
  phone: `062 ${String(100_000 + index)}`,
  flightNumber: undefined,
  couponCode: undefined,
  marketingConsent: false,
  privacyAccepted: true,
  termsAccepted: true,
});

/** A number in letters, as names are written. */
function letters(index: number): string {
  return [...String(index)].map((digit) => "abcdefghij".charAt(Number(digit))).join("");
}

/** Books a form, and throws when it is refused: a refusal is quicker than a booking and must not be measured as one. */
export async function mustBook(deps: Deps, form: BookingForm): Promise<void> {
  const answer = await bookCar(deps, form);
  if (!answer.ok) throw new Error(`a booking was refused: ${answer.reason}`);
}
