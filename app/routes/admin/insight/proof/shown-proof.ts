/** A morning proof as its page shows it: every sentence written. */
import type { Language } from "../../../../domain/language.ts";
import {
  checkNames,
  mendedAt,
  type CheckResult,
  type Finding,
} from "../../../../domain/proof/proof.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { proofWords } from "../../../../i18n/admin-proof/en.ts";
import { tellFinding } from "../../../../i18n/admin-proof/tell-finding.ts";
import { formatNumber } from "../../../../i18n/format.ts";

export type ShownCheck = {
  check: string;
  name: string;
  outcome: CheckResult["outcome"];
  /** How many were checked, or how many faults there are. */
  says: string;
  faults: { text: string; mend?: { to: string; label: string } }[];
  /** How many faults are not named. */
  more: number;
};

/** The checks of a proof in their order, those that failed first. A check that is not known any more is left out. */
export function shownChecks(results: readonly CheckResult[], language: Language): ShownCheck[] {
  const known = checkNames.flatMap((name) => results.find(({ check }) => check === name) ?? []);
  const isBad = ({ outcome }: CheckResult) => outcome === "bad";
  return [...known.filter(isBad), ...known.filter((result) => !isBad(result))].map((result) => ({
    check: result.check,
    name: proofWords(language).checks[result.check],
    outcome: result.outcome,
    says: saidOf(result, language),
    faults: result.findings.map((finding) => shownFault(finding, language)),
    more: result.found - result.findings.length,
  }));
}

function saidOf({ outcome, found, counted }: CheckResult, language: Language): string {
  const words = proofWords(language);
  if (outcome === "idle") return words.idle;
  return outcome === "bad"
    ? words.found(found, formatNumber(found, language))
    : words.checked(formatNumber(counted, language));
}

function shownFault(finding: Finding, language: Language): ShownCheck["faults"][number] {
  const text = tellFinding(finding, language);
  const page = mendedAt(finding);
  if (page === undefined) return { text };
  return { text, mend: { to: pathOf(finding, language), label: proofWords(language).mend[page] } };
}

function pathOf(finding: Finding, language: Language): string {
  const key = finding.key ?? "";
  switch (mendedAt(finding)) {
    case "reservation":
      return adminPath("reservations", language, key);
    case "account":
      return adminPath("reservations", language, key, "account");
    case "drawer":
      return adminPath("cash-drawers", language, key);
    case "books":
      return `${adminPath("books", language)}?view=invoices`;
    case "mail":
      return adminPath("mail", language);
    case "retention":
      return adminPath("settings", language, "retention");
    default:
      return adminPath("audit-logs", language);
  }
}
