/** What is forgotten in time, and how many of each; reservations (`unmade`, `contracts`) stay and lose the name. */
export const forgottenKinds = [
  "unmade",
  "contracts",
  "messages",
  "letters",
  "left",
  "unconfirmed",
  "visits",
  "sessions",
  "documents",
] as const;

export type Forgotten = Record<(typeof forgottenKinds)[number], number>;
