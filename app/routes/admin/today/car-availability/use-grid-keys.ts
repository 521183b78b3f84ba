import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { columnsOf, elementOf, nextCell, stops } from "./grid-cells.ts";

/** How an empty day of a row is heard. */
type NameOf = (row: HTMLElement, column: number) => string;

/**
 * One tab stop for the whole grid: arrows go from cell to cell, also where nothing stands, Home and End to the ends of a row, with Ctrl to
 * those of the grid.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, nameOf: NameOf) {
  /** The column that Up and Down go along: that by which a long bar was entered. */
  const along = useRef(1);
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    const all = [...box.querySelectorAll<HTMLElement>(stops)];
    const current = all.find((one) => one === document.activeElement) ?? lastStop(box) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(`${stops}, [role=gridcell]`))
        setStop(box, target);
    };
    box.addEventListener("focusin", keep);
    return () => box.removeEventListener("focusin", keep);
    // With whatever was drawn anew the tab stop is found again.
  });

  const goTo = (box: HTMLElement, cell: Parameters<typeof elementOf>[1]): void => {
    const next = elementOf(box, cell, nameOf);
    setStop(box, next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return {
    onArrow: (event: KeyboardEvent<HTMLElement>): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const box = grid.current;
      const isFar = ctrlKey && (key === "Home" || key === "End");
      if (!box || altKey || (ctrlKey && !isFar) || metaKey) return;
      if (!(target instanceof HTMLElement) || target.tabIndex !== 0) return;
      const { first, last } = columnsOf(target);
      const isAcross = key === "ArrowUp" || key === "ArrowDown";
      const isAlong = isAcross && first <= along.current && along.current <= last;
      const column = isAlong ? along.current : first;
      const next = nextCell(box, target, { key, column, toEnd: isFar });
      if (!next) return;
      event.preventDefault();
      goTo(box, next);
      along.current = isAcross ? column : "stop" in next ? next.first : next.column;
    },
    /** Puts the focus on an empty day, where it comes back to once what was opened there is closed. */
    standOn: (row: HTMLElement, column: number): void => {
      const box = grid.current;
      if (!box) return;
      along.current = column;
      goTo(box, { row, column });
    },
  };
}

function lastStop(box: HTMLElement): HTMLElement | undefined {
  return box.querySelector<HTMLElement>("[tabindex='0']") ?? undefined;
}

function setStop(box: HTMLElement, next: HTMLElement): void {
  const before = lastStop(box);
  if (before) before.tabIndex = -1;
  next.tabIndex = 0;
}
