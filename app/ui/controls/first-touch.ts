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

/**
 * Listens from the moment this file is read: a link that was clicked while the page was being taken over changes the page,
 * and React would wait for what waits here before it shows the next one.
 */
const touched = typeof document === "undefined" ? Promise.resolve() : nextSign();

/**
 * Resolves at the first sign of a hand on the page: from then on what only answers to hands may load.
 * On the server it resolves at once, so that the page comes whole; `atOnce` says that nothing should wait.
 */
export function firstTouch(atOnce = false): Promise<void> {
  // Development re-renders the page for its styles; what waited would be gone until it came.
  if (atOnce || import.meta.env.DEV || typeof document === "undefined") return Promise.resolve();
  return touched;
}

function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  });
}
