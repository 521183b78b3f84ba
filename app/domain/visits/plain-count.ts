/** What is counted by day without whose it was: programs by their kind, and fields of a form that were wrong. */
export const plainSubjects = ["bot", "fault"] as const;
export type PlainSubject = (typeof plainSubjects)[number];
