import { Hourglass } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import {
  toldReason,
  waitReasonsOf,
  type InstantRules,
} from "../../../../domain/reservations/booking/wait-reasons.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./review.module.css";

type Props = {
  language: Language;
  price: { rentalDays: number; totalCents: number };
  rules: InstantRules;
};

/** Says before the booking that one of the staff will confirm it, when its length or total is a reason to. */
export function WaitsNote({ language, price, rules }: Props) {
  const waits = waitReasonsOf(price, rules);
  if (waits.length === 0) return undefined;
  const words = waitingWords(language);
  const says = {
    days: () => words.before.days(rules.instantDays),
    value: () => words.before.value(formatEuroShort(rules.instantValueCents, language)),
    other: words.before.other,
  };
  return (
    <Note icon={Hourglass} className={styles.waits}>
      {says[toldReason(waits)]()} {words.beforeHeld}
    </Note>
  );
}
