import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type {
  ContactFaults,
  ContactField,
  ContactTyped,
} from "../../../../domain/contact/contact-message.ts";

/** Milliseconds that the answer is shown (specification, section 4). */
const noticeMs = 5000;

type Box = HTMLInputElement | HTMLTextAreaElement;

const nothing: ContactTyped = { name: "", email: "", phone: "", message: "" };
/** The typed text, kept in this tab alone: the page in the other language is another page. */
let typedHere = nothing;

const rules = () => import("../../../../domain/contact/contact-message.ts");

/**
 * The form's behaviour in the browser: a field is checked when it is left and from then on while it changes, all of them before
 * sending; the answer is shown for five seconds. The rules load when the form is touched; until then the server checks.
 */
export function useContactForm(told: ContactTold | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const { load, faultsNow } = useRules(form);
  const left = useRef(new Set<ContactField>());
  const [faults, setFaults] = useState(faultsIn(told));
  /** The faults at the moment of sending: the list at the form's top does not change while somebody reads it. */
  const [listed, setListed] = useState(faults);
  const [notice, setNotice] = useState(told);
  const [heard, setHeard] = useState(told);
  if (told && told !== heard) {
    setHeard(told);
    setFaults(faultsIn(told));
    setListed(faultsIn(told));
    setNotice(told);
  }

  useEffect(() => {
    if (!told) return undefined;
    if (told.ok) empty(form.current, left.current);
    const timer = setTimeout(() => setNotice(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [told]);

  const recheck = async (field: ContactField) => {
    await load();
    const now = faultsNow()[field];
    setFaults((before) => ({ ...before, [field]: now }));
  };
  return {
    form,
    faults,
    listed,
    notice,
    typed: (field: ContactField): string =>
      (told && "typed" in told ? told.typed : typedHere)[field],
    onFocus: () => void load(),
    onBlur: (event: FocusEvent<Box>) => {
      const field = event.currentTarget.name as ContactField;
      left.current.add(field);
      void recheck(field);
    },
    onChange: (event: ChangeEvent<Box>) => {
      const field = event.currentTarget.name as ContactField;
      typedHere = { ...typedHere, [field]: event.currentTarget.value };
      if (left.current.has(field) || faults[field]) void recheck(field);
    },
    onSubmit: (event: FormEvent) => {
      const now = faultsNow();
      setFaults(now);
      setListed({ ...now });
      if (Object.keys(now).length > 0) event.preventDefault();
    },
  };
}

/** Loads the form's rules and checks the form with them; without the rules there are no faults yet. */
function useRules(form: RefObject<HTMLFormElement | null>) {
  const check = useRef<Awaited<ReturnType<typeof rules>>["checkContactMessage"]>(undefined);
  const load = async () => {
    try {
      check.current ??= (await rules()).checkContactMessage;
    } catch {
      // No connection: the server will check once there is one.
    }
  };
  const faultsNow = (): ContactFaults => {
    const checked = check.current?.(fieldsOf(form.current));
    return !checked || checked.ok ? {} : checked.faults;
  };
  return { load, faultsNow };
}

function fieldsOf(form: HTMLFormElement | null): Record<string, unknown> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function empty(form: HTMLFormElement | null, left: Set<ContactField>): void {
  typedHere = nothing;
  left.clear();
  for (const box of form?.querySelectorAll<Box>("input, textarea") ?? []) box.value = "";
}

/** The answer to the form. Typed text comes back with every refusal, for pages without scripts. */
export type ContactTold =
  | { ok: true }
  | { ok: false; reason: "invalid"; faults: ContactFaults; typed: ContactTyped }
  | { ok: false; reason: "too-many-tries" | "not-sent"; typed: ContactTyped }
  /** The browser got no answer from the server. */
  | { ok: false; reason: "failed" };

function faultsIn(told: ContactTold | undefined): ContactFaults {
  return told && !told.ok && told.reason === "invalid" ? told.faults : {};
}
