import { useReducer } from "react";
import { useActionData, useNavigation, useSubmit } from "react-router";
import type { PriceEdit } from "../../../../domain/pricing/editing/change-prices.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { readCellKey, type Cells } from "../../../../domain/pricing/editing/price-cells.ts";
import { readPriceCell } from "../../../../domain/pricing/editing/read-price-cell.ts";
import { cellTypes } from "../../../../i18n/admin-pricing/cell-names.ts";
import { keepsTyped } from "../../../../ui/admin/form/leave-guard.tsx";
import { undoing } from "../../../../ui/admin/form/toasts/saved-toast.tsx";
import type { PriceAnswer } from "./answer-change.ts";
import type { action } from "./pricing.tsx";
import type { PriceBase, PricingView } from "./read-view.ts";
import { nextTyped, startTyping, type Typed } from "./typed-prices.ts";

export type PriceEdits = ReturnType<typeof usePriceEdits>;

/** The texts typed over the saved prices, and the server's answer to them: a preview first, then the save. */
export function usePriceEdits(view: PricingView) {
  const { language } = view;
  const submit = useSubmit();
  const navigation = useNavigation();
  const answer = useActionData<typeof action>();
  const [state, dispatch] = useReducer(nextTyped, view.base, startTyping);
  if (state.loaded !== view.base || state.answer !== answer)
    dispatch({ type: "heard", loaded: view.base, answer });
  const { typed, base, refills, sent, settled } = state;
  const edits = editsOf(typed, base.cells);
  // A preview or a refusal is about the texts that were sent: letters typed since, even while it was under way, make
  // it out of date.
  const isPast = answer?.shown !== undefined && sent?.typed !== typed;
  const current = answer === settled || isPast ? undefined : answer;
  const send = (
    intent: "preview" | "save",
    wanted: readonly PriceEdit[],
    { from = typed, more = {} }: { from?: Typed; more?: Record<string, string> } = {},
  ) => {
    dispatch({ type: "sent", edits: wanted, typed: from });
    const way = {
      method: "post",
      replace: true,
      state: keepsTyped,
      preventScrollReset: true,
    } as const;
    void submit({ ...formOf(intent, base, wanted), ...more }, way);
  };
  return {
    base,
    edits,
    faults: faultsOf(typed, current),
    answer: current,
    busy: navigation.formData?.get("intent") ?? undefined,
    /** The text in the field of a cell. */
    text: (cell: string) => typed[cell] ?? cellTypes(cell, base.cells[cell], language),
    /** The cells after the change; a text that cannot be read yet counts as unchanged. */
    cells: merged(base.cells, typed),
    typed,
    refills,
    /** Keeps typed texts; `instead` names cells whose earlier text is dropped. */
    type: (more: Typed, instead: readonly string[] = []) =>
      dispatch({ type: "typed", more, instead }),
    /** Drops the texts of these cells, or of all cells. */
    forget: (cells?: readonly string[]) => dispatch({ type: "forgotten", cells }),
    goOn: () => dispatch({ type: "settled" }),
    preview: () => send("preview", edits),
    save: () => send("save", edits),
    // The undone values count as typed, so that they stay in the fields should somebody else have saved meanwhile.
    undo: (back: readonly PriceEdit[], isUndone: boolean) =>
      send("save", back, { from: { ...textsOf(back), ...typed }, more: isUndone ? {} : undoing }),
  };
}

function formOf(intent: string, { stamp }: PriceBase, wanted: readonly PriceEdit[]) {
  return { intent, stamp, edits: JSON.stringify(wanted) };
}

/** The cells whose value would differ from the saved one. */
function editsOf(typed: Typed, saved: PricingView["base"]["cells"]): PriceEdit[] {
  return Object.entries(typed).flatMap(([cell, now]) => {
    const was = saved[cell] ?? null;
    return means(cell, now) === was ? [] : [{ cell, was, now }];
  });
}

function textsOf(edits: readonly PriceEdit[]): Typed {
  return Object.fromEntries(edits.map(({ cell, now }) => [cell, now]));
}

/** The value of a typed text; the text itself while it cannot be read. */
function means(key: string, text: string) {
  const cell = readCellKey(key);
  const read = cell && readPriceCell(cell, text);
  return read?.ok ? read.value : text;
}

function faultsOf(typed: Typed, answer: PriceAnswer | undefined): FieldFaults {
  return { ...typedFaults(typed), ...answer?.faults };
}

/** The faults that are known without the server. */
function typedFaults(typed: Typed): FieldFaults {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([key, text]) => {
      const cell = readCellKey(key);
      const read = cell && readPriceCell(cell, text);
      return read && !read.ok && text.trim() !== "" ? [[key, read.fault] as const] : [];
    }),
  );
}

function merged(saved: Record<string, string | number>, typed: Typed): Cells {
  const cells = new Map(Object.entries(saved));
  for (const [key, text] of Object.entries(typed)) {
    const cell = readCellKey(key);
    const read = cell && readPriceCell(cell, text);
    if (read?.ok && read.value === null) cells.delete(key);
    else if (read?.ok && read.value !== null) cells.set(key, read.value);
  }
  return cells;
}
