/** The sign that something lies on this phone alone: read on every page, so that the store itself is only loaded where one does. */

import { listUnsentDrafts } from "./draft.ts";

const mark = "only on this phone";
const changed = "phone:changed";

/** Does something lie here? */
export function isAnythingHere(): boolean {
  try {
    return localStorage.getItem(mark) !== null || listUnsentDrafts().length > 0;
  } catch {
    return false;
  }
}

/** Sets or takes away the sign, and tells every page of this browser that what lies here has changed. */
export function tellChange(isAnything: boolean): void {
  try {
    if (isAnything) localStorage.setItem(mark, String(Date.now()));
    else localStorage.removeItem(mark);
  } catch {
    // Storage is switched off: then nothing is kept either.
  }
  window.dispatchEvent(new Event(changed));
}

/** A draft that does not get away tells nobody. */
const everyMs = 15_000;

/** Calls back when what lies here has changed, by this page or by another one of this browser. */
export function onChange(act: () => void): () => void {
  const ofOthers = ({ key }: StorageEvent) => {
    if (key === mark || key === null) act();
  };
  window.addEventListener(changed, act);
  window.addEventListener("storage", ofOthers);
  const timer = setInterval(act, everyMs);
  return () => {
    clearInterval(timer);
    window.removeEventListener(changed, act);
    window.removeEventListener("storage", ofOthers);
  };
}
