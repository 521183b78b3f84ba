import { readListQuery, type ListQuery } from "../../../../domain/lists/list-query.ts";

export const extraStates = ["all", "offered", "hidden"] as const;
export type ExtraState = (typeof extraStates)[number];
const extraSorts = ["order", "name", "price", "stock", "today", "least"] as const;
export type ExtraSort = (typeof extraSorts)[number];
export type ExtrasQuery = Pick<ListQuery<ExtraSort>, "q" | "sort" | "direction"> & {
  state: ExtraState;
};

/** Reads the query of the list from its address: `?q=…&state=…&sort=…&dir=…`. */
export function readExtrasQuery(params: URLSearchParams): ExtrasQuery {
  const { q, sort, direction } = readListQuery(params, {
    sorts: extraSorts,
    sort: "order",
    direction: "up",
  });
  const state = extraStates.find((one) => one === params.get("state")) ?? "all";
  return { q, sort, direction, state };
}

/** Writes the query of the list with its question mark; empty for the whole list in its own order. */
export function writeExtrasQuery({ q, sort, direction, state }: ExtrasQuery): string {
  const query = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(state === "all" ? {} : { state }),
    ...(sort === "order" && direction === "up" ? {} : { sort, dir: direction }),
  });
  return query.size === 0 ? "" : `?${query}`;
}
