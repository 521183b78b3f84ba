import { counted } from "../../../i18n/booking/counted.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { formatEuro, formatList } from "../../../i18n/format.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { namesOf } from "./bill-block.ts";
import type { About, Block, ChangeRow } from "../letter-content.ts";
import { placeName, shortMoment } from "./trip-block.ts";

/** The block of changes, old beside new, in the reading order of a reservation; unchanged fields are left out. */
export function changesBlock(before: Reservation, after: Reservation, about: About): Block {
  const says = about.words.changed;
  const [old, now] = [readings(before, about), readings(after, about)];
  const rows = (Object.keys(says.field) as Field[]).flatMap((field): ChangeRow[] =>
    old[field] === now[field]
      ? []
      : [{ label: says.field[field], before: old[field], now: now[field] }],
  );
  return { is: "changes", before: says.before, now: says.now, rows };
}

type Field = keyof About["words"]["changed"]["field"];

/** Every field of a reservation that can change, as the reader sees it. */
function readings(reservation: Reservation, about: About): Record<Field, string> {
  const { trip, rentalDays, car, planCode, customer, couponCode, totalCents, depositCents } =
    reservation;
  const { language, words } = about;
  const { none } = words.changed;
  const names = namesOf(reservation, about);
  return {
    pickupAt: shortMoment(trip.pickupAt, about),
    pickupPlace: placeName(trip.pickupLocationId, about),
    dropoffAt: shortMoment(trip.dropoffAt, about),
    dropoffPlace: placeName(trip.dropoffLocationId, about),
    days: counted(rentalDays, "day", language),
    car: car.name,
    plan: names.plan(planCode),
    extras: extrasText(reservation, about) || none,
    countries: formatList([...reservation.countries].sort().map(names.country), language) || none,
    flight: customer.flightNumber ?? none,
    phone: formatPhone(customer.phone),
    coupon: couponCode ?? none,
    total: formatEuro(totalCents, language),
    deposit: formatEuro(depositCents, language),
  };
}

/** `Roof box, Child seat × 2`. */
function extrasText(reservation: Reservation, about: About): string {
  const names = namesOf(reservation, about);
  const pieces = bookingWords(about.language).line.extraPieces;
  return Object.entries(reservation.extras)
    .filter(([, quantity]) => quantity > 0)
    .sort()
    .map(([code, quantity]) => pieces(names.extra(code), quantity))
    .join(", ");
}
