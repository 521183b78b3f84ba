import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { newsletterWords } from "../../../../i18n/newsletter/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { NewsletterForm } from "../../../../ui/layout/frame/newsletter-form.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./newsletter.module.css";

type Props = {
  language: Language;
  title: string;
  text: string;
  /** The button that acts; programs that open every link of a letter press none. */
  button?: { kind: "go" | "line"; label: string };
};

/** The page behind a link in a newsletter letter: one question with one button, or the result. */
export function LinkPage({ language, title, text, button }: Props) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={title} label={newsletterWords(language).title} />
      <div className={`raised ${styles.card}`} role="status">
        <p>{text}</p>
        {button && (
          <Form method="post" replace>
            <Button type="submit" kind={button.kind} busy={busy}>
              {button.label}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

/** The page behind a link that belongs to no subscriber. */
export function UnknownLink({ language }: { language: Language }) {
  const { unknown } = newsletterWords(language);
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead language={language} title={unknown.title} lead={unknown.lead} />
      <div className={`raised ${styles.card}`}>
        <NewsletterForm language={language} />
      </div>
    </div>
  );
}
