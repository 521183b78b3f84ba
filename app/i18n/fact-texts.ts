import type { ShownFacts } from "../domain/facts.ts";
import type { Language } from "../domain/language.ts";
import type { RentalRules } from "../domain/pricing/price-list.ts";
import { formatAddress, formatEuroShort, formatNumber, plural } from "./format.ts";
import { formatWeek } from "./hours.ts";
import { formatPhone } from "./phone.ts";

type Forms = { "en-us": readonly [string, string]; ba: readonly [string, string, string] };

/** Bosnian in the accusative: "najmanje 1 godinu, 2 godine, 5 godina". */
const days: Forms = { "en-us": ["day", "days"], ba: ["dan", "dana", "dana"] };
/** Bosnian in the genitive: "do 1 sata prije preuzimanja". */
const hours: Forms = { "en-us": ["hour", "hours"], ba: ["sata", "sata", "sati"] };
const minutes: Forms = { "en-us": ["minute", "minutes"], ba: ["minutu", "minute", "minuta"] };
const years: Forms = { "en-us": ["year", "years"], ba: ["godinu", "godine", "godina"] };

/**
 * Returns the values that texts edited by staff may name in braces (`{licenceYears}`), in one language, so that a question, an
 * answer or a legal text never contradicts the settings.
 */
export function factTexts(facts: ShownFacts, rules: RentalRules, language: Language) {
  const counted = (count: number, forms: Forms) =>
    `${formatNumber(count, language)} ${plural(count, forms[language])}`;
  return {
    name: facts.name,
    phone: formatPhone(facts.phone),
    email: facts.email,
    address: formatAddress(facts),
    phoneHours: formatWeek(facts.phoneHours, language)
      .map((row) => `${row.days} ${row.hours}`)
      .join(", "),
    customers: formatNumber(facts.customers, language),
    founded: String(facts.founded),
    minRentalDays: counted(rules.minRentalDays, days),
    maxRentalDays: counted(rules.maxRentalDays, days),
    graceMinutes: counted(rules.graceMinutes, minutes),
    licenceYears: counted(rules.licenceYears, years),
    freeCancellationHours: counted(rules.freeCancellationHours, hours),
    minDriverAge: counted(rules.minDriverAge, years),
    youngDriverUntil: counted(rules.youngDriverUntil, years),
    youngDriverPerDay: formatEuroShort(rules.youngDriverPerDayCents, language),
    youngDriverCap: formatEuroShort(rules.youngDriverCapCents, language),
  };
}

/** Returns the text with its braces filled in; an unknown name in braces stays as it is. */
export function fillFacts(text: string, texts: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(texts, name) ? (texts[name] ?? braces) : braces,
  );
}
