import type { Facts } from "../../domain/facts.ts";
import { savedInBrowser } from "../../domain/saved-in-browser.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import type { LegalFacts, Retention } from "../../domain/legal-facts.ts";
import { tileOrigin } from "../../domain/locations/map-tiles.ts";
import { vatPercent } from "../../domain/money.ts";
import { unconfirmedDays } from "../../domain/newsletter/unconfirmed-days.ts";
import type { PriceList, RentalRules } from "../../domain/pricing/price-list.ts";
import { confirmationWords } from "../confirmation/en.ts";
import { factTexts } from "../fact-texts.ts";
import { formatList, formatNumber, formatPercent, plural } from "../format.ts";
import { abroadTexts, placeLines, planLines, ruleTexts } from "./offer-texts.ts";

/** The data that the legal texts are built from. */
export type LegalSources = {
  facts: Facts;
  rules: RentalRules;
  legal: LegalFacts;
  retention: Retention;
} & Pick<PriceList, "plans" | "extras" | "countries" | "locations">;

/** Forms after "for", "after" and "within": "čuvamo 2 mjeseca", "u roku od 2 dana". */
const units = {
  minutes: { "en-us": ["minute", "minutes"], ba: ["minutu", "minute", "minuta"] },
  hours: { "en-us": ["hour", "hours"], ba: ["sat", "sata", "sati"] },
  days: { "en-us": ["day", "days"], ba: ["dan", "dana", "dana"] },
  daysOf: { "en-us": ["day", "days"], ba: ["dana", "dana", "dana"] },
  months: { "en-us": ["month", "months"], ba: ["mjesec", "mjeseca", "mjeseci"] },
  years: { "en-us": ["year", "years"], ba: ["godinu", "godine", "godina"] },
} as const;

/**
 * Returns every value that a legal text may name in braces, in one language: the values of other texts, the company register, the
 * retention times, and the price list's plans, places, extras and countries. An unset value is `undefined`.
 */
export function legalTexts(sources: LegalSources, language: Language) {
  const { facts, rules } = sources;
  const { payment } = confirmationWords(language);
  return {
    ...factTexts(facts, rules, language),
    ...registerTexts(sources),
    region: inLanguage(facts.region, language),
    payments: formatList(
      facts.paymentTypes.map((type) => payment[type]),
      language,
    ),
    mapHost: facts.mapTiles && tileOrigin(facts.mapTiles.url)?.replace(/^https?:\/\//, ""),
    vat: formatPercent(vatPercent, language),
    plans: planLines(sources, language),
    places: placeLines(sources, language),
    ...ruleTexts(sources, language),
    ...abroadTexts(sources, language),
    ...keepingTexts(sources.retention, language),
  };
}

/** Returns every key, also for an unset value: a missing key would leave its name standing in braces. */
function registerTexts({ facts, legal }: Pick<LegalSources, "facts" | "legal">) {
  return {
    legalName: legal.legalName ?? facts.name,
    legalForm: legal.legalForm,
    registrationCourt: legal.registrationCourt,
    registrationNumber: legal.registrationNumber,
    jib: legal.jib,
    vatNumber: legal.vatNumber,
    responsiblePerson: legal.responsiblePerson,
    bankName: legal.bankName,
    bankAccount: legal.bankAccount,
  } satisfies Record<keyof LegalFacts, string | undefined>;
}

function keepingTexts(retention: Retention, language: Language) {
  const says = (count: number, unit: keyof typeof units) =>
    `${formatNumber(count, language)} ${plural(count, units[unit][language])}`;
  return {
    contactMessageMonths: says(retention.contactMessageMonths, "months"),
    cancelledReservationMonths: says(retention.cancelledReservationMonths, "months"),
    contractYears: says(retention.contractYears, "years"),
    documentPhotoDays: says(retention.documentPhotoDays, "days"),
    positionDays: says(retention.positionDays, "days"),
    visitMonths: says(retention.visitMonths, "months"),
    newsletterProofMonths: says(retention.newsletterProofMonths, "months"),
    complaintAnswerDays: says(retention.complaintAnswerDays, "daysOf"),
    privacyAnswerDays: says(retention.privacyAnswerDays, "daysOf"),
    unconfirmedDays: says(unconfirmedDays, "days"),
    languageYears: says(savedInBrowser.languageDays / 365, "years"),
    sessionMinutes: says(savedInBrowser.reservationMinutes, "minutes"),
    detailsMinutes: says(savedInBrowser.detailsMinutes, "minutes"),
    bookedHours: says(savedInBrowser.bookedHours, "hours"),
    consentYears: says(savedInBrowser.visitConsentDays / 365, "years"),
    keptReservationDays: says(savedInBrowser.reservationDays, "days"),
    visitHours: says(savedInBrowser.visitHours, "hours"),
  };
}
