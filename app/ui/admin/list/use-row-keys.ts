import { useCallback } from "react";

/** The body of a table whose rows are links marked `data-row`: the arrow keys go from row to row. */
export function useRowKeys() {
  return useCallback((body: HTMLTableSectionElement | null) => {
    if (!body) return;
    const press = (event: KeyboardEvent) => moveAlong(body, event);
    body.addEventListener("keydown", press);
    return () => body.removeEventListener("keydown", press);
  }, []);
}

function moveAlong(body: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches("[data-row]")) return;
  const links = [...body.querySelectorAll<HTMLElement>("[data-row]")];
  const next = links[links.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
