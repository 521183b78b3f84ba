import type { Pool, PoolClient } from "pg";
import { legalKinds, type LegalDocument, type LegalKind } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import { fillLegal } from "../../i18n/legal/fill-legal.ts";
import { legalTexts, type LegalSources } from "../../i18n/legal/legal-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { FillIn } from "./read-texts.ts";

/** The columns of a legal text that pages may read; its open points are for the staff alone. */
const columns = `
  kind, document_version as version, json_build_object('en', title_en, 'bs', title_bs) as title,
  json_build_object('en', body_en, 'bs', body_bs) as body,
  to_char(published_at at time zone 'Europe/Sarajevo', 'YYYY-MM-DD') as "publishedOn"`;

const inForceText = `
  select distinct on (kind) ${columns} from legal_document
  where published_at is not null order by kind, document_version desc`;

const versionText = `
  select ${columns} from legal_document
  where kind = $1 and document_version = $2 and published_at is not null`;

/** The legal text in force of each kind, the newest published version, in the order in which they are read. */
export async function readLegalDocuments(
  client: PoolClient,
  sources: LegalSources,
): Promise<LegalDocument[]> {
  const { rows } = await client.query<LegalDocument>(inForceText);
  const fillIn = legalFiller(sources);
  const inForce = new Map(rows.map((row) => [row.kind, asDocument(row, fillIn)]));
  return legalKinds.flatMap((one) => inForce.get(one) ?? []);
}

/** A version that was published, in force or not, with the facts of today; `undefined` when there is none. */
export async function findLegalDocument(
  pool: Pool,
  { kind, version }: { kind: LegalKind; version: number },
  catalogue: Catalogue,
): Promise<LegalDocument | undefined> {
  const { rows } = await pool.query<LegalDocument>(versionText, [kind, version]);
  const { facts, legalFacts: legal, retention, priceList } = catalogue;
  return rows[0] && asDocument(rows[0], legalFiller({ ...priceList, facts, legal, retention }));
}

function legalFiller(sources: LegalSources): FillIn {
  const english = legalTexts(sources, "en-us");
  const bosnian = legalTexts(sources, "ba");
  return ({ en, bs }: Bilingual) => ({ en: fillLegal(en, english), bs: fillLegal(bs, bosnian) });
}

function asDocument(row: LegalDocument, fillIn: FillIn): LegalDocument {
  return { ...row, title: fillIn(row.title), body: fillIn(row.body) };
}
