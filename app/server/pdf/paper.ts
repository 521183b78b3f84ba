import type { Language } from "../../domain/language.ts";
import type { Location } from "../../domain/locations/location.ts";
import { lineNames, type LineNames } from "../../i18n/booking/line-names.ts";
import { paperWords, type Words } from "../../i18n/paper/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { allNames } from "../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";

/** The order of a PDF. `siteUrl` is an origin without a slash at its end. */
export type PaperOrder = {
  reservation: Reservation;
  language: Language;
  catalogue: Catalogue;
  siteUrl: string;
};

/** The order with the places and names that its parts need. */
export type Paper = PaperOrder & {
  words: Words;
  names: LineNames;
  /** Absent only when the catalogue has lost the place. */
  pickup?: Location;
  dropoff?: Location;
  /** The address of the reservation on the site. */
  address: string;
};

/** Looks up the places and names of a reservation, withdrawn ones too. */
export function openPaper(order: PaperOrder): Paper {
  const { reservation, language, catalogue, siteUrl } = order;
  const { trip, token, car } = reservation;
  const list = allNames(catalogue);
  const place = (id: string) => list.locations.find((location) => location.id === id);
  return {
    ...order,
    words: paperWords(language),
    names: lineNames(car, list, language),
    pickup: place(trip.pickupLocationId),
    dropoff: place(trip.dropoffLocationId),
    address: siteUrl + pathTo("confirmation", language, { token }),
  };
}
