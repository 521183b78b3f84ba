import { inLanguage, type Bilingual, type Language } from "../../../domain/language.ts";
import { homeWords } from "../../../i18n/home/words.ts";
import { Questions as QuestionList } from "../../../ui/layout/questions.tsx";
import band from "./band.module.css";
import styles from "./questions.module.css";

export type ShownQuestion = { question: Bilingual; answer: Bilingual };

type Props = {
  language: Language;
  freeCancellationHours: number;
  questions: readonly ShownQuestion[];
};

/** The questions of every day, beside what cancelling costs. */
export function Questions({ language, freeCancellationHours, questions }: Props) {
  const words = homeWords(language);
  const texts = questions.map(({ question, answer }) => ({
    question: inLanguage(question, language),
    answer: inLanguage(answer, language),
  }));
  return (
    <section className={band.band} id="faq">
      <div className={`wrap ${band.beside}`}>
        <div>
          <div className={`${band.head} ${styles.head}`}>
            <h2>{words.questionsTitle}</h2>
            <p>{words.questionsLead}</p>
          </div>
          <div className={styles.cancel}>
            <h3>{words.cancelTitle}</h3>
            <div className={styles.scale} aria-hidden="true" />
            <p className={styles.rule}>
              <span>{words.cancelFree}</span>
              <span>{words.cancelLate(freeCancellationHours)}</span>
            </p>
            <p className={styles.how}>{words.cancelText}</p>
          </div>
        </div>
        <QuestionList questions={texts} />
      </div>
    </section>
  );
}
