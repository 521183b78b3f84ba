import { cleanText } from "../../domain/plain-text.ts";

const longestSubject = 150;

/**
 * A text as a subject line: without control and direction marks, shortened between visible characters when it is too
 * long. What looks like an encoded word (RFC 2047), which a mail program would decode into something else, stays text.
 */
export function subjectLine(text: string, max = longestSubject): string {
  const line = (cleanText(text, Number.POSITIVE_INFINITY) ?? "").replaceAll("=?", "= ?");
  const signs = [...line];
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
