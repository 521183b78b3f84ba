import { heldCentsOf } from "../../../../domain/deposits/hold.ts";
import { depositSteps } from "../../../../domain/deposits/steps.ts";
import type { Language } from "../../../../domain/language.ts";
import { depositWords } from "../../../../i18n/deposit/en.ts";
import { stepText } from "../../../../i18n/deposit/step-text.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { findHolds } from "../../../../server/deposits/find-holds.ts";
import { List } from "../../../../ui/controls/list.tsx";
import type { PageContext } from "../../../request/page-context.ts";
import styles from "./deposit-life.module.css";

/** The life of a deposit in words; undefined while nothing was held. */
export async function loadDepositLife(
  token: string,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const holds = await findHolds(deps.pool, token);
  if (holds.length === 0) return undefined;
  const now = deps.clock.now();
  const heldCents = heldCentsOf(holds, now);
  const words = depositWords(language);
  return {
    steps: depositSteps(holds, now).map((step, place) => ({
      ...stepText(step, language),
      key: place,
    })),
    rest: heldCents > 0 ? words.stillHeld(formatEuro(heldCents, language)) : words.nothingHeld,
  };
}

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
