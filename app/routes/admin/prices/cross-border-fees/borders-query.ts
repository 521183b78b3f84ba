import { readListQuery, type ListQuery } from "../../../../domain/lists/list-query.ts";

export const countryViews = ["all", "allowed", "closed"] as const;
export type CountryView = (typeof countryViews)[number];
const countrySorts = ["order", "name", "fee"] as const;
export type CountrySort = (typeof countrySorts)[number];
export type BordersQuery = Pick<ListQuery<CountrySort>, "q" | "sort" | "direction"> & {
  view: CountryView;
};

/** Reads the query of the table from its address: `?q=…&view=…&sort=…&dir=…`. */
export function readBordersQuery(params: URLSearchParams): BordersQuery {
  const { q, sort, direction } = readListQuery(params, {
    sorts: countrySorts,
    sort: "order",
    direction: "up",
  });
  const view = countryViews.find((one) => one === params.get("view")) ?? "all";
  return { q, sort, direction, view };
}

/** Writes the query of the table with its question mark; empty for the whole table in its own order. */
export function writeBordersQuery({ q, sort, direction, view }: BordersQuery): string {
  const query = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(view === "all" ? {} : { view }),
    ...(sort === "order" && direction === "up" ? {} : { sort, dir: direction }),
  });
  return query.size === 0 ? "" : `?${query}`;
}
