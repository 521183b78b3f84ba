import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from "react";
import {
  addDays,
  daysBetween,
  type LocalDate,
  parseLocalDate,
} from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatDate } from "../../../../../i18n/format.ts";
import { useAskedAnew } from "../../use-asked-anew.ts";
import type { CarOption } from "./car-options.ts";
import type { ChangeOptions, Typed } from "./change-options.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { useHydrated } from "../../../../../ui/browser/use-hydrated.ts";
import styles from "../reservation.module.css";

type Props = {
  language: Language;
  options: ChangeOptions;
  typed: Typed;
  fault: (name: string) => string | undefined;
  /** The id of a field, as the list of faults names it. */
  fieldId: (name: string) => string;
  /** The address that knows the cars for the form as it is filled in. */
  carsAt: string;
};

/** The fields for everything of a reservation that has a price. */
export function ChangeFields(props: Props) {
  const { language, options, typed, fieldId } = props;
  const words = adminReservationWords(language).change;
  return (
    <>
      <Moments {...props} />
      <FieldRow>
        <CarField {...props} />
        <SelectField
          id={fieldId("plan")}
          label={words.plan}
          name="plan"
          defaultValue={firstOf(typed, "plan")}
        >
          <Options of={options.plans} />
        </SelectField>
      </FieldRow>
      <Extras {...props} />
      <Countries {...props} />
    </>
  );
}

/** The cars with their state and price for the trip as it is typed. */
function CarField({ language, options, typed, fieldId, carsAt }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { answer, ask } = useAskedAnew<CarOption[]>(form, carsAt);
  const listen = useCallback(
    (select: HTMLSelectElement | null) => {
      form.current = select?.form ?? form.current;
      form.current?.addEventListener("input", ask);
      return () => form.current?.removeEventListener("input", ask);
    },
    [ask],
  );
  return (
    <SelectField
      ref={listen}
      id={fieldId("car")}
      label={adminReservationWords(language).change.car}
      name="car"
      defaultValue={firstOf(typed, "car")}
    >
      <Options of={answer ?? options.cars} />
    </SelectField>
  );
}

function firstOf(typed: Typed, name: string): string | undefined {
  return typed.find(([one]) => one === name)?.[1];
}

/** The extras, folded under those that the fields hold: an extra of 0 pieces is none. */
function Extras({ language, options, typed }: Props) {
  const [pieces, setPieces] = useState<Record<string, string>>(() => Object.fromEntries(typed));
  const chosen = options.extras.flatMap(({ name, label }) => {
    const count = Number(pieces[name] ?? 0);
    return count > 0 ? [count > 1 ? `${label} × ${count}` : label] : [];
  });
  return (
    <Fold label={adminReservationWords(language).change.extras} chosen={chosen}>
      <div className={styles.extras}>
        {options.extras.map(({ name, label, max }) => (
          <label key={name}>
            <span>{label}</span>
            <input
              type="number"
              name={name}
              min={0}
              max={max}
              inputMode="numeric"
              defaultValue={firstOf(typed, name) ?? "0"}
              onInput={({ currentTarget }) =>
                setPieces((before) => ({ ...before, [name]: currentTarget.value }))
              }
            />
          </label>
        ))}
      </div>
    </Fold>
  );
}

/** The countries, folded under those that are ticked. */
function Countries({ language, options, typed }: Props) {
  const words = adminReservationWords(language).change;
  const [ticked, setTicked] = useState(() =>
    typed.flatMap(([name, code]) => (name === "country" ? [code] : [])),
  );
  const [first] = useState(ticked);
  return (
    <Fold
      label={words.countries}
      chosen={options.countries.flatMap(({ value, label }) =>
        ticked.includes(value) ? [label] : [],
      )}
    >
      <div className={styles.countries}>
        {options.countries.map(({ value, label, isAllowed }) => (
          <Tick
            key={value}
            name="country"
            value={value}
            disabled={!isAllowed}
            defaultChecked={first.includes(value)}
            onChange={({ target }) =>
              setTicked((before) => [
                ...before.filter((one) => one !== value),
                ...(target.checked ? [value] : []),
              ])
            }
            end={isAllowed ? undefined : words.notAllowed}
          >
            {label}
          </Tick>
        ))}
      </div>
    </Fold>
  );
}

type FoldProps = { label: string; chosen: readonly string[]; children: ReactNode };

/** A folded list whose heading names what its fields hold. */
function Fold({ label, chosen, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {label}: <span>{chosen.join(", ") || "–"}</span>
      </summary>
      {children}
    </details>
  );
}

/** Pick-up and return, which can move along with it. */
function Moments(props: Props) {
  const { language, typed } = props;
  const words = adminReservationWords(language).change;
  const date = (name: string) => typed.find(([one]) => one === name)?.[1] ?? "";
  const length = useKeptLength({ pickup: date("pickupDate"), dropoff: date("dropoffDate") });
  return (
    <>
      <Moment {...props} end="pickup" date={length.pickup} />
      {length.isOffered && (
        <Tick checked={length.isKept} onChange={({ target }) => length.keep(target.checked)}>
          {words.keepLength}
        </Tick>
      )}
      <Moment {...props} end="dropoff" date={length.dropoff} />
      <p role="status" className={length.moved ? undefined : "visually-hidden"}>
        {length.moved && words.movedAlong(formatDate(length.moved, language))}
      </p>
    </>
  );
}

type MomentProps = Props & {
  end: "pickup" | "dropoff";
  date: Pick<ComponentProps<typeof DateInput>, "value" | "onChange" | "startName">;
};

function Moment({ language, options, typed, fault, fieldId, end, date }: MomentProps) {
  const words = adminReservationWords(language).change;
  const field = (part: "Location" | "Date" | "Time") => {
    const name = `${end}${part}`;
    const defaultValue = typed.find(([one]) => one === name)?.[1];
    return { id: fieldId(name), name, defaultValue, fault: fault(name) };
  };
  return (
    <fieldset className={styles.moment}>
      <legend>{words[end]}</legend>
      <SelectField label={words.place} {...field("Location")}>
        <Options of={options.places} />
      </SelectField>
      <DateInput label={words.date} required {...field("Date")} {...date} />
      <SelectField label={words.time} {...field("Time")}>
        <Options of={options.times.map((time) => ({ value: time, label: time }))} />
      </SelectField>
    </fieldset>
  );
}

function Options({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type Dates = { pickup: string; dropoff: string };

/**
 * The return date follows the pick-up date, so that the trip keeps its length, unless the member switches that off. A
 * typed return sets a new length. The fields hold their own text; without scripts nothing moves, and the switch is not
 * shown.
 */
function useKeptLength(start: Dates) {
  const [dates, setDates] = useState(start);
  const [days, setDays] = useState(() => daysOf(start));
  const isOffered = useHydrated();
  const [isKept, setKept] = useState(true);
  const [moved, setMoved] = useState<LocalDate>();
  const follow = (pickup: string) => {
    const from = parseLocalDate(pickup);
    const to = isKept && from && days !== undefined ? addDays(from, days) : undefined;
    setDates({ pickup, dropoff: to ?? dates.dropoff });
    if (to) setMoved(to);
  };
  const measure = (dropoff: string) => {
    setDates({ ...dates, dropoff });
    setMoved(undefined);
    setDays(daysOf({ ...dates, dropoff }));
  };
  return {
    pickup: { value: dates.pickup, onChange: follow },
    dropoff: { value: dates.dropoff, onChange: measure, startName: "pickupDate" },
    isOffered,
    isKept,
    /** Keeps the present length of the trip from now on, or stops keeping it. */
    keep: (isWanted: boolean) => {
      setKept(isWanted);
      setMoved(undefined);
      setDays(daysOf(dates));
    },
    /** The date to which the return was moved; undefined when it was not. */
    moved,
  };
}

/** The length of a trip in days; undefined when a date is missing, or the return lies before the pick-up. */
function daysOf({ pickup, dropoff }: Dates): number | undefined {
  const [from, to] = [parseLocalDate(pickup), parseLocalDate(dropoff)];
  const days = from && to ? daysBetween(from, to) : -1;
  return days < 0 ? undefined : days;
}
