/** From the values of settings to the fields of a form, and back. */
import type { Fields } from "./merge-fields.ts";
import { settingDefinitions, settingFields, type SettingName } from "./definitions.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { isFaultless } from "../forms/read-form.ts";
import { writeTagHosts } from "../visits/tag-hosts.ts";
import { readParts, settingParts, type ReadPhone, type SettingKind } from "./setting-kind.ts";

/** Values as they are kept; an optional one that is not set is null. */
export type SettingValues = Partial<Record<SettingName, unknown>>;

/** A kept value as the texts of its form fields. What is no value of its kind is written as empty fields. */
export function writeSetting(name: SettingName, value: unknown): Record<string, string> {
  const { kind } = settingDefinitions[name];
  const texts = textsOf(kind, value);
  const parts = settingParts(kind);
  return Object.fromEntries(
    settingFields(name).map((field, index) => [field, texts[parts[index] ?? ""] ?? ""]),
  );
}

/** Reads one setting from its form fields. */
export function readSetting(
  name: SettingName,
  fields: Fields,
  readPhone: ReadPhone,
): { ok: true; value: unknown } | { ok: false; faults: FieldFaults } {
  const { kind } = settingDefinitions[name];
  const texts = Object.fromEntries(
    settingParts(kind).map((part) => [part, fields[part === "" ? name : `${name}.${part}`] ?? ""]),
  );
  const read = readParts(kind, texts, readPhone);
  if (read.ok) return read;
  const faults = Object.entries(read.faults).map(([part, fault]) => [
    part === "" ? name : `${name}.${part}`,
    fault,
  ]);
  return { ok: false, faults: Object.fromEntries(faults) };
}

/** Reads several settings; one fault for each field that is wrong. */
export function readSettingValues(
  names: readonly SettingName[],
  fields: Fields,
  readPhone: ReadPhone,
): { ok: true; values: SettingValues } | { ok: false; faults: FieldFaults } {
  const values: SettingValues = {};
  const faults: FieldFaults = {};
  for (const name of names) {
    const read = readSetting(name, fields, readPhone);
    if (read.ok) values[name] = read.value;
    else Object.assign(faults, read.faults);
  }
  return isFaultless(faults) ? { ok: true, values } : { ok: false, faults };
}

function textsOf(kind: SettingKind, value: unknown): Readonly<Record<string, string>> {
  if (kind.is === "week") return weekTexts(value);
  if (kind.is === "choices") {
    const chosen = Array.isArray(value) ? value : [];
    return Object.fromEntries(chosen.map((one) => [String(one), "on"]));
  }
  if (kind.is === "pair" || kind.is === "tiles") return recordTexts(value, plainText);
  if (kind.is === "prices") return recordTexts(value, euroText);
  if (kind.is === "switch") return { "": value === true ? "on" : "" };
  if (kind.is === "decimal") return { "": typeof value === "number" ? value.toFixed(1) : "" };
  if (kind.is === "hosts")
    return { "": Array.isArray(value) ? writeTagHosts(value.map(String)) : "" };
  if (kind.is === "money") return { "": euroText(value) };
  return { "": plainText(value) };
}

/** Cents as `readCents` reads them: whole euros without decimals. */
function euroText(cents: unknown): string {
  if (typeof cents !== "number" || !Number.isInteger(cents)) return "";
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
}

function recordTexts(value: unknown, textOf: (one: unknown) => string): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, textOf(one)]));
}

/** Hours are kept as a week and its special days, of which the form has the week. */
function weekTexts(value: unknown): Record<string, string> {
  const weekly = typeof value === "object" && value !== null && "weekly" in value && value.weekly;
  const days: unknown[] = Array.isArray(weekly) ? weekly : [];
  return Object.fromEntries(
    days.flatMap((day, index) =>
      Object.entries(recordTexts(day, plainText)).map(([end, time]) => [
        `${index + 1}.${end}`,
        time,
      ]),
    ),
  );
}

function plainText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
