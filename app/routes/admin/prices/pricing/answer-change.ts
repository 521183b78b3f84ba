import { textOf } from "../../forms/fields-of.ts";
import type { CellConflict, PriceEdit } from "../../../../domain/pricing/editing/change-prices.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { readPriceEdits } from "../../../../domain/pricing/editing/read-price-edits.ts";
import { cellTypes } from "../../../../i18n/admin-pricing/cell-names.ts";
import type { About } from "../../../../server/http/about.ts";
import { previewPrices, type PricePreview } from "../../../../server/pricing/preview-prices.ts";
import { readPrices } from "../../../../server/pricing/read-prices.ts";
import { savePrices } from "../../../../server/pricing/save-prices.ts";
import { readForm } from "../../../request/read-form.ts";
import { badForm, type ActionAnswer, answerWith } from "../../forms/action-answer.ts";
import type { Member } from "../../guard/require-staff.ts";
import { baseOf, type PriceBase } from "./read-view.ts";

/** The preview of a change. */
export type ShownPrices = {
  preview: PricePreview;
  base: PriceBase;
  /** True when somebody else has saved prices since the page was opened. */
  isNewer: boolean;
  /** The cells that both members have changed. */
  conflicts: readonly CellConflict[];
};

/** The action's answer to a change; `undo` is the change that undoes it. */
export type PriceAnswer = ActionAnswer<{
  saved: { base: PriceBase; undo: PriceEdit[] };
  shown: ShownPrices;
  faults: FieldFaults;
}>;

const answered = answerWith<PriceAnswer>;

/** Answers a posted change: a preview, a save or a refusal. */
export async function answerChange(request: Request, about: About, member: Member) {
  const form = await readForm(request);
  const edits = readPriceEdits(textOf(form, "edits", Infinity));
  const intent = textOf(form, "intent");
  if (!edits || (intent !== "preview" && intent !== "save")) throw badForm();
  const stamp = textOf(form, "stamp");
  return intent === "preview"
    ? show(about, edits, { stamp, status: 200 })
    : save(about, { edits, stamp, member });
}

async function show(
  { deps }: About,
  edits: readonly PriceEdit[],
  { stamp, status }: { stamp: string; status: number },
) {
  const shown = await previewPrices(deps, edits);
  if (!shown.ok) return answered({ faults: shown.faults }, 400);
  const { now, preview, conflicts } = shown;
  const isNewer = now.stamp !== stamp;
  return answered({ shown: { preview, base: baseOf(now), isNewer, conflicts } }, status);
}

type Save = { edits: readonly PriceEdit[]; stamp: string; member: Member };

async function save(about: About, { edits, stamp, member }: Save) {
  const { deps, language } = about;
  const saved = await savePrices(deps.pool, { edits, stamp, by: member.by });
  if (!saved.ok && saved.reason === "invalid") return answered({ faults: saved.faults }, 400);
  if (!saved.ok) return show(about, edits, { stamp, status: 409 });
  await deps.catalogue.catchUp();
  const undo = saved.changes.map(({ cell, before, after }): PriceEdit => ({
    cell,
    was: after,
    now: cellTypes(cell, before, language),
  }));
  return answered({ saved: { base: baseOf(await readPrices(deps.pool)), undo } });
}
