import { readStaffSource } from "../../../../../domain/reservations/booking/source.ts";
import { readCents } from "../../../../../domain/read-money.ts";
import { mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../../i18n/admin-reservations/en.ts";
import { textOf } from "../../../forms/fields-of.ts";
import {
  type DeedAnswer,
  type DeedRequest,
  handOf,
  keyOf,
  refused,
  said,
  seenIn,
  typedIn,
  unreadable,
  wholeOf,
} from "./request.ts";
import { shownCustomer } from "../tasks/load-task.ts";
import type { Typed } from "../tasks/change-options.ts";
import {
  addManualLine,
  removeManualLine,
} from "../../../../../server/reservations/deeds/add-manual-line.ts";
import { correctSource } from "../../../../../server/reservations/deeds/correct-source.ts";
import { addNote } from "../../../../../server/reservations/deeds/add-note.ts";
import {
  customerFields,
  type CustomerForm,
  editCustomer,
  formOf,
} from "../../../../../server/reservations/deeds/edit-customer.ts";
import { resendLetter } from "../../../../../server/reservations/letters/resend-letter.ts";

/** Adds a note of the staff. */
export async function answerNote(request: DeedRequest): Promise<DeedAnswer> {
  const { form, member, found, about } = request;
  const key = keyOf(form);
  if (!key) return unreadable(request);
  const { token } = found.view;
  const text = textOf(form, "note", 4000);
  const answer = await addNote(about.deps, { token, by: member.by, text, key });
  if (answer.ok) return { done: "note" };
  if (answer.reason === "not-found") return refused(request, answer.reason);
  const { faults } = adminReservationWords(about.language).notes;
  const typed = typedIn(form, ["note"]);
  return { answer: { faults: { note: faults[answer.reason] }, typed }, status: 400 };
}

/** Sends a letter to the customer once more. */
export async function answerResend(request: DeedRequest): Promise<DeedAnswer> {
  const { form, member, found, about } = request;
  const key = keyOf(form);
  const letterId = wholeOf(form, "letter");
  if (!key || letterId < 0) return unreadable(request);
  const { token } = found.view;
  const answer = await resendLetter(about.deps, { token, by: member.by, letterId, key });
  if (answer.ok) return { done: "resend" };
  const { told } = adminReservationWords(about.language);
  if (answer.reason === "not-found") return said(told.unreadable, 400);
  return said(told[answer.reason]);
}

/** Changes the customer's details. */
export async function answerCustomer(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const answer = await editCustomer(about.deps, { ...hand, form: readForm(request) });
  if (answer.ok) return { done: "customer" };
  const typed = typedIn(form, customerFields);
  const words = adminReservationWords(about.language);
  if (answer.reason === "unchanged") return said(words.told.unchanged, 409, typed);
  if (answer.reason === "stale") return refused(request, "stale", mergedCustomer(request));
  if (answer.reason !== "invalid") return refused(request, answer.reason, typed);
  return { answer: { faults: faultTexts(answer.faults, about.language), typed }, status: 400 };
}

/** Corrects how the reservation came to the staff. */
export async function answerSource(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  if (!hand) return unreadable(request);
  const words = adminReservationWords(about.language);
  const typed = typedIn(form, ["way", "partner"]);
  const read = readStaffSource({ way: textOf(form, "way", 20), partner: textOf(form, "partner") });
  if (!read.ok) {
    const { faultPartner } = adminReservationsWords(about.language).book;
    return { answer: { faults: { partner: faultPartner }, typed }, status: 400 };
  }
  const answer = await correctSource(about.deps, { ...hand, source: read.source });
  if (answer.ok) return { done: "source" };
  if (answer.reason === "unchanged") return said(words.told.unchanged, 409, typed);
  return refused(request, answer.reason === "of-the-site" ? "closed" : answer.reason, typed);
}

/** The typed texts; fields that the member left alone get what somebody else has written meanwhile. */
function mergedCustomer({ form, found }: DeedRequest): Typed {
  const current = shownCustomer(found);
  const typed = Object.fromEntries(typedIn(form, customerFields));
  const seen = seenIn(form) ?? current;
  return Object.entries(mergeFields(customerFields, { seen, typed, current }).fields);
}

/**
 * Reads the customer's details. The form shows the phone number as it is dialled, so the same number is no change,
 * however it is written.
 */
function readForm({ form, found }: DeedRequest): CustomerForm {
  const { view, phoneCountry, dateOfBirth } = found;
  const typed = Object.fromEntries(
    customerFields.map((field) => [field, textOf(form, field)]),
  ) as CustomerForm;
  const shown = shownCustomer(found);
  const isShown = typed.phone === shown.phone && typed.phoneCountry === shown.phoneCountry;
  const kept = formOf({ view, phoneCountry, dateOfBirth: dateOfBirth ?? undefined });
  return isShown ? { ...typed, phone: kept.phone, phoneCountry: kept.phoneCountry } : typed;
}

const fieldsAnswerPrice = ["labelEn", "labelBs", "sign", "amount", "why"] as const;

/** Adds a manual line to the price. */
export async function answerAddLine(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  const name = keyOf(form);
  if (!hand || !name) return unreadable(request);
  const cents = readCents(textOf(form, "amount", 40));
  const amountCents = form.get("sign") === "minus" ? -(cents ?? 0) : (cents ?? 0);
  const label = { en: textOf(form, "labelEn"), bs: textOf(form, "labelBs") };
  const line = { label, amountCents, why: textOf(form, "why") };
  const answer = await addManualLine(about.deps, { ...hand, name, line });
  if (answer.ok) return { done: "line" };
  const typed = typedIn(form, fieldsAnswerPrice);
  const words = adminReservationWords(about.language);
  if (answer.reason === "too-many") return said(words.told["too-many"], 409, typed);
  if (answer.reason !== "invalid") return refused(request, answer.reason, typed);
  return { answer: { faults: faultTexts(answer.faults, about.language), typed }, status: 400 };
}

/** Removes a manual line from the price. */
export async function answerRemoveLine(request: DeedRequest): Promise<DeedAnswer> {
  const { form, about } = request;
  const hand = handOf(request);
  const name = textOf(form, "line", 65);
  if (!hand || name === "") return unreadable(request);
  const answer = await removeManualLine(about.deps, { ...hand, name });
  if (answer.ok) return { done: "line" };
  const { told } = adminReservationWords(about.language);
  return answer.reason === "below-zero"
    ? said(told["below-zero"])
    : refused(request, answer.reason);
}
