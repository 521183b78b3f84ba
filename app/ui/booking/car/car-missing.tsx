import { CalendarX } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { AlternativeList, type Alternatives } from "./alternatives.tsx";
import { ButtonLink } from "../../controls/button.tsx";
import { EmptyState } from "../../controls/states/empty-state.tsx";
import { Note } from "../../controls/states/note.tsx";
import styles from "./car-missing.module.css";

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

/** In place of a page that needs a car: the one asked for is not on offer. */
export function CarNeeded({ language, to }: { language: Language; to: string }) {
  const words = bookingWords(language).noCar;
  return (
    <>
      <h1>{words.title}</h1>
      <EmptyState heading="h2" title={words.what} text={words.next}>
        <ButtonLink kind="pick" to={to}>
          {bookingWords(language).alternatives.all}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
