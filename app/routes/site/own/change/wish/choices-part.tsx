import {
  addDays,
  dateOf,
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
} from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { offeredPlans } from "../../../../../domain/protection/offered-plans.ts";
import { rentalDays } from "../../../../../domain/rental-period.ts";
import { bookingWords } from "../../../../../i18n/booking/en.ts";
import type { CarOffer } from "../../../../../ui/booking/car/car-choice.tsx";
import { CountryChips } from "../../../../../ui/booking/choices/country-chips.tsx";
import { ExtrasList } from "../../../../../ui/booking/choices/extras-list.tsx";
import { PlanTable } from "../../../../../ui/booking/choices/plan-table.tsx";
import { useReservation } from "../../../../../ui/booking/own/reservation-state.tsx";
import type { ChangeOptions } from "../open-change.ts";
import type { TripFields } from "./typed-change.ts";
import styles from "../change.module.css";

type Props = {
  language: Language;
  options: ChangeOptions;
  cars: readonly CarOffer[];
  carId: number;
  trip: TripFields;
};

/** Protection, extras and countries, as they are offered for the car and the dates of the form. */
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

/** While the dates are no trip that can be booked, what is offered is what a shortest trip from today has. */
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
