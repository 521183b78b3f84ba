import type {
  FaultCode,
  PersonalField,
} from "../../../../domain/reservations/person/personal-details.ts";
import { detailFaultText } from "../../../../i18n/booking/faults.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import type { ReviewProps } from "./review-booking.tsx";

/** The fields in the order in which they stand on the page. */
export const fieldOrder: readonly PersonalField[] = [
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

/** So much of what was typed is repeated in a sentence. */
const mostTyped = 60;

/** The sentence for a field that is at fault, by the last answer or by what the page itself sees. */
export function fieldFault(
  { language, booking, told, phone }: Pick<ReviewProps, "language" | "booking" | "told" | "phone">,
  field: PersonalField,
  fault: FaultCode | undefined = told?.faults?.[field],
): string | undefined {
  if (!fault) return undefined;
  const typed = told?.values[field] ?? "";
  const { minDriverAge } = booking.list.rules;
  const about = {
    typed: typed.length > mostTyped ? `${typed.slice(0, mostTyped)}…` : typed,
    minDriverAge: Math.max(minDriverAge, booking.car.minDriverAge),
    phone: formatPhone(phone),
  };
  return detailFaultText(field, fault, about, language);
}
