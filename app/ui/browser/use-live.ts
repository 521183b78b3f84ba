import { useEffect, useRef } from "react";

const deed = "desk:deed";
const minuteMs = 60_000;

/** Tells the page that something was done to a reservation somewhere. */
export function tellDeed(): void {
  window.dispatchEvent(new Event(deed));
}

/**
 * Calls `refresh` when something was done somewhere, every minute, and when the page comes into sight again; never while nobody sees
 * it.
 */
export function useLive(refresh: () => unknown): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    const act = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    const timer = setInterval(act, minuteMs);
    window.addEventListener(deed, act);
    document.addEventListener("visibilitychange", act);
    return () => {
      clearInterval(timer);
      window.removeEventListener(deed, act);
      document.removeEventListener("visibilitychange", act);
    };
  }, []);
}
