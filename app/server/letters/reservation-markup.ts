import type { LocalDateTime } from "../../domain/calendar.ts";
import { inLanguage } from "../../domain/language.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { can } from "../../domain/reservations/states/actions.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";
import { offsetMinutes, toInstant } from "../../domain/sarajevo.ts";
import { pathTo } from "../../i18n/paths.ts";
import { findPlace, placeName } from "./blocks/trip-block.ts";
import type { About } from "./letter-content.ts";
import { changeUrl, reservationUrl } from "./reservation-links.ts";

const statusTypes = {
  pending: "ReservationPending",
  confirmed: "ReservationConfirmed",
  on_rent: "ReservationConfirmed",
  returned: "ReservationConfirmed",
  completed: "ReservationConfirmed",
  cancelled: "ReservationCancelled",
  no_show: "ReservationCancelled",
} as const satisfies Record<ReservationStatus, string>;

/**
 * A reservation as a schema.org RentalCarReservation. `reservationNumber` is Google's name for what schema.org calls
 * `reservationId`; both are given. Times carry the offset of Sarajevo, money is euros with two decimals.
 */
export function reservationMarkup(reservation: Reservation, about: About): object {
  const { code, status, customer, trip, totalCents, createdAt } = reservation;
  const { language } = about;
  const isOpen = can("modify", status) || can("extend", status);
  const agency = agencyOf(about);
  return {
    "@context": "https://schema.org",
    "@type": "RentalCarReservation",
    reservationId: code,
    reservationNumber: code,
    reservationStatus: `https://schema.org/${statusTypes[status]}`,
    url: reservationUrl(reservation, about),
    ...(isOpen && { modifyReservationUrl: changeUrl(reservation, about) }),
    ...(can("cancel", status) && { cancelReservationUrl: changeUrl(reservation, about) }),
    bookingTime: withOffset(createdAt),
    underName: {
      "@type": "Person",
      name: `${customer.firstName} ${customer.lastName}`,
      email: customer.email,
    },
    provider: agency,
    reservationFor: rentalCar(reservation, agency),
    pickupLocation: place(trip.pickupLocationId, about),
    pickupTime: withOffset(trip.pickupAt),
    dropoffLocation: place(trip.dropoffLocationId, about),
    dropoffTime: withOffset(trip.dropoffAt),
    totalPrice: (totalCents / 100).toFixed(2),
    priceCurrency: "EUR",
    inLanguage: language === "ba" ? "bs" : "en",
  };
}

/** A wall-clock time of Sarajevo with its offset: `2026-07-03T10:00:00+02:00`. */
export function withOffset(local: LocalDateTime): string {
  const hours = offsetMinutes(toInstant(local)) / 60;
  return `${local}:00+0${hours}:00`;
}

function agencyOf({ language, world: { catalogue, siteUrl } }: About) {
  const { name, phone, email } = catalogue.facts;
  return {
    "@type": "AutoRental",
    name,
    telephone: phone,
    email,
    url: siteUrl + pathTo("home", language),
  };
}

function rentalCar({ car }: Reservation, rentalCompany: ReturnType<typeof agencyOf>) {
  return {
    "@type": "RentalCar",
    name: car.name,
    model: car.model,
    brand: { "@type": "Brand", name: car.brand },
    rentalCompany,
  };
}

function place(id: string, about: About) {
  const found = findPlace(id, about.world.catalogue);
  const name = placeName(id, about);
  if (!found) return { "@type": "Place", name };
  return {
    "@type": "Place",
    name,
    telephone: found.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: found.address,
      postalCode: found.postalCode,
      addressLocality: found.city,
      addressRegion: inLanguage(found.region, about.language),
      addressCountry: "BA",
    },
  };
}
