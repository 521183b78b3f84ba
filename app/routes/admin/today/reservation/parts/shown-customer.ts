import {
  formOf,
  type CustomerForm,
} from "../../../../../server/reservations/deeds/edit-customer.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { phoneParts } from "../../../../../server/phones/phone-parts.ts";

/** The customer as the form shows them: the number as it is dialled in its country, which is how somebody types it. */
export function shownCustomer({ view, phoneCountry, dateOfBirth }: StaffReservation): CustomerForm {
  const form = formOf({ view, phoneCountry, dateOfBirth: dateOfBirth ?? undefined });
  const { country, number } = phoneParts(form.phone);
  return { ...form, phoneCountry: country, phone: number };
}
