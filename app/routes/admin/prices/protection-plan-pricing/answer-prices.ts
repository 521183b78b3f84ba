import type { Doer } from "../../../../domain/staff/doer.ts";
import type { Language } from "../../../../domain/language.ts";
import type { FieldFaults } from "../../../../domain/lists/field-fault.ts";
import type { SentForm } from "../../../../domain/lists/field-reader.ts";
import { readPlanPrices } from "../../../../domain/protection/read-plan-prices.ts";
import {
  changePlanPrices,
  pricesOf,
  stampOf,
} from "../../../../server/protection/change-plan-prices.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import type { Saved } from "../../../../ui/admin/form/saved-toast.tsx";
import { cellText, type GridValues } from "../../../../ui/admin/grid/use-grid-texts.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { fieldsOf } from "../../forms/fields-of.ts";
import { tell } from "../../forms/tell.ts";
import { bandsOf, cellsOf } from "./grid-cells.ts";

/** What the page is told of what was sent. */
export type Told = {
  saved?: Saved;
  /** The prices as somebody else has saved them. */
  stale?: { stamp: string; values: GridValues };
  faults?: FieldFaults;
  typed?: Record<string, string>;
};

const told = tell<Told>;

/** Saves the whole grid, or says why not. */
export async function answerPrices({ deps, language }: PageContext, request: Request, by: Doer) {
  const sent = fieldsOf(await readForm(request));
  const plans = await listPlans(deps.pool);
  const read = readPlanPrices(sent, plans);
  if (!read.ok) return told({ faults: read.faults, typed: cellsIn(sent) }, 400);
  const stamp = (sent.stamp ?? "").slice(0, 40);
  const answer = await changePlanPrices(deps.pool, { prices: read.prices, stamp, by });
  if (!answer.ok) {
    const theirs = pricesOf(await listPlans(deps.pool));
    const stale = { stamp: stampOf(theirs), values: cellsOf(theirs) };
    return told({ stale, typed: cellsIn(sent) }, 409);
  }
  await deps.catalogue.catchUp();
  const before = cellsOf(answer.before);
  const undo = { ...textsOf(before, language), bands: bandsOf(before).join(), stamp: answer.stamp };
  return told({ saved: answer.changed > 0 ? { undo } : {} }, 200);
}

function cellsIn({ stamp: _stamp, ...sent }: SentForm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [name, (text ?? "").slice(0, 40)]),
  );
}

function textsOf(values: GridValues, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, cents]) => [name, cellText(cents, language)]),
  );
}
