/** What the staff may change of a place, as the fields of a form. Its id and slugs stay: addresses and reservations name them. */
import { checkFields, readsText, tick, type RecordFaults } from "../settings/check-fields.ts";
import type { Fields } from "../settings/merge-fields.ts";
import {
  emailText,
  lineText,
  paragraphText,
  phoneText,
  readSpan,
  type ReadPhone,
} from "../settings/setting-kind.ts";
import type { Bilingual } from "../language.ts";
import type { OpenSpan } from "./location.ts";

export type PlaceEdit = {
  name: Bilingual;
  description: Bilingual;
  meeting: Bilingual;
  region: Bilingual;
  address: string;
  postalCode: string;
  city: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
  /** Monday to Sunday; null is closed. */
  weekly: readonly (OpenSpan | null)[];
  /** On offer for new trips. */
  active: boolean;
};

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
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
  "active",
];

/** A place as the texts of its form. */
export function writePlace(place: PlaceEdit): Record<string, string> {
  const { name, description, meeting, region, weekly, lat, lng, active, ...texts } = place;
  const pairs = Object.entries({ name, description, meeting, region }).flatMap(([key, text]) => [
    [`${key}.en`, text.en],
    [`${key}.bs`, text.bs],
  ]);
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
    lat: String(lat),
    lng: String(lng),
    active: active ? "on" : "",
  };
}

/** Reads the form of a place; one fault for each field that is wrong. */
export function checkPlace(
  fields: Fields,
  readPhone: ReadPhone,
): { ok: true; place: PlaceEdit } | { ok: false; faults: RecordFaults } {
  const read = checkFields(schemas(readPhone), fields);
  const hours = readHours(fields);
  if (!read.ok || !hours.ok)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...(!hours.ok && hours.faults) } };
  const { values } = read;
  const { address, postalCode, city, phone, email, lat, lng, active } = values;
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
      active,
      weekly: hours.weekly,
      name: { en: values["name.en"], bs: values["name.bs"] },
      description: { en: values["description.en"], bs: values["description.bs"] },
      meeting: { en: values["meeting.en"], bs: values["meeting.bs"] },
      region: { en: values["region.en"], bs: values["region.bs"] },
    },
  };
}

function schemas(readPhone: ReadPhone) {
  return {
    "name.en": lineText(80),
    "name.bs": lineText(80),
    "description.en": paragraphText(2000),
    "description.bs": paragraphText(2000),
    "meeting.en": lineText(300),
    "meeting.bs": lineText(300),
    "region.en": lineText(60),
    "region.bs": lineText(60),
    address: lineText(120),
    postalCode: lineText(12),
    city: lineText(60),
    phone: phoneText(readPhone),
    email: emailText,
    // Around the country: degrees that were swapped, or lack their point, lie far outside.
    lat: readsText("latitude", (text) => degrees(text, 40, 48)),
    lng: readsText("longitude", (text) => degrees(text, 12, 24)),
    active: tick,
  };
}

function degrees(text: string, least: number, most: number): number | undefined {
  const written = /^\d{1,2}(?:[.,]\d{1,12})?$/.exec(text.trim());
  const number = written ? Number(written[0].replace(",", ".")) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}

function readHours(
  fields: Fields,
): { ok: true; weekly: (OpenSpan | null)[] } | { ok: false; faults: RecordFaults } {
  const faults: RecordFaults = {};
  const weekly = weekdays.map((day) => {
    const span = readSpan(fields[`hours.${day}.opens`] ?? "", fields[`hours.${day}.closes`] ?? "");
    if (span === undefined) faults[`hours.${day}.closes`] = "hours";
    return span ?? null;
  });
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, weekly };
}
