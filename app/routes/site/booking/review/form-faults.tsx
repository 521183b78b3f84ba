import { leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import type {
  PersonalFault,
  PersonalField,
} from "../../../../domain/reservations/person/personal-details.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { couponFaultText, detailFaultText } from "../../../../i18n/booking/faults.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import type { ReviewProps } from "./review-booking.tsx";
import styles from "./review.module.css";

/** The list of the form's faults at its top, each a link to its field. */
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

/** The fields in page order. */
const fieldOrder: readonly PersonalField[] = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "email",
  "phoneCountry",
  "phone",
  "flightNumber",
  "couponCode",
  "privacyAccepted",
  "termsAccepted",
  "marketingConsent",
];

/** Characters of the typed text that a sentence repeats. */
const maxTyped = 60;

/** Returns the sentence for a field's fault, from the last answer or from the page's own check. */
export function fieldFault(
  { language, booking, told, phone }: Pick<ReviewProps, "language" | "booking" | "told" | "phone">,
  field: PersonalField,
  fault: PersonalFault | undefined = told?.faults?.[field],
): string | undefined {
  if (!fault) return undefined;
  const typed = told?.values[field] ?? "";
  const about = {
    typed: typed.length > maxTyped ? `${typed.slice(0, maxTyped)}…` : typed,
    minDriverAge: leastDriverAge(booking.list.rules, booking.car),
    phone: formatPhone(phone),
  };
  return detailFaultText(field, fault, about, language);
}
