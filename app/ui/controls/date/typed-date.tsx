import { CalendarDays } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { LocalDate } from "../../../domain/calendar.ts";
import {
  CalendarSheet,
  LaterCalendar,
  loadCalendar,
  placeUnder,
  type Place,
  type SheetContent,
} from "./calendar-sheet.tsx";
import { SquareButton } from "../square-button.tsx";
import { DayField, DayInput, type DayFieldProps } from "./day-field.tsx";
import { todayHere, useTypedDate } from "./use-typed-date.ts";
import styles from "./typed-date.module.css";

export type TypedDateProps = DayFieldProps & {
  /** The sheet's title and content, where it is more than one month of days. */
  sheet?: { title: string; content: SheetContent };
};

/**
 * The date field of who works with dates: typed (`26.11.`, `+3`, `fri`) or picked, in the language of the page, with the weekday. What
 * is sent is the day itself, or what was typed where it is none; without scripts it is the browser's own field.
 */
export function TypedDate(props: TypedDateProps) {
  return <DayField {...props}>{(first) => <TypedField {...props} first={first} />}</DayField>;
}

function TypedField(props: TypedDateProps & { first: string }) {
  const { label, words, disabled } = props;
  const made = useId();
  const id = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const typed = useTypedDate(props, { inputRef: input, holderRef: holder });
  const { box, open, show, close, place } = useOpen(input);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    show();
  };
  return (
    <DayInput
      {...props}
      {...{ id, typed, input, holder, box, onKeyDown }}
      frame={styles.date}
      button={<OpenButton {...{ words, disabled }} fieldId={id} onOpen={show} />}
    >
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
    </DayInput>
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
