const idleMs = 3000;
const waitMs = 1200;

/** What a tag manager reads its events from. */
type TagWindow = Window & { dataLayer?: unknown[] };

let loaded: string | undefined;

/**
 * Loads the script of another house that counts as well, once, when the page is in sight and has nothing better to do
 * (specification, section 7). The answer calls it off as long as it has not begun.
 */
export function loadTag(address: string): () => void {
  if (loaded !== undefined) return () => undefined;
  let callOff = () => {};
  const wait = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", wait);
    callOff = whenIdle(() => addScript(address));
  };
  document.addEventListener("visibilitychange", wait);
  wait();
  return () => {
    document.removeEventListener("visibilitychange", wait);
    callOff();
  };
}

/** Whether a tag runs in this document; only a new document is without it. */
export function isTagLoaded(): boolean {
  return loaded !== undefined;
}

/** Safari knows no idle time. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: idleMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, waitMs);
  return () => clearTimeout(timer);
}

function addScript(address: string): void {
  loaded = address;
  const told = window as TagWindow;
  told.dataLayer ??= [];
  told.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js", currency: "EUR" });
  const script = document.createElement("script");
  script.src = address;
  script.async = true;
  script.referrerPolicy = "origin";
  document.head.append(script);
}
