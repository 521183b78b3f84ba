import type { Reservation } from "../../domain/reservations/reservation.ts";
import { can } from "../../domain/reservations/states/actions.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { confirmationWords } from "../../i18n/confirmation/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { makePass } from "../sessions/make-pass.ts";
import type { About, LetterLink } from "./letter-content.ts";

const dayMs = 24 * 60 * 60_000;

/** The address of the reservation itself, with its token. */
export function reservationUrl({ token }: Reservation, { language, world }: About): string {
  return world.siteUrl + pathTo("confirmation", language, { token });
}

/**
 * The address that opens the page for changes without asking for code and name; it works until a day after the
 * return.
 */
export function changeUrl({ token, trip }: Reservation, { language, world }: About): string {
  const expiresAt = toInstant(trip.dropoffAt) + dayMs;
  const pass = makePass(world.signingKey, { token, expiresAt });
  return world.siteUrl + pathTo("open-pass", language, { pass });
}

/** The main button of a letter about a reservation: to see it. */
export function seeLink(reservation: Reservation, about: About): LetterLink {
  return { label: about.words.see, href: reservationUrl(reservation, about) };
}

/** Links to change, cancel or report a delay, as far as the reservation's state allows. */
export function changeLinks(reservation: Reservation, about: About): LetterLink[] {
  const { words, language } = about;
  const href = changeUrl(reservation, about);
  if (can("modify", reservation.status)) {
    return [{ label: confirmationWords(language).change, href }];
  }
  return can("extend", reservation.status) ? [{ label: words.late, href }] : [];
}
