import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalCalendar,
} from "ical-generator";
import { addMinutesWall, type LocalDateTime } from "../../domain/calendar.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import type { Location } from "../../domain/locations/location.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { isCalledOff, isUnconfirmed } from "../../domain/reservations/states/states.ts";
import { toInstant, toLocal } from "../../domain/sarajevo.ts";
import { paperWords } from "../../i18n/paper/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { formatPhone } from "../../i18n/phone.ts";
import { sarajevoTimeZone, sarajevoZone } from "./sarajevo-zone.ts";

/** `siteUrl` is an origin without a slash at its end, `now` epoch milliseconds. */
export type CalendarOrder = {
  reservation: Reservation;
  language: Language;
  catalogue: Catalogue;
  siteUrl: string;
  now: number;
};

export type CalendarFile = { text: string; method: "PUBLISH" | "CANCEL" };

type End = { name: "pickup" | "return"; at: LocalDateTime; place?: Location; summary: string };

const handoverMinutes = 30;
/** Before a pick-up: a day, and two hours. */
const alarmSeconds = [86_400, 7_200];

/**
 * Returns pick-up and return as two events (RFC 5545). After a change the file has the same UIDs and a higher
 * SEQUENCE; for a reservation that holds no car any more it cancels both. No text typed by people can begin a line of
 * it.
 */
export function makeCalendarFile(order: CalendarOrder): CalendarFile {
  const { reservation, language } = order;
  const isVoid = isCalledOff(reservation.status);
  const method = isVoid ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: {
      company: "Eternal Pro",
      product: "Rent a Car",
      language: language === "ba" ? "BS" : "EN",
    },
    method,
    scale: "GREGORIAN",
    // DTSTAMP is in UTC, and the events name their own zone.
    timezone: { name: null, generator: () => sarajevoTimeZone },
  });
  for (const end of endsOf(order)) addEvent(calendar, end, order);
  return { text: `${calendar.toString()}\r\n`, method: isVoid ? "CANCEL" : "PUBLISH" };
}

function endsOf({ reservation, language, catalogue }: CalendarOrder): End[] {
  const { trip, car } = reservation;
  const { priceList, withdrawn, facts } = catalogue;
  const locations = [...priceList.locations, ...withdrawn.locations];
  const words = paperWords(language);
  return [
    {
      name: "pickup",
      at: trip.pickupAt,
      place: locations.find(({ id }) => id === trip.pickupLocationId),
      summary: words.eventPickup(car.name, facts.name),
    },
    {
      name: "return",
      at: trip.dropoffAt,
      place: locations.find(({ id }) => id === trip.dropoffLocationId),
      summary: words.eventReturn(car.name, facts.name),
    },
  ];
}

function addEvent(calendar: ICalCalendar, end: End, order: CalendarOrder): void {
  const { reservation, catalogue, now } = order;
  const { facts } = catalogue;
  const event = calendar.createEvent({
    id: `${reservation.code.replace(/^EP-|-/g, "")}-${end.name}@eternal-pro`,
    sequence: reservation.sequence,
    stamp: new Date(now),
    timezone: sarajevoZone,
    start: Temporal.PlainDateTime.from(end.at),
    end: Temporal.PlainDateTime.from(handoverEnd(end.at)),
    summary: visible(end.summary),
    description: visible(description(end, order)),
    location: end.place && locationOf(end.place, order.language),
    status: statusOf(reservation),
    organizer: { name: visible(facts.name), email: facts.email },
    url: addressOf(order),
  });
  if (end.name !== "pickup" || isCalledOff(reservation.status)) return;
  for (const seconds of alarmSeconds) {
    event.createAlarm({ type: ICalAlarmType.display, triggerBefore: seconds });
  }
}

function statusOf({ status }: Reservation): ICalEventStatus {
  if (isCalledOff(status)) return ICalEventStatus.CANCELLED;
  return isUnconfirmed(status) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * The end of a handover, half an hour after its beginning. In the night that repeats an hour, plain wall-clock
 * arithmetic would put it before the beginning.
 */
function handoverEnd(at: LocalDateTime): LocalDateTime {
  const end = toLocal(toInstant(at) + handoverMinutes * 60_000);
  return end > at ? end : addMinutesWall(at, handoverMinutes);
}

function description({ place, name }: End, order: CalendarOrder): string {
  const { reservation, language, catalogue } = order;
  const words = paperWords(language);
  const meeting = place && name === "pickup" ? inLanguage(place.meeting, language) : "";
  return [
    words.eventCode(reservation.code),
    reservation.car.name,
    meeting,
    words.eventPhone(formatPhone(place?.phone ?? catalogue.facts.phone)),
    addressOf(order),
  ]
    .filter(Boolean)
    .join("\n");
}

function locationOf({ name, address, postalCode, city, lat, lng }: Location, language: Language) {
  return {
    title: visible(`${inLanguage(name, language)}, ${address}, ${postalCode} ${city}`),
    geo: { lat, lon: lng },
  };
}

function addressOf({ siteUrl, language, reservation }: CalendarOrder): string {
  return siteUrl + pathTo("confirmation", language, { token: reservation.token });
}

/** The text without control characters; only the line break has an escape in a calendar file. */
function visible(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/(?!\n)[\p{Cc}\p{Cs}\u2028\u2029]/gu, "");
}
