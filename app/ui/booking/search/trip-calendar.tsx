import { useState } from "react";
import { addDays, dateOf, joinDateTime, type LocalDate } from "../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { rentalDays } from "../../../domain/rental-period.ts";
import { minRentalDaysFor } from "../../../domain/reservations/trip/check-trip.ts";
import { pickupNotice } from "../../../domain/reservations/trip/pickup-notice.ts";
import type {
  SearchContext,
  SearchSeason,
} from "../../../domain/reservations/trip/search-context.ts";
import {
  dayFault,
  firstPickupDay,
  seasonOn,
  type TripEnd,
} from "../../../domain/reservations/trip/trip-days.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { formatDate, formatInputDate } from "../../../i18n/format.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import { tripFaultText } from "../../../i18n/search/trip-faults.ts";
import { LaterCalendar } from "../../controls/date/calendar-sheet.tsx";
import type { DayNote } from "../../controls/date/date-calendar.tsx";
import { List } from "../../controls/list.tsx";
import type { FormFields } from "./search-fields.ts";
import styles from "./trip-calendar.module.css";

type Props = {
  language: Language;
  context: SearchContext;
  fields: FormFields;
  /** The end whose field was opened. */
  start: TripEnd;
  months: number;
  /** The first day that the place can serve. */
  firstDay: ReturnType<typeof firstPickupDay>;
  onChange: (changed: Partial<FormFields>) => void;
  /** Both days are there: the time of this end comes next. */
  onDone: (next: TripEnd) => void;
};

/** Pick-up and return in one calendar: the first day that is picked begins the trip, the second ends it. */
export function TripCalendar(given: Omit<Props, "firstDay">) {
  const { language, context, fields, start, months, onChange, onDone } = given;
  const props = { ...given, firstDay: firstPickupDay(fields.pickupLocation, context) };
  const [end, setEnd] = useState(start);
  const [month, setMonth] = useState(() => firstMonth(end, props));
  const [pointed, setPointed] = useState<LocalDate>();
  const limits = daysOf(end, props);
  const pick = (day: LocalDate) => {
    setPointed(undefined);
    const isNewStart = end === "dropoff" && day < (fields.pickupDate || day);
    if (end === "dropoff" && !isNewStart) {
      onChange({ dropoffDate: day });
      if (fields.pickupDate) return onDone(start);
      return setEnd("pickup");
    }
    onChange({ pickupDate: day });
    if (start === "dropoff" && !isNewStart && endsTrip(fields.dropoffDate, day, context))
      return onDone("pickup");
    setEnd("dropoff");
    const least = addDays(day, minRentalDaysFor(day, context.rules, context.seasons));
    if (least.slice(0, 7) > monthAfter(month, months - 1).slice(0, 7)) setMonth(least);
  };
  return (
    <div className={styles.trip}>
      <Ends {...{ language, fields, end, onChoose: setEnd }} />
      <LaterCalendar
        {...{ language, months, month, onMonth: setMonth, ...limits }}
        today={dateOf(context.now)}
        value={fields[`${end}Date`]}
        from={fields.pickupDate || undefined}
        to={fields.dropoffDate || undefined}
        words={searchWords(language)}
        noteOf={(day) => noteOf(day, end, props)}
        onPoint={setPointed}
        onPick={pick}
      />
      <p className={styles.said} role="status">
        {(pointed && noteOf(pointed, end, props).refusal) ?? hint(end, props)}
      </p>
      <Seasons {...{ language, context, month, months }} />
    </div>
  );
}

/** Is a return that was chosen first right for the pick-up? */
function endsTrip(dropoffDate: string, pickupDate: LocalDate, context: SearchContext): boolean {
  if (dropoffDate === "") return false;
  return !dayFault("dropoff", dropoffDate, { pickupDate, dropoffDate }, context);
}

type EndsProps = Pick<Props, "language" | "fields"> & {
  end: TripEnd;
  onChoose: (end: TripEnd) => void;
};

function Ends({ language, fields, end, onChoose }: EndsProps) {
  const words = searchWords(language);
  return (
    <div className={styles.ends}>
      {(["pickup", "dropoff"] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === end} onClick={() => onChoose(each)}>
          <span>{each === "pickup" ? words.pickupDate : words.returnDate}</span>
          <b>{fields[`${each}Date`] ? formatDate(fields[`${each}Date`], language) : "–"}</b>
        </button>
      ))}
    </div>
  );
}

type SeasonsProps = Pick<Props, "language" | "context" | "months"> & { month: LocalDate };

/** What the marks of the months in sight mean. */
function Seasons({ language, context, month, months }: SeasonsProps) {
  const words = searchWords(language);
  const shown = seasonsIn(context.seasons, month, months);
  if (shown.length === 0) return undefined;
  return (
    <List className={styles.seasons}>
      {shown.map(({ name, from, to, minRentalDays = 0 }) => (
        <li key={from + to}>
          {words.seasonPrices(
            inLanguage(name, language),
            [from, to].map((day) => formatInputDate(day, language)).join(" – "),
          )}
          {minRentalDays > context.rules.minRentalDays &&
            ` ${words.seasonMinimum(counted(minRentalDays, "day", language))}`}
        </li>
      ))}
    </List>
  );
}

function seasonsIn(seasons: readonly SearchSeason[], month: LocalDate, months: number) {
  const [first, last] = [`${month.slice(0, 7)}-01`, monthAfter(month, months)];
  return seasons.filter(({ from, to }) => from < last && to >= first);
}

/** The first day of a later month. */
function monthAfter(month: LocalDate, count: number): LocalDate {
  let first = `${month.slice(0, 7)}-01`;
  for (let passed = 0; passed < count; passed++) first = `${addDays(first, 31).slice(0, 7)}-01`;
  return first;
}

function noteOf(day: LocalDate, end: TripEnd, props: Props): DayNote {
  const { language, context, fields, firstDay } = props;
  const { rules, seasons } = context;
  const season = seasonOn(day, seasons);
  const mark = season && inLanguage(season.name, language);
  const fault = dayFault(end, day, fields, { ...context, firstDay });
  // A day before the pick-up begins another trip.
  if (!fault || fault === "in-past" || isNewStart(fault, day, props)) return { mark };
  const minRentalDays = minRentalDaysFor(fields.pickupDate || day, rules, seasons);
  const limits = { ...rules, minRentalDays, notice: pickupNotice(fields, context) };
  return { mark, refusal: tripFaultText(`${end}Date`, fault, limits, language) };
}

function isNewStart(fault: string, day: LocalDate, { context, fields, firstDay }: Props): boolean {
  return fault === "before-pickup" && !dayFault("pickup", day, fields, { ...context, firstDay });
}

/** The days that the calendar reaches. */
function daysOf(end: TripEnd, { context, fields }: Props): { min: LocalDate; max: LocalDate } {
  const { now, rules, agreed } = context;
  const agreedOn = agreed && dateOf(agreed.trip.pickupAt);
  const min = agreedOn && agreedOn < dateOf(now) ? agreedOn : dateOf(now);
  const last = addDays(dateOf(now), rules.maxAdvanceDays);
  if (end === "pickup") return { min, max: last };
  const start = fields.pickupDate && fields.pickupDate < last ? fields.pickupDate : last;
  return { min, max: addDays(start, Math.max(rules.maxRentalDays, agreed?.rentalDays ?? 0)) };
}

function firstMonth(end: TripEnd, props: Props): LocalDate {
  const { fields } = props;
  const { min, max } = daysOf(end, props);
  const shown = fields[`${end}Date`] || fields.pickupDate || min;
  if (shown > max) return max;
  return shown < min ? min : shown;
}

/** What is asked for, or what has been chosen. */
function hint(end: TripEnd, { language, context, fields }: Props): string {
  const words = searchWords(language);
  const { pickupDate, dropoffDate } = fields;
  if (end === "pickup" && !pickupDate) return words.choosePickup;
  const trip = asTrip(fields);
  if (pickupDate && dropoffDate && trip.pickupAt < trip.dropoffAt)
    return counted(rentalDays(trip, context.rules.graceMinutes), "day", language);
  if (!pickupDate) return words.chooseReturn;
  const days = minRentalDaysFor(pickupDate, context.rules, context.seasons);
  const least = formatDate(addDays(pickupDate, days), language);
  return `${words.chooseReturn} ${words.minimumFrom(counted(days, "day", language), least)}`;
}

function asTrip({ pickupDate, pickupTime, dropoffDate, dropoffTime }: FormFields) {
  return {
    pickupAt: joinDateTime(pickupDate, pickupTime || "00:00"),
    dropoffAt: joinDateTime(dropoffDate, dropoffTime || "00:00"),
  };
}
