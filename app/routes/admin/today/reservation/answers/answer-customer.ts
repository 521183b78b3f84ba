import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import {
  customerFields,
  editCustomer,
  formOf,
  type CustomerForm,
} from "../../../../../server/reservations/deeds/edit-customer.ts";
import { mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import { textOf } from "../../../forms/text-of.ts";
import type { Answer } from "./answer.ts";
import type { Typed } from "../tasks/change-options.ts";
import { handOf, typedIn, type Asked } from "./asked.ts";
import { refused, said, unreadable } from "./told.ts";
import { seenIn } from "./seen-form.ts";
import { shownCustomer } from "../parts/shown-customer.ts";

/** Who the customer is. */
export async function answerCustomer(asked: Asked): Promise<Answer> {
  const { form, about } = asked;
  const hand = handOf(asked);
  if (!hand) return unreadable(asked);
  const answer = await editCustomer(about.deps, { ...hand, form: readForm(asked) });
  if (answer.ok) return { done: "customer" };
  const typed = typedIn(form, customerFields);
  const words = adminReservationWords(about.language);
  if (answer.reason === "unchanged") return said(words.told.unchanged, 409, typed);
  if (answer.reason === "stale") return refused(asked, "stale", mergedCustomer(asked));
  if (answer.reason !== "invalid") return refused(asked, answer.reason, typed);
  const faults = Object.fromEntries(
    Object.entries(answer.faults).map(([field, fault]) => [field, words.edit.faults[fault]]),
  );
  return { told: { faults, typed }, status: 400 };
}

/** What was typed; in the fields that were left alone, what somebody else has written meanwhile. */
function mergedCustomer({ form, found }: Asked): Typed {
  const current = shownCustomer(found);
  const typed = Object.fromEntries(typedIn(form, customerFields));
  const seen = seenIn(form) ?? current;
  return Object.entries(mergeFields(customerFields, { seen, typed, current }).fields);
}

/** The number stands in the form as it is dialled: the same one is no change, whatever it looks like. */
function readForm({ form, found }: Asked): CustomerForm {
  const { view, phoneCountry, dateOfBirth } = found;
  const typed = Object.fromEntries(
    customerFields.map((field) => [field, textOf(form, field)]),
  ) as CustomerForm;
  const shown = shownCustomer(found);
  const isShown = typed.phone === shown.phone && typed.phoneCountry === shown.phoneCountry;
  const kept = formOf({ view, phoneCountry, dateOfBirth: dateOfBirth ?? undefined });
  return isShown ? { ...typed, phone: kept.phone, phoneCountry: kept.phoneCountry } : typed;
}
