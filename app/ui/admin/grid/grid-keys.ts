import type { KeyboardEvent, RefObject } from "react";
import { flushSync } from "react-dom";

/** The place of a cell: its row and column, counted from the first row and the first column of prices. */
export type GridPlace = { row: number; column: number };

const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The keys of a grid's cells. The text of a cell is selected when the cell is entered, and the arrows leave it; after
 * typing, F2 or a second click the left and right arrows move inside the text, as in a spreadsheet.
 */
export function gridKeys(table: RefObject<HTMLTableElement | null>) {
  let before = "";
  let isTyping = false;
  let isFresh = false;
  const go = (place: GridPlace) =>
    table.current
      ?.querySelector<HTMLInputElement>(`[data-place="${place.row}.${place.column}"]`)
      ?.focus();
  return {
    enter(cell: HTMLInputElement) {
      before = cell.value;
      isTyping = false;
      isFresh = true;
      cell.select();
    },
    /** The click that brings the focus removes the selection, so the text is selected again. */
    click(cell: HTMLInputElement) {
      if (isFresh) cell.select();
      else isTyping = true;
      isFresh = false;
    },
    type() {
      isTyping = true;
    },
    press(
      event: KeyboardEvent<HTMLInputElement>,
      { row, column }: GridPlace,
      restore: (text: string) => void,
    ) {
      const { key, currentTarget, shiftKey } = event;
      isFresh = false;
      if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
      const step = steps[key];
      if (key === "Enter") {
        // Enter would send the form.
        event.preventDefault();
        go({ row: row + (shiftKey ? -1 : 1), column });
      } else if (key === "Escape") {
        if (currentTarget.value === before) return;
        event.preventDefault();
        event.stopPropagation();
        // The next key may come before the next frame, and has to find the old text selected.
        flushSync(() => restore(before));
        isTyping = false;
        currentTarget.select();
      } else if (key === "F2") {
        isTyping = true;
        currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
      } else if (step && !shiftKey && (step.row !== 0 || !isTyping)) {
        event.preventDefault();
        go({ row: row + step.row, column: column + step.column });
      }
    },
  };
}
