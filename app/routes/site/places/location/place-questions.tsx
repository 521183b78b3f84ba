import type { Facts, Question } from "../../../../domain/facts.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { Questions } from "../../../../ui/layout/questions.tsx";
import styles from "./place-questions.module.css";

type Props = {
  questions: readonly Pick<Question, "question" | "answer">[];
  facts: Pick<Facts, "phone">;
  language: Language;
};

/** What people ask about the place, one answer open at a time. */
export function PlaceQuestions({ questions, facts, language }: Props) {
  const words = placesWords(language).place;
  if (questions.length === 0) return null;
  return (
    <section className={styles.questions}>
      <div>
        <h2>{words.questions}</h2>
        <p>{words.questionsLead}</p>
        <a className="link" href={telLink(facts.phone)}>
          {formatPhone(facts.phone)}
        </a>
      </div>
      <Questions
        questions={questions.map(({ question, answer }) => ({
          question: inLanguage(question, language),
          answer: inLanguage(answer, language),
        }))}
      />
    </section>
  );
}
