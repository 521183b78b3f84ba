/** The fines as a list. */
import type { Pool } from "pg";
import { openFineStates, type FineState } from "../../domain/fines/fine.ts";
import { fineColumns, type Fine } from "./fine-rows.ts";

export type FinesQuery = {
  /** What is looked for: a plate, an authority, a number; empty for everything. */
  q: string;
  /** `open`: somebody still has to do something. */
  state: FineState | "open" | undefined;
  /** The id that the page begins below. */
  after: number | undefined;
};

const pageSize = 50;

const found = `
  from fine left join reservation on reservation.id = fine.reservation_id
  where ($1 = '' or position(upper($1) in upper(fine.plate || ' ' || fine.authority || ' ' || fine.reference)) > 0)`;

/** A page of the fines that match, the latest entered first; `after` is the id that the next page begins below. */
export async function listFines(
  pool: Pool,
  { q, state, after }: FinesQuery,
): Promise<{ rows: Fine[]; after?: number }> {
  const { rows } = await pool.query<Fine>({
    name: "list-fines",
    text: `
      select ${fineColumns} ${found} and fine.state = any($2::text[]) and fine.id < coalesce($3::int, 2147483647)
      order by fine.id desc limit ${pageSize + 1}`,
    values: [q, statesOf(state), after ?? null],
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page, ...(rows.length > pageSize && last && { after: last.id }) };
}

function statesOf(state: FinesQuery["state"]): readonly string[] {
  if (state === "open") return openFineStates;
  return state ? [state] : [...openFineStates, "settled", "withdrawn"];
}

/** The number of fines that match a search, by state. */
export async function countFines(
  pool: Pool,
  q: string,
): Promise<Partial<Record<FineState, number>>> {
  const { rows } = await pool.query<{ state: FineState; count: number }>({
    name: "count-fines",
    text: `select fine.state, count(*)::int as count ${found} group by 1`,
    values: [q],
  });
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How many fines somebody still has to do something about. */
export async function countOpenFines(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "count-open-fines",
    text: "select count(*)::int as count from fine where state = any($1::text[])",
    values: [openFineStates],
  });
  return rows[0]?.count ?? 0;
}
