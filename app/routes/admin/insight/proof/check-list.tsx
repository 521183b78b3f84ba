import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { proofWords } from "../../../../i18n/admin-proof/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { LinedList } from "../../../../ui/admin/page/lined-list.tsx";
import { StatusDot, type Tone } from "../../../../ui/admin/page/status-dot.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./check-list.module.css";
import type { ShownCheck } from "./shown-proof.ts";

const tones: Record<ShownCheck["outcome"], Tone> = { good: "good", bad: "bad", idle: "off" };

/** The checks of a proof, each in a line; under one that failed what is wrong, and the page that mends it. */
export function CheckList({
  language,
  checks,
}: {
  language: Language;
  checks: readonly ShownCheck[];
}) {
  const words = proofWords(language);
  return (
    <LinedList>
      {checks.map(({ check, name, outcome, says, faults, more }) => (
        <li key={check}>
          <span>{name}</span>
          <StatusDot tone={tones[outcome]}>{says}</StatusDot>
          {faults.length > 0 && (
            <List className={styles.faults}>
              {faults.map(({ text, mend }) => (
                <li key={text}>
                  {text} {mend && <Link to={mend.to}>{mend.label}</Link>}
                </li>
              ))}
              {more > 0 && <li>{words.more(formatNumber(more, language))}</li>}
            </List>
          )}
        </li>
      ))}
    </LinedList>
  );
}
