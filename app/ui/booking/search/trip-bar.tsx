import { Fragment, type ReactNode } from "react";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import type { Language } from "../../../domain/language.ts";
import { formatDayTime } from "../../../i18n/format.ts";
import { classNames } from "../../controls/class-names.ts";
import { ButtonLink } from "../../controls/button.tsx";
import { Road } from "../map/road.tsx";
import styles from "./trip-bar.module.css";

type Props = {
  language: Language;
  trip: Pick<Trip, "pickupAt" | "dropoffAt">;
  pickupPlace: string;
  dropoffPlace: string;
  /** `4 days` */
  days: string;
  changeLabel: string;
  /** The address where the trip can be changed … */
  changeTo?: string;
  /** … or the form that opens under the bar, which then is a `<details>`. */
  form?: ReactNode;
};

/** The trip in one line at the top of the booking: ring, days, dot. */
export function TripBar({ changeLabel, changeTo, form, ...line }: Props) {
  if (form === undefined) {
    return (
      <div className={styles.bar}>
        <div className={classNames("wrap", styles.row)}>
          <Line {...line} />
          {changeTo && <ButtonLink to={changeTo}>{changeLabel}</ButtonLink>}
        </div>
      </div>
    );
  }
  return (
    <details className={styles.bar}>
      <summary className={classNames("wrap", styles.row)}>
        <Line {...line} />
        <span className={styles.change}>{changeLabel}</span>
      </summary>
      <div className={classNames("wrap", styles.form)}>{form}</div>
    </details>
  );
}

type LineProps = Omit<Props, "changeLabel" | "changeTo" | "form">;

function Line({ language, trip, pickupPlace, dropoffPlace, days }: LineProps) {
  const from = formatDayTime(trip.pickupAt, language);
  const to = formatDayTime(trip.dropoffAt, language);
  const places = [...new Set([pickupPlace, dropoffPlace])];
  return (
    <>
      <span className={styles.ends}>
        <End at={withComma(from)} place={pickupPlace} />
        <Road className={styles.road}>{days}</Road>
        <End at={withComma(to)} place={dropoffPlace} />
      </span>
      <span className={styles.short}>
        <b>
          <span className="nowrap">{from} →</span> <span className="nowrap">{to}</span>
        </b>
        <span>
          {days} ·{" "}
          {places.map((place, index) => (
            <Fragment key={place}>
              {index > 0 && " → "}
              <span className={styles.whole}>{place}</span>
            </Fragment>
          ))}
        </span>
      </span>
    </>
  );
}

function End({ at, place }: { at: string; place: string }) {
  return (
    <span className={styles.end}>
      <b>{at}</b>
      <span>{place}</span>
    </span>
  );
}

/** `Fri 3 Jul 10:00` is on its own here, so its time gets a comma. */
function withComma(dayTime: string): string {
  return dayTime.replace(/,? (\d\d:\d\d)$/, ", $1");
}
