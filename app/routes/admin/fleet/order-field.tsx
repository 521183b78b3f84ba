import { useEffect, useRef } from "react";

type Props = {
  name: string;
  value: string;
  /** The form was put back to how it was. */
  onReset: () => void;
};

/** A hidden field of a form whose value is set by what is done beside it: the form is told of every change. */
export function OrderField({ name, value, onReset }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(value);
  useEffect(() => {
    if (first.current === value) return;
    first.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [value]);
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, [onReset]);
  return <input ref={input} type="hidden" name={name} value={value} readOnly />;
}
