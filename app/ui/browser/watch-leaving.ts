/** The longest that a page is taken to be left: what was pressed may have been a phone number or a file, which leave nothing. */
const leavingMs = 10_000;

/**
 * Returns whether the visitor is on the way to another page. A page that loads itself anew asks this first: it would undo their
 * press. Ends with `signal`.
 */
export function watchLeaving(signal?: AbortSignal): () => boolean {
  let leftAt = -Infinity;
  addEventListener("beforeunload", () => void (leftAt = performance.now()), { signal });
  return () => performance.now() - leftAt < leavingMs;
}
