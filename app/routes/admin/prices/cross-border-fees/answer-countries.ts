import type { Doer } from "../../../../domain/staff/doer.ts";
import { readCountries } from "../../../../domain/borders/read-countries.ts";
import { changeCountries } from "../../../../server/borders/change-countries.ts";
import { listCountries } from "../../../../server/borders/list-countries.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { fieldsOf, typedOf } from "../../forms/fields-of.ts";
import type { RecordTold } from "../../forms/filled-form.ts";
import { tell } from "../../forms/tell.ts";
import { countryFields, countryLabels } from "./country-fields.ts";
import { editOf } from "./edit-of.ts";

/** What the page is told of what was sent. */
export type Told = RecordTold & {
  /** `versions`: of the rows that somebody else has saved, by code. */
  stale?: { versions: Record<string, number> };
};

const told = tell<Told>;

/** Saves the rows that were sent, all of them or none. */
export async function answerCountries({ deps, language }: PageContext, request: Request, by: Doer) {
  const sent = fieldsOf(await readForm(request));
  const rows = await listCountries(deps.pool);
  const shown = rows.filter(({ code }) => sent[`${code}.version`] !== undefined);
  const typed = typedOf(sent, countryFields(shown, language));
  const known = rows.map(({ code }) => code);
  const read = readCountries(sent, known);
  if (!read.ok) return told({ faults: read.faults, typed }, 400);
  const answer = await changeCountries(deps.pool, { countries: read.countries, by });
  if (!answer.ok) {
    const { theirs } = answer;
    const versions = Object.fromEntries(theirs.map(({ code, version }) => [code, version]));
    const fields = countryFields(theirs, language);
    const labels = countryLabels(theirs, language);
    const stale = { version: editOf(rows), theirs: fields, labels, versions };
    return told({ stale, typed }, 409);
  }
  await deps.catalogue.catchUp();
  if (answer.changed === 0) return told({ saved: {} }, 200);
  const undo = Object.fromEntries(
    answer.before.map(({ code, version }) => [`${code}.version`, String(version + 1)]),
  );
  return told({ saved: { undo: { ...undo, ...countryFields(answer.before, language) } } }, 200);
}
