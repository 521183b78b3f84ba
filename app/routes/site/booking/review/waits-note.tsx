import { Hourglass } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import {
  waitReasonsOf,
  type InstantRules,
} from "../../../../domain/reservations/booking/wait-reasons.ts";
import { bookingWaitsText } from "../../../../i18n/waiting/waits-text.ts";
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
  return (
    <Note icon={Hourglass} className={styles.waits}>
      {bookingWaitsText(waits, rules, language)}
    </Note>
  );
}
