/** A draft of a legal text, as the fields of a form. */
import type { Bilingual } from "../language.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { line, paragraphs } from "../forms/fields.ts";
import { readForm } from "../forms/read-form.ts";
import type { Fields } from "./merge-fields.ts";
import { unknownBraces } from "./text-forms.ts";

export type LegalEdit = { title: Bilingual; body: Bilingual };

export const legalFields = ["title.en", "title.bs", "body.en", "body.bs"] as const;

/** More than twice the terms of today; four such texts still fit into a form. */
const longestBody = 20_000;

const legalTexts = {
  "title.en": line({ max: 120 }),
  "title.bs": line({ max: 120 }),
  "body.en": paragraphs({ max: longestBody }),
  "body.bs": paragraphs({ max: longestBody }),
};

/** A legal text as the texts of its form. */
export function writeLegal({ title, body }: LegalEdit): Record<string, string> {
  return { "title.en": title.en, "title.bs": title.bs, "body.en": body.en, "body.bs": body.bs };
}

/** Reads a draft. `allowed` are the names that a legal text may have in braces; any other is refused, and named. */
export function checkLegal(
  fields: Fields,
  allowed: ReadonlySet<string>,
): { ok: true; text: LegalEdit } | { ok: false; faults: FieldFaults; unknown: string[] } {
  const read = readForm(fields, legalTexts);
  if (!read.ok) return { ...read, unknown: [] };
  const { values } = read;
  const faults: FieldFaults = {};
  const unknown = new Set<string>();
  for (const name of legalFields) {
    const strange = unknownBraces(values[name], allowed);
    if (strange.length > 0) faults[name] = { code: "braces" };
    for (const one of strange) unknown.add(one.slice(0, 40));
  }
  if (unknown.size > 0) return { ok: false, faults, unknown: [...unknown].slice(0, 20) };
  return {
    ok: true,
    text: {
      title: { en: values["title.en"], bs: values["title.bs"] },
      body: { en: values["body.en"], bs: values["body.bs"] },
    },
  };
}
