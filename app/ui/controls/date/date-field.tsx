import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { classNames } from "../class-names.ts";
import field from "../field.module.css";
import {
  CalendarSheet,
  LaterCalendar,
  loadCalendar,
  placeUnder,
  type CalendarWords,
  type Place,
  type SheetContent,
} from "./calendar-sheet.tsx";
import type { CalendarProps } from "./date-calendar.tsx";
import { takeEarlyTap } from "./early-tap.ts";
import styles from "./date-field.module.css";

export type DateFieldProps = Pick<CalendarProps, "min" | "max" | "today" | "value"> & {
  id: string;
  name: string;
  label: string;
  language: Language;
  words: CalendarWords;
  /** Text below the calendar. */
  note?: ReactNode;
  faultId?: string;
  describedBy?: string;
  onChange: (date: LocalDate) => void;
  /** The sheet's title and content, where it is more than one month of days. */
  sheet?: { title: string; content: SheetContent };
};

/**
 * A date field: the browser's own until scripts run, our calendar from then on. Both look alike, and a tap that comes before the
 * scripts opens our calendar as soon as they are there.
 */
export function DateField(props: DateFieldProps) {
  const { id, name, label, language, value, min, max, words, faultId, describedBy } = props;
  const hydrated = useHydrated();
  const native = useRef<HTMLInputElement>(null);
  const [takenOver, setTakenOver] = useState<"no" | "typing" | "focused">("no");
  // Half a date in the browser's own field would be lost: whoever is typing one finishes in it.
  useLayoutEffect(() => {
    if (native.current === null || document.activeElement !== native.current) return;
    setTakenOver(native.current.validity.badInput ? "typing" : "focused");
  }, []);
  const said = describedBy ?? faultId;
  const frame = classNames(field.field, styles.date, faultId && field.wrong);
  if (hydrated && takenOver !== "typing")
    return <CalendarField {...props} {...{ said, frame }} hasFocus={takenOver === "focused"} />;
  return (
    <div className={frame} data-frame>
      <label htmlFor={id}>{label}</label>
      <input
        type="date"
        ref={native}
        className={styles.native}
        defaultValue={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={() => setTakenOver("no")}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={said}
        {...{ id, name, min, max }}
      />
      <b
        className={classNames(styles.face, !value && styles.empty)}
        data-opens={id}
        aria-hidden="true"
      >
        {value ? formatDate(value, language) : words.chooseDate}
      </b>
    </div>
  );
}

type FieldProps = DateFieldProps & { said?: string; frame: string; hasFocus: boolean };

function CalendarField(props: FieldProps) {
  const { id, name, label, language, value, words, faultId, said, frame, hasFocus } = props;
  const [place, setPlace] = useState<Place>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const show = () => {
    setPlace(placeUnder(box.current));
    setOpen(true);
  };
  const takeOver = useEffectEvent(() => {
    if (hasFocus) document.getElementById(id)?.focus();
    if (takeEarlyTap(id)) show();
  });
  useEffect(() => takeOver(), []);
  const openByKey = (event: KeyboardEvent) => {
    if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    show();
  };
  return (
    <div ref={box} className={styles.box}>
      <div className={frame} data-frame onPointerEnter={loadCalendar}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${id}-calendar`}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={said}
          readOnly
          inputMode="none"
          autoComplete="off"
          placeholder={words.chooseDate}
          value={value ? formatDate(value, language) : ""}
          onFocus={loadCalendar}
          onClick={show}
          onKeyDown={openByKey}
        />
      </div>
      <input type="hidden" name={name} value={value} />
      <CalendarSheet
        id={`${id}-calendar`}
        title={props.sheet?.title ?? label}
        closeLabel={words.close}
        note={props.sheet ? undefined : props.note}
        onClose={() => setOpen(false)}
        {...{ place, open }}
      >
        {props.sheet?.content ?? oneDay(props)}
      </CalendarSheet>
    </div>
  );
}

/** The calendar of a field that stands alone. */
function oneDay({
  language,
  today,
  value,
  min,
  max,
  words,
  onChange,
}: DateFieldProps): SheetContent {
  return ({ months, close }) => (
    <LaterCalendar
      {...{ language, today, value, min, max, words, months }}
      onPick={(date) => {
        // The dialog returns the focus as it closes.
        flushSync(() => {
          onChange(date);
          close();
        });
      }}
    />
  );
}
