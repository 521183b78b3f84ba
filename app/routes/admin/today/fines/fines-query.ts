import { fineStates } from "../../../../domain/fines/fine.ts";
import { readListQuery } from "../../../../domain/lists/list-query.ts";
import type { FinesQuery } from "../../../../server/fines/list-fines.ts";
import { readId } from "../../forms/fields-of.ts";

/** Reads the query of the list from its address: `?q=…&state=…&after=…`. */
export function readFinesQuery(params: URLSearchParams): FinesQuery {
  const known = {
    sorts: ["entered"] as const,
    sort: "entered" as const,
    direction: "down" as const,
  };
  const { q, after } = readListQuery(params, known);
  const state = (["open", ...fineStates] as const).find((one) => one === params.get("state"));
  return { q, state, after: readId(after) };
}

/** Writes the query of the list with its question mark; empty for the list as it begins. */
export function writeFinesQuery({ q, state, after }: Partial<FinesQuery>): string {
  const written = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(after ? { after: String(after) } : {}),
  });
  return written.size === 0 ? "" : `?${written}`;
}
