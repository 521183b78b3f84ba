import type { KeyboardEvent } from "react";
import { Plus } from "lucide-react";
import { Icon } from "../controls/icon.tsx";
import styles from "./questions.module.css";

type Props = { questions: readonly { question: string; answer: string }[]; name?: string };

/** Questions that open to their answers, one at a time; the first starts open. Escape closes the open one. */
export function Questions({ questions, name = "faq" }: Props) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary onKeyDown={(event) => closeOnEscape(event, name)}>
            {question}
            <Icon of={Plus} />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}

function closeOnEscape({ key }: KeyboardEvent, name: string): void {
  if (key !== "Escape") return;
  const open = document.querySelector<HTMLDetailsElement>(`details[name="${name}"][open]`);
  if (!open) return;
  open.open = false;
  open.querySelector("summary")?.focus();
}
