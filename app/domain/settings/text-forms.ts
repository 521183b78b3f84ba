/** The questions and the reviews of the site, as the fields of a form. */
import type { LocalDate } from "../calendar.ts";
import type { Review } from "../facts.ts";
import type { Bilingual } from "../language.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { choice, date, line, paragraphs, tick, whole } from "../forms/fields.ts";
import { isFaultless, readForm } from "../forms/read-form.ts";
import type { Fields } from "./merge-fields.ts";

export type QuestionEdit = {
  /** `general`, or the id of a place. */
  topic: string;
  question: Bilingual;
  answer: Bilingual;
  published: boolean;
};

export const questionFields = [
  "topic",
  "question.en",
  "question.bs",
  "answer.en",
  "answer.bs",
  "published",
] as const;

/** A question as the texts of its form. */
export function writeQuestion({
  topic,
  question,
  answer,
  published,
}: QuestionEdit): Record<string, string> {
  return {
    topic,
    "question.en": question.en,
    "question.bs": question.bs,
    "answer.en": answer.en,
    "answer.bs": answer.bs,
    published: published ? "on" : "",
  };
}

/** Reads the form of a question. `bracesOf` are the names that texts of a topic may have in braces. */
export function checkQuestion(
  typed: Fields,
  bracesOf: Readonly<Record<string, ReadonlySet<string>>>,
): { ok: true; question: QuestionEdit } | { ok: false; faults: FieldFaults } {
  const fields = {
    topic: choice(Object.keys(bracesOf)),
    "question.en": line({ max: 200 }),
    "question.bs": line({ max: 200 }),
    "answer.en": paragraphs({ max: 3000 }),
    "answer.bs": paragraphs({ max: 3000 }),
    published: tick,
  };
  const read = readForm(typed, fields);
  if (!read.ok) return read;
  const { topic, published } = read.values;
  const allowed = bracesOf[topic] ?? new Set();
  const faults: FieldFaults = {};
  for (const name of ["question.en", "question.bs", "answer.en", "answer.bs"] as const)
    if (unknownBraces(read.values[name], allowed).length > 0) faults[name] = { code: "braces" };
  if (!isFaultless(faults)) return { ok: false, faults };
  return {
    ok: true,
    question: {
      topic,
      published,
      question: { en: read.values["question.en"], bs: read.values["question.bs"] },
      answer: { en: read.values["answer.en"], bs: read.values["answer.bs"] },
    },
  };
}

/** A review as the staff write it; one that is not published waits. */
export type ReviewEdit = Omit<Review, "id"> & { published: boolean };

export const reviewFields = [
  "author",
  "place.en",
  "place.bs",
  "rating",
  "text.en",
  "text.bs",
  "writtenOn",
  "sample",
  "published",
] as const;

/** A review as the texts of its form. */
export function writeReview(review: ReviewEdit): Record<string, string> {
  return {
    author: review.author,
    "place.en": review.place.en,
    "place.bs": review.place.bs,
    rating: String(review.rating),
    "text.en": review.text.en,
    "text.bs": review.text.bs,
    writtenOn: review.writtenOn,
    sample: review.sample ? "on" : "",
    published: review.published ? "on" : "",
  };
}

/** Reads the form of a review, which was written today or earlier. */
export function checkReview(
  typed: Fields,
  today: LocalDate,
): { ok: true; review: ReviewEdit } | { ok: false; faults: FieldFaults } {
  const fields = {
    author: line({ max: 60 }),
    "place.en": line({ max: 80 }),
    "place.bs": line({ max: 80 }),
    rating: whole({ min: 1, max: 5 }),
    "text.en": paragraphs({ max: 1500 }),
    "text.bs": paragraphs({ max: 1500 }),
    writtenOn: date({ last: today }),
    sample: tick,
    published: tick,
  };
  const read = readForm(typed, fields);
  if (!read.ok) return read;
  const { author, rating, writtenOn, sample, published } = read.values;
  return {
    ok: true,
    review: {
      author,
      rating,
      writtenOn,
      sample,
      published,
      place: { en: read.values["place.en"], bs: read.values["place.bs"] },
      text: { en: read.values["text.en"], bs: read.values["text.bs"] },
    },
  };
}

/** The names in braces that are none of the allowed ones, each once; a brace that is never closed counts as one. */
export function unknownBraces(text: string, allowed: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const loose = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, "")) ? ["{"] : [];
  return [...new Set([...named.filter((name) => !allowed.has(name)), ...loose])];
}
