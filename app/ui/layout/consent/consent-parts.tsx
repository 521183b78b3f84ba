import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import type { Consent } from "../../../domain/visits/consent.ts";
import { formatInputDate } from "../../../i18n/format.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { visitWords } from "../../../i18n/visits/en.ts";
import { Button } from "../../controls/button.tsx";
import styles from "./consent-banner.module.css";

type QuestionProps = {
  language: Language;
  /** The visitor's earlier choice. */
  choice: Consent | undefined;
  withTag: boolean;
  onAgree: () => void;
  onRefuse: () => void;
};

/** The question, with two answers of equal weight. */
export function ConsentQuestion(props: QuestionProps) {
  const { language, choice, withTag, onAgree, onRefuse } = props;
  const words = visitWords(language);
  return (
    <>
      <p>
        {words.lead} {withTag && `${words.tag} `}
        <More language={language} />
      </p>
      {choice && <p className={styles.now}>{said(choice, language)}</p>}
      <div className={styles.answers}>
        <Button onClick={onRefuse}>{words.refuse}</Button>
        <Button onClick={onAgree}>{words.agree}</Button>
      </div>
    </>
  );
}

/** The text when the browser has already refused: there is nothing to choose. */
export function ConsentSignal({ language }: { language: Language }) {
  return (
    <p>
      {visitWords(language).signal.lead} <More language={language} />
    </p>
  );
}

type AnsweredProps = {
  language: Language;
  step: "ended" | "removed" | "failed";
  onForget: () => void;
  onKeep: () => void;
};

/** The text after consent was withdrawn, with the offer to delete the records. */
export function ConsentAnswered({ language, step, onForget, onKeep }: AnsweredProps) {
  const words = visitWords(language);
  const { keep, remove } = words.ended;
  return (
    <>
      <p role="status">{words[step].lead}</p>
      {step === "removed" ? undefined : (
        <div className={styles.answers}>
          <Button onClick={onKeep}>{step === "ended" ? keep : words.close}</Button>
          <Button onClick={onForget}>{step === "ended" ? remove : words.failed.again}</Button>
        </div>
      )}
    </>
  );
}

function More({ language }: { language: Language }) {
  return (
    <Link className="link" to={`${pathTo("legal", language)}#cookies`}>
      {visitWords(language).more}
    </Link>
  );
}

function said({ choice, on }: Consent, language: Language): string {
  const words = visitWords(language);
  const date = formatInputDate(on, language);
  return choice === "yes" ? words.agreedOn(date) : words.refusedOn(date);
}
