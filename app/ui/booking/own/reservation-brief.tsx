import type { ReactNode } from "react";
import type { Language } from "../../../domain/language.ts";
import { toKmFeninga } from "../../../domain/money.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { changeWords } from "../../../i18n/change/en.ts";
import { formatDayTime, formatEuro, formatKm } from "../../../i18n/format.ts";
import type { CarBrief } from "../car/car-brief.ts";
import { ChosenCar } from "../car/chosen-car.tsx";
import { Road } from "../map/road.tsx";
import styles from "./reservation-brief.module.css";

type Props = {
  language: Language;
  car: CarBrief;
  trip: Pick<Trip, "pickupAt" | "dropoffAt">;
  pickupPlace: string;
  dropoffPlace: string;
  rentalDays: number;
  /** Euro cents; absent when nothing of it is to be paid. */
  totalCents: number | undefined;
  /** Actions, shown below the reservation. */
  children?: ReactNode;
};

/** A reservation at a glance: the car, the trip as a road, the total. */
export function ReservationBrief(props: Props) {
  const { language, car, trip, pickupPlace, dropoffPlace, rentalDays, totalCents } = props;
  return (
    <div className={`raised ${styles.brief}`}>
      <ChosenCar language={language} car={car} className={styles.who} priority />
      <Road>{counted(rentalDays, "day", language)}</Road>
      <div className={styles.ends}>
        <p>
          <b>{formatDayTime(trip.pickupAt, language)}</b>
          <span>{pickupPlace}</span>
        </p>
        <p>
          <b>{formatDayTime(trip.dropoffAt, language)}</b>
          <span>{dropoffPlace}</span>
        </p>
      </div>
      {totalCents !== undefined && (
        <p className={styles.total}>
          <span>{changeWords(language).total}</span>
          <strong>{formatEuro(totalCents, language)}</strong>
          <small>{formatKm(toKmFeninga(totalCents), language)}</small>
        </p>
      )}
      {props.children}
    </div>
  );
}
