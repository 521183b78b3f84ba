import { useEffect, useRef } from "react";

type Props = {
  name: string;
  value: string;
  /** Called when the form is reset. */
  onReset: () => void;
};

/** A hidden field whose value is set by controls beside the form; the form hears of every change. */
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

type InOrder = { id: number; version: number };

const maxRows = 2000;

/** Reads an order like `12:3,5:1`: ids, each with the version that the member saw. Undefined for any other text. */
export function readOrder(text: string): InOrder[] | undefined {
  const parts = text.split(",");
  if (parts.length > maxRows) return undefined;
  const order = parts.flatMap((part) => {
    const [, id, version] = /^([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(part) ?? [];
    return id && version ? [{ id: Number(id), version: Number(version) }] : [];
  });
  return order.length === parts.length ? order : undefined;
}

/** Writes an order for `readOrder`. */
export function writeOrder(order: readonly InOrder[]): string {
  return order.map(({ id, version }) => `${id}:${version}`).join(",");
}
