/** The forms of a deposit. */
export const depositIntents = ["hold", "release", "take", "undo"] as const;
export type DepositIntent = (typeof depositIntents)[number];
