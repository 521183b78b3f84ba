/** The offer as the legal texts describe it: plans, places, extras and countries, straight from the price list. */
import { formatEuroShort, formatList, formatNumber, lowerFirst } from "../format.ts";
import { inLanguage, type Bilingual, type Language } from "../../domain/language.ts";
import type { Location } from "../../domain/locations/location.ts";
import { toKmFeninga } from "../../domain/money.ts";
import type { BorderCountry, Extra, ProtectionPlan } from "../../domain/pricing/price-list.ts";
import { bookingWords } from "../booking/en.ts";
import { cancellationRule, ruleUntil } from "../cancellation/free-time-text.ts";
import { factTexts } from "../fact-texts.ts";
import { deliveryText, isAlwaysOpen, outOfHoursText, weekText } from "../place-texts.ts";
import { holdRanges } from "../booking/held-ranges.ts";
import type { LegalSources } from "./legal-texts.ts";
import { legalWords } from "./en.ts";

/** Returns a list item per plan: deposit, maximum cost of a damage, cover; `undefined` without plans. */
export function planLines({ plans }: Pick<LegalSources, "plans">, language: Language) {
  const says = legalWords(language);
  const names = bookingWords(language).extras.coverage;
  const line = ({ name, depositCents, excessCents, safetyFeeCents, covers }: ProtectionPlan) => {
    const deposit =
      depositCents > 0 ? says.deposit(formatEuroShort(depositCents, language)) : says.noDeposit;
    const most = excessCents > 0 ? says.most(formatEuroShort(excessCents, language)) : says.nothing;
    const covered = covers.map((cover) => firstSmall(names[cover])).join(", ");
    const listed = says.plan(inLanguage(name, language), deposit, most, covered);
    if (safetyFeeCents === 0) return listed;
    const fee = formatEuroShort(safetyFeeCents, language);
    return `${listed} ${bookingWords(language).extras.safetyFee(fee)}`;
  };
  return lined(plans.map(line));
}

/** Returns a list item per place: its hours, the fee outside them, and the fee for bringing the car there. */
export function placeLines({ locations }: Pick<LegalSources, "locations">, language: Language) {
  const says = legalWords(language);
  const line = (place: Location) => {
    const name = inLanguage(place.name, language);
    const hours = isAlwaysOpen(place)
      ? says.placeAlways(name)
      : says.place(name, weekText(place, language), outOfHoursText(place, language));
    return place.deliveryFeeCents > 0 ? `${hours} ${deliveryText(place, language)}` : hours;
  };
  return lined(locations.map(line));
}

/** Returns the booking rules as sentences, the free services, and the rate of the currency board. */
export function ruleTexts({ facts, rules, extras }: LegalSources, language: Language) {
  const free = extras.filter(({ charge }) => charge === "free").map(asWord);
  return {
    freeUntil: ruleUntil(rules, language),
    cancellationRule: cancellationRule(rules, language),
    youngDriverRule: youngDriverSentence({ facts, rules }, language),
    freeExtras: free.length > 0 ? namesOf(free, language) : undefined,
    winterExtras: winterSentence(extras, language),
    kmRate: formatNumber(toKmFeninga(10_000_000) / 10_000_000, language, 5),
  };
}

/** Returns the countries that are closed to our cars, the fees of the others, and the countries that ask for a paper. */
export function abroadTexts({ countries }: Pick<LegalSources, "countries">, language: Language) {
  const allowed = countries.filter((country) => country.allowed);
  const those = (wanted: readonly BorderCountry[]) =>
    wanted.length > 0 ? namesOf(wanted, language) : undefined;
  return {
    borderFees: feeSentence(allowed, language),
    closedCountries: those(countries.filter((country) => !country.allowed)),
    greenCardCountries: those(allowed.filter(({ document }) => document === "green-card")),
    insuranceCountries: those(allowed.filter(({ document }) => document === "border-insurance")),
  };
}

/** Returns `undefined` when every driver who may book is old enough, or when the surcharge is zero. */
function youngDriverSentence(
  { facts, rules }: Pick<LegalSources, "facts" | "rules">,
  language: Language,
): string | undefined {
  const { youngDriverUntil: until, minDriverAge, youngDriverPerDayCents: perDay } = rules;
  if (until <= minDriverAge || perDay === 0 || rules.youngDriverCapCents === 0) return undefined;
  const { youngDriverUntil, youngDriverPerDay, youngDriverCap } = factTexts(facts, rules, language);
  return legalWords(language).youngDriver(youngDriverUntil, youngDriverPerDay, youngDriverCap);
}

/** Names the extras of the first season window that includes any; the law knows only one (winter equipment). */
function winterSentence(extras: readonly Extra[], language: Language): string | undefined {
  const { includedFrom, includedTo } =
    extras.find((extra) => extra.includedFrom && extra.includedTo) ?? {};
  if (!includedFrom || !includedTo) return undefined;
  const same = extras
    .filter((extra) => extra.includedFrom === includedFrom && extra.includedTo === includedTo)
    .map(asWord);
  const says = legalWords(language);
  const day = (monthDay: string) => {
    const [month = 0, date = 0] = monthDay.split("-").map(Number);
    return says.dayOfMonth(date, month);
  };
  return says.winter(namesOf(same, language), day(includedFrom), day(includedTo));
}

/** Returns `undefined` when no country is allowed. */
function feeSentence(allowed: readonly BorderCountry[], language: Language): string | undefined {
  if (allowed.length === 0) return undefined;
  const says = legalWords(language);
  const charges = new Set(allowed.map(({ charge }) => charge));
  if (charges.size > 1) return says.perCountryMixed;
  const cents = allowed.map(({ feeCents }) => feeCents);
  const [min, max] = [Math.min(...cents), Math.max(...cents)].map((fee) =>
    formatEuroShort(fee, language),
  );
  const fees = min === max ? String(min) : says.fees(String(min), String(max));
  return charges.has("per-day") ? says.perCountryDay(fees) : says.perCountry(fees);
}

/** Returns the names as a list inside a sentence; those that contain commas are parted by semicolons. */
function namesOf(named: readonly { name: Bilingual }[], language: Language): string {
  const names = named.map(({ name }) => inLanguage(name, language));
  return names.some((name) => name.includes(",")) ? names.join("; ") : formatList(names, language);
}

function lined(lines: readonly string[]): string | undefined {
  return lines.length > 0 ? lines.join("\n") : undefined;
}

/** Returns an extra under its name as it is written inside a sentence. */
function asWord({ name }: Extra): { name: Bilingual } {
  const written = (text: string) => firstSmall(holdRanges(text));
  return { name: { en: written(name.en), bs: written(name.bs) } };
}

/** Keeps the capitals of "GPS navigation" and "Wi-Fi hotspot". */
function firstSmall(text: string): string {
  const [first = ""] = text.split(" ");
  const isName = first.slice(1) !== first.slice(1).toLowerCase();
  return isName ? text : lowerFirst(text);
}
