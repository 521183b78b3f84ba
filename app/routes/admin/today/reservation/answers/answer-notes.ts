import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { addNote } from "../../../../../server/reservations/deeds/add-note.ts";
import { resendLetter } from "../../../../../server/reservations/deeds/resend-letter.ts";
import { textOf } from "../../../forms/text-of.ts";
import type { Answer } from "./answer.ts";
import { keyOf, typedIn, wholeOf, type Asked } from "./asked.ts";
import { refused, said, unreadable } from "./told.ts";

/** A note of the staff. */
export async function answerNote(asked: Asked): Promise<Answer> {
  const { form, member, found, about } = asked;
  const key = keyOf(form);
  if (!key) return unreadable(asked);
  const { token } = found.view;
  const text = textOf(form, "note", 4000);
  const answer = await addNote(about.deps, { token, by: member.by, text, key });
  if (answer.ok) return { done: "note" };
  if (answer.reason === "not-found") return refused(asked, answer.reason);
  const { faults } = adminReservationWords(about.language).notes;
  const typed = typedIn(form, ["note"]);
  return { told: { faults: { note: faults[answer.reason] }, typed }, status: 400 };
}

/** A letter to the customer once more. */
export async function answerResend(asked: Asked): Promise<Answer> {
  const { form, member, found, about } = asked;
  const key = keyOf(form);
  const letterId = wholeOf(form, "letter");
  if (!key || letterId < 0) return unreadable(asked);
  const { token } = found.view;
  const answer = await resendLetter(about.deps, { token, by: member.by, letterId, key });
  if (answer.ok) return { done: "resend" };
  const { told } = adminReservationWords(about.language);
  if (answer.reason === "not-found") return said(told.unreadable, 400);
  return said(told[answer.reason]);
}
