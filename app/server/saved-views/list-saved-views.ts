import type { Pool } from "pg";
import type { SavedView } from "../../domain/lists/saved-view.ts";

/** A member, and the page whose views are meant. */
export type ViewsOf = { staffId: string; page: string };

const text = `select id, name, query from saved_view where staff_id = $1 and page = $2 order by id`;

/** A member's own views of a page, the oldest first. */
export async function listSavedViews(pool: Pool, { staffId, page }: ViewsOf): Promise<SavedView[]> {
  const values = [staffId, page];
  const { rows } = await pool.query<SavedView>({ name: "list-saved-views", text, values });
  return rows;
}
