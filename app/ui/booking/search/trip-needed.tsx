import type { Language } from "../../../domain/language.ts";
import type { SearchFields, TripFaults } from "../../../domain/reservations/trip/check-trip.ts";
import type { SearchContext } from "../../../domain/reservations/trip/search-context.ts";
import { resultsWords } from "../../../i18n/results/en.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import { SearchForm } from "./search-form.tsx";
import styles from "./trip-needed.module.css";

type Props = {
  language: Language;
  context: SearchContext;
  /** Absent when nothing was asked yet. */
  fields?: SearchFields;
  faults?: TripFaults;
  carried: readonly (readonly [string, string])[];
  /** The car that the visitor came for. */
  carName?: string;
  /** The places are those of last time. */
  isRepeat: boolean;
};

/** In place of a page that needs a trip: the form, with what was typed and what is wrong with it. */
export function TripNeeded(props: Props) {
  const { language, context, fields, faults, carried } = props;
  const words = resultsWords(language);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.formTitle}</h1>
      <p>{lead(props)}</p>
      <SearchForm {...{ language, context, fields, faults, carried }} />
    </div>
  );
}

function lead({ language, carName, isRepeat }: Props): string {
  const words = resultsWords(language);
  if (isRepeat) return carName ? words.again(carName) : words.againPlaces;
  return carName ? searchWords(language).carChosen(carName) : words.formLead;
}
