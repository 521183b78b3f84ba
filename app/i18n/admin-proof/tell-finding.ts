import { dateOf, parseLocalDate } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Fault, Finding } from "../../domain/proof/proof.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { forgottenKinds } from "../../domain/settings/forgotten.ts";
import { settingsWords } from "../admin-settings/en.ts";
import { formatDate, formatDayTime, formatEuro, formatMonth, formatNumber } from "../format.ts";
import { letterWords } from "../letters/en.ts";
import { proofWords } from "./en.ts";

type Unit = "euro" | "cash" | "moment" | "day" | "seconds" | "megabytes" | "count";

/** What the figures of each fault count; the others have none. */
const units: Partial<Record<Fault, Unit>> = {
  "lines-differ": "euro",
  "ledger-differs": "euro",
  "sold-day-differs": "euro",
  "payment-worth": "euro",
  "refunds-above": "euro",
  "online-other-sum": "euro",
  "refund-unconfirmed": "euro",
  "payment-cash": "cash",
  "deposit-cash": "cash",
  "drawer-expected": "cash",
  "drawer-opening": "cash",
  "letter-waits": "moment",
  "letter-failed": "moment",
  "backup-old": "moment",
  "certificate-ends": "day",
  "clock-differs": "seconds",
  "clock-behind": "seconds",
  "disk-full": "megabytes",
};

/** A finding of the morning proof as a sentence. */
export function tellFinding(finding: Finding, language: Language): string {
  const { fault, other = "", is = 0, should = 0 } = finding;
  const unit = units[fault] ?? "count";
  return proofWords(language).faults[fault]({
    about: aboutIn(finding, language),
    other,
    is: figureIn(unit, is, language),
    should: figureIn(unit, should, language),
    kind: kindOf(finding, language),
  });
}

/** Days and months as people write them. */
function aboutIn({ fault, about }: Finding, language: Language): string {
  const day = parseLocalDate(about);
  if (day === undefined) return about;
  return fault === "visits-month-differs" ? formatMonth(day, language) : formatDate(day, language);
}

/** Hundredths of a currency that the sentence does not name: both are counted alike. */
function figureIn(unit: Unit, figure: number, language: Language): string {
  switch (unit) {
    case "euro":
      return formatEuro(figure, language);
    case "cash":
      return formatNumber(figure / 100, language, 2);
    case "moment":
      return formatDayTime(toLocal(figure), language);
    case "day":
      return formatDate(dateOf(toLocal(figure)), language);
    case "seconds":
      return formatNumber(Math.round(figure / 1_000), language);
    case "megabytes":
      return formatNumber(Math.floor(figure / 1024 / 1024), language);
    default:
      return formatNumber(figure, language);
  }
}

function kindOf({ kind, other = "" }: Finding, language: Language): string {
  const letters: Readonly<Record<string, string>> = letterWords(language).staff.kinds;
  if (kind === undefined) return letters[other] ?? other;
  const isForgotten = forgottenKinds.find((one) => one === kind);
  if (isForgotten) return settingsWords(language).retention.kinds[isForgotten];
  const papers: Readonly<Record<string, string>> = proofWords(language).papers;
  return papers[kind] ?? kind;
}
