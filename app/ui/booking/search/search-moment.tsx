import type { ComponentType } from "react";
import { flushSync } from "react-dom";
import {
  addDays,
  dateOf,
  joinDateTime,
  slots,
  timeOf,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
} from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { findLocation } from "../../../domain/locations/find-location.ts";
import { firstPickup, isTooSoon } from "../../../domain/locations/lead-time.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { slotsOn } from "../../../domain/sarajevo.ts";
import type { TripEnd } from "../../../domain/reservations/trip/trip-days.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import type { SheetContent } from "../../controls/date/calendar-sheet.tsx";
import { DateField, type DateFieldProps } from "../../controls/date/date-field.tsx";
import { Fault, Help } from "../../controls/faults/fault.tsx";
import { SelectField } from "../../controls/field.tsx";
import type { FormFields } from "./search-fields.ts";
import { TripCalendar } from "./trip-calendar.tsx";
import styles from "./search-moment.module.css";

type Props = {
  end: TripEnd;
  idPrefix: string;
  language: Language;
  context: SearchContext;
  fields: FormFields;
  /** A time agreed earlier, which stays selectable even off the half hours. */
  agreed?: LocalTime;
  fault?: string;
  help?: string;
  /** The field of the date, where it is typed. */
  dateField?: ComponentType<DateFieldProps>;
  onChange: (changed: Partial<FormFields>) => void;
};

/** A date with its time; both dates of a trip are chosen in one calendar, which then opens the time. */
export function SearchMoment(props: Props) {
  const { end, idPrefix, language, context, fields, fault, help, onChange } = props;
  const { dateField: DayField = DateField } = props;
  const words = searchWords(language);
  const name = `${end}Date` as const;
  const saidId = fault || help ? `${idPrefix}-${end}-said` : undefined;
  const { isOff, ...days } = bounds(end, fields, context);
  return (
    <div>
      <div className={styles.pair}>
        <DayField
          id={`${idPrefix}-${name}`}
          name={name}
          label={end === "pickup" ? words.pickupDate : words.returnDate}
          language={language}
          words={words}
          today={dateOf(context.now)}
          value={fields[name]}
          {...days}
          faultId={fault && saidId}
          describedBy={saidId}
          onChange={(date) => onChange({ [name]: date })}
          sheet={{ title: words.tripDates, content: bothDays(props) }}
        />
        <div className={styles.time}>
          <Time {...props} isOff={isOff} faultId={fault && saidId} />
        </div>
      </div>
      {fault && <Fault id={saidId}>{fault}</Fault>}
      {!fault && help && <Help id={saidId}>{help}</Help>}
    </div>
  );
}

function bothDays({ end, idPrefix, ...trip }: Props): SheetContent {
  return ({ months, close }) => (
    <TripCalendar
      {...trip}
      {...{ months }}
      start={end}
      onDone={(next) => {
        // The dialog returns the focus as it closes; only then can it move on to the time.
        flushSync(close);
        openTime(`${idPrefix}-${next}Time`);
      }}
    />
  );
}

/** The half hours of the day; those that are too soon, or lie before the pick-up, are disabled. */
function Time(props: Props & Pick<Bounds, "isOff"> & { faultId?: string }) {
  const { end, idPrefix, language, fields, agreed, isOff, faultId, onChange } = props;
  const words = searchWords(language);
  const name = `${end}Time` as const;
  const date = fields[`${end}Date`];
  const isOdd = agreed !== undefined && !slots.includes(agreed);
  return (
    <SelectField
      id={`${idPrefix}-${name}`}
      name={name}
      label={words.time}
      aria-label={end === "pickup" ? words.pickupTime : words.returnTime}
      faultId={faultId}
      value={fields[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    >
      {isOdd && <option>{agreed}</option>}
      {!slots.includes(fields[name]) && fields[name] !== agreed && (
        <option value="">{"–:–"}</option>
      )}
      {(date ? slotsOn(date) : slots).map((slot) => (
        <option key={slot} disabled={date !== "" && isOff(joinDateTime(date, slot))}>
          {slot}
        </option>
      ))}
    </SelectField>
  );
}

type Bounds = {
  min: LocalDate;
  max: LocalDate;
  isOff: (at: LocalDateTime) => boolean;
};

/** Returns the selectable days, and the times on them that cannot be had. */
function bounds(end: TripEnd, fields: FormFields, context: SearchContext): Bounds {
  const { now, rules } = context;
  const place = findLocation(context.locations, fields.pickupLocation);
  const earliest = (place && firstPickup(place, context)) ?? now;
  const lastPickup = addDays(dateOf(now), rules.maxAdvanceDays);
  if (end === "pickup") {
    const isOff = (at: LocalDateTime) => (place ? isTooSoon(place, at, context) : at < now);
    return { min: dateOf(earliest), max: lastPickup, isOff };
  }
  // A pick-up too far ahead can be typed; the return's limits are then counted from the last allowed day.
  const pickup = fields.pickupDate < lastPickup ? fields.pickupDate : lastPickup;
  const start = pickup || dateOf(earliest);
  const after = fields.pickupDate
    ? joinDateTime(fields.pickupDate, fields.pickupTime || timeOf(earliest))
    : earliest;
  return {
    min: start,
    max: addDays(pickup || lastPickup, rules.maxRentalDays),
    isOff: (at) => at <= after,
  };
}

function openTime(fieldId: string): void {
  const select = document.getElementById(fieldId);
  select?.focus();
  try {
    if (select instanceof HTMLSelectElement) select.showPicker();
  } catch {
    // A browser without `showPicker` keeps the focus on the time, one key away from its list.
  }
}
