import {
  addDays,
  dateOf,
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
} from "../../../../../domain/calendar.ts";
import { type Bilingual, inLanguage, type Language } from "../../../../../domain/language.ts";
import { offeredPlans } from "../../../../../domain/protection/offered-plans.ts";
import { rentalDays } from "../../../../../domain/rental-period.ts";
import { formatDateRange } from "../../../../../i18n/booking/date-range.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import type { ChangeOptions, OpenChange } from "../open-change.ts";
import type { FaultTexts, TripFields, TypedChange } from "./change-fields.ts";
import type { CarOffer } from "../../../../../ui/booking/car/car-choice.tsx";
import { CountryChips } from "../../../../../ui/booking/choices/country-chips.tsx";
import { ExtrasList } from "../../../../../ui/booking/choices/extras-list.tsx";
import { PlanTable } from "../../../../../ui/booking/choices/plan-table.tsx";
import { PhoneField } from "../../../../../ui/booking/own/phone-field.tsx";
import { useReservation } from "../../../../../ui/booking/own/reservation-state.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import styles from "../change.module.css";

type Props = {
  language: Language;
  options: ChangeOptions;
  cars: readonly CarOffer[];
  carId: number;
  trip: TripFields;
};

/** Protection, extras and countries, as offered for the car and the dates of the form. */
export function ChoicesPart({ language, options, cars, carId, trip }: Props) {
  const words = bookingWords(language).extras;
  const draft = useReservation();
  const car = (cars.find((offer) => offer.car.id === carId) ?? cars[0])?.car;
  const { pickupDate, days } = lengthOf(trip, options);
  return (
    <div className={styles.choices}>
      <h3>{words.protection}</h3>
      <PlanTable
        language={language}
        plans={car ? offeredPlans(options.plans, car.category, days) : []}
        chosen={draft.selectedProtectionPlan}
        onChoose={draft.selectPlan}
      />
      <h3>{words.title2}</h3>
      <ExtrasList
        {...{ language, extras: options.extras, pickupDate, rentalDays: days }}
        quantities={draft.selectedExtras}
        onChange={draft.setExtra}
      />
      <h3>{words.abroad}</h3>
      <CountryChips
        language={language}
        countries={options.countries}
        chosen={draft.selectedCrossBorderFees}
        onToggle={draft.toggleCountry}
      />
    </div>
  );
}

/**
 * Returns the first day and the length of the form's trip; for dates that cannot be booked, those of the shortest trip from
 * today.
 */
function lengthOf(trip: TripFields, { search }: ChangeOptions) {
  const { rules, now } = search;
  const pickupAt = momentOf(trip.pickupDate, trip.pickupTime);
  const dropoffAt = momentOf(trip.dropoffDate, trip.dropoffTime);
  const latest = addDays(dateOf(now), rules.maxAdvanceDays);
  if (!pickupAt || !dropoffAt || dropoffAt <= pickupAt || dateOf(pickupAt) > latest) {
    return { pickupDate: dateOf(now), days: rules.minRentalDays };
  }
  const pickupDate = dateOf(pickupAt);
  const days = rentalDays({ pickupAt, dropoffAt }, rules.graceMinutes);
  return { pickupDate, days: Math.min(days, rules.maxRentalDays) };
}

function momentOf(typedDate: string, typedTime: string): string | undefined {
  const [date, time] = [parseLocalDate(typedDate), parseLocalTime(typedTime)];
  return date && time && joinDateTime(date, time);
}

type ContactPartProps = {
  language: Language;
  options: Pick<ChangeOptions, "phoneCountries">;
  start: TypedChange;
  texts: FaultTexts;
};

/** The customer's flight and phone number. */
export function ContactPart({ language, options, start, texts }: ContactPartProps) {
  const words = changeWords(language).contact;
  return (
    <div className={styles.contact}>
      <Field
        id="flightNumber"
        name="flightNumber"
        label={words.flight}
        help={words.flightWhy}
        fault={texts.flightNumber}
        defaultValue={start.flightNumber}
        autoCapitalize="characters"
        autoComplete="off"
      />
      <PhoneField
        language={language}
        {...options.phoneCountries}
        country={start.phoneCountry}
        number={start.phone}
        fault={texts.phone}
      />
    </div>
  );
}

type World = {
  language: Language;
  open: OpenChange;
  options: Pick<ChangeOptions, "plans" | "search">;
  cars: readonly CarOffer[];
};

/** Returns a summary of each part of the form in a few words, and whether the part has changed. */
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
  return { planCode, extras: Object.entries(extras).sort(), countries: [...countries].sort() };
}

function contactOf({ flightNumber, phone, phoneCountry }: TypedChange) {
  return { flightNumber, phone, phoneCountry };
}

function isSame(one: object, other: object): boolean {
  const text = (value: object) => JSON.stringify(Object.entries(value).sort());
  return text(one) === text(other);
}
