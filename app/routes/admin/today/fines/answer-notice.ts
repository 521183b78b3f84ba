import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { fineFields, readFine } from "../../../../domain/fines/read-fine.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { phoneWords } from "../../../../i18n/admin-phone/en.ts";
import { enterFine } from "../../../../server/fines/enter-fine.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf } from "../../forms/fields-of.ts";
import { photoIn } from "../../forms/photo-in.ts";

type NoticeAnswer = ActionAnswer<{
  /** A code of the words of the page, or the sentence about the photo. */
  refused: string;
  faults: FieldFaults;
  typed: Record<string, string>;
  shown: { known: number };
}>;

type Outcome = { id: number } | { answer: NoticeAnswer; status: number };

/** Enters the notice of a form: its id, or why it was not entered, with what was typed. */
export async function answerNotice(
  form: FormData,
  { by, about }: { by: Doer; about: PageContext },
): Promise<Outcome> {
  const sent = fieldsOf(form);
  const { deps, language, now } = about;
  const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
  if (!formKey) return { answer: { refused: "form" }, status: 400 };
  const names = [...Object.keys(fineFields), "key"];
  const typed = Object.fromEntries(names.map((name) => [name, sent[name] ?? ""]));
  const read = readFine(sent, { now: deps.clock.now(), today: dateOf(now) });
  if (!read.ok) return { answer: { faults: read.faults, typed }, status: 422 };
  const photo = await photoIn(form, deps);
  if (photo?.ok === false) {
    const refused = phoneWords(language).photo.refused[photo.reason];
    return { answer: { refused, typed }, status: 422 };
  }
  const answer = await enterFine(deps, {
    notice: read.notice,
    photoSha256: photo?.sha256,
    formKey,
    by,
  });
  if (answer.ok) return { id: answer.id };
  const shown = answer.reason === "known" && answer.id > 0 ? { shown: { known: answer.id } } : {};
  return { answer: { refused: answer.reason, typed, ...shown }, status: 409 };
}
