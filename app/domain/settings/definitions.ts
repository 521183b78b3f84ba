/**
 * Every setting that the staff may change, in the order in which they are shown. A new one is an entry here, a line in the type
 * of its noun and in `server/catalogue`, and its words in `i18n/admin-settings`: what is missing does not compile.
 */
import type { DebtRules } from "../account/debt.ts";
import type { LetterRules } from "../figures/letter-rules.ts";
import { paymentTypes, type Facts } from "../facts.ts";
import { earlyReturns } from "../handovers/early-return.ts";
import { equipmentItems } from "../handovers/equipment.ts";
import { damagePriceNames, type HandoverRules } from "../handovers/handover-rules.ts";
import type { LegalFacts, Retention } from "../legal-facts.ts";
import type { RentalRules } from "../pricing/price-list.ts";
import { settingParts, type SettingKind } from "./setting-kind.ts";

export const settingGroups = {
  agency: ["who", "contact", "address", "payment", "debts", "letters", "map", "tag", "imprint"],
  rental: ["length", "booking", "instant", "drivers", "fleet"],
  handovers: ["handover", "missing", "damage", "deposit"],
  retention: ["kept", "answers"],
} as const;
export type SettingSection = keyof typeof settingGroups;
export type SettingGroup = (typeof settingGroups)[SettingSection][number];

/** Prices are set on the page of prices. */
type PricedRule = "youngDriverUntil" | "youngDriverPerDayCents" | "youngDriverCapCents";

export type SettingName =
  | Exclude<keyof Facts, "maintenanceMode">
  | Exclude<keyof RentalRules, PricedRule>
  | keyof LegalFacts
  | keyof Retention
  | keyof HandoverRules
  | keyof DebtRules
  | keyof LetterRules;

export type SettingDefinition = { group: SettingGroup; kind: SettingKind };

const whole = (min: number, max: number, unit?: Extract<SettingKind, { is: "whole" }>["unit"]) =>
  ({ is: "whole", min, max, ...(unit && { unit }) }) as const;
const line = (max: number) => ({ is: "line", max }) as const;
const optional = { is: "line", max: 120, optional: true } as const;
const cents = (maxCents: number) => ({ is: "money", maxCents }) as const;
const months = (max: number) => whole(1, max, "months");

export const settingDefinitions: Readonly<Record<SettingName, SettingDefinition>> = {
  name: { group: "who", kind: line(60) },
  founded: { group: "who", kind: { is: "year", min: 1900, max: 2100 } },
  customers: { group: "who", kind: whole(0, 10_000_000) },
  rating: { group: "who", kind: { is: "decimal", min: 1, max: 5 } },
  reviewCount: { group: "who", kind: whole(0, 1_000_000) },
  phone: { group: "contact", kind: { is: "phone" } },
  whatsapp: { group: "contact", kind: { is: "phone" } },
  viber: { group: "contact", kind: { is: "phone" } },
  email: { group: "contact", kind: { is: "email" } },
  phoneHours: { group: "contact", kind: { is: "week" } },
  address: { group: "address", kind: line(120) },
  postalCode: { group: "address", kind: line(12) },
  city: { group: "address", kind: line(60) },
  region: { group: "address", kind: { is: "pair", max: 60 } },
  serviceRadiusKm: { group: "address", kind: whole(0, 1000, "km") },
  paymentTypes: { group: "payment", kind: { is: "choices", of: paymentTypes } },
  bankName: { group: "payment", kind: optional },
  bankAccount: { group: "payment", kind: { is: "digits", length: 16 } },
  firstReminderDays: { group: "debts", kind: whole(0, 365, "days") },
  secondReminderDays: { group: "debts", kind: whole(0, 365, "days") },
  thirdReminderDays: { group: "debts", kind: whole(0, 365, "days") },
  monthlyLetter: { group: "letters", kind: { is: "switch" } },
  mapTiles: { group: "map", kind: { is: "tiles" } },
  tagHosts: { group: "tag", kind: { is: "hosts" } },
  legalName: { group: "imprint", kind: optional },
  legalForm: { group: "imprint", kind: optional },
  registrationCourt: { group: "imprint", kind: optional },
  registrationNumber: { group: "imprint", kind: optional },
  jib: { group: "imprint", kind: { is: "digits", length: 13 } },
  vatNumber: { group: "imprint", kind: { is: "digits", length: 12 } },
  responsiblePerson: { group: "imprint", kind: optional },

  minRentalDays: { group: "length", kind: whole(1, 90, "days") },
  maxRentalDays: { group: "length", kind: whole(1, 365, "days") },
  graceMinutes: { group: "length", kind: whole(0, 720, "minutes") },
  leadMinutes: { group: "booking", kind: whole(0, 10_080, "minutes") },
  outOfHoursLeadHours: { group: "booking", kind: whole(0, 168, "hours") },
  maxAdvanceDays: { group: "booking", kind: whole(1, 730, "days") },
  freeCancellationHours: { group: "booking", kind: whole(0, 720, "hours") },
  freeAfterBookingMinutes: { group: "booking", kind: whole(0, 1440, "minutes") },
  autoConfirm: { group: "instant", kind: { is: "switch" } },
  instantDays: { group: "instant", kind: whole(1, 365, "days") },
  instantValueCents: { group: "instant", kind: { is: "money", maxCents: 10_000_000 } },
  instantReservations: { group: "instant", kind: whole(1, 1000) },
  instantPersonDays: { group: "instant", kind: whole(1, 10_000, "days") },
  minDriverAge: { group: "drivers", kind: whole(18, 80, "years") },
  licenceYears: { group: "drivers", kind: whole(0, 20, "years") },
  turnaroundMinutes: { group: "fleet", kind: whole(0, 2880, "minutes") },

  equipment: { group: "handover", kind: { is: "choices", of: equipmentItems } },
  fuelEighthCents: { group: "handover", kind: cents(20_000) },
  batteryPercentCents: { group: "handover", kind: cents(2000) },
  cleaningCents: { group: "handover", kind: cents(100_000) },
  earlyReturn: { group: "handover", kind: { is: "choice", of: earlyReturns } },
  equipmentPrices: {
    group: "missing",
    kind: { is: "prices", of: equipmentItems, maxCents: 500_000 },
  },
  damagePrices: {
    group: "damage",
    kind: { is: "prices", of: damagePriceNames, maxCents: 1_000_000 },
  },
  damagesTaxed: { group: "damage", kind: { is: "switch" } },
  handoverMinutes: { group: "handover", kind: whole(0, 240, "minutes") },
  runMarginMinutes: { group: "handover", kind: whole(0, 240, "minutes") },
  fineHandlingCents: { group: "handover", kind: cents(20_000) },
  papersPhotos: { group: "handover", kind: { is: "switch" } },
  holdWarningDays: { group: "deposit", kind: whole(0, 30, "days") },
  releaseDays: { group: "deposit", kind: whole(0, 90, "days") },

  contactMessageMonths: { group: "kept", kind: months(120) },
  cancelledReservationMonths: { group: "kept", kind: months(120) },
  // The books are kept for years by law: too short a time would empty them for good.
  contractYears: { group: "kept", kind: whole(5, 50, "years") },
  documentPhotoDays: { group: "kept", kind: whole(1, 365, "days") },
  positionDays: { group: "kept", kind: whole(1, 365, "days") },
  visitMonths: { group: "kept", kind: months(60) },
  newsletterProofMonths: { group: "kept", kind: months(120) },
  complaintAnswerDays: { group: "answers", kind: whole(1, 30, "days") },
  privacyAnswerDays: { group: "answers", kind: whole(1, 90, "days") },
};

/** The settings of a group, in their order. */
export function settingsOf(group: SettingGroup): SettingName[] {
  return settingNames.filter((name) => settingDefinitions[name].group === group);
}

export const settingNames = Object.keys(settingDefinitions) as SettingName[];

/** The settings of a section, group by group. */
export function sectionSettings(section: SettingSection): SettingName[] {
  return settingGroups[section].flatMap(settingsOf);
}

/** The names of the form fields of a setting: `phone`, or `region.en` and `region.bs`. */
export function settingFields(name: SettingName): string[] {
  return settingParts(settingDefinitions[name].kind).map((part) =>
    part === "" ? name : `${name}.${part}`,
  );
}
