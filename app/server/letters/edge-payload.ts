/**
 * The bodies that the HTTP functions of the former site get instead of a letter: the fields of the specification, in
 * its order.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CarCategory } from "../../domain/cars/car.ts";
import { inLanguage } from "../../domain/language.ts";
import type { LineCode, LineOf, QuoteLine } from "../../domain/pricing/quote-line.ts";
import { bookingWords } from "../../i18n/booking/en.ts";
import { formatEuro } from "../../i18n/format.ts";
import type { ContactMessage } from "../mail/letter.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { namesOf } from "./blocks/bill-block.ts";
import type { About } from "./letter-content.ts";
import { placeName } from "./blocks/trip-block.ts";

/** The categories as the specification writes them, in every language. */
const categories: Record<CarCategory, string> = {
  economy: "Economy",
  compact: "Compact",
  stationwagon: "Station Wagon",
  suv: "SUV",
};

/** The field in which each kind of line is told; the car's price and the plan have none beside the total. */
const fields = {
  car: "total_amount",
  "length-discount": "total_amount",
  protection: "total_amount",
  extra: "extras",
  "young-driver": "extras",
  "border-fee": "cross_border_fees",
  delivery: "delivery_fee",
  "one-way": "delivery_fee",
  "out-of-hours": "delivery_fee",
  coupon: "discount_amount",
  manual: "extras",
} as const satisfies Record<LineCode, string>;

type Field = (typeof fields)[LineCode];
type LinesIn<Asked extends Field> = LineOf<
  { [Code in LineCode]: (typeof fields)[Code] extends Asked ? Code : never }[LineCode]
>;

/**
 * Returns the JSON body for `send-reservation-email`. Money is euros as numbers, to the cent. Names are in the
 * letter's language. Dates carry their time, as the wall clock in Sarajevo without an offset: read or printed in any
 * time zone it stays the agreed hour. `country_code` and `phone` together are the number in E.164. Absent values are
 * empty texts, never null. `delivery_fee` is delivery, one-way fee and out-of-hours fees; `discount_amount` what the
 * coupon took off (the length discount is in the car's price); `selected_cross_border_fees` are country codes,
 * `cross_border_fees` the price of each, in the shape of an extra.
 */
export function edgeReservation(reservation: Reservation, about: About): string {
  const { code, customer, trip, car, planCode, couponCode, lines, countries } = reservation;
  const names = namesOf(reservation, about);
  const [firstName = "", ...rest] = `${customer.firstName} ${customer.lastName}`.split(" ");
  const phone = splitPhone(customer.phone);
  const linesOf = <Asked extends Field>(field: Asked) =>
    lines.filter((line): line is LinesIn<Asked> => fields[line.code] === field);
  return JSON.stringify({
    reservation_number: code,
    first_name: firstName,
    last_name: rest.join(" "),
    email: customer.email,
    country_code: phone.countryCode,
    phone: phone.national,
    flight_number: customer.flightNumber ?? "",
    pickup_location: placeName(trip.pickupLocationId, about),
    dropoff_location: placeName(trip.dropoffLocationId, about),
    pickup_date: trip.pickupAt,
    dropoff_date: trip.dropoffAt,
    car_name: car.name,
    car_category: categories[car.category],
    protection_plan_name: names.plan(planCode),
    total_amount: euros(reservation.totalCents),
    delivery_fee: euros(sumOf(linesOf("delivery_fee"))),
    coupon_code: couponCode ?? "",
    discount_amount: euros(-sumOf(linesOf("discount_amount"))),
    extras: priced(linesOf("extras"), reservation, about),
    selected_cross_border_fees: countries,
    cross_border_fees: priced(linesOf("cross_border_fees"), reservation, about),
  });
}

/** Returns the JSON body for `email-service`: a message of the contact form with the headers of its letter. */
export function edgeContact(
  { name, email, phone, message }: ContactMessage,
  headers: Readonly<Record<string, string>>,
): string {
  const data = { name, email, phone: phone ?? "", message, headers };
  return JSON.stringify({ type: "contact", data });
}

type Item = LinesIn<"extras"> | LinesIn<"cross_border_fees">;

/** The lines as extras; `price` is the line's total. A new kind of item does not compile without its name. */
function priced(lines: readonly Item[], reservation: Reservation, about: About) {
  const { language } = about;
  const says = bookingWords(language);
  const names = namesOf(reservation, about);
  const nameOf = (line: Item): string => {
    switch (line.code) {
      case "border-fee":
        return names.country(line.subject);
      case "extra":
        return names.extra(line.subject);
      case "young-driver":
        return says.line.youngDriver;
      case "manual":
        return inLanguage(line.reason.label, language);
    }
  };
  return lines.map((line) => ({
    name: nameOf(line),
    quantity: line.code === "extra" ? (reservation.extras[line.subject] ?? 1) : 1,
    price: euros(line.amountCents),
    price_text: line.amountCents === 0 ? says.free : formatEuro(line.amountCents, language),
  }));
}

/** Splits `+38761123456` into `+387` and `61123456`; an unknown number stays whole. */
function splitPhone(e164: string): { countryCode: string; national: string } {
  const number = parsePhoneNumberFromString(e164);
  return number
    ? { countryCode: `+${number.countryCallingCode}`, national: number.nationalNumber }
    : { countryCode: "", national: e164 };
}

function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Cents as euros; never minus zero. */
function euros(cents: number): number {
  return cents === 0 ? 0 : cents / 100;
}
