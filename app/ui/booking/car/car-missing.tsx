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
  /** The address of all free cars. */
  all: string;
  as?: "link" | "submit";
  lead?: string;
};

/** The notice that somebody took the car while the visitor was choosing, with the alternatives. */
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

/** The notice in place of a page that needs a car, when the requested one is not on offer. */
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
