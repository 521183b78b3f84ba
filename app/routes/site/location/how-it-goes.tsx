import { Check } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import styles from "./how-it-goes.module.css";

type Props = { meeting: string; freeCancellationHours: number; language: Language };

/** The four steps of a pick-up as a road, and four reasons to take it here. */
export function HowItGoes({ meeting, freeCancellationHours, language }: Props) {
  const words = pageWords(language).location;
  return (
    <section className={styles.columns}>
      <div>
        <h2>{words.stepsTitle}</h2>
        <ol className={styles.steps}>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text || meeting}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{words.whyTitle}</h2>
        <ul className={styles.reasons}>
          {words.why(freeCancellationHours).map((reason) => (
            <li key={reason}>
              <Icon of={Check} strong />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
