import type { SearchField } from "../../../domain/reservations/trip/check-trip.ts";
import { searchWords } from "../../../i18n/search/en.ts";
import type { Language } from "../../../domain/language.ts";
import type { SearchFaults } from "./search-faults.ts";
import type { FormFields } from "./search-fields.ts";
import styles from "./search-progress.module.css";

type Props = { fields: FormFields; faults: Pick<SearchFaults, "isOpen">; language: Language };

/** The progress of the form on phones: the steps as a road, and the remaining time (spec 2, Home). */
export function SearchProgress({ fields, faults, language }: Props) {
  const words = searchWords(language);
  const done = doneSteps(fields, faults);
  const left = done.filter((step) => !step.isDone).length;
  const { minutes, long, short, complete } = words.timeLeft;
  return (
    <p className={styles.progress}>
      <span className={styles.steps}>
        {words.steps(done.length)}
        <span className={styles.road} aria-hidden="true">
          {done.map(({ name, isDone }) => (
            <i key={name} data-done={isDone || undefined} />
          ))}
        </span>
      </span>
      <span>{[complete, short, long][left] ?? minutes}</span>
    </p>
  );
}

/** The steps: pick-up place, return place when it differs, pick-up, return. A step is done when nothing about it can be refused. */
function doneSteps(
  { sameReturnLocation }: FormFields,
  { isOpen }: Props["faults"],
): { name: string; isDone: boolean }[] {
  const isOther = sameReturnLocation !== "true";
  const isDone = (...names: SearchField[]) => !names.some(isOpen);
  return [
    { name: "from", isDone: isDone("pickupLocation") },
    ...(isOther ? [{ name: "to", isDone: isDone("dropoffLocation") }] : []),
    { name: "pickup", isDone: isDone("pickupDate", "pickupTime") },
    { name: "dropoff", isDone: isDone("dropoffDate", "dropoffTime") },
  ];
}
