import { useEffect, useRef, useState, type RefObject } from "react";

type Changes = { changes: number; recount: () => void };

/** How many fields of a form differ from what it was filled with. `filledAs` changes when the form is filled anew. */
export function useChanges(form: RefObject<HTMLFormElement | null>, filledAs: unknown): Changes {
  const first = useRef(new Map<string, string>());
  const [changes, setChanges] = useState(0);
  const recount = () => {
    if (form.current) setChanges(differences(first.current, fieldsOf(form.current)));
  };
  useEffect(() => {
    if (form.current) first.current = fieldsOf(form.current);
    setChanges(0);
  }, [form, filledAs]);
  return { changes, recount };
}

function fieldsOf(form: HTMLFormElement): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (name === "version" || name === "seen") continue;
    const text = typeof value === "string" ? value : value.name;
    fields.set(name, `${fields.get(name) ?? ""}\u0000${text}`);
  }
  return fields;
}

function differences(before: Map<string, string>, after: Map<string, string>): number {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).length;
}
