import type { Language } from "../../../../../domain/language.ts";
import { settingDefinitions } from "../../../../../domain/settings/definitions.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";

const names = new Set(
  Object.entries(settingDefinitions).flatMap(([name, { kind }]) =>
    kind.is === "decimal" ? [name] : [],
  ),
);

/** The fields with their decimals as a reader of the language writes them: "4,9" in Bosnian. */
export function shownDecimals(fields: Fields, language: Language): Record<string, string> {
  return withDecimals(fields, (text) => (language === "ba" ? text.replace(".", ",") : text));
}

/** The fields with their decimals as they are kept, however they were typed: "4,9" and "4.9" are one, "5" is "5.0". */
export function keptDecimals(fields: Fields): Record<string, string> {
  return withDecimals(fields, (text) => {
    const point = text.trim().replace(",", ".");
    return /^\d{1,3}(?:\.\d)?$/.test(point) ? Number(point).toFixed(1) : text;
  });
}

function withDecimals(fields: Fields, written: (text: string) => string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, names.has(name) ? written(text) : text]),
  );
}
