import type { ShownFacts } from "../../../../domain/facts.ts";
import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { Stars } from "../../../../ui/controls/marks/stars.tsx";
import { Questions as QuestionList } from "../../../../ui/layout/questions.tsx";
import type { Offer } from "./home-view.ts";
import band from "./band.module.css";
import styles from "./questions.module.css";

export type ShownQuestion = { question: Bilingual; answer: Bilingual };

type CardFacts = Pick<ShownFacts, "rating" | "reviewCount" | "customers" | "founded">;

type Props = {
  language: Language;
  facts: CardFacts;
  offer: Pick<Offer, "freeCancellationHours">;
  questions: readonly ShownQuestion[];
};

/** The commonest questions, beside the terms of cancelling and the customers' rating. */
export function Questions({ language, facts, offer, questions }: Props) {
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
          <div className={styles.cards}>
            <CancelCard language={language} hours={offer.freeCancellationHours} />
            <RatingCard {...{ language, facts }} />
          </div>
        </div>
        <QuestionList questions={texts} />
      </div>
    </section>
  );
}

function CancelCard({ language, hours }: { language: Language; hours: number }) {
  const words = homeWords(language);
  return (
    <div className={`raised ${styles.card}`}>
      <h3>{words.cancelTitle}</h3>
      <div className={styles.scale} aria-hidden="true" />
      <p className={styles.rule}>
        <span>{words.cancelFree}</span>
        <span>{words.cancelLate(hours)}</span>
      </p>
      <p className={styles.how}>{words.cancelText}</p>
    </div>
  );
}

function RatingCard({ language, facts }: { language: Language; facts: CardFacts }) {
  const words = homeWords(language);
  const score = formatNumber(facts.rating, language, 1);
  const customers = formatNumber(facts.customers, language);
  return (
    <div className={`raised ${styles.card}`}>
      <h3>{words.ratingTitle}</h3>
      <div className={styles.score}>
        <b>{score}</b>
        <Stars count={Math.round(facts.rating)} label={words.stars(score)} />
      </div>
      <p className={styles.how}>
        {words.ratingFrom(formatNumber(facts.reviewCount, language))}{" "}
        {words.whyLead(customers, facts.founded)}
      </p>
    </div>
  );
}
