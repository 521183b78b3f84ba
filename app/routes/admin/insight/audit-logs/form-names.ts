import { settingDefinitions, settingNames } from "../../../../domain/settings/definitions.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { adminCarsWords } from "../../../../i18n/admin-cars/en.ts";
import { adminCouponsWords } from "../../../../i18n/admin-coupons/en.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { settingsWords } from "../../../../i18n/admin-settings/en.ts";
import { pricedName } from "../../../../i18n/admin-settings/part-names.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";

export type FieldNames = Readonly<Record<string, string>>;

/** The names of a subject's fields, as on the page where staff change it. */
export function formNames(
  { subjectKind, subjectId }: Pick<ListedEntry, "subjectKind" | "subjectId">,
  language: Language,
): FieldNames {
  if (subjectKind === "setting") return settingNamesOf(subjectId, language);
  const names = Object.hasOwn(forms, subjectKind) ? forms[subjectKind] : undefined;
  return names?.(language) ?? {};
}

const forms: Readonly<Record<string, (language: Language) => FieldNames>> = {
  "border-country": (language) => {
    const { columns } = adminBordersWords(language);
    return { ...columns, feeCents: columns.fee };
  },
  car: (language) => {
    const { fields, facts, pictures, order } = adminCarsWords(language);
    const { altEn, altBs, title: photos } = pictures;
    const { descriptionEn, descriptionBs } = fields;
    return {
      ...fields,
      "description.en": descriptionEn,
      "description.bs": descriptionBs,
      features: facts.features,
      photos,
      altEn,
      altBs,
      cars: order.title,
    };
  },
  coupon: couponNames,
  extra: extraNames,
  faq: (language) => {
    const { where: topic, question, answer, published } = settingsWords(language).faq;
    return { topic, question, answer, published };
  },
  invitation: memberNames,
  legal: legalNames,
  list: (language) => {
    const { car, ...filters } = adminReservationsWords(language).filters;
    const { status, language: spoken, sort, direction } = filters;
    return { carId: car, status, language: spoken, sort, direction };
  },
  location: (language) => settingsWords(language).places.fields,
  "protection-plan": (language) => {
    const words = adminPlansWords(language);
    const { nameEn, nameBs, descriptionEn, descriptionBs, covers, active } = words;
    const { deposit: depositCents, excess: excessCents, safetyFee: safetyFeeCents } = words;
    return {
      nameEn,
      nameBs,
      descriptionEn,
      descriptionBs,
      covers,
      active,
      depositCents,
      excessCents,
      safetyFeeCents,
    };
  },
  reservation: reservationNames,
  retention: (language) => settingsWords(language).retention.kinds,
  review: (language) => {
    const words = settingsWords(language).reviews;
    const { author, place, rating, text, writtenOn, sampleTag: sample, published } = words;
    return { author, place, rating, text, writtenOn, sample, published };
  },
  "special-hours": (language) => {
    const { date, place: locationId, opens, closes, label } = settingsWords(language).days;
    return { date, locationId, opens, closes, label };
  },
  user: memberNames,
  vehicle: (language) => adminCarsWords(language).vehicles.fields,
};

function couponNames(language: Language): FieldNames {
  const words = adminCouponsWords(language);
  const { code, appliesTo, note, active, minRentalDays, maxUses, maxUsesPerEmail } = words;
  const { bookFrom, bookTo, pickupFrom, pickupTo, categories, columns } = words;
  return {
    code,
    value: columns.value,
    appliesTo,
    note,
    active,
    bookFrom,
    bookTo,
    pickupFrom,
    pickupTo,
    categories,
    locationIds: words.locations,
    minRentalDays,
    minTotalCents: words.minTotal,
    maxUses,
    maxUsesPerEmail,
    uses: columns.uses,
    givenCents: columns.given,
  };
}

function extraNames(language: Language): FieldNames {
  const words = adminExtrasWords(language);
  const { nameEn, nameBs, noteEn, noteBs, charge, maxQuantity, active, place, columns } = words;
  const { from: startsOn, to: endsOn, pieces, note } = words.away;
  return {
    code: columns.code,
    nameEn,
    nameBs,
    noteEn,
    noteBs,
    charge,
    maxQuantity,
    active,
    place,
    priceCents: words.price,
    capCents: columns.cap,
    stock: columns.stock,
    includedFrom: `${columns.season}: ${words.includedFrom}`,
    includedTo: `${columns.season}: ${words.includedTo}`,
    startsOn,
    endsOn,
    pieces,
    note,
  };
}

function legalNames(language: Language): FieldNames {
  const { titleField: title, body } = settingsWords(language).legal;
  return { title, body };
}

function memberNames(language: Language): FieldNames {
  const { name, role, disabled, twoStep: secondStep } = adminStaffWords(language).staff;
  return { name, role, disabled, secondStep };
}

function reservationNames(language: Language): FieldNames {
  const { edit, events } = adminReservationWords(language);
  const { fileColumns, waits } = adminReservationsWords(language);
  const { pickupPlace, returnPlace } = fileColumns;
  const { pickup, dropoff, car, vehicle, plan, coupon, days, total, ...facts } = events.facts;
  const trip = {
    pickupAt: pickup,
    dropoffAt: dropoff,
    pickupLocationId: pickupPlace,
    dropoffLocationId: returnPlace,
  };
  return {
    ...facts,
    ...trip,
    changedContact: edit.title,
    waits: waits.label,
    ...Object.fromEntries(Object.entries(trip).map(([key, name]) => [`trip.${key}`, name])),
    carId: car,
    vehicleId: vehicle,
    planCode: plan,
    couponCode: coupon,
    rentalDays: days,
    totalCents: total,
    pinned: facts.promised,
    expectedAt: facts.expected,
    kind: facts.letter,
  };
}

const maintenance = "maintenance_mode";

/** The name of a setting by its stored key; undefined when there is no such setting. */
export function settingName(key: string, language: Language): string | undefined {
  if (key === maintenance) return adminWords(language).settings.maintenance;
  const name = settingOf(key);
  return name && settingsWords(language).settings[name].label;
}

/** The setting of a stored key; undefined when there is no such setting. */
export function settingOf(key: string) {
  const camel = key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return settingNames.find((one) => one === camel);
}

/** The names of a setting's fields: its value has the name of the setting. */
function settingNamesOf(key: string, language: Language): FieldNames {
  const words = settingsWords(language);
  if (key === maintenance) return { value: adminWords(language).settings.maintenance };
  const name = settingOf(key);
  if (!name) return {};
  const { kind } = settingDefinitions[name];
  const { label } = words.settings[name];
  const { url, attribution, attributionUrl, maxZoom } = words.parts;
  return {
    value: kind.is === "whole" && kind.unit ? `${label}, ${words.units[kind.unit]}` : label,
    "value.weekly": label,
    "value.special": words.sections["special-days"].title,
    "value.url": url,
    "value.attribution": attribution,
    "value.attributionUrl": attributionUrl,
    "value.maxZoom": maxZoom,
    ...(kind.is === "prices" &&
      Object.fromEntries(kind.of.map((part) => [`value.${part}`, pricedName(part, language)]))),
  };
}
