import { asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { LegalDocument, Question, Review } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import { faq, legalDocument, review } from "../db/schema.ts";
import type { Snapshot } from "./snapshot.ts";

/** Writes the settings into the braces of a text. */
export type FillIn = (text: Bilingual) => Bilingual;

/** The published reviews, in display order. */
export async function readReviews(tx: Snapshot): Promise<Review[]> {
  const rows = await tx
    .select()
    .from(review)
    .where(eq(review.published, true))
    .orderBy(asc(review.displayOrder), asc(review.id));
  return rows.map(({ id, author, rating, writtenOn, sample, ...row }) => ({
    id,
    author,
    rating,
    writtenOn,
    sample,
    place: { en: row.placeEn, bs: row.placeBs },
    text: { en: row.textEn, bs: row.textBs },
  }));
}

/** The published questions, in display order. */
export async function readQuestions(tx: Snapshot, fillIn: FillIn): Promise<Question[]> {
  const rows = await tx
    .select()
    .from(faq)
    .where(eq(faq.published, true))
    .orderBy(asc(faq.displayOrder), asc(faq.id));
  return rows.map(({ id, topic, ...row }) => ({
    id,
    topic,
    question: fillIn({ en: row.questionEn, bs: row.questionBs }),
    answer: fillIn({ en: row.answerEn, bs: row.answerBs }),
  }));
}

/** The legal text in force of each kind: the newest published version. */
export async function readLegalDocuments(tx: Snapshot, fillIn: FillIn): Promise<LegalDocument[]> {
  const { kind, documentVersion, publishedAt } = legalDocument;
  const rows = await tx
    .selectDistinctOn([kind], {
      kind,
      version: documentVersion,
      titleEn: legalDocument.titleEn,
      titleBs: legalDocument.titleBs,
      bodyEn: legalDocument.bodyEn,
      bodyBs: legalDocument.bodyBs,
      publishedOn: sql<string>`to_char(${publishedAt} at time zone 'Europe/Sarajevo', 'YYYY-MM-DD')`,
    })
    .from(legalDocument)
    .where(isNotNull(publishedAt))
    .orderBy(asc(kind), desc(documentVersion));
  return rows.map(({ titleEn, titleBs, bodyEn, bodyBs, ...rest }) =>
    Object.assign(rest, {
      title: fillIn({ en: titleEn, bs: titleBs }),
      body: fillIn({ en: bodyEn, bs: bodyBs }),
    }),
  );
}
