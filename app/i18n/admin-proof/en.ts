import type { CheckName, Fault, MendingPage } from "../../domain/proof/proof.ts";
import type { ProofReason } from "../../domain/proof/proof-run.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The parts of a sentence about something that is wrong, each as people read it. */
export type ToldFinding = {
  about: string;
  other: string;
  /** Amounts, counts or moments, as the fault has them. */
  is: string;
  should: string;
  /** The kind of a paper, of an e-mail or of what is forgotten. */
  kind: string;
};

/** What mends kept sums. */
const renew = "“npm run sums:renew” counts them anew.";

/** The morning proof: what the product checks of itself. */
const en = {
  title: "Morning proof",
  lead: "Every night the product checks itself: vehicles, prices, money, papers, e-mails and the machine that it runs on.",
  checks: {
    vehicles: "No vehicle is promised twice",
    seats: "Every reservation has its vehicle",
    totals: "Every total is the sum of its lines",
    ledger: "The sales ledger agrees with the prices",
    sums: "Sums kept for revenue and analytics are what their rows count",
    payments: "Payments agree with cash and deposits",
    drawers: "Cash drawers add up",
    numbers: "Invoices and receipts are numbered without a gap",
    audit: "The audit log is whole",
    letters: "No e-mail waits for too long",
    backup: "There is a backup of last night, and it is unchanged",
    restore: "The last backup can be restored",
    disk: "There is room on the disk",
    clock: "The clock is right",
    certificate: "The certificate of the database holds",
    forgotten: "Personal data is forgotten on time",
  } satisfies Record<CheckName, string>,
  checked: (count: string) => `checked: ${count}`,
  idle: "nothing to check here",
  found: (count: number, told: string) => `${told} ${plural(count, ["fault", "faults"])}`,
  faults: {
    "double-booked": ({ about, other }: ToldFinding) =>
      `${about} is promised twice at one time${other && `: ${other}`}.`,
    "no-seat": ({ about }: ToldFinding) => `${about} has no vehicle.`,
    "other-seat": ({ about }: ToldFinding) =>
      `${about} keeps another vehicle busy than the one that is meant for it.`,
    "short-seat": ({ about }: ToldFinding) =>
      `${about} does not have its vehicle for the whole trip.`,
    "needless-seat": ({ about }: ToldFinding) =>
      `${about} was called off and still keeps a vehicle busy.`,
    "lines-differ": ({ about, is, should }: ToldFinding) =>
      `${about} costs ${is}, and its lines come to ${should}.`,
    "ledger-differs": ({ about, is, should }: ToldFinding) =>
      `The ledger has ${is} of ${about}, and its price with charges is ${should}.`,
    "ledger-elsewhere": ({ about }: ToldFinding) =>
      `The ledger has ${about} on another car, vehicle or place, or on other days.`,
    "sold-differs": ({ about }: ToldFinding) =>
      `The sums kept of ${about} differ from the ledger. ${renew}`,
    "sold-day-differs": ({ about, is, should }: ToldFinding) =>
      `The sums kept of what is sold for ${about} come to ${is}, and the ledger to ${should}. ${renew}`,
    "visits-differ": ({ about }: ToldFinding) =>
      `The sums kept of visits and searches on ${about} differ from their rows. ${renew}`,
    "visits-month-differs": ({ about }: ToldFinding) =>
      `The sums kept of visits and searches in ${about} differ from those of its days. ${renew}`,
    "payment-worth": ({ about, is, should }: ToldFinding) =>
      `${about}: a payment of ${is} is worth ${should} by what was handed over.`,
    "payment-cash": ({ about, is, should }: ToldFinding) =>
      `${about}: cash of ${is} moved in the drawer for a payment of ${should}.`,
    "refunds-above": ({ about, is, should }: ToldFinding) =>
      `${about}: ${is} was given back, and ${should} paid.`,
    "deposit-cash": ({ about, is, should }: ToldFinding) =>
      `${about}: the drawer holds ${is} of a deposit of which ${should} should lie there.`,
    "online-other-sum": ({ about, is, should }: ToldFinding) =>
      `${about}: ${is} came online, and ${should} was asked for. It is on the account as it came.`,
    "refund-unconfirmed": ({ about, is }: ToldFinding) =>
      `${about}: the payment provider has not confirmed that ${is} was given back.`,
    "drawer-expected": ({ about, is, should }: ToldFinding) =>
      `Cash drawer ${about}: closed with ${is} expected, and its movements come to ${should}.`,
    "drawer-opening": ({ about, is, should }: ToldFinding) =>
      `Cash drawer ${about}: opened with ${is} after ${should} had been counted, and nobody said why.`,
    "number-missing": ({ about, kind }: ToldFinding) => `${kind} ${about} is missing.`,
    "number-ahead": ({ about, kind }: ToldFinding) =>
      `${kind} ${about} has a number that its series has not given yet.`,
    "entry-missing": ({ about }: ToldFinding) => `Entry ${about} or its seal is gone.`,
    "entry-changed": ({ about }: ToldFinding) => `Entry ${about} was changed afterwards.`,
    "entry-unkeyed": ({ about }: ToldFinding) => `Entry ${about} was sealed without the key.`,
    "entry-cut": ({ about }: ToldFinding) => `The log was cut off or made anew at ${about}.`,
    "entry-unsealed": ({ about }: ToldFinding) => `Entry ${about} has had no seal for too long.`,
    "entry-gap": ({ about, other }: ToldFinding) => `Entries ${about} to ${other} are gone.`,
    "letter-waits": ({ about, kind, is }: ToldFinding) =>
      `E-mail ${about} (${kind}) has waited since ${is}.`,
    "letter-failed": ({ about, kind, is }: ToldFinding) =>
      `E-mail ${about} (${kind}) was given up on ${is}.`,
    "no-backup": ({ about }: ToldFinding) =>
      `There is no backup in ${about} yet. One is made every night after three.`,
    "backup-old": ({ about, is }: ToldFinding) =>
      `The last backup dates from ${is}: ${about}. The log of the server says why there is none since.`,
    "backup-changed": ({ about }: ToldFinding) =>
      `The backup ${about} is not what it was, or its checksum is gone. Remove it.`,
    "not-restored": ({ about, other }: ToldFinding) =>
      `The backup ${about} could not be restored: ${other}`,
    "disk-full": ({ about, is, should }: ToldFinding) =>
      `The disk of ${about} has ${is} MB left, and needs ${should} MB. Free some space.`,
    "clock-differs": ({ is }: ToldFinding) =>
      `The clocks of this machine and of the database are ${is} seconds apart. Switch on setting them over the network.`,
    "clock-behind": ({ is }: ToldFinding) =>
      `The database's clock is ${is} seconds behind what was written already. Switch on setting it over the network.`,
    "certificate-ends": ({ about, is }: ToldFinding) =>
      `The certificate of ${about} holds until ${is}. Have it renewed.`,
    "certificate-unread": ({ about, other }: ToldFinding) =>
      `The certificate of ${about} could not be read: ${other}.`,
    "kept-too-long": ({ kind, is }: ToldFinding) => `${kind}: ${is} kept longer than set.`,
    "not-checked": ({ other }: ToldFinding) => `This could not be checked: ${other}.`,
  } satisfies Record<Fault, (told: ToldFinding) => string>,
  run: "Check now",
  running: "Checking…",
  underWay: "A check is under way. It takes some minutes, and its result will stand here.",
  look: "Look again",
  busy: "A check is under way already. Look again in a minute.",
  never: "Not checked yet",
  neverText: "The first check is made tonight after three; you can also check now.",
  well: "All is well",
  failed: (count: number) => `${count} ${plural(count, ["check", "checks"])} failed`,
  shown: (when: string) => `Checked on ${when}.`,
  more: (count: string) => `and ${count} more`,
  toLast: "Show the latest check",
  history: "Earlier checks",
  reasons: {
    night: "by night",
    member: "by a former member of the staff",
    command: "by command on the server",
  } satisfies Record<ProofReason, string>,
  papers: {
    invoice: "Invoice",
    "credit-note": "Credit note",
    "payment-receipt": "Receipt",
    "deposit-receipt": "Deposit receipt",
    "day-close": "Day close",
  },
  mend: {
    reservation: "Open the reservation",
    account: "Open the account",
    drawer: "Open the cash drawer",
    books: "Open the books",
    "audit-logs": "Open the audit log",
    mail: "Open outgoing mail",
    retention: "Open data retention",
  } satisfies Record<MendingPage, string>,
};

export type Words = typeof en;

/** The words of the morning proof. */
export const proofWords = bilingual<Words>(en, bs);
