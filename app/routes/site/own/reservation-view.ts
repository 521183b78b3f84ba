import type { LocalDateTime } from "../../../domain/calendar.ts";
import { allNames } from "../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Location } from "../../../domain/locations/location.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import { toldReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import {
  holdsVehicle,
  isAhead,
  isCalledOff,
  isOut,
  isUnconfirmed,
} from "../../../domain/reservations/states/states.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import type { Direction } from "../../../domain/handovers/sheet.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatDayTime } from "../../../i18n/format.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { listPapersOf } from "../../../server/handovers/papers/list-sheets.ts";
import { repeatPath } from "../../../i18n/repeat-path.ts";
import type { PageContext } from "../../request/page-context.ts";
import { keyBoxTime } from "../../../domain/handovers/key-box/key-box-time.ts";
import { findKeyBox, keyBoxPass } from "../../../server/handovers/key-box/key-box-link.ts";
import { makePass } from "../../../server/sessions/make-pass.ts";
import { carBrief } from "../../../ui/booking/car/car-brief.ts";

/** Returns a reservation as pages show it: with its places and names. Personal data is left out; a page adds what it needs. */
export function reservationView(
  reservation: Reservation,
  catalogue: Catalogue,
  now: LocalDateTime,
) {
  const { trip, status, code, rentalDays, lines, totalCents, vatCents, depositCents } = reservation;
  const list = allNames(catalogue);
  const { locations } = list;
  const free = freeTimeOf(reservation, list.rules, now);
  const { freeCancellationHours, freeAfterBookingMinutes } = list.rules;
  return {
    /** The time of reading. */
    asOf: now,
    code,
    status,
    /** Why it waits for the staff, as its customer is told; absent unless it does. */
    waits: isUnconfirmed(status) ? toldReason(reservation.waits ?? []) : undefined,
    trip,
    rentalDays,
    car: carBrief(reservation.car),
    price: { rentalDays, lines: [...lines], totalCents, vatCents, depositCents },
    pickup: locations.find(({ id }) => id === trip.pickupLocationId),
    dropoff: locations.find(({ id }) => id === trip.dropoffLocationId),
    names: namesOnly(list, locations, reservation),
    isOpen: isAhead(status),
    isOnRent: isOut(status),
    isHeld: holdsVehicle(status),
    /** True when no rental comes of it: nothing is to be paid at a pick-up, and no papers are needed. */
    isOff: isCalledOff(status),
    free: { ...free, rules: { freeCancellationHours, freeAfterBookingMinutes } },
  };
}

/** Returns the names that the price's lines need, and nothing else of the price list. */
function namesOnly(
  { plans, extras, countries, seasons }: PriceList,
  locations: readonly Location[],
  { lines }: Pick<Reservation, "lines">,
) {
  const subjects = new Set(lines.map(({ subject }) => subject));
  const seasonIds = new Set(
    lines.flatMap((line) =>
      line.code === "car" ? line.reason.runs.map(({ seasonId }) => seasonId) : [],
    ),
  );
  return {
    plans: plans.filter(({ code }) => subjects.has(code)),
    extras: extras.filter(({ code }) => subjects.has(code)),
    countries: countries.filter(({ code }) => subjects.has(code)),
    seasons: seasons.filter(({ id }) => seasonIds.has(id)),
    locations: locations.map(({ id, name }) => ({ id, name })),
  };
}

/** The validity of a link to the change page, in milliseconds: pages may stay open for a day. */
const passMs = 24 * 60 * 60_000;

/** Returns the links of a page that shows a reservation. Its reader may also change it, without typing code and name again. */
export function reservationLinks(
  reservation: Reservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const { token } = reservation;
  const pass = makePass(deps.signingKey, { token, expiresAt: deps.clock.now() + passMs });
  return {
    pdf: pathTo("reservation-pdf", language, { token }),
    calendar: pathTo("reservation-calendar", language, { token }),
    change: pathTo("open-pass", language, { pass }),
    repeat: repeatPath(reservation, language),
  };
}

export type OwnSheet = { id: number; direction: Direction; isCorrection: boolean; when: string };

/** What was written down when the car was given out and taken back, as far as its customer may have it as a file. */
export async function ownSheets(
  { token }: Pick<Reservation, "token">,
  { deps, language }: Pick<PageContext, "deps" | "language">,
): Promise<OwnSheet[]> {
  return (await listPapersOf(deps.pool, token)).map(({ id, direction, at, addendumTo }) => ({
    id,
    direction,
    isCorrection: addendumTo !== null,
    when: formatDayTime(toLocal(at.getTime()), language),
  }));
}

/** The link by which the car can be left at the key box of its place; undefined while it is not time, or there is no box. */
export async function keyBoxLink(
  { token, trip, status }: Reservation,
  { deps, language, now }: Pick<PageContext, "deps" | "language" | "now">,
): Promise<string | undefined> {
  if (!isOut(status) || keyBoxTime(trip, now) !== "open") return undefined;
  const box = await findKeyBox(deps.pool, trip.dropoffLocationId);
  return box && pathTo("key-box", language, { token: keyBoxPass(deps, { token, trip }) });
}
