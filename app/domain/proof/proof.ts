/** The morning proof: what the product checks of itself, what may be wrong, and where that is mended. */
import type { DocumentKind } from "../documents/document.ts";
import type { forgottenKinds } from "../settings/forgotten.ts";

/** The checks in the order in which they are told. */
export const checkNames = [
  "vehicles",
  "seats",
  "totals",
  "ledger",
  "sums",
  "payments",
  "drawers",
  "numbers",
  "audit",
  "letters",
  "backup",
  "restore",
  "disk",
  "clock",
  "certificate",
  "forgotten",
] as const;
export type CheckName = (typeof checkNames)[number];

/** Where a fault is mended; of the first three pages one row, which the finding names. */
export type MendingPage =
  | "reservation"
  | "account"
  | "drawer"
  | "books"
  | "audit-logs"
  | "mail"
  | "retention";

/** Everything that a check may find, and the page that mends it; undefined is mended on the machine, as the sentence says. */
const mending = {
  "double-booked": "reservation",
  "no-seat": "reservation",
  "other-seat": "reservation",
  "short-seat": "reservation",
  "needless-seat": "reservation",
  "lines-differ": "reservation",
  "ledger-differs": "reservation",
  "ledger-elsewhere": "reservation",
  "sold-differs": undefined,
  "sold-day-differs": undefined,
  "visits-differ": undefined,
  "visits-month-differs": undefined,
  "payment-worth": "account",
  "payment-cash": "account",
  "refunds-above": "account",
  "deposit-cash": "account",
  "online-other-sum": "account",
  "refund-unconfirmed": "account",
  "drawer-expected": "drawer",
  "drawer-opening": "drawer",
  "number-missing": "books",
  "number-ahead": "books",
  "entry-missing": "audit-logs",
  "entry-changed": "audit-logs",
  "entry-unkeyed": "audit-logs",
  "entry-cut": "audit-logs",
  "entry-unsealed": "audit-logs",
  "entry-gap": "audit-logs",
  "letter-waits": "mail",
  "letter-failed": "mail",
  "no-backup": undefined,
  "backup-old": undefined,
  "backup-changed": undefined,
  "not-restored": undefined,
  "disk-full": undefined,
  "clock-differs": undefined,
  "clock-behind": undefined,
  "certificate-ends": undefined,
  "certificate-unread": undefined,
  "kept-too-long": "retention",
  "not-checked": undefined,
} as const satisfies Record<string, MendingPage | undefined>;
export type Fault = keyof typeof mending;
export const faults = Object.keys(mending) as readonly Fault[];

/** One thing that is wrong. The sentence that the fault has in `i18n/admin-proof` says what the figures count. */
export type Finding = {
  fault: Fault;
  /** What it is about, as people read it: the code of a reservation, a plate, the number of a paper, a file. */
  about: string;
  /** The second thing that it is about. */
  other?: string;
  /** The row of the page that mends it, as its address names it. */
  key?: string;
  is?: number;
  should?: number;
  /** The kind of a paper, or of what is forgotten. */
  kind?: DocumentKind | (typeof forgottenKinds)[number];
};

/** What a check has come to. `idle`: there is nothing here that it could check. */
export type CheckResult = {
  check: CheckName;
  outcome: "good" | "bad" | "idle";
  /** How many were checked. */
  counted: number;
  /** How many faults there are; the first of them are named. */
  found: number;
  findings: Finding[];
};

/** What a check answers: how many it has looked at and every fault, or that there is nothing to check here. */
export type Checked = { counted: number; findings: Finding[] } | "idle";

const maxNamed = 50;

/** What a check has come to, with the first fifty of its findings. */
export function resultOf(check: CheckName, checked: Checked): CheckResult {
  if (checked === "idle") return { check, outcome: "idle", counted: 0, found: 0, findings: [] };
  const { counted, findings } = checked;
  const found = findings.length;
  const outcome = found > 0 ? "bad" : "good";
  return { check, outcome, counted, found, findings: findings.slice(0, maxNamed) };
}

/** The checks that failed. */
export function failedOf(results: readonly CheckResult[]): CheckResult[] {
  return results.filter(({ outcome }) => outcome === "bad");
}

/** The page that mends a finding; undefined when it is mended on the machine, or the row is not known. */
export function mendedAt({ fault, key }: Finding): MendingPage | undefined {
  const page = mending[fault];
  const isOfRow = page === "reservation" || page === "account" || page === "drawer";
  return isOfRow && key === undefined ? undefined : page;
}
