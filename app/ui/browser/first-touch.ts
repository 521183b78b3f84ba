/** Events that show that somebody is about to use the page. */
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
 * Listens as soon as this file runs: a link that is clicked during hydration changes the page, and React would wait for the
 * pending pieces before it shows the next one.
 */
const touched = typeof document === "undefined" ? Promise.resolve() : nextSign();

/**
 * Resolves at the first touch of the page: code that only reacts to input loads from then on. On the server it resolves
 * immediately, so that the page is complete; `atOnce` skips the wait.
 */
export function firstTouch(atOnce = false): Promise<void> {
  // Development renders the page again for its styles; a waiting piece would disappear until it had loaded.
  if (atOnce || import.meta.env.DEV || typeof document === "undefined") return Promise.resolve();
  return touched;
}

/** Milliseconds without a touch after which a page is hydrated all the same. */
const restMs = 3000;

/**
 * Resolves at the first touch, or when the page has been loaded for a while and the browser is idle: until then its texts, links
 * and forms work without scripts, and the phone's processor is free to draw them.
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

/** Falls back to running immediately: Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => work());
  else work();
}

/**
 * Loads the scripts of a piece after the first touch. When they fail because the connection is gone, they are requested again as
 * soon as it returns. When they fail otherwise, the piece stays as the server drew it; where the server drew another page, this one
 * is loaded from it.
 */
export async function afterTouch<Piece>(
  load: () => Promise<Piece>,
  atOnce = false,
): Promise<Piece> {
  await firstTouch(atOnce);
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) return leavePiece(error);
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return afterTouch(load, true);
  }
}

const drawnPath = typeof location === "undefined" ? "" : location.pathname;

function leavePiece(error: unknown): Promise<never> {
  reportError(error);
  if (location.pathname !== drawnPath) location.reload();
  return new Promise<never>(() => undefined);
}

function nextSign(): Promise<void> {
  // A touch before this file ran was noted by the script in the page's head.
  if ("touchedEarly" in window) return Promise.resolve();
  return new Promise((resolve) => {
    const wake = () => {
      for (const sign of signs) removeEventListener(sign, wake, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  });
}
