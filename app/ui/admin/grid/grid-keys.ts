import type { KeyboardEvent, RefObject } from "react";
import { flushSync } from "react-dom";

/** Where a cell stands: counted from the first row and the first column of prices. */
export type GridPlace = { row: number; column: number };

const steps: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * The keys of one cell. A cell that was just entered is chosen whole and the arrows leave it; once something is typed (or
 * after F2, or a second click) the arrows left and right move inside it, as in a spreadsheet.
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
    /** The click that brings the focus takes the choice away again: it is put back. */
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
        // A form would be sent by it.
        event.preventDefault();
        go({ row: row + (shiftKey ? -1 : 1), column });
      } else if (key === "Escape") {
        if (currentTarget.value === before) return;
        event.preventDefault();
        event.stopPropagation();
        // The next key may come before the next frame, and has to find the old text chosen.
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
