const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** Returns the text without control characters, which would begin a new header, or a new line in a one-line text. */
export function oneLine(text: string): string {
  return text.replaceAll(controls, " ").trim();
}

/** Returns an error's message as one line of at most 500 characters. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error occurred";
  const { cause } = error;
  // The message `fetch failed` is useless; its cause explains it.
  const more = cause instanceof Error && cause.message ? `: ${cause.message}` : "";
  return cutLine(`${error.message || error.name}${more}`);
}

/** Cuts a text to one line of at most 500 characters. */
export function cutLine(text: string): string {
  return [...oneLine(text)].slice(0, 500).join("");
}
