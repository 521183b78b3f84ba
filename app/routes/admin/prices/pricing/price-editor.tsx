import { type FormEvent, type ReactNode, useState } from "react";
import { readCellKey } from "../../../../domain/pricing/editing/price-cells.ts";
import { cellLabel, cellFaultText } from "../../../../i18n/admin-pricing/cell-names.ts";
import { adminFrameWords } from "../../../../i18n/admin-frame/en.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { PricePreviewPanel } from "./preview/price-preview-panel.tsx";
import type { PricingView } from "./read-view.ts";
import type { PriceEdits } from "./use-price-edits.ts";
import { keepsTyped, useUnsaved } from "../../../../ui/admin/form/leave-guard.tsx";
import { SaveBar } from "../../../../ui/admin/form/save-bar.tsx";
import { PassingToast } from "../../../../ui/admin/form/toasts/passing-toast.tsx";
import { useIsUndone } from "../../../../ui/admin/form/toasts/saved-toast.tsx";
import { Locked } from "../../../../ui/admin/page/guarded.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
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

/** The message "Saved", with a button that undoes the save; after that, the message "Undone". */
function SavedPrices({ view, edits }: Pick<Props, "view" | "edits">) {
  const words = pricingWords(view.language);
  const { undone, redo } = adminFrameWords(view.language).form;
  const saved = edits.busy ? undefined : edits.answer?.saved;
  const isUndone = useIsUndone(edits.answer?.saved);
  const takeBack =
    saved && saved.undo.length > 0 ? () => edits.undo(saved.undo, isUndone) : undefined;
  return (
    <PassingToast told={saved} undoLabel={isUndone ? redo : words.undo} onUndo={takeBack}>
      {isUndone ? undone : words.saved}
    </PassingToast>
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
