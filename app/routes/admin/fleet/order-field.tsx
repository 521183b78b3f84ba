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

type InOrder = { id: number; version: number };

const mostRows = 2000;

/** Reads `12:3,5:1`: rows in their order, each with the version that was seen. Nothing when it is anything else. */
export function readOrder(text: string): InOrder[] | undefined {
  const parts = text.split(",");
  if (parts.length > mostRows) return undefined;
  const order = parts.flatMap((part) => {
    const [, id, version] = /^([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(part) ?? [];
    return id && version ? [{ id: Number(id), version: Number(version) }] : [];
  });
  return order.length === parts.length ? order : undefined;
}

/** What `readOrder` reads. */
export function writeOrder(order: readonly InOrder[]): string {
  return order.map(({ id, version }) => `${id}:${version}`).join(",");
}
