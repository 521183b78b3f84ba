import { wellFormed } from "../plain-text.ts";

const longestSearch = 200;
const longestCursor = 400;

type Direction = "up" | "down";

export type ListQuery<Sort extends string> = {
  /** What is looked for, without spaces around it; empty = everything. */
  q: string;
  sort: Sort;
  direction: Direction;
  /** The key of the row that the page begins after, or ends before, as `writeCursor` wrote it. */
  after?: string;
  before?: string;
};

type Known<Sort extends string> = { sorts: readonly Sort[]; sort: Sort; direction: Direction };

/**
 * Reads what the address of a list says: `?q=…&sort=…&dir=up|down&after=…|before=…`. Whatever it does not know falls back to the
 * list's own order; nothing throws.
 */
export function readListQuery<Sort extends string>(
  params: URLSearchParams,
  known: Known<Sort>,
): ListQuery<Sort> {
  const asked = params.get("sort");
  const sort = known.sorts.find((one) => one === asked);
  const dir = params.get("dir");
  const direction = dir === "up" || dir === "down" ? dir : sort ? "up" : known.direction;
  const [after, before] = [params.get("after"), params.get("before")].map((text) =>
    text && text.length <= longestCursor ? text : undefined,
  );
  return {
    q: clean(params.get("q") ?? ""),
    sort: sort ?? known.sort,
    direction,
    ...(after ? { after } : before ? { before } : {}),
  };
}

/** Control characters and lone surrogates would be refused by the database. */
function clean(text: string): string {
  return wellFormed(text.slice(0, longestSearch))
    .replaceAll(/\p{Cc}/gu, " ")
    .trim();
}

/** The key of a row as the address of the next page carries it: the value that the list is sorted by, and the row's id. */
export function writeCursor(value: string | number, id: string | number): string {
  return [value, id].map((part) => encodeURIComponent(wellFormed(String(part)))).join(",");
}

/** Reads what `writeCursor` wrote; nothing when an address was made up. */
export function readCursor(cursor: string): { value: string; id: string } | undefined {
  const parts = cursor.split(",");
  if (parts.length !== 2) return undefined;
  try {
    const [value = "", id = ""] = parts.map((part) => decodeURIComponent(part));
    return id === "" || /[\p{Cc}\uFFFD]/u.test(value + id) ? undefined : { value, id };
  } catch {
    return undefined;
  }
}
