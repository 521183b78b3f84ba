/** Returns the `Retry-After` of an action that was called too often, for the headers of its page. */
export function waitHeader(actionHeaders: Headers): Record<string, string> {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? {} : { "Retry-After": wait };
}
