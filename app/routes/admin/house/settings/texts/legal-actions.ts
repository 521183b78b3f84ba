import { type ActionFunctionArgs } from "react-router";
import { legalKinds, type LegalKind } from "../../../../../domain/facts.ts";
import { legalFields } from "../../../../../domain/settings/legal-form.ts";
import {
  confirmPoint,
  discardLegalDraft,
  publishLegalDraft,
  saveLegalDraft,
} from "../../../../../server/settings/edit-legal.ts";
import { legalBraces, listLegalVersions } from "../../../../../server/settings/legal-versions.ts";
import { page } from "../../../../request/page-context.ts";
import { readForm } from "../../../../request/read-form.ts";
import { notFound, type ActionAnswer, answerWith } from "../../../forms/action-answer.ts";
import { requireFreshStaff, type Member } from "../../../guard/require-staff.ts";
import { answerEdit, type SettingsAnswer, readEdit, textOf } from "../record/edit-action.ts";

/** The answer of the action of a legal text. */
export type LegalAnswer = SettingsAnswer &
  ActionAnswer<{
    /**
     * `unknown`: names in braces that do not exist. "draft-moved": the draft has changed since, so it was neither
     * published nor deleted.
     */
    refused: { unknown: string[] } | "draft-moved";
  }>;

/** The kind of legal text in the address; throws 404 when there is no such kind. */
export function legalKindOf(text: string | undefined): LegalKind {
  const kind = legalKinds.find((one) => one === text);
  if (!kind) throw notFound();
  return kind;
}

/** Saves the draft of a legal text, publishes it, deletes it, or records that a point was confirmed. */
export async function legalAction({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const kind = legalKindOf(params.kind);
  const form = await readForm(request);
  const deed = textOf(form, "do");
  const { deps } = about;
  const wanted = { form, kind, by, now: deps.clock.now() };
  if (deed === "publish" || deed === "discard") return settle(deps, wanted, deed);
  if (deed === "confirm" || deed === "reopen") return notePoint(deps, wanted, deed === "confirm");
  return save(deps, wanted);
}

type Deps = ReturnType<typeof depsOf>;
type LegalRequest = { form: FormData; kind: LegalKind; by: Member["by"]; now: number };

function depsOf({ context }: ActionFunctionArgs) {
  return context.get(page).deps;
}

async function save(deps: Deps, { form, kind, by }: LegalRequest) {
  const { typed, seen } = readEdit(form, legalFields);
  const allowed = new Set(legalBraces(await deps.catalogue.get()).map(({ name }) => name));
  const answer = await saveLegalDraft(deps.pool, { kind, typed, seen, allowed, by });
  if (!answer.ok && answer.reason === "unknown") {
    const { faults, unknown } = answer;
    return answerWith<LegalAnswer>({ typed, faults, refused: { unknown } }, 400);
  }
  const [newest] = await listLegalVersions(deps.pool, kind);
  return answerEdit(answer, { typed, seen, version: legalVersionNumber(newest) });
}

/** A number that changes with every edit of the newest version, and with the next version. */
export function legalVersionNumber(
  newest: { documentVersion: number; version: number } | undefined,
): number {
  return (newest?.documentVersion ?? 0) * 10_000 + (newest?.version ?? 0);
}

async function settle(
  deps: Deps,
  { form, kind, by, now }: LegalRequest,
  deed: "publish" | "discard",
) {
  const version = Number(textOf(form, "draft"));
  const { ok } =
    deed === "publish"
      ? await publishLegalDraft(deps.pool, { kind, version, by, now })
      : await discardLegalDraft(deps.pool, { kind, version, by });
  await deps.catalogue.catchUp();
  return ok
    ? answerWith<LegalAnswer>({ saved: {} })
    : answerWith<LegalAnswer>({ refused: "draft-moved" }, 409);
}

async function notePoint(deps: Deps, { form, kind, by, now }: LegalRequest, confirmed: boolean) {
  const numbers = [textOf(form, "documentVersion"), textOf(form, "point")];
  const [documentVersion = -1, point = -1] = numbers.map((text) =>
    /^\d{1,6}$/.test(text) ? Number(text) : -1,
  );
  const deed = { kind, documentVersion, point, confirmed, by, now };
  const { ok } = await confirmPoint(deps.pool, deed);
  if (!ok) throw notFound();
  return answerWith<LegalAnswer>({});
}
