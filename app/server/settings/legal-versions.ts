/** Every version of the legal texts, as the staff see them. */
import type { Pool, PoolClient } from "pg";
import type { LegalKind } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import type { LegalEdit } from "../../domain/settings/legal-form.ts";
import { fillLegal } from "../../i18n/legal/fill-legal.ts";
import { legalTexts } from "../../i18n/legal/legal-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

/** A point for a lawyer to confirm; `confirmed`: by whom and when that was done. */
export type OpenPoint = Bilingual & { confirmed?: { by: string; at: string } };

export type LegalVersion = LegalEdit & {
  kind: LegalKind;
  /** The number of this version of the text. */
  documentVersion: number;
  /** The number of edits of this version. */
  version: number;
  /** Absent for a draft. */
  publishedAt: Date | undefined;
  /** True when the text came with the product, false when the staff wrote it. */
  isOurs: boolean;
  openPoints: readonly OpenPoint[];
};

type Row = Omit<LegalVersion, "publishedAt" | "isOurs"> & {
  publishedAt: Date | null;
  edition: number | null;
};

const columns = `
  select kind, document_version as "documentVersion", version, published_at as "publishedAt", edition,
    open_points as "openPoints",
    json_build_object('en', title_en, 'bs', title_bs) as title,
    json_build_object('en', body_en, 'bs', body_bs) as body
  from legal_document`;

/** All versions of one kind, the newest first. */
export async function listLegalVersions(
  db: Pool | PoolClient,
  kind: LegalKind,
): Promise<LegalVersion[]> {
  const { rows } = await db.query<Row>(
    `${columns} where kind = $1 order by document_version desc`,
    [kind],
  );
  return rows.map(({ publishedAt, edition, ...row }) => ({
    ...row,
    publishedAt: publishedAt ?? undefined,
    isOurs: edition !== null,
  }));
}

type Sources = Pick<Catalogue, "facts" | "legalFacts" | "retention" | "priceList">;

function textsOf({ facts, legalFacts: legal, retention, priceList }: Sources) {
  const sources = { ...priceList, facts, legal, retention };
  return { en: legalTexts(sources, "en-us"), bs: legalTexts(sources, "ba") };
}

/**
 * The names that legal texts may have in braces, with their current values; `undefined` is a fact that is not set.
 */
export function legalBraces(catalogue: Sources): { name: string; today: Bilingual | undefined }[] {
  const { en, bs } = textsOf(catalogue);
  const bosnian: Readonly<Record<string, string | undefined>> = bs;
  return Object.entries(en).map(([name, text]) => ({
    name,
    today: text === undefined ? undefined : { en: text, bs: bosnian[name] ?? "" },
  }));
}

/** A legal text with the current facts in its braces, as its page would show it. */
export function previewLegal({ title, body }: LegalEdit, catalogue: Sources): LegalEdit {
  const { en, bs } = textsOf(catalogue);
  const filled = (text: Bilingual) => ({ en: fillLegal(text.en, en), bs: fillLegal(text.bs, bs) });
  return { title: filled(title), body: filled(body) };
}
