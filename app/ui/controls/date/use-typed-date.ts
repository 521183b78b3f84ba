import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { parseLocalDate, type LocalDate } from "../../../domain/calendar.ts";
import { readTypedDate } from "../../../domain/forms/typed-date.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { dateNames } from "../../../i18n/calendar-names.ts";
import { formatDate } from "../../../i18n/format.ts";
import type { Language } from "../../../domain/language.ts";

type DateWords = {
  open: string;
  close: string;
  previousMonth: string;
  nextMonth: string;
  unreadable: string;
  noSuchDay: string;
  beforeStart: (start: string) => string;
  before: (first: string) => string;
  after: (last: string) => string;
};

/** What a typed day is measured by, and who is told of it. */
export type DateTerms = {
  language: Language;
  words: DateWords;
  /** The day, or what was typed, where the page leads the field; the page is told of whatever is finished. */
  value?: string;
  onChange?: (typed: string) => void;
  min?: LocalDate;
  max?: LocalDate;
  /** Which way a day without its year lies; a date of birth or of the log lies back. */
  leans?: "ahead" | "back";
  /** The field of the first day, where this is the last one: `+3` is counted from it, and nothing ends before it. */
  startName?: string;
};

/** The text of the field, the day that it means, and what is wrong with it. */
export function useTypedDate(
  props: DateTerms & { first: string },
  { inputRef, holderRef }: Record<"inputRef" | "holderRef", RefObject<HTMLInputElement | null>>,
) {
  const { first, value, language, onChange } = props;
  const faultOf = useFaults(props);
  const shown = (from: string) => (parseLocalDate(from) ? formatDate(from, language) : from);
  const [text, setText] = useState(() => shown(first));
  const [held, setHeld] = useState(first);
  const [fault, setFault] = useState<string>();
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    // A page that knows days alone answers what is no day with nothing: the typed text stays.
    if (value !== undefined && value !== (parseLocalDate(held) ?? "")) {
      setText(shown(value));
      setHeld(value);
    }
  }
  /** Writes into the field that is sent, as typing would: the form counts its changes. */
  const hold = (day: string) => {
    setHeld(day);
    if (!holderRef.current || holderRef.current.value === day) return;
    holderRef.current.value = day;
    holderRef.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const settle = (day: string) => {
    const wrong = faultOf(day, inputRef.current?.form);
    setFault(wrong);
    inputRef.current?.setCustomValidity(wrong ?? "");
    setText(shown(day));
    hold(day);
    if (day !== value) onChange?.(day);
  };
  const fillAgain = () => {
    setText(shown(holderRef.current?.value ?? ""));
    setHeld(holderRef.current?.value ?? "");
    setFault(undefined);
    inputRef.current?.setCustomValidity("");
  };
  useFilledAgain(holderRef, fillAgain);
  useLayoutEffect(() => {
    if (value !== undefined && holderRef.current) holderRef.current.value = value;
  }, [value, holderRef]);
  const meant = (typed: string) => dayOf(typed, props, inputRef.current?.form);
  return {
    text,
    fault,
    /** The day that is held; empty while none is. */
    day: parseLocalDate(held) ?? "",
    write: (typed: string) => {
      setText(typed);
      setFault(undefined);
      inputRef.current?.setCustomValidity("");
      if (value === undefined) hold(meant(typed));
    },
    finish: () => settle(text === shown(held) ? held : meant(text)),
    take: (date: LocalDate) => settle(date),
  };
}

/** Runs when a script has filled the field, or its form was reset. */
function useFilledAgain(holderRef: RefObject<HTMLInputElement | null>, fillAgain: () => void) {
  const onFilled = useEffectEvent(fillAgain);
  useEffect(() => {
    const [filled, form] = [holderRef.current, holderRef.current?.form];
    const now = () => onFilled();
    // A form is reset after it says so.
    const later = () => setTimeout(onFilled);
    filled?.addEventListener("change", now);
    form?.addEventListener("reset", later);
    return () => {
      filled?.removeEventListener("change", now);
      form?.removeEventListener("reset", later);
    };
  }, [holderRef]);
}

/** Returns the day that was typed, or the typed text itself where it is none. */
function dayOf(typed: string, props: DateTerms, form: HTMLFormElement | null | undefined): string {
  const names = Object.values(dateNames);
  const from = startOf(props, form);
  const read = readTypedDate(typed, { today: todayHere(), from, leans: props.leans, names });
  return read.ok ? read.date : typed.trim();
}

function startOf({ startName }: DateTerms, form: HTMLFormElement | null | undefined) {
  if (startName === undefined) return undefined;
  const start = form?.querySelector<HTMLInputElement>(`input[name="${startName}"]`);
  return start ? parseLocalDate(start.value) : undefined;
}

/** Says what is wrong with what the field holds. */
function useFaults(props: DateTerms) {
  const { language, words, min, max } = props;
  return (held: string, form: HTMLFormElement | null | undefined): string | undefined => {
    if (held === "") return undefined;
    const day = parseLocalDate(held);
    if (!day) {
      const read = readTypedDate(held, { today: todayHere(), names: Object.values(dateNames) });
      return !read.ok && read.reason === "no-such-day" ? words.noSuchDay : words.unreadable;
    }
    const start = startOf(props, form);
    if (start && day < start) return words.beforeStart(formatDate(start, language));
    if (min && day < min) return words.before(formatDate(min, language));
    return max && day > max ? words.after(formatDate(max, language)) : undefined;
  };
}

/** Tells a field that its value was written by a script: what is shown of a date follows. */
export function tellFilled(field: HTMLInputElement): void {
  field.dispatchEvent(new Event("change"));
}

export function todayHere(): LocalDate {
  return toLocal(Date.now()).slice(0, 10);
}
