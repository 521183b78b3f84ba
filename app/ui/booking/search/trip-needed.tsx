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
  /** Absent before the first search. */
  fields?: SearchFields;
  faults?: TripFaults;
  carried: readonly (readonly [string, string])[];
  /** The name of the car that the visitor came for. */
  carName?: string;
  /** True when the places are those of an earlier reservation. */
  isRepeat: boolean;
};

/** The search form in place of a page that needs a trip, with the typed values and their faults. */
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
