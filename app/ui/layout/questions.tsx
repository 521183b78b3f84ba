import { Plus } from "lucide-react";
import { Icon } from "../controls/icon.tsx";
import styles from "./questions.module.css";

type Props = { questions: readonly { question: string; answer: string }[]; name?: string };

/** Questions that open to their answers, one at a time; the first is open. */
export function Questions({ questions, name = "faq" }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            {question}
            <Icon of={Plus} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
