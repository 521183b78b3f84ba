import type { Language } from "../../../domain/language.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import { quoteFaultText } from "../../../i18n/booking/faults.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { ErrorSummary } from "../../controls/faults/error-summary.tsx";
import styles from "./wrong-choices.module.css";

/** The notice about choices in the address that had to be dropped. */
export function WrongChoices({
  language,
  faults,
}: {
  language: Language;
  faults: readonly QuoteFault[];
}) {
  const words = bookingWords(language);
  return (
    <div className={styles.wrong}>
      <ErrorSummary
        title={words.extras.faultsHead}
        faults={faults.map((fault) => ({ message: quoteFaultText(fault, language) }))}
        kept={words.review.restKept}
      />
    </div>
  );
}
