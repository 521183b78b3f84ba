import { asc, eq } from "drizzle-orm";
import type { Question, Review } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";
import { faq, review } from "../db/schema.ts";
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
