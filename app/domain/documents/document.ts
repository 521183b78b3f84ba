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
