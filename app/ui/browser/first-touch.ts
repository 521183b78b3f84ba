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

/** A page that was read this long without a touch is taken over all the same. */
const restMs = 3000;

/**
 * Resolves at the first touch, or when the page has stood loaded for a while and the browser has nothing else to do: until
 * then its words, links and forms answer without scripts, and the phone's one hand is free to draw them.
 */
export function firstTouchOrRest(): Promise<void> {
  return Promise.race([firstTouch(), rest()]);
}

function rest(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(whenIdle, restMs, resolve);
    if (document.readyState === "complete") wait();
    else addEventListener("load", wait, { once: true });
  });
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => work());
  else work();
}

/**
 * The scripts of a piece, from the first touch on. When they do not come because the connection is gone, they are asked for
 * again as soon as it is back: the server's page stands meanwhile.
 */
export async function afterTouch<Piece>(
  load: () => Promise<Piece>,
  atOnce = false,
): Promise<Piece> {
  await firstTouch(atOnce);
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return afterTouch(load, true);
  }
}

function nextSign(): Promise<void> {
  // A hand that came before this file was noted by the script in the page's head.
  if ("touchedEarly" in window) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  });
}
