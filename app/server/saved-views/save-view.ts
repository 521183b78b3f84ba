import { DatabaseError, type Pool } from "pg";
import { checkViewName, viewQuery, type SavedViewFault } from "../../domain/lists/saved-view.ts";
import type { ViewsOf } from "./list-saved-views.ts";

export type SavedViewAnswer =
  | { ok: true; id: number }
  | { ok: false; reason: SavedViewFault | "gone" };

const maxViews = 30;

const addText = `
  insert into saved_view (staff_id, page, name, query)
  select $1, $2, $3, $4 where (select count(*) from saved_view where staff_id = $1 and page = $2) < ${maxViews}
  returning id`;
const renameText = `
  update saved_view set name = $4 where id = $3 and staff_id = $1 and page = $2 returning id`;

/** Saves the query of a list, as the address has it, under a name that the member chose. */
export function saveView(
  pool: Pool,
  { staffId, page, name, query }: ViewsOf & { name: string; query: string },
): Promise<SavedViewAnswer> {
  return write(pool, name, "too-many", addText, (checked) => [
    staffId,
    page,
    checked,
    viewQuery(query),
  ]);
}

/** Renames one of the member's own views. */
export function renameView(
  pool: Pool,
  { staffId, page, id, name }: ViewsOf & { id: number; name: string },
): Promise<SavedViewAnswer> {
  return write(pool, name, "gone", renameText, (checked) => [staffId, page, id, checked]);
}

/** Deletes one of the member's own views; a missing view is no error. */
export async function forgetView(pool: Pool, { staffId, page, id }: ViewsOf & { id: number }) {
  const text = `delete from saved_view where id = $3 and staff_id = $1 and page = $2`;
  await pool.query(text, [staffId, page, id]);
}

async function write(
  pool: Pool,
  typed: string,
  whenNone: "too-many" | "gone",
  text: string,
  valuesOf: (name: string) => unknown[],
): Promise<SavedViewAnswer> {
  const checked = checkViewName(typed);
  if (!checked.ok) return checked;
  try {
    const { rows } = await pool.query<{ id: number }>(text, valuesOf(checked.name));
    const [row] = rows;
    return row ? { ok: true, id: row.id } : { ok: false, reason: whenNone };
  } catch (error) {
    const isTaken = error instanceof DatabaseError && error.constraint === "saved_view_name";
    if (isTaken) return { ok: false, reason: "taken" };
    throw error;
  }
}
