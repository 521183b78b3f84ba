import { joinDateTime, parseLocalDate, parseLocalTime } from "../../../../domain/calendar.ts";
import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import { formatDateRange } from "../../../../i18n/booking/date-range.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import type { CarOffer } from "../../../../ui/booking/car/car-choice.tsx";
import type { ChangeOptions, OpenChange } from "./open-change.ts";
import type { TripFields, TypedChange } from "./wish/typed-change.ts";

type World = {
  language: Language;
  open: OpenChange;
  options: Pick<ChangeOptions, "plans" | "search">;
  cars: readonly CarOffer[];
};

/** How each part of the form stands, in a few words, and whether it is as it was. */
export function partsNow(typed: TypedChange, { language, open, options, cars }: World) {
  const { tasks } = changeWords(language);
  const { kept } = open;
  const tag = (isEdited: boolean) => (isEdited ? { tag: tasks.edited } : {});
  const trip = hasMoments(typed.trip) ? typed.trip : kept.trip;
  const car = cars.find((offer) => offer.car.id === typed.carId)?.car ?? open.car;
  return {
    dates: formatDateRange(trip.pickupDate, trip.dropoffDate, language),
    trip: {
      now: tripNow(trip, options.search.locations, language),
      ...tag(!isSame(typed.trip, kept.trip)),
    },
    car: { now: car.name, ...tag(typed.carId !== kept.carId) },
    choices: {
      now: choicesNow(typed, options.plans, language),
      ...tag(!isSame(choicesOf(typed), choicesOf(kept))),
    },
    contact: {
      now: [typed.flightNumber || tasks.noFlight, typed.phone].join(" · "),
      ...tag(!isSame(contactOf(typed), contactOf(kept))),
    },
  };
}

function hasMoments({ pickupDate, pickupTime, dropoffDate, dropoffTime }: TripFields): boolean {
  const dates = [pickupDate, dropoffDate].every((date) => parseLocalDate(date));
  return dates && [pickupTime, dropoffTime].every((time) => parseLocalTime(time));
}

function tripNow(
  trip: TripFields,
  places: readonly { id: string; name: Bilingual }[],
  language: Language,
): string {
  const at = (end: "pickup" | "dropoff") =>
    formatDayTime(joinDateTime(trip[`${end}Date`], trip[`${end}Time`]), language);
  const names = [trip.pickupLocation, trip.dropoffLocation].flatMap((id) => {
    const place = places.find((one) => one.id === id);
    return place ? [inLanguage(place.name, language)] : [];
  });
  return `${at("pickup")} → ${at("dropoff")} · ${[...new Set(names)].join(" → ")}`;
}

function choicesNow(
  { planCode, extras, countries }: TypedChange,
  plans: readonly { code: string; name: Bilingual }[],
  language: Language,
): string {
  const { tasks } = changeWords(language);
  const plan = plans.find(({ code }) => code === planCode);
  const pieces = Object.values(extras).reduce((sum, count) => sum + count, 0);
  return [
    plan ? inLanguage(plan.name, language) : "",
    pieces > 0 ? tasks.extras(pieces) : "",
    countries.length > 0 ? tasks.countries(countries.length) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function choicesOf({ planCode, extras, countries }: TypedChange) {
  return { planCode, extras: Object.entries(extras).toSorted(), countries: countries.toSorted() };
}

function contactOf({ flightNumber, phone, phoneCountry }: TypedChange) {
  return { flightNumber, phone, phoneCountry };
}

function isSame(one: object, other: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).toSorted());
  return text(one) === text(other);
}
