import { useEffect, useRef, useState } from "react";
import { firstTouch } from "../../ui/browser/first-touch.ts";
import { useWhenNew } from "../../ui/browser/use-when-new.ts";
import type { SavedCopy } from "./saved-copy.ts";

/** Marks a reservation that was removed by hand: it is not saved again while the tab is open. */
const removedKey = "kept-reservation-removed";

type State = "saved" | "removed" | undefined;

/**
 * Saves the opened reservation on this device after the first touch of the page, or removes it when it no longer holds a car. The
 * state is known once a copy was saved or removed.
 */
export function useSavedCopy(reservation: SavedCopy, isHeld: boolean) {
  const [state, setState] = useState<State>();
  const newest = useRef(reservation);
  useEffect(() => void (newest.current = reservation));
  const { path, code } = reservation;
  useEffect(() => {
    let isGone = false;
    const tell = (next: State) => isGone || setState(next);
    void firstTouch().then(async () => {
      if (!isHeld) return forget(code);
      if (wasRemoved(code)) return tell("removed");
      tell(await save({ ...newest.current, path }));
    });
    return () => void (isGone = true);
  }, [path, code, isHeld]);
  return {
    state,
    remove: async () => {
      rememberRemoved(code);
      await forget();
      setState("removed");
    },
    save: async () => {
      rememberRemoved("");
      setState(await save(newest.current));
    },
  };
}

/**
 * Keeps the copy of a reservation up to date: `sequence` counts the reservation's changes. A copy whose reservation no longer
 * holds a car is removed.
 */
export function useRefreshedCopy({
  code,
  sequence,
  isHeld,
}: {
  code: string;
  sequence: number;
  isHeld: boolean;
}): void {
  useWhenNew(`${code} ${sequence} ${isHeld}`, () => {
    if (!("caches" in window)) return;
    void firstTouch()
      .then(async () => {
        const { forgetCopy, refreshCopy } = await savedCopies();
        await (isHeld ? refreshCopy(code) : forgetCopy(code));
      })
      .catch(() => undefined);
  });
}

/**
 * Saves silently: a browser may have no cache (an address without TLS) or refuse it; then nothing is saved, and no fault is
 * shown.
 */
async function save(reservation: SavedCopy): Promise<State> {
  if (!("caches" in window)) return undefined;
  try {
    return (await (await savedCopies()).saveCopy(reservation)) === "saved" ? "saved" : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the copy; given a code, only when it is of that reservation. */
export async function forget(code?: string): Promise<void> {
  if ("caches" in window) await (await savedCopies()).forgetCopy(code).catch(() => undefined);
}

function savedCopies() {
  return import("./saved-copy.ts");
}

function wasRemoved(code: string): boolean {
  try {
    return sessionStorage.getItem(removedKey) === code;
  } catch {
    return false;
  }
}

function rememberRemoved(code: string): void {
  try {
    sessionStorage.setItem(removedKey, code);
  } catch {
    // Without storage the removal is not remembered.
  }
}
