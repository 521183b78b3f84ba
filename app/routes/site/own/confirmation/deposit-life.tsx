import type { Language } from "../../../../domain/language.ts";
import { depositWords } from "../../../../i18n/deposit/en.ts";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./deposit-life.module.css";
import type { loadDepositLife } from "./load-deposit-life.ts";

type Props = { language: Language; life: Awaited<ReturnType<typeof loadDepositLife>> };

/** What was held, what of it was kept and why, and what went back. */
export function DepositLife({ language, life }: Props) {
  if (!life) return null;
  return (
    <section>
      <h2 className={styles.title}>{depositWords(language).title}</h2>
      <List className={styles.steps} ordered>
        {life.steps.map(({ key, when, what, amount, reason }) => (
          <li key={key}>
            <div>
              <b>{what}</b>
              <small>{[when, reason].filter(Boolean).join(" · ")}</small>
            </div>
            <span>{amount}</span>
          </li>
        ))}
      </List>
      <p className={styles.rest}>{life.rest}</p>
    </section>
  );
}
