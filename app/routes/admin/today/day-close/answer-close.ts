import type { LocalDate } from "../../../../domain/calendar.ts";
import { readFeninga } from "../../../../domain/read-money.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { closeDay } from "../../../../server/day-close/close-day.ts";
import type { PageContext } from "../../../request/page-context.ts";
import type { ActionAnswer } from "../../forms/action-answer.ts";
import { fieldsOf } from "../../forms/fields-of.ts";

export type CloseAnswer = ActionAnswer<{ refused: string; typed: Record<string, string> }>;

type Asked = { day: LocalDate; by: Doer; about: PageContext };

/** Closes the day that the form is about; answers why it did not, with what was typed. */
export async function answerClose(
  form: FormData,
  { day, by, about }: Asked,
): Promise<CloseAnswer | undefined> {
  const { z = "", reason = "", note = "", net = "" } = fieldsOf(form);
  const typed = { z, reason, note };
  const zFeninga = z.trim() === "" ? undefined : readFeninga(z);
  const isRead = /^-?\d{1,10}$/.test(net) && (zFeninga !== undefined || z.trim() === "");
  if (!isRead) return { refused: "form", typed };
  const answer = await closeDay(about.deps, {
    day,
    zFeninga,
    reason: reason.trim().slice(0, 300),
    note: note.trim().slice(0, 500),
    seenNetCents: Number(net),
    by,
  });
  return answer.ok ? undefined : { refused: answer.reason, typed };
}
