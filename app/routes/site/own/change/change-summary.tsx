import type { Language } from "../../../../domain/language.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import type { FaultTexts } from "./wish/fault-texts.ts";
import { tripFieldNames } from "./wish/typed-change.ts";
import styles from "./change.module.css";

/** The faults of the form together, each a link to where it can be mended. */
export function ChangeSummary({ language, texts }: { language: Language; texts: FaultTexts }) {
  const words = changeWords(language).fault;
  const at = [
    ...tripFieldNames.map((name) => [`change-${name}`, texts.trip[name]] as const),
    ["car", texts.car] as const,
    ["choices", texts.choices] as const,
    ["flightNumber", texts.flightNumber] as const,
    ["phone", texts.phone] as const,
  ];
  const faults = at.flatMap(([fieldId, message]) => (message ? [{ fieldId, message }] : []));
  if (faults.length === 0) return undefined;
  return (
    <div id="answer" className={styles.told}>
      <ErrorSummary
        title={faults.length === 1 ? words.one : words.many(faults.length)}
        faults={faults}
        kept={words.kept}
      />
    </div>
  );
}
