const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** The text without control characters, which would begin a new header, or a new line where one line belongs. */
export function oneLine(text: string): string {
  return text.replaceAll(controls, " ").trim();
}

/** What an error says, as one line of at most 500 characters. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return "Unknown error occurred";
  const { cause } = error;
  // `fetch failed` says nothing; its cause does.
  const more = cause instanceof Error && cause.message ? `: ${cause.message}` : "";
  return cutLine(`${error.message || error.name}${more}`);
}

/** One line of at most 500 characters. */
export function cutLine(text: string): string {
  return [...oneLine(text)].slice(0, 500).join("");
}
