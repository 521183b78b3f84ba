/** Papers that the agency issues: numbered, kept as the file that was made, never changed. */

export const documentKinds = [
  "agreement",
  "annex",
  "border-pack",
  "damage-report",
  "late-return-letter",
  "no-show-letter",
  "fine-letter",
  "fine-statement",
  "payment-slip",
  "payment-receipt",
  "deposit-receipt",
  "proforma",
  "invoice",
  "credit-note",
  "day-close",
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** The papers that tax law has kept for years, whoever asks for being forgotten. */
export const bookedKinds = [
  "payment-receipt",
  "deposit-receipt",
  "invoice",
  "credit-note",
  "day-close",
] as const satisfies readonly DocumentKind[];

/** Has tax law this paper kept? */
export function isBooked(kind: DocumentKind): boolean {
  return bookedKinds.some((one) => one === kind);
}

/** The papers that are between the agency and others: their customer is not shown them. */
export const inwardKinds = [
  "fine-statement",
  "day-close",
] as const satisfies readonly DocumentKind[];

/** Is this paper between the agency and others? */
export function isInward(kind: DocumentKind): boolean {
  return inwardKinds.some((one) => one === kind);
}
