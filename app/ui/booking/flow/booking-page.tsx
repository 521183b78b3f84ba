import type { ReactNode } from "react";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { inLanguage } from "../../../domain/language.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import type { CarBrief } from "../car/car-brief.ts";
import { ChosenCar } from "../car/chosen-car.tsx";
import { Steps } from "./steps.tsx";
import { TripBar } from "../search/trip-bar.tsx";
import styles from "./booking-page.module.css";

type Props = {
  language: Language;
  trip: Trip;
  rentalDays: number;
  locations: readonly { id: string; name: Bilingual }[];
  /** The search form, which opens below the bar. */
  form: ReactNode;
  /** The chosen car; beside the page its bill shows it. */
  car?: CarBrief;
  /** 0 car, 1 extras, 2 details. */
  step: 0 | 1 | 2;
  /** The addresses of the completed steps. */
  back: readonly string[];
  children: ReactNode;
};

/** The frame of a booking step: the trip at the top, the steps, then the page. */
export function BookingPage(props: Props) {
  const { language, trip, rentalDays, locations, form, car, step, back, children } = props;
  const words = bookingWords(language);
  const place = (id: string) => {
    const found = locations.find((location) => location.id === id);
    return found ? inLanguage(found.name, language) : id;
  };
  const labels = [words.steps.car, words.steps.extras, words.steps.details];
  return (
    <>
      <TripBar
        language={language}
        trip={trip}
        pickupPlace={place(trip.pickupLocationId)}
        dropoffPlace={place(trip.dropoffLocationId)}
        days={counted(rentalDays, "day", language)}
        changeLabel={words.change}
        form={form}
      />
      <div className={`wrap ${styles.page}`}>
        <Steps
          label={words.steps.label}
          steps={labels.map((label, index) => ({ label, to: back[index] }))}
          current={step}
        />
        {car && <ChosenCar language={language} car={car} className={styles.car} priority />}
        {children}
      </div>
    </>
  );
}
