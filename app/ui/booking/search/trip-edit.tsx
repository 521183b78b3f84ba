import { useLayoutEffect, useState, type ComponentType, type RefObject } from "react";
import {
  addDays,
  daysBetween,
  parseLocalDate,
  parseLocalTime,
  type LocalTime,
} from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { findLocation } from "../../../domain/locations/find-location.ts";
import type { SearchField } from "../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import type { DateFieldProps } from "../../controls/date/date-field.tsx";
import type { FormFields } from "./search-fields.ts";
import { SearchMoment } from "./search-moment.tsx";
import { SearchPlaceField } from "./search-place.tsx";
import { momentHelp } from "./search-texts.ts";
import styles from "./trip-edit.module.css";

/** The fields of an existing trip; its return place is always a field of its own. */
export type TripEditFields = Record<Exclude<SearchField, "sameReturnLocation">, string>;

const names = [
  "pickupLocation",
  "dropoffLocation",
  "pickupDate",
  "pickupTime",
  "dropoffDate",
  "dropoffTime",
] as const satisfies readonly (keyof TripEditFields)[];

/** Returns the fields; text typed before scripts ran counts, and values that no control can show become empty. */
export function useTripEdit(
  formRef: RefObject<HTMLFormElement | null>,
  asked: TripEditFields,
  places: SearchContext["locations"],
): [TripEditFields, (changed: Partial<FormFields>) => void] {
  const [start] = useState(() => shown(asked, places));
  const [fields, setFields] = useState(start);
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const data = new FormData(formRef.current);
    const typed = names.map((name) => [name, String(data.get(name) ?? start[name])]);
    setFields(Object.fromEntries(typed) as TripEditFields);
    // Once, when the page takes over from the server's: neither ever changes.
  }, [formRef, start]);
  return [fields, (changed) => setFields((before) => together(before, changed))];
}

function shown(asked: TripEditFields, places: SearchContext["locations"]): TripEditFields {
  const place = (text: string) => findLocation(places, text)?.id ?? "";
  const [date, time] = [
    (text: string) => parseLocalDate(text) ?? "",
    (text: string) => parseLocalTime(text) ?? "",
  ];
  return {
    pickupLocation: place(asked.pickupLocation),
    dropoffLocation: place(asked.dropoffLocation),
    pickupDate: date(asked.pickupDate),
    pickupTime: time(asked.pickupTime),
    dropoffDate: date(asked.dropoffDate),
    dropoffTime: time(asked.dropoffTime),
  };
}

/** Keeps a round trip round when its pick-up place changes, and moves the return when the pick-up date passes it. */
function together(before: TripEditFields, changed: Partial<FormFields>): TripEditFields {
  const next = { ...before, ...changed };
  const wasRound = before.pickupLocation === before.dropoffLocation;
  if (wasRound && changed.pickupLocation) next.dropoffLocation = changed.pickupLocation;
  const { pickupDate, dropoffDate } = before;
  if (changed.pickupDate && pickupDate && dropoffDate && next.pickupDate >= dropoffDate) {
    const days = Math.max(0, daysBetween(pickupDate, dropoffDate));
    next.dropoffDate = addDays(next.pickupDate, days);
  }
  return next;
}

type Props = {
  language: Language;
  context: SearchContext;
  idPrefix: string;
  fields: TripEditFields;
  /** The agreed times, which stay selectable even off the half hours. */
  agreed: { pickupTime: LocalTime; dropoffTime: LocalTime };
  faultOf: (...names: SearchField[]) => string | undefined;
  dateField?: ComponentType<DateFieldProps>;
  onChange: (changed: Partial<FormFields>) => void;
};

/** Places, dates and times of a trip, to be changed. */
export function TripEdit(props: Props) {
  const { language, context, idPrefix, fields, agreed, faultOf, onChange } = props;
  const words = searchWords(language);
  const whole: FormFields = { ...fields, sameReturnLocation: "" };
  return (
    <div className={styles.trip}>
      {(["pickup", "dropoff"] as const).map((end) => (
        <div key={end} className={styles.end}>
          <SearchPlaceField
            {...{ language, context }}
            id={`${idPrefix}-${end}Location`}
            name={`${end}Location`}
            label={end === "pickup" ? words.pickupPlace : words.returnPlace}
            value={fields[`${end}Location`]}
            fault={faultOf(`${end}Location`)}
            onChange={(locationId) => onChange({ [`${end}Location`]: locationId })}
          />
          <SearchMoment
            {...{ end, idPrefix, language, context, onChange }}
            dateField={props.dateField}
            fields={whole}
            agreed={agreed[`${end}Time`]}
            fault={faultOf(`${end}Date`, `${end}Time`)}
            help={momentHelp(end, whole, context, language)}
          />
        </div>
      ))}
    </div>
  );
}
