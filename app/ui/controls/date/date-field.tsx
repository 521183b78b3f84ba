import {
  lazy,
  Suspense,
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
import { classNames } from "../class-names.ts";
import type { CalendarProps } from "./date-calendar.tsx";
import { Sheet } from "../sheet.tsx";
import { useHydrated } from "../../browser/use-hydrated.ts";
import field from "../field.module.css";
import styles from "./date-field.module.css";

const loadCalendar = () => import("./date-calendar.tsx");
const DateCalendar = lazy(async () => ({ default: (await loadCalendar()).DateCalendar }));

type Props = Pick<CalendarProps, "min" | "max" | "from" | "to" | "openAt" | "today" | "value"> & {
  id: string;
  name: string;
  label: string;
  language: Language;
  words: { chooseDate: string; previousMonth: string; nextMonth: string; close: string };
  /** Text below the calendar. */
  note?: ReactNode;
  faultId?: string;
  describedBy?: string;
  onChange: (date: LocalDate) => void;
  /** Runs after the calendar has closed, e.g. to open the time. */
  onPicked?: () => void;
};

/** A date field: the browser's own until scripts run, our calendar from then on. Both look alike. */
export function DateField(props: Props) {
  const { id, name, label, language, value, min, max, words, faultId, describedBy } = props;
  const hydrated = useHydrated();
  const native = useRef<HTMLInputElement>(null);
  const [held, setHeld] = useState(false);
  // A visitor who has the browser's own field open when the scripts arrive finishes in it.
  useLayoutEffect(() => {
    setHeld(native.current !== null && document.activeElement === native.current);
  }, []);
  const said = describedBy ?? faultId;
  const frame = classNames(field.field, styles.date, faultId && field.wrong);
  if (hydrated && !held) return <CalendarField {...props} said={said} frame={frame} />;
  return (
    <div className={frame} data-frame>
      <label htmlFor={id}>{label}</label>
      <input
        type="date"
        ref={native}
        className={styles.native}
        defaultValue={value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={() => setHeld(false)}
        aria-invalid={faultId ? true : undefined}
        aria-describedby={said}
        {...{ id, name, min, max }}
      />
      <b className={classNames(styles.face, !value && styles.empty)} aria-hidden="true">
        {value ? formatDate(value, language) : words.chooseDate}
      </b>
    </div>
  );
}

function CalendarField(props: Props & { said?: string; frame: string }) {
  const { id, name, label, language, value, words, faultId, said, frame } = props;
  const [place, setPlace] = useState<Place>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const show = () => {
    setPlace(placeUnder(box.current));
    setOpen(true);
  };
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
      <CalendarSheet {...props} open={open} place={place} onClose={() => setOpen(false)} />
    </div>
  );
}

type SheetProps = Props & { open: boolean; place?: Place; onClose: () => void };

function CalendarSheet({ open, place, onClose, ...field }: SheetProps) {
  const pick = (date: LocalDate) => {
    // The dialog returns the focus as it closes; only then can it move on to the time.
    flushSync(() => {
      field.onChange(date);
      onClose();
    });
    field.onPicked?.();
  };
  return (
    <div id={`${field.id}-calendar`}>
      <Sheet
        open={open}
        onClose={onClose}
        title={field.label}
        closeLabel={field.words.close}
        anchor={place}
      >
        {place && (
          <div className={styles.calendar} data-months={place.months}>
            <Suspense fallback={null}>
              {open && <DateCalendar {...field} months={place.months} onPick={pick} />}
            </Suspense>
          </div>
        )}
        {field.note && <p className={styles.note}>{field.note}</p>}
      </Sheet>
    </div>
  );
}

type Place = { top: number; left: number; months: number };

const [oneMonth, twoMonths] = [360, 700];

/** Returns the position below the field, in page coordinates, moved left where the calendar would overflow the page. */
function placeUnder(box: HTMLElement | null): Place {
  const rect = box?.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const months = page >= 1024 ? 2 : 1;
  const width = months === 2 ? twoMonths : oneMonth;
  const left = Math.max(16, Math.min(rect?.left ?? 0, page - width - 16));
  return { top: (rect?.bottom ?? 0) + window.scrollY + 8, left: left + window.scrollX, months };
}
