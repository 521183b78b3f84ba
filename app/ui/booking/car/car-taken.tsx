import { CalendarX } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { ButtonLink } from "../../controls/button.tsx";
import { Note } from "../../controls/states/note.tsx";
import { AlternativeList, type Alternatives } from "./alternatives.tsx";
import styles from "./car-taken.module.css";

type Props = {
  language: Language;
  alternatives: Alternatives;
  /** Where all free cars stand. */
  all: string;
  as?: "link" | "submit";
  lead?: string;
};

/** Somebody took the car while the visitor was choosing: what still works. */
export function CarTaken({ language, alternatives, all, as, lead }: Props) {
  const words = bookingWords(language);
  return (
    <Note tone="bad" icon={CalendarX} role="alert" className={styles.taken}>
      <p>
        <b>{words.notAvailable}.</b> {lead ?? words.extras.takenLead}
      </p>
      <AlternativeList language={language} alternatives={alternatives} as={as} />
      <ButtonLink to={all}>{words.alternatives.all}</ButtonLink>
    </Note>
  );
}
