import { useState } from "react";
import { discountKeys, isBlank, isTwice, stepKey, stepsOf, type Step } from "./discount-rows.ts";
import { DiscountSteps } from "./discount-steps.tsx";
import { PriceEditor } from "./price-editor.tsx";
import type { PricingView } from "./read-view.ts";
import { usePriceEdits, type PriceEdits } from "./use-price-edits.ts";

/** The discounts for long rentals. */
export function Discounts({ view }: { view: PricingView }) {
  const edits = usePriceEdits(view);
  // When the cells are filled anew, so are the rows.
  return <Editor key={edits.refills} {...{ view, edits }} />;
}

function Editor({ view, edits }: { view: PricingView; edits: PriceEdits }) {
  const [steps, setSteps] = useState(() => stepsOf(edits));
  const [isTried, setIsTried] = useState(false);
  const write = (next: Step[]) => {
    setSteps(next);
    // Only what is saved has to be emptied: a row whose days were no number yet was never a cell.
    const emptied = Object.fromEntries(discountKeys(edits.base.cells).map((key) => [key, ""]));
    const filled = Object.fromEntries(next.map((step) => [stepKey(step), step.percent]));
    edits.type({ ...emptied, ...filled }, discountKeys(edits.typed));
  };
  const isIncomplete = () => {
    setIsTried(true);
    return steps.some((step, index) => isBlank(step) || isTwice(steps, index));
  };
  return (
    <PriceEditor view={view} edits={edits} isIncomplete={isIncomplete}>
      <DiscountSteps {...{ view, edits, steps, write, isTried }} />
    </PriceEditor>
  );
}
