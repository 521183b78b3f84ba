import { data } from "react-router";
import type { CellConflict, PriceEdit } from "../../../../domain/pricing/editing/change-prices.ts";
import type { CellFaults } from "../../../../domain/pricing/editing/check-cells.ts";
import { readPriceEdits } from "../../../../domain/pricing/editing/read-price-edits.ts";
import { cellTypes } from "../../../../i18n/admin-pricing/cell-names.ts";
import type { About } from "../../../../server/http/about.ts";
import { previewPrices, type PricePreview } from "../../../../server/pricing/preview-prices.ts";
import { readPrices } from "../../../../server/pricing/read-prices.ts";
import { savePrices } from "../../../../server/pricing/save-prices.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import type { Member } from "../../guard/require-staff.ts";
import { baseOf, type PriceBase } from "./read-view.ts";

export type PriceAnswer =
  | { done: "refused"; faults: CellFaults }
  /** `isNewer`: somebody else has saved prices since the page was opened; `conflicts` are the cells that both changed. */
  | {
      done: "shown";
      preview: PricePreview;
      base: PriceBase;
      isNewer: boolean;
      conflicts: readonly CellConflict[];
    }
  /** `undo` is the change that takes it back. */
  | { done: "saved"; base: PriceBase; undo: PriceEdit[] };

/** What a change that was posted leads to: it is shown, saved or refused. */
export async function answerChange(request: Request, about: About, member: Member) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const edits = readPriceEdits(text("edits"));
  const intent = text("intent");
  if (!edits || (intent !== "preview" && intent !== "save"))
    throw data(undefined, { status: 400, headers: privateHeaders });
  const stamp = text("stamp");
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
  if (!shown.ok) return answer({ done: "refused", faults: shown.faults }, 400);
  const { now, preview, conflicts } = shown;
  const isNewer = now.stamp !== stamp;
  return answer({ done: "shown", preview, base: baseOf(now), isNewer, conflicts }, status);
}

type Save = { edits: readonly PriceEdit[]; stamp: string; member: Member };

async function save(about: About, { edits, stamp, member }: Save) {
  const { deps, language } = about;
  const saved = await savePrices(deps.pool, { edits, stamp, by: member.by });
  if (!saved.ok && saved.reason === "invalid")
    return answer({ done: "refused", faults: saved.faults }, 400);
  if (!saved.ok) return show(about, edits, { stamp, status: 409 });
  await deps.catalogue.catchUp();
  const undo = saved.changes.map(({ cell, before, after }): PriceEdit => ({
    cell,
    was: after,
    now: cellTypes(cell, before, language),
  }));
  return answer({ done: "saved", base: baseOf(await readPrices(deps.pool)), undo }, 200);
}

function answer(said: PriceAnswer, status: number) {
  return data(said, { status, headers: privateHeaders });
}
