import { useId, useRef } from "react";
import { DayField, DayInput, type DayFieldProps } from "./day-field.tsx";
import { useTypedDate } from "./use-typed-date.ts";

/** A date that is copied off a document. It is typed alone: no month of a calendar is near one that lies years away. */
export function PaperDate(props: DayFieldProps) {
  return <DayField {...props}>{(first) => <Typed {...props} first={first} />}</DayField>;
}

function Typed(props: DayFieldProps & { first: string }) {
  const made = useId();
  const id = props.id ?? made;
  const input = useRef<HTMLInputElement>(null);
  const holder = useRef<HTMLInputElement>(null);
  const typed = useTypedDate(props, { inputRef: input, holderRef: holder });
  return <DayInput {...props} {...{ id, typed, input, holder }} />;
}
