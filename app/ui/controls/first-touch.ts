/** Signs that somebody is about to use the page. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  "offline",
];

let touched: Promise<void> | undefined;

/**
 * Resolves at the first sign of a hand on the page: from then on what only answers to hands may load.
 * On the server it resolves at once, so that the page comes whole; `atOnce` says that nothing should wait.
 */
export function firstTouch(atOnce = false): Promise<void> {
  // Development re-renders the page for its styles; what waited would be gone until it came.
  if (atOnce || import.meta.env.DEV || typeof document === "undefined") return Promise.resolve();
  touched ??= new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  });
  return touched;
}
