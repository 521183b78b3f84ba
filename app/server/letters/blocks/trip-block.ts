import { dateOf, timeOf, type LocalDateTime } from "../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Location } from "../../../domain/locations/location.ts";
import { spanOn } from "../../../domain/locations/opening-hours.ts";
import { soldGrace } from "../../../domain/pricing/lines/sold-grace.ts";
import { carKind } from "../../../i18n/booking/car-words.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { formatAddress, formatDate, formatLongDate } from "../../../i18n/format.ts";
import { formatSpan } from "../../../i18n/hours.ts";
import { paperWords } from "../../../i18n/paper/en.ts";
import { directionsLink, formatPhone, telLink } from "../../../i18n/phone.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { About, Block, Leg } from "../letter-content.ts";

/** Place and time of a cancelled trip, without directions. */
export function tripOffBlock(reservation: Reservation, about: About): Block {
  const { trip } = reservation;
  const { pickup, return: back } = paperWords(about.language);
  const named = (what: string, placeId: string, at: LocalDateTime): Leg => ({
    when: longMoment(at, about),
    place: `${what}: ${placeName(placeId, about)}`,
    lines: [],
    links: [],
  });
  return {
    is: "trip",
    pickup: named(pickup, trip.pickupLocationId, trip.pickupAt),
    between: betweenText(reservation, about),
    dropoff: named(back, trip.dropoffLocationId, trip.dropoffAt),
  };
}

/** Places and times of pick-up and return, and the car. */
export function tripBlock(reservation: Reservation, about: About): Block {
  const { trip, customer } = reservation;
  const says = confirmationWords(about.language);
  const flight = customer.flightNumber && says.flight(customer.flightNumber);
  const { pickup, return: back } = paperWords(about.language);
  return {
    is: "trip",
    pickup: leg(
      { what: pickup, placeId: trip.pickupLocationId, at: trip.pickupAt },
      [meetingText(trip.pickupLocationId, about), flight ?? ""].filter(Boolean),
      about,
    ),
    between: betweenText(reservation, about),
    dropoff: leg(
      { what: back, placeId: trip.dropoffLocationId, at: trip.dropoffAt },
      [graceText(reservation, about.language)],
      about,
    ),
  };
}

/** `7 days · Volkswagen Golf 8 or similar · Compact, manual`. */
function betweenText({ rentalDays, car }: Reservation, { language }: About): string {
  const named = `${car.name}${car.orSimilar ? " " : " · "}${carKind(car, language)}`;
  return `${counted(rentalDays, "day", language)} · ${named}`;
}

/** `Friday 3 July 2026, 10:00`, `petak, 3. juli 2026. u 10:00`. */
function longMoment(at: LocalDateTime, { words, language }: About): string {
  return words.moment(formatLongDate(dateOf(at), language), timeOf(at));
}

/** `Fri 3 Jul 2026, 10:00`, `pet, 3. jul 2026. u 10:00`. */
export function shortMoment(at: LocalDateTime, { words, language }: About): string {
  return words.moment(formatDate(dateOf(at), language), timeOf(at));
}

/** A place by its id, also one that is no longer offered. */
export function findPlace(id: string, { priceList, withdrawn }: Catalogue): Location | undefined {
  return [...priceList.locations, ...withdrawn.locations].find((place) => place.id === id);
}

/** The name of a place; the id of one that the catalogue has lost. */
export function placeName(id: string, { language, world }: About): string {
  const place = findPlace(id, world.catalogue);
  return place ? inLanguage(place.name, language) : id;
}

/** How the customer and the staff find each other at the pick-up. */
function meetingText(placeId: string, { language, world }: About): string {
  const place = findPlace(placeId, world.catalogue);
  return place ? inLanguage(place.meeting, language) : "";
}

type End = { what: string; placeId: string; at: LocalDateTime };

function leg({ what, placeId, at }: End, more: readonly string[], about: About): Leg {
  const { language, world } = about;
  const place = findPlace(placeId, world.catalogue);
  const when = longMoment(at, about);
  if (!place) return { when, place: `${what}: ${placeId}`, lines: more, links: [] };
  const says = confirmationWords(language);
  const hours = formatSpan(spanOn(place.hours, dateOf(at)), language);
  return {
    when,
    place: [`${what}:`, inLanguage(place.name, language), place.iata && `(${place.iata})`]
      .filter(Boolean)
      .join(" "),
    lines: [formatAddress(place), `${says.hours}: ${hours}`, ...more],
    links: [
      { label: says.directions, href: directionsLink(place.lat, place.lng) },
      { label: formatPhone(place.phone), href: telLink(place.phone) },
    ],
  };
}

function graceText({ lines }: Reservation, language: Language): string {
  return confirmationWords(language).grace(counted(soldGrace(lines), "minuteOf", language));
}
