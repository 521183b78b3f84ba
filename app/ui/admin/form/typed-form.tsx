import { useRef, useState, type ComponentProps, type RefObject } from "react";
import { Form } from "react-router";
import { useWhenNew } from "../../browser/use-when-new.ts";
import { keepsTyped, sendsTyped, useUnsaved } from "./leave-guard.tsx";

type Props = Omit<ComponentProps<typeof Form>, "ref" | "state"> & {
  ref?: RefObject<HTMLFormElement | null>;
  /** True when sending this form keeps what is typed in the other forms of its page. */
  keepsOthers?: boolean;
  /** True when what is typed in this form stays after its page is drawn anew. */
  isLasting?: boolean;
};

/** A form of text that belongs to no record: `RecordForm` without its bar. Leaving it asks before typed text is lost. */
export function TypedForm({ ref, keepsOthers, isLasting, onInput, onReset, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const { changes, recount } = useChanges(form, undefined, { withHidden: false });
  const name = useUnsaved(changes > 0, isLasting ? "kept" : "lost");
  return (
    <Form
      {...rest}
      ref={form}
      state={keepsOthers ? keepsTyped : sendsTyped(name)}
      onInput={(event) => {
        onInput?.(event);
        recount();
      }}
      onReset={(event) => {
        onReset?.(event);
        setTimeout(recount);
      }}
    />
  );
}

type Changes = { changes: number; recount: () => void };

/**
 * The number of fields of a form that differ from what the form was filled with. `filledAs` changes when the form is
 * filled anew; hidden fields count in forms whose controls write into hidden fields.
 */
export function useChanges(
  form: RefObject<HTMLFormElement | null>,
  filledAs: unknown,
  { withHidden }: { withHidden: boolean },
): Changes {
  const first = useRef(new Map<string, string>());
  const [changes, setChanges] = useState(0);
  const read = (from: HTMLFormElement) => fieldsOf(from, withHidden ? [] : hiddenIn(from));
  const recount = () => {
    if (form.current) setChanges(differences(first.current, read(form.current)));
  };
  const [countedFor, setCountedFor] = useState(filledAs);
  if (!Object.is(countedFor, filledAs)) {
    setCountedFor(filledAs);
    setChanges(0);
  }
  useWhenNew(filledAs, () => {
    if (form.current) first.current = read(form.current);
  });
  return { changes, recount };
}

function fieldsOf(form: HTMLFormElement, without: readonly string[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (name === "version" || name === "seen" || without.includes(name)) continue;
    const text = typeof value === "string" ? value : value.name;
    fields.set(name, `${fields.get(name) ?? ""}\u0000${text}`);
  }
  return fields;
}

function hiddenIn(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.type === "hidden" ? [field.name] : [],
  );
}

function differences(before: Map<string, string>, after: Map<string, string>): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}
