import { useEffect, useRef } from "react";
import { keepTyped, readTyped } from "../photos-here/half-typed.ts";
import { typedBox } from "./key-box-fields.ts";

/**
 * Keeps what is typed into the form of a key box, and gives it back after a reload where nothing stands. That the key is in the box is
 * said anew.
 */
export function useKeptFields(path: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { fields = {} } = readTyped(path);
    for (const [name, text] of Object.entries(fields)) giveBack(form.current, name, text);
  }, [path]);
  const keep = () => {
    if (!form.current) return;
    const { confirm: _, ...fields } = typedBox(new FormData(form.current));
    keepTyped(path, { fields });
  };
  return { form, keep };
}

function giveBack(form: HTMLFormElement | null, name: string, text: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof RadioNodeList)) return;
  if (field.value === "") field.value = text;
}
