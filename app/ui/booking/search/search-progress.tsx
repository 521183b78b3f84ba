import { searchWords } from "../../../i18n/search/en.ts";
import type { Language } from "../../../domain/language.ts";
import type { FormFields } from "./search-fields.ts";
import styles from "./search-progress.module.css";

/** The progress of the form on phones: the steps as a road, and the remaining time (spec 2, Home). */
export function SearchProgress({ fields, language }: { fields: FormFields; language: Language }) {
  const words = searchWords(language);
  const done = doneSteps(fields);
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

/** The steps: pick-up place, return place when it differs, pick-up, return. */
function doneSteps(fields: FormFields): { name: string; isDone: boolean }[] {
  const isOther = fields.sameReturnLocation !== "true";
  return [
    { name: "from", isDone: fields.pickupLocation !== "" },
    ...(isOther ? [{ name: "to", isDone: fields.dropoffLocation !== "" }] : []),
    { name: "pickup", isDone: fields.pickupDate !== "" && fields.pickupTime !== "" },
    { name: "dropoff", isDone: fields.dropoffDate !== "" && fields.dropoffTime !== "" },
  ];
}
