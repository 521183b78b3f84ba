import { cleanText } from "../../domain/plain-text.ts";

const longestSubject = 150;

/** A text as a subject may carry it: one line, without control and direction marks, cut between signs where it gets long. */
export function subjectLine(text: string, max = longestSubject): string {
  const line = cleanText(text, Number.POSITIVE_INFINITY) ?? "";
  const signs = [...line];
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}
