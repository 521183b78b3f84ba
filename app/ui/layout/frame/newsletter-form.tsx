import { useId } from "react";
import type { Language } from "../../../domain/language.ts";
import { newsletterWords, type Words } from "../../../i18n/newsletter/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { Button } from "../../controls/button.tsx";
import { Field } from "../../controls/field.tsx";
import { markLive } from "../../controls/mark-live.ts";
import { useNewsletter, type NewsletterTold } from "./use-newsletter.ts";
import styles from "./newsletter-form.module.css";

type Props = {
  language: Language;
  /** What the form was answered when it was sent without scripts, and what was typed. */
  told?: NewsletterTold;
  typed?: string;
};

/** An address for the news. Without scripts it is answered by a page of its own. */
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
