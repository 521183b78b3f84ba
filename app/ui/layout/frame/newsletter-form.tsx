import { type FormEvent, useEffect, useId, useState } from "react";
import type { Language } from "../../../domain/language.ts";
import { newsletterWords, type Words } from "../../../i18n/newsletter/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../controls/field.tsx";
import { markLive } from "../../controls/mark-live.ts";
import styles from "./newsletter-form.module.css";

type Props = {
  language: Language;
  /** The answer to the form when it was sent without scripts, and the typed address. */
  told?: NewsletterTold;
  typed?: string;
};

/** The newsletter's form. Without scripts a page of its own answers it. */
export function NewsletterForm({ language, told, typed }: Props) {
  const words = newsletterWords(language);
  const id = useId();
  const { state, busy, send } = useNewsletter(told);
  return (
    <form
      method="post"
      action={pathTo("newsletter", language)}
      className={styles.form}
      onSubmit={send}
      ref={markLive}
    >
      <p className={styles.lead}>{words.lead}</p>
      <div className={styles.row}>
        <Field
          id={`${id}-email`}
          name="email"
          type="email"
          label={words.email}
          defaultValue={typed}
          autoComplete="email"
          autoCapitalize="off"
          maxLength={254}
          required
        />
        <Button type="submit" busy={busy} busyLabel={words.subscribing}>
          {words.subscribe}
        </Button>
      </div>
      <div className={styles.said} role="status">
        <Answer words={words} told={state} />
      </div>
      <p className={styles.consent}>{words.consent}</p>
    </form>
  );
}

function Answer({ words, told }: { words: Words; told: NewsletterTold | undefined }) {
  if (!told) return undefined;
  if (told === "subscribed") {
    return (
      <p className={styles.done}>
        <b>{words.success}</b> {words.thanks} {words.oneMore}
      </p>
    );
  }
  const texts = { invalid: words.invalid, "too-many": words.tooMany, failed: words.failed };
  return <p className={styles.failed}>{texts[told]}</p>;
}

export type NewsletterTold = "subscribed" | "invalid" | "too-many" | "failed";

/** Milliseconds that the answer is shown (specification, section 4). */
const noticeMs = 3000;

/** Sends the form without leaving the page; the typed address is cleared only after success. */
function useNewsletter(told: NewsletterTold | undefined) {
  const [state, setState] = useState(told);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!state) return undefined;
    const timer = setTimeout(() => setState(undefined), noticeMs);
    return () => clearTimeout(timer);
  }, [state]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    setState(undefined);
    const answer = await post(form);
    if (answer === "subscribed") form.reset();
    setBusy(false);
    setState(answer);
  };
  return { state, busy, send };
}

/** Sends the form. The response is a page for visitors without scripts; its status holds the same answer. */
async function post(form: HTMLFormElement): Promise<NewsletterTold> {
  const email = new FormData(form).get("email");
  const body = new URLSearchParams({ email: String(email ?? "").trim() });
  try {
    const { status } = await fetch(form.action, { method: "POST", body });
    if (status === 400) return "invalid";
    if (status === 429) return "too-many";
    return status === 200 ? "subscribed" : "failed";
  } catch {
    return "failed";
  }
}
