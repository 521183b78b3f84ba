/** The questions of the site, published or not, as the staff see and change them. */
import type { Pool, PoolClient } from "pg";
import {
  checkQuestion,
  questionFields,
  writeQuestion,
  type QuestionEdit,
} from "../../domain/settings/text-forms.ts";
import { factTexts } from "../../i18n/fact-texts.ts";
import { placeTexts } from "../../i18n/place-texts.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { TextKind } from "./save-text.ts";

export type StaffQuestion = QuestionEdit & { id: number; version: number };

const columns = `
  select id, version, topic, published,
    json_build_object('en', question_en, 'bs', question_bs) as question,
    json_build_object('en', answer_en, 'bs', answer_bs) as answer
  from faq`;

/** All questions, in the order in which they are shown. */
export async function listQuestions(pool: Pool): Promise<StaffQuestion[]> {
  const { rows } = await pool.query<StaffQuestion>(`${columns} order by display_order, id`);
  return rows;
}

/** One question; `undefined` when there is none. */
export async function findQuestion(
  db: Pool | PoolClient,
  id: number,
): Promise<StaffQuestion | undefined> {
  const { rows } = await db.query<StaffQuestion>(`${columns} where id = $1`, [id]);
  return rows[0];
}

/** The names that a question's texts may have in braces, by topic (`general`, and the ids of the places). */
export function questionBraces({
  facts,
  priceList,
  withdrawn,
}: Pick<Catalogue, "facts" | "priceList" | "withdrawn">): Record<string, ReadonlySet<string>> {
  const general = Object.keys(factTexts(facts, priceList.rules, "en-us"));
  const places = [...priceList.locations, ...withdrawn.locations];
  return {
    general: new Set(general),
    ...Object.fromEntries(
      places.map((place) => [
        place.id,
        new Set([...general, ...Object.keys(placeTexts(place, "en-us"))]),
      ]),
    ),
  };
}

const insertText = `
  insert into faq (topic, question_en, question_bs, answer_en, answer_bs, published, display_order)
  select $1, $2, $3, $4, $5, $6, coalesce(max(display_order), 0) + 1 from faq returning id`;
const updateText = `
  update faq set topic = $1, question_en = $2, question_bs = $3, answer_en = $4, answer_bs = $5, published = $6
  where id = $7 returning id`;

/** The kind of text for `saveText` that questions are. */
export function questionKind(catalogue: Catalogue): TextKind {
  const braces = questionBraces(catalogue);
  return {
    table: "faq",
    fields: questionFields,
    find: async (client, id) => {
      await client.query("select from faq where id = $1 for update", [id]);
      const kept = await findQuestion(client, id);
      return kept && writeQuestion(kept);
    },
    check: (fields) => {
      const read = checkQuestion(fields, braces);
      return read.ok ? { ok: true, fields: writeQuestion(read.question) } : read;
    },
    write: async (client, id, fields) => {
      const values = [
        ...["topic", "question.en", "question.bs", "answer.en", "answer.bs"].map(
          (name) => fields[name],
        ),
        fields.published === "on",
      ];
      const { rows } = await client.query<{ id: number }>(
        id === undefined ? insertText : updateText,
        id === undefined ? values : [...values, id],
      );
      return rows[0]?.id ?? 0;
    },
  };
}
