/** A full run measures; a short one, of a few seconds, only shows that the bench still runs on the product of today. */
export type RunLength = "full" | "short";
