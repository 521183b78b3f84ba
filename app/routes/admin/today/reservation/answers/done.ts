/** What the page may say was done; the address names it. */
export const doneNames = [
  "confirm",
  "cancel",
  "no-show",
  "reinstate",
  "change",
  "swap",
  "line",
  "customer",
  "note",
  "resend",
] as const;
export type DoneName = (typeof doneNames)[number];
