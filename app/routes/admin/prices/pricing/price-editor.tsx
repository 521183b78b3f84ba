import { Check } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { readCellKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { cellLabel, cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { PricePreviewPanel } from "./preview/price-preview-panel.tsx";
import type { PricingView } from "./read-view.ts";
import type { PriceEdits } from "./use-price-edits.ts";
import { keepsTyped, useUnsaved } from "../../../../ui/admin/form/leave-guard.tsx";
import { SaveBar } from "../../../../ui/admin/form/save-bar.tsx";
import { usePassing } from "../../../../ui/admin/form/saved-toast.tsx";
import { Locked } from "../../../../ui/admin/page/guarded.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Toast } from "../../../../ui/controls/states/toast.tsx";
import styles from "./pricing.module.css";

type Props = {
  view: PricingView;
  edits: PriceEdits;
  /** Called before a preview; true when something is missing that no cell can say. */
  isIncomplete?: () => boolean;
  children: ReactNode;
};

/** The frame around the fields of a section: the number of changes, their preview, and the save after it. */
export function PriceEditor({ view, edits, isIncomplete, children }: Props) {
  const words = pricingWords(view.language);
  const { answer } = edits;
  const shown = answer?.shown;
  useUnsaved(edits.edits.length > 0);
  const [isAsked, setAsked] = useState(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(edits.edits.length === 0);
    if (!isIncomplete?.() && edits.edits.length > 0) edits.preview();
  };
  const onReset = (event: FormEvent) => {
    event.preventDefault();
    edits.forget();
  };
  return (
    <>
      <form className={styles.form} onSubmit={onSubmit} onReset={onReset}>
        {view.mayNot && <Locked>{view.mayNot}</Locked>}
        {answer?.faults && <Refused {...{ view, edits }} />}
        {children}
        {!view.mayNot && !shown && (
          <SaveBar
            changes={edits.edits.length}
            isBusy={edits.busy === "preview"}
            submitLabel={words.preview.show}
            note={isAsked ? words.preview.nothing : undefined}
          />
        )}
      </form>
      {shown && <PricePreviewPanel {...{ view, edits, shown }} />}
      <SavedPrices {...{ view, edits }} />
    </>
  );
}

/** The refused cells, each with a link to its field. */
function Refused({ view, edits }: Pick<Props, "view" | "edits">) {
  const words = pricingWords(view.language);
  const names = { ...view, seasons: namedSeasons(view, edits) };
  // Only the cells of the answer: a list that grew while somebody types in another cell would take the focus from it.
  const found = Object.entries(edits.answer?.faults ?? {}).flatMap(([cell, fault]) =>
    fault ? [{ cell, fault }] : [],
  );
  const faults = found.map(({ cell, fault }) => ({
    fieldId: fieldId(cell),
    message: `${cellLabel(cell, names, view.language)}: ${cellFaultText(fault, names, view.language)}`,
  }));
  return <ErrorSummary title={words.faultTitle} faults={faults} />;
}

/** The seasons with their names as typed. */
export function namedSeasons(view: PricingView, edits: PriceEdits) {
  const ids = new Set([0, ...view.seasons.map(({ id }) => id)]);
  return [...ids].map((id) => ({
    id,
    name: { en: edits.text(`season:${id}:en`), bs: edits.text(`season:${id}:bs`) },
  }));
}

/** The id of a cell's field; in a grid it is made of row and column. */
function fieldId(key: string): string {
  const cell = readCellKey(key);
  if (cell?.kind === "rate") return `cell-${gridName(key)}`;
  if (cell?.kind === "one-way") return `cell-${cell.fromLocationId}.${cell.toLocationId}`;
  return key;
}

/** The name of a cell in the grid: `car:3.base:day` for `rate:car:3:base:day`. */
function gridName(key: string): string {
  const [, kind, whose, season, part] = key.split(":");
  return `${kind}:${whose}.${season}:${part}`;
}

/** The message "Saved", for a few seconds, with a button that undoes the save. */
function SavedPrices({ view, edits }: Pick<Props, "view" | "edits">) {
  const words = pricingWords(view.language);
  const saved = edits.answer?.saved;
  const { isShown, dismiss, hold } = usePassing(saved);
  if (!saved || !isShown || edits.busy) return null;
  const { undo } = saved;
  const takeBack = () => {
    dismiss();
    edits.undo(undo);
  };
  return (
    <div className={styles.toast} {...hold}>
      <Toast icon={Check} undoLabel={words.undo} onUndo={undo.length > 0 ? takeBack : undefined}>
        {words.saved}
      </Toast>
    </div>
  );
}

/** The link that shows the seasons that are over, or hides them again; null when there are none. */
export function PastLink({ view }: { view: PricingView }) {
  const words = pricingWords(view.language);
  if (view.seasons.every(({ to }) => to >= view.today)) return null;
  return (
    <ButtonLink
      className={styles.past}
      to={view.showsPast ? "?" : "?past=1"}
      state={keepsTyped}
      kind="quiet"
      preventScrollReset
    >
      {view.showsPast ? words.noPast : words.past}
    </ButtonLink>
  );
}
