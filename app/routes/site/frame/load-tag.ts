const idleMs = 3000;
const waitMs = 1200;

/** The array from which a tag manager reads its events. */
type TagWindow = Window & { dataLayer?: unknown[] };

let loaded: string | undefined;

/**
 * Loads another company's analytics script, once, when the page is visible and the browser idle (specification, section 7).
 * Returns a function that cancels it before it has started.
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

/** True when a tag runs in this document; only a new document is free of it. */
export function isTagLoaded(): boolean {
  return loaded !== undefined;
}

/** Falls back to running immediately: Safari has no `requestIdleCallback`. */
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
