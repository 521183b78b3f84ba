/** The two fields that open a reservation, used alone or together. */
import { useRef } from "react";
import { WifiOff } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { lookupWords } from "../../../i18n/lookup/en.ts";
import { formatPhone, telLink } from "../../../i18n/phone.ts";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../controls/field.tsx";
import { Note } from "../../controls/states/note.tsx";
import { useWhenNew } from "../../browser/use-when-new.ts";
import { useOnline } from "../../browser/use-online.ts";

/** The answer to a refused form. A correct name redirects instead. */
export type LookupTold = {
  step: "code" | "name";
  code: string;
  firstName: string;
  reason?: "unknown-code" | "wrong-name";
  /** Set after too many tries. */
  waitSeconds?: number;
};

type FieldProps = {
  language: Language;
  told: LookupTold | undefined;
  /** True when the field takes the focus as it appears. */
  first?: boolean;
};

/** The reservation code, accepted in any spelling. */
export function CodeField({ language, told, first = false }: FieldProps) {
  const words = lookupWords(language);
  const isWrong = told?.reason === "unknown-code";
  const input = useFocus(isWrong, told);
  return (
    <Field
      ref={input}
      id="code"
      name="code"
      label={words.code}
      help={words.codeHelp}
      fault={isWrong ? words.faults["unknown-code"] : undefined}
      defaultValue={told?.code}
      autoFocus={isWrong || first}
      inputMode="text"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}

/** The first name of the driver. */
export function NameField({ language, told, first = false }: FieldProps) {
  const words = lookupWords(language);
  const isWrong = told?.reason === "wrong-name";
  const input = useFocus(isWrong, told);
  return (
    <Field
      ref={input}
      id="firstName"
      name="firstName"
      label={words.firstName}
      help={words.firstNameHelp}
      fault={isWrong ? words.faults["wrong-name"] : undefined}
      defaultValue={told?.firstName}
      autoFocus={isWrong || first}
      inputMode="text"
      autoComplete="given-name"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={100}
      required
    />
  );
}

type SubmitProps = { language: Language; label: string; intent: string; busy: boolean };

/** The submit button; it waits for a connection. */
export function LookupButton({ language, label, intent, busy }: SubmitProps) {
  const words = lookupWords(language);
  const offline = !useOnline();
  return (
    <>
      {offline && (
        <Note tone="bad" icon={WifiOff} role="status">
          {words.offline}
        </Note>
      )}
      <Button
        kind="go"
        type="submit"
        name="intent"
        value={intent}
        wide
        disabled={offline}
        busy={busy}
        busyLabel={words.checking}
      >
        {offline ? words.offlineShort : label}
      </Button>
    </>
  );
}

/** The waiting time, and contacts for the meantime. */
export function TooManyTries({
  language,
  told,
  phone,
}: {
  language: Language;
  told: LookupTold | undefined;
  phone: string;
}) {
  const words = lookupWords(language);
  const box = useRef<HTMLDivElement>(null);
  useWhenNew(told, () => {
    if (told?.waitSeconds) box.current?.focus();
  });
  if (!told?.waitSeconds) return undefined;
  const minutes = counted(Math.ceil(told.waitSeconds / 60), "minute", language);
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="bad" role="alert">
        <b>{words.tooMany(minutes)}</b> {words.hurry}{" "}
        <a className="link nowrap" href={telLink(phone)}>
          {formatPhone(phone)}
        </a>
      </Note>
    </div>
  );
}

function useFocus(isWrong: boolean, told: LookupTold | undefined) {
  const input = useRef<HTMLInputElement>(null);
  useWhenNew(told, () => {
    if (isWrong) input.current?.focus();
  });
  return input;
}
