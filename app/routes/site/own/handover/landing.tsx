import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { useBroughtIntoSight } from "../../../../ui/browser/use-brought-into-sight.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./handover.module.css";

/** Before the handover is opened: only a hand opens it, so that no preview of a message takes it away. */
export function Landing({ language }: { language: Language }) {
  const { landing } = ownHandoverWords(language);
  const busy = useNavigation().state !== "idle";
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{landing.title}</h1>
      <p className={styles.lead}>{landing.lead}</p>
      <noscript>
        <Note tone="bad">{landing.noScript}</Note>
      </noscript>
      <Form method="post" className={styles.open}>
        <input type="hidden" name="intent" value="open" />
        <Button type="submit" kind="go" wide busy={busy}>
          {landing.open}
        </Button>
        <p className={styles.small}>{landing.once}</p>
      </Form>
    </div>
  );
}

type EndedProps = {
  language: Language;
  refused: string;
  /** It ended while the phone showed it. */
  isNew: boolean;
};

/** A pass that shows nothing to this phone, or nothing any more. */
export function Ended({ language, refused, isNew }: EndedProps) {
  const words = ownHandoverWords(language);
  const sentences: Readonly<Record<string, string>> = words.ended;
  const isDone = refused === "done";
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 {...useBroughtIntoSight<HTMLHeadingElement>(isNew)}>
        {isDone ? words.doneTitle : words.endedTitle}
      </h1>
      <p className={styles.lead} role="status">
        {sentences[refused] ?? words.ended.over}
      </p>
    </div>
  );
}
