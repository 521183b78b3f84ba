/** What the staff may change of a place, as the fields of a form. Its id and slugs stay: addresses and reservations name them. */
import { email } from "../forms/email.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, refine } from "../forms/field.ts";
import { decimal, line, paragraphs, phone, tick, whole } from "../forms/fields.ts";
import { readForm } from "../forms/read-form.ts";
import { isPlaceholder } from "../settings/placeholders.ts";
import type { Fields } from "../settings/merge-fields.ts";
import type { ReadPhone } from "../settings/setting-kind.ts";
import type { Bilingual } from "../language.ts";
import type { OpenSpan } from "./location.ts";
import { readWeek, weekdays } from "./week-form.ts";

export type PlaceEdit = {
  name: Bilingual;
  description: Bilingual;
  meeting: Bilingual;
  region: Bilingual;
  address: string;
  postalCode: string;
  city: string;
  /** Empty for the agency's. */
  phone: string;
  /** Empty for the agency's. */
  email: string;
  lat: number;
  lng: number;
  /** The least minutes between a booking and a pick-up; null takes the drive from where vehicles stand. */
  leadMinutes: number | null;
  /** Monday to Sunday; null is closed. */
  weekly: readonly (OpenSpan | null)[];
  /** Customers may leave a car here alone, its key in a box. */
  keyBox: boolean;
  /** Where the box is and how it is used. */
  keyBoxText: Bilingual;
  /** On offer for new trips. */
  active: boolean;
};

const hourFields = weekdays.flatMap((day) => [`hours.${day}.opens`, `hours.${day}.closes`]);

/** In the order of the form. */
export const placeFields: readonly string[] = [
  "name.en",
  "name.bs",
  "description.en",
  "description.bs",
  "meeting.en",
  "meeting.bs",
  "address",
  "postalCode",
  "city",
  "region.en",
  "region.bs",
  "phone",
  "email",
  "lat",
  "lng",
  ...hourFields,
  "leadMinutes",
  "keyBox",
  "keyBoxText.en",
  "keyBoxText.bs",
  "active",
];

/** A place as the texts of its form: what stands in for a phone number or an address is nobody's, so its field is empty. */
export function writePlace(place: PlaceEdit): Record<string, string> {
  const { name, description, meeting, region, keyBoxText, ...rest } = place;
  const { weekly, lat, lng, leadMinutes, keyBox, active, ...texts } = rest;
  const pairs = Object.entries({ name, description, meeting, region, keyBoxText }).flatMap(
    ([key, text]) => [
      [`${key}.en`, text.en],
      [`${key}.bs`, text.bs],
    ],
  );
  const hours = weekdays.flatMap((day) => {
    const span = weekly[day - 1];
    return [
      [`hours.${day}.opens`, span?.opens ?? ""],
      [`hours.${day}.closes`, span?.closes ?? ""],
    ];
  });
  return {
    ...Object.fromEntries([...pairs, ...hours]),
    ...texts,
    phone: isPlaceholder(texts.phone) ? "" : texts.phone,
    email: isPlaceholder(texts.email) ? "" : texts.email,
    lat: String(lat),
    lng: String(lng),
    leadMinutes: leadMinutes === null ? "" : String(leadMinutes),
    keyBox: keyBox ? "on" : "",
    active: active ? "on" : "",
  };
}

type Known = {
  readPhone: ReadPhone;
  /** How far ahead a pick-up may lie, in days: a longer lead time would close the place to everybody. */
  maxAdvanceDays: number;
};

/** Reads the form of a place; one fault for each field that is wrong. */
export function checkPlace(
  fields: Fields,
  { readPhone, maxAdvanceDays }: Known,
): { ok: true; place: PlaceEdit } | { ok: false; faults: FieldFaults } {
  const read = readForm(fields, fieldsOf(readPhone, maxAdvanceDays * 1440), checkKeyBox);
  const hours = readWeek(fields, "hours.");
  if (!read.ok || !hours.ok)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...(!hours.ok && hours.faults) } };
  const { values } = read;
  const { address, postalCode, city, phone, email, lat, lng, leadMinutes, keyBox, active } = values;
  return {
    ok: true,
    place: {
      address,
      postalCode,
      city,
      phone,
      email,
      lat,
      lng,
      leadMinutes,
      keyBox,
      active,
      weekly: hours.weekly,
      name: { en: values["name.en"], bs: values["name.bs"] },
      description: { en: values["description.en"], bs: values["description.bs"] },
      meeting: { en: values["meeting.en"], bs: values["meeting.bs"] },
      region: { en: values["region.en"], bs: values["region.bs"] },
      keyBoxText: { en: values["keyBoxText.en"], bs: values["keyBoxText.bs"] },
    },
  };
}

function fieldsOf(readPhone: ReadPhone, maxMinutes: number) {
  return {
    "name.en": line({ max: 80 }),
    "name.bs": line({ max: 80 }),
    "description.en": paragraphs({ max: 2000 }),
    "description.bs": paragraphs({ max: 2000 }),
    "meeting.en": line({ max: 300 }),
    "meeting.bs": line({ max: 300 }),
    "region.en": line({ max: 60 }),
    "region.bs": line({ max: 60 }),
    address: line({ max: 120 }),
    postalCode: line({ max: 12 }),
    city: line({ max: 60 }),
    phone: optional(phone(readPhone), ""),
    email: optional(email, ""),
    // Around the country: degrees that were swapped, or lack their point, lie far outside.
    lat: decimal({ min: 40, max: 48, decimals: 12 }),
    lng: decimal({ min: 12, max: 24, decimals: 12 }),
    leadMinutes: optional(
      refine(whole({ min: 0, max: 1_000_000 }), { code: "over-advance" }, (minutes) =>
        minutes <= maxMinutes ? minutes : undefined,
      ),
      null,
    ),
    keyBox: tick,
    "keyBoxText.en": optional(paragraphs({ max: 500 }), ""),
    "keyBoxText.bs": optional(paragraphs({ max: 500 }), ""),
    active: tick,
  };
}

type BoxFields = { keyBox?: boolean; "keyBoxText.en"?: string; "keyBoxText.bs"?: string };

/** Whoever brings a car to a box has to be told where it is, in both languages. */
function checkKeyBox(values: BoxFields): FieldFaults<"keyBoxText.en" | "keyBoxText.bs"> {
  const texts = ["keyBoxText.en", "keyBoxText.bs"] as const;
  const empty = texts.filter((name) => values.keyBox === true && values[name] === "");
  return Object.fromEntries(empty.map((name) => [name, { code: "missing" }]));
}
