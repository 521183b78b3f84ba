import { useEffect, useRef, useState } from "react";
import { suggestAcriss } from "../../../../domain/cars/acriss.ts";
import { doubtAcriss } from "../../../../domain/cars/acriss-check.ts";
import { readAcrissFacts } from "../../../../domain/cars/acriss-facts.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { Field } from "../../../../ui/controls/field.tsx";
import { useSite } from "../../../request/use-site.ts";
import styles from "../fleet.module.css";

type Props = {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  fault?: string;
  /** The fields of the form as it was filled. */
  typed: Record<string, string>;
};

/** The ACRISS code, with a suggestion made of the other fields while they are typed. */
export function AcrissField({ typed, ...field }: Props) {
  const words = adminCarsWords(useSite().language).acriss;
  const help = useRef<HTMLSpanElement>(null);
  const [now, setNow] = useState(typed);
  useEffect(() => {
    const form = help.current?.closest("form");
    if (!form) return;
    const read = () => setNow(textsOf(form));
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, []);
  const facts = readAcrissFacts(now);
  const suggested = facts && suggestAcriss(facts);
  const code = (now.acriss ?? "").trim().toUpperCase();
  const doubts = facts ? doubtAcriss(code, facts) : [];
  const take = () => {
    const input = help.current?.closest("form")?.elements.namedItem(field.name);
    if (!(input instanceof HTMLInputElement) || !suggested) return;
    input.value = suggested;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <Field
      {...field}
      maxLength={4}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      help={
        <span ref={help} className={styles.hint} aria-live="polite">
          {!suggested && words.incomplete}
          {suggested && suggested === code && words.fits}
          {suggested && code === "" && words.usual(suggested)}
          {suggested && code !== "" && suggested !== code && (
            <>
              <span>{words.suggested(suggested)}</span>
              <button type="button" onClick={take}>
                {words.take(suggested)}
              </button>
            </>
          )}
          {doubts.map((doubt) => (
            <span key={doubt} className={styles.doubt}>
              {words.doubts[doubt]}
            </span>
          ))}
        </span>
      }
    />
  );
}

function textsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
}
