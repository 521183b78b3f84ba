import { useState } from "react";
import { ageOn, dateOf, parseDayMonthYear, type LocalDate } from "../../../../domain/calendar.ts";
import type { LineOf, Quote } from "../../../../domain/pricing/quote-line.ts";
import { quote } from "../../../../domain/pricing/quote.ts";
import { checkDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import type { Booking } from "../open-booking.ts";
import type { ReviewAnswer } from "./review-answer.ts";

export type ReviewPrice = {
  price: Quote;
  /** What the date of birth means, as soon as it is one. */
  driver?: { age: number; isTooYoung: boolean; surcharge?: LineOf<"young-driver"> };
  setDateOfBirth: (typed: string) => void;
};

/** The price with everything known so far: the coupon, and the age of the driver as soon as it is typed. */
export function useReviewPrice(booking: Booking, told: ReviewAnswer | undefined): ReviewPrice {
  const { car, trip, list, selection } = booking;
  const [dateOfBirth, setDateOfBirth] = useState(() => readBirth(told?.values.dateOfBirth ?? ""));
  const request = { ...selection, trip, car, dateOfBirth, coupon: told?.coupon };
  const priced = quote(request, list);
  if (!priced.ok) throw new Error(`a kept selection has no price: ${priced.reason}`);
  const pickupDate = dateOf(trip.pickupAt);
  const { minDriverAge } = list.rules;
  const limits = { minDriverAge, carMinDriverAge: car.minDriverAge };
  return {
    price: priced.quote,
    driver:
      dateOfBirth === undefined
        ? undefined
        : {
            age: ageOn(dateOfBirth, pickupDate),
            isTooYoung: checkDriverAge(dateOfBirth, pickupDate, limits) === "too-young",
            surcharge: priced.quote.lines.find((line) => line.code === "young-driver"),
          },
    setDateOfBirth: (typed) => setDateOfBirth(readBirth(typed)),
  };
}

/** A full date of a driver who can be alive; half a year of four digits is none yet. */
function readBirth(typed: string): LocalDate | undefined {
  const date = parseDayMonthYear(typed);
  return date !== undefined && date > "1900" ? date : undefined;
}
