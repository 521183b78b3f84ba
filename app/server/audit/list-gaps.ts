import type { PoolClient } from "pg";
import type { Gap } from "./chain.ts";

/**
 * The ids from `from` to `until` that neither an entry nor a seal has, and that no seal notes as missing, ascending. An id is given
 * to what is about to be committed, so one that is missing was lost with its connection, or was taken out of the log.
 */
export async function listGaps(client: PoolClient, { from, until }: Gap): Promise<Gap[]> {
  if (from > until) return [];
  const { rows } = await client.query<Gap>({
    name: "audit-gaps",
    text: `
      with taken as (
        select int8range(id, id, '[]') as ids from audit_entry where id between $1 and $2
        union all select int8range(entry_id, entry_id, '[]') from audit_seal where entry_id between $1 and $2
        union all select int8range(gap_from, gap_until, '[]') from audit_seal where gap_from is not null
      ), missing as (
        select unnest(int8multirange(int8range($1, $2, '[]')) - coalesce(range_agg(ids), '{}'::int8multirange)) as ids from taken
      )
      select coalesce(lower(ids)::int, 0) as "from", coalesce(upper(ids)::int - 1, 0) as until from missing order by 1`,
    values: [from, until],
  });
  return rows;
}
