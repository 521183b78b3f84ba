import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import { legalKinds, type LegalDocument, type LegalKind } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import { fillLegal } from "../../i18n/legal/fill-legal.ts";
import { legalTexts, type LegalSources } from "../../i18n/legal/legal-texts.ts";
import { legalDocument } from "../db/schema.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { FillIn } from "./read-texts.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a page may know of a legal text: its open points are for the staff alone. */
const columns = {
  kind: legalDocument.kind,
  version: legalDocument.documentVersion,
  titleEn: legalDocument.titleEn,
  titleBs: legalDocument.titleBs,
  bodyEn: legalDocument.bodyEn,
  bodyBs: legalDocument.bodyBs,
  publishedOn: sql<string>`to_char(${legalDocument.publishedAt} at time zone 'Europe/Sarajevo', 'YYYY-MM-DD')`,
};

type Row = Pick<LegalDocument, "kind" | "version" | "publishedOn"> & {
  titleEn: string;
  titleBs: string;
  bodyEn: string;
  bodyBs: string;
};

/** The legal text in force of each kind, the newest published version, in the order in which they are read. */
export async function readLegalDocuments(
  tx: Snapshot,
  sources: LegalSources,
): Promise<LegalDocument[]> {
  const { kind, documentVersion, publishedAt } = legalDocument;
  const rows = await tx
    .selectDistinctOn([kind], columns)
    .from(legalDocument)
    .where(isNotNull(publishedAt))
    .orderBy(asc(kind), desc(documentVersion));
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
  const rows = await drizzle(pool)
    .select(columns)
    .from(legalDocument)
    .where(
      and(
        eq(legalDocument.kind, kind),
        eq(legalDocument.documentVersion, version),
        isNotNull(legalDocument.publishedAt),
      ),
    );
  const { facts, legalFacts: legal, retention, priceList } = catalogue;
  return rows[0] && asDocument(rows[0], legalFiller({ ...priceList, facts, legal, retention }));
}

function legalFiller(sources: LegalSources): FillIn {
  const english = legalTexts(sources, "en-us");
  const bosnian = legalTexts(sources, "ba");
  return ({ en, bs }: Bilingual) => ({ en: fillLegal(en, english), bs: fillLegal(bs, bosnian) });
}

function asDocument({ titleEn, titleBs, bodyEn, bodyBs, ...rest }: Row, fillIn: FillIn) {
  return {
    ...rest,
    title: fillIn({ en: titleEn, bs: titleBs }),
    body: fillIn({ en: bodyEn, bs: bodyBs }),
  };
}
