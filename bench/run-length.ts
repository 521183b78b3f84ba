/** A full run measures; a short one takes seconds and only shows that the bench still works. */
export type RunLength = "full" | "short";
