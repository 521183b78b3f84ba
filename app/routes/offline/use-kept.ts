import { useEffect, useRef, useState } from "react";
import { firstTouch } from "../../ui/browser/first-touch.ts";
import { useWhenNew } from "../../ui/browser/use-when-new.ts";
import type { Kept } from "./kept-reservation.ts";

/** A reservation that was removed by hand is not kept again while the tab is open. */
const removedKey = "kept-reservation-removed";

type State = "kept" | "removed" | undefined;

/**
 * Keeps the opened reservation on this device from the first touch of the page on, or forgets it when it holds no car any
 * more. The state is known once something was kept or removed.
 */
export function useKept(reservation: Kept, isHeld: boolean) {
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
      tell(await keep({ ...newest.current, path }));
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
    keep: async () => {
      rememberRemoved("");
      setState(await keep(newest.current));
    },
  };
}

/** What is kept of a reservation follows its changes: `sequence` counts them. One that holds no car any more is forgotten. */
export function useKeptAnew({
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
        const { forgetReservation, keepAnew } = await keeping();
        await (isHeld ? keepAnew(code) : forgetReservation(code));
      })
      .catch(() => undefined);
  });
}

/** A browser may have no such place (an address without TLS), or refuse it; then nothing is kept, and nothing said. */
async function keep(reservation: Kept): Promise<State> {
  if (!("caches" in window)) return undefined;
  try {
    return (await (await keeping()).keepReservation(reservation)) === "kept" ? "kept" : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets what is kept, or only a reservation with this code. */
export async function forget(code?: string): Promise<void> {
  if ("caches" in window) await (await keeping()).forgetReservation(code).catch(() => undefined);
}

function keeping() {
  return import("./kept-reservation.ts");
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
    // A browser that keeps nothing forgets by itself.
  }
}
