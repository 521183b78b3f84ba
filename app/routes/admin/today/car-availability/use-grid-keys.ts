import { type KeyboardEvent, type RefObject, useEffect } from "react";

const stops = "[data-stop]";

/**
 * One tab stop for the whole grid: arrows go from bar to bar of a row and to the nearest one of the row above or below, Home and End
 * to the ends of a row. */
export function useGridKeys(grid: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    const all = [...box.querySelectorAll<HTMLElement>(stops)];
    const current = all.find((one) => one === document.activeElement) ?? lastStop(box) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
    const keep = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(stops)) setStop(box, target);
    };
    box.addEventListener("focusin", keep);
    return () => box.removeEventListener("focusin", keep);
    // With whatever was drawn anew the tab stop is found again.
  });

  return ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): void => {
    const box = grid.current;
    if (!box || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    if (!target.matches(stops)) return;
    const next = nextStop(box, target, key);
    if (!next) return;
    setStop(box, next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
}

function lastStop(box: HTMLElement): HTMLElement | undefined {
  return box.querySelector<HTMLElement>(`${stops}[tabindex="0"]`) ?? undefined;
}

function setStop(box: HTMLElement, next: HTMLElement): void {
  const before = lastStop(box);
  if (before) before.tabIndex = -1;
  next.tabIndex = 0;
}

function nextStop(box: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest<HTMLElement>("[role=row]");
  if (!row) return undefined;
  const own = [...row.querySelectorAll<HTMLElement>(stops)];
  const place = own.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return own[place + 1];
    case "ArrowLeft":
      return own[place - 1];
    case "Home":
      return own[0];
    case "End":
      return own.at(-1);
    case "ArrowDown":
    case "ArrowUp": {
      const rows = [...box.querySelectorAll<HTMLElement>("[role=row]")].filter((one) =>
        one.querySelector(stops),
      );
      const other = rows[rows.indexOf(row) + (key === "ArrowDown" ? 1 : -1)];
      return other && nearest(other, from);
    }
    default:
      return undefined;
  }
}

/** The stop of a row that lies nearest below or above another one. */
function nearest(row: HTMLElement, from: HTMLElement): HTMLElement | undefined {
  const left = from.getBoundingClientRect().left;
  const away = (one: HTMLElement) => Math.abs(one.getBoundingClientRect().left - left);
  return [...row.querySelectorAll<HTMLElement>(stops)].toSorted((a, b) => away(a) - away(b))[0];
}
