import type { PoolClient } from "pg";
import type { Question, Review } from "../../domain/facts.ts";
import type { Bilingual } from "../../domain/language.ts";

/** Replaces the braces of a text with the settings that they name. */
export type FillIn = (text: Bilingual) => Bilingual;

const reviewsText = `
  select id, author, json_build_object('en', place_en, 'bs', place_bs) as place, rating,
    json_build_object('en', text_en, 'bs', text_bs) as text, written_on::text as "writtenOn", sample
  from review where published order by display_order, id`;

const questionsText = `
  select id, topic, json_build_object('en', question_en, 'bs', question_bs) as question,
    json_build_object('en', answer_en, 'bs', answer_bs) as answer
  from faq where published order by display_order, id`;

/** The published reviews, in display order. */
export async function readReviews(client: PoolClient): Promise<Review[]> {
  const { rows } = await client.query<Review>(reviewsText);
  return rows;
}

/** The published questions, in display order. */
export async function readQuestions(client: PoolClient, fillIn: FillIn): Promise<Question[]> {
  const { rows } = await client.query<Question>(questionsText);
  return rows.map(({ id, topic, question, answer }) => ({
    id,
    topic,
    question: fillIn(question),
    answer: fillIn(answer),
  }));
}
