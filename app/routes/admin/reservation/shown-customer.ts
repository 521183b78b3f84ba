import { formOf, type CustomerForm } from "../../../server/reservations/edit-customer.ts";
import type { StaffReservation } from "../../../server/reservations/find-for-staff.ts";
import { phoneParts } from "../../../server/reservations/phone-parts.ts";

/** The customer as the form shows them: the number as it is dialled in its country, which is how somebody types it. */
export function shownCustomer({ view, phoneCountry, dateOfBirth }: StaffReservation): CustomerForm {
  const form = formOf({ view, phoneCountry, dateOfBirth: dateOfBirth ?? undefined });
  const { country, number } = phoneParts(form.phone);
  return { ...form, phoneCountry: country, phone: number };
}
