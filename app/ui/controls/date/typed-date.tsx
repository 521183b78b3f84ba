import { CalendarDays } from "lucide-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import type { LocalDate } from "../../../domain/calendar.ts";
import { useHydrated } from "../../browser/use-hydrated.ts";
import { classNames } from "../class-names.ts";
import {
  CalendarSheet,
  LaterCalendar,
  loadCalendar,
  placeUnder,
  type Place,
  type SheetContent,
} from "./calendar-sheet.tsx";
import { Fault, Help } from "../faults/fault.tsx";
import { Field, type FieldLook } from "../field.tsx";
import { SquareButton } from "../square-button.tsx";
import { todayHere, useTypedDate, type DateTerms } from "./use-typed-date.ts";
import field from "../field.module.css";
import styles from "./typed-date.module.css";

export type TypedDateProps = FieldLook &
  DateTerms & {
    label: string;
    id?: string;
    name: string;
    /** What the field is filled with: a day, or what was typed and refused. */
    defaultValue?: string;
    required?: boolean;
    disabled?: boolean;
    /** The sheet's title and content, where it is more than one month of days. */
    sheet?: { title: string; content: SheetContent };
  };

/**
 * The date field of who works with dates: typed (`26.11.`, `+3`, `fri`) or picked, in the language of the page, with the weekday. What
 * is sent is the day itself, or what was typed where it is none; without scripts it is the browser's own field.
 */
export function TypedDate(props: TypedDateProps) {
  const { value, label, id, name, fault, help, faultId, required, disabled, min, max } = props;
  const native = useRef<HTMLInputElement>(null);
  const [before, setBefore] = useState<string>();
  // What was typed before scripts were there.
  useLayoutEffect(() => setBefore(native.current?.value || undefined), []);
  const isHydrated = useHydrated();
  const first = before ?? value ?? props.defaultValue ?? "";
  if (isHydrated) return <TypedField {...props} first={first} />;
  return (
    <Field
      {...{ label, id, name, fault, help, faultId, required, disabled, min, max }}
      ref={native}
      type="date"
      defaultValue={first}
    />
  );
}

function TypedField(props: TypedDateProps & { first: string }) {
  const { label, name, first, words, help, faultId, required, disabled } = props;
  const made = useId();
  const id = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const typed = useTypedDate(props, { inputRef: input, holderRef: holder });
  const { box, open, show, close, place } = useOpen(input);
  // A fault that is said outside of the field is the one that counts.
  const fault = (faultId ? undefined : typed.fault) ?? props.fault;
  const saidId = fault || help ? `${id}-said` : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") typed.finish();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    show();
  };
  return (
    <div ref={box} className={field.around}>
      <div
        className={classNames(field.field, styles.date, (fault || faultId) && field.wrong)}
        data-frame
      >
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        <input
          {...{ id, required, disabled, onKeyDown }}
          ref={input}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed.text}
          aria-invalid={Boolean(fault ?? faultId) || undefined}
          aria-describedby={classNames(saidId, faultId) || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onBlur={typed.finish}
        />
        <OpenButton {...{ words, disabled }} fieldId={id} onOpen={show} />
      </div>
      {/* No hidden field: those are what a form says beside its typing, and are not counted as changes. */}
      <input hidden ref={holder} name={name} defaultValue={first} />
      {fault && <Fault id={saidId}>{fault}</Fault>}
      {!fault && help && <Help id={saidId}>{help}</Help>}
      {place && (
        <CalendarSheet
          id={`${id}-calendar`}
          title={props.sheet?.title ?? label}
          closeLabel={words.close}
          onClose={close}
          {...{ open, place }}
        >
          {props.sheet?.content ?? oneDay(props, typed)}
        </CalendarSheet>
      )}
    </div>
  );
}

type OpenProps = Pick<TypedDateProps, "words" | "disabled"> & {
  fieldId: string;
  onOpen: () => void;
};

function OpenButton({ words, disabled, fieldId, onOpen }: OpenProps) {
  return (
    <SquareButton
      icon={CalendarDays}
      className={styles.open}
      aria-label={words.open}
      aria-describedby={`${fieldId}-label`}
      aria-haspopup="dialog"
      disabled={disabled}
      onPointerEnter={loadCalendar}
      onClick={onOpen}
    />
  );
}

function oneDay(
  props: TypedDateProps,
  { day, take }: ReturnType<typeof useTypedDate>,
): SheetContent {
  const { language, words, min, max } = props;
  return (sheet) => (
    <OneDay {...{ language, words, min, max }} {...sheet} value={day} onPick={take} />
  );
}

type OneDayProps = Pick<TypedDateProps, "language" | "words" | "min" | "max"> & {
  value: LocalDate | "";
  months: number;
  close: () => void;
  onPick: (date: LocalDate) => void;
};

const [earliest, latest] = ["1900-01-01", "2199-12-31"];

function OneDay({ min = earliest, max = latest, close, onPick, ...shown }: OneDayProps) {
  const [today] = useState(todayHere);
  return (
    <LaterCalendar
      {...shown}
      {...{ today, min, max }}
      openAt={today < min ? min : today}
      onPick={(date) => {
        // The dialog returns the focus as it closes.
        flushSync(close);
        onPick(date);
      }}
    />
  );
}

function useOpen(input: RefObject<HTMLInputElement | null>) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  const [open, setOpen] = useState(false);
  const show = () => {
    // The dialog gives the focus back to where the typing goes on.
    input.current?.focus();
    setPlace(placeUnder(box.current));
    setOpen(true);
  };
  return { box, open, place, show, close: () => setOpen(false) };
}
