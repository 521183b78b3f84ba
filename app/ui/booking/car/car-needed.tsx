import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { ButtonLink } from "../../controls/button.tsx";
import { EmptyState } from "../../controls/states/empty-state.tsx";

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
