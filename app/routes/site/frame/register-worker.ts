/**
 * Registers the worker that answers without a connection, once the browser has nothing better to do. Not in development, and
 * not for somebody who asked for little traffic. Silent when it fails: the site works without.
 */
export function registerWorker(): void {
  if (import.meta.env.DEV || !("serviceWorker" in navigator) || savesData()) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 4_000 });
  else setTimeout(register, 2_000);
}

/** Not every browser says so. */
function savesData(): boolean {
  return matchMedia("(prefers-reduced-data: reduce)").matches || connectionSavesData(navigator);
}

function connectionSavesData(known: object): boolean {
  const connection: unknown = "connection" in known ? known.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
