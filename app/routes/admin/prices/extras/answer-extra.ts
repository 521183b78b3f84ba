import type { Doer } from "../../../../domain/staff/doer.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import { readAbsence } from "../../../../domain/extras/read-absence.ts";
import { readExtra } from "../../../../domain/extras/read-extra.ts";
import { answerWith, badForm, notFound, type ActionAnswer } from "../../forms/action-answer.ts";
import type { SentTexts } from "../../../../domain/forms/read-form.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { addAbsence, endAbsence } from "../../../../server/extras/absences.ts";
import { changeExtra, deleteExtra, moveExtra } from "../../../../server/extras/change-extra.ts";
import { listExtras } from "../../../../server/extras/list-extras.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { leadAndTell } from "../../forms/told.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import type { RecordAnswer } from "../../forms/filled-form.ts";
import { extraFields, extraLabels } from "./extra-form.tsx";

/** The answer of the action; `intent` tells the form of the pieces that are away. */
export type ExtraAnswer = RecordAnswer & ActionAnswer<{ intent: "away" }>;

const answered = answerWith<ExtraAnswer>;

type Sent = { request: Request; code: string; by: Doer };
type Deed = { sent: SentTexts; code: string; by: Doer };

/** Answers a form of an extra's page: one of its small deeds, else the change of the extra itself. */
export async function answerExtra(about: PageContext, { request, code, by }: Sent) {
  const sent = fieldsOf(await readForm(request));
  // Any other text is the code of no extra, and the database rejects NUL.
  if (!/^[a-z0-9_]{1,80}$/.test(code)) throw notFound();
  const deed = { sent, code, by };
  if (sent.move !== undefined) return move(about, deed);
  if (sent.do === "delete") return remove(about, deed);
  if (sent.do === "away") return away(about, deed);
  if (sent.back !== undefined) return back(about, deed);
  return change(about, deed);
}

async function change({ deps, language }: PageContext, { sent, code, by }: Deed) {
  const labels = extraLabels(language);
  const typed = typedOf(sent, labels);
  const read = readExtra(sent);
  if (!read.ok) return answered({ faults: read.faults, typed }, 400);
  const version = versionOf(sent);
  const now = deps.clock.now();
  const answer = await changeExtra(deps.pool, { code, version, extra: read.extra, by, now });
  if (answer.ok) {
    await deps.catalogue.catchUp();
    return answered({ saved: { undo: extraFields(answer.before, language) } }, 200);
  }
  if (answer.reason === "not-found") throw notFound();
  if (answer.reason === "invalid") return answered({ faults: answer.faults, typed }, 400);
  const { theirs } = answer;
  const stale = { version: theirs.version, theirs: extraFields(theirs, language), labels };
  return answered({ stale, typed }, 409);
}

async function move({ deps }: PageContext, { sent, code, by }: Deed) {
  const step = { up: -1, down: 1 }[sent.move ?? ""];
  if (step !== 1 && step !== -1) throw badForm();
  if (!(await moveExtra(deps.pool, { code, step, by }))) throw notFound();
  await deps.catalogue.catchUp();
  return answered({ saved: {} }, 200);
}

async function remove({ deps, language }: PageContext, { code, by }: Deed) {
  const held = (await listExtras(deps.pool)).find((extra) => extra.code === code);
  const answer = await deleteExtra(deps.pool, { code, by });
  if (!answer.ok && answer.reason === "not-found") throw notFound();
  if (!answer.ok) return answered({}, 409);
  await deps.catalogue.catchUp();
  const name = (language === "ba" ? held?.nameBs : held?.nameEn) ?? code;
  throw leadAndTell(adminPath("extras", language), { deed: "extra-deleted", name });
}

async function away({ deps }: PageContext, { sent, code, by }: Deed) {
  const now = deps.clock.now();
  const read = readAbsence(sent, dateOf(toLocal(now)));
  const typed = typedOf(sent, { startsOn: "", endsOn: "", pieces: "", note: "" });
  if (!read.ok) return answered({ intent: "away", faults: read.faults, typed }, 400);
  const answer = await addAbsence(deps.pool, { code, absence: read.absence, by, now });
  if (answer.ok) return answered({ saved: {} }, 200);
  if (answer.reason === "invalid")
    return answered({ intent: "away", faults: answer.faults, typed }, 409);
  throw notFound();
}

async function back({ deps }: PageContext, { sent, code, by }: Deed) {
  const id = /^\d{1,9}$/.test(sent.back ?? "") ? Number(sent.back) : 0;
  if (!(await endAbsence(deps.pool, { code, id, by }))) throw notFound();
  return answered({ saved: {} }, 200);
}
