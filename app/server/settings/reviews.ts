/** The reviews of the site, published or not, as the staff see and change them. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import {
  checkReview,
  reviewFields,
  writeReview,
  type ReviewEdit,
} from "../../domain/settings/text-forms.ts";
import type { TextKind } from "./save-text.ts";

export type StaffReview = ReviewEdit & { id: number; version: number };

const columns = `
  select id, version, author, rating, written_on::text as "writtenOn", sample, published,
    json_build_object('en', place_en, 'bs', place_bs) as place,
    json_build_object('en', text_en, 'bs', text_bs) as text
  from review`;

/** All reviews, in the order in which they are shown. */
export async function listReviews(pool: Pool): Promise<StaffReview[]> {
  const { rows } = await pool.query<StaffReview>(`${columns} order by display_order, id`);
  return rows;
}

/** One review; `undefined` when there is none. */
export async function findReview(
  db: Pool | PoolClient,
  id: number,
): Promise<StaffReview | undefined> {
  const { rows } = await db.query<StaffReview>(`${columns} where id = $1`, [id]);
  return rows[0];
}

const insertText = `
  insert into review (author, place_en, place_bs, rating, text_en, text_bs, written_on, sample, published, display_order)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce(max(display_order), 0) + 1 from review returning id`;
const updateText = `
  update review set author = $1, place_en = $2, place_bs = $3, rating = $4, text_en = $5, text_bs = $6,
    written_on = $7, sample = $8, published = $9
  where id = $10 returning id`;

/** The kind of text for `saveText` that reviews are. */
export function reviewKind(today: LocalDate): TextKind {
  return {
    table: "review",
    fields: reviewFields,
    find: async (client, id) => {
      await client.query("select from review where id = $1 for update", [id]);
      const kept = await findReview(client, id);
      return kept && writeReview(kept);
    },
    check: (fields) => {
      const read = checkReview(fields, today);
      return read.ok ? { ok: true, fields: writeReview(read.review) } : read;
    },
    write: async (client, id, fields) => {
      const values = reviewFields.map((name) =>
        name === "sample" || name === "published" ? fields[name] === "on" : fields[name],
      );
      const { rows } = await client.query<{ id: number }>(
        id === undefined ? insertText : updateText,
        id === undefined ? values : [...values, id],
      );
      return rows[0]?.id ?? 0;
    },
  };
}
