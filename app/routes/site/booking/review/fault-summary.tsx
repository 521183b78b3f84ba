import { bookingWords } from "../../../../i18n/booking/en.ts";
import { couponFaultText } from "../../../../i18n/booking/faults.ts";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { fieldFault, fieldOrder } from "./field-fault.ts";
import type { ReviewProps } from "./review-booking.tsx";
import styles from "./review.module.css";

/** The faults of the form together, at its top, each a link to its field. */
export function FaultSummary(props: ReviewProps) {
  const { language, told } = props;
  const words = bookingWords(language).review;
  const faults = fieldOrder.flatMap((field) => {
    const message = fieldFault(props, field);
    return message ? [{ fieldId: field, message }] : [];
  });
  if (told?.couponFault) {
    faults.push({ fieldId: "couponCode", message: couponFaultText(told.couponFault, language) });
  }
  if (faults.length === 0) return undefined;
  return (
    <div className={styles.notice}>
      <ErrorSummary
        title={faults.length === 1 ? words.faultOne : words.faultMany(faults.length)}
        faults={faults}
        kept={words.restKept}
      />
    </div>
  );
}
