import { readListQuery, type ListQuery } from "../../../../domain/lists/list-query.ts";

export const countryViews = ["all", "allowed", "closed"] as const;
export type CountryView = (typeof countryViews)[number];
const countrySorts = ["order", "name", "fee"] as const;
export type CountrySort = (typeof countrySorts)[number];
export type BordersQuery = Pick<ListQuery<CountrySort>, "q" | "sort" | "direction"> & {
  view: CountryView;
};

/** What the address of the table says: `?q=…&view=…&sort=…&dir=…`. */
export function readBordersQuery(params: URLSearchParams): BordersQuery {
  const { q, sort, direction } = readListQuery(params, {
    sorts: countrySorts,
    sort: "order",
    direction: "up",
  });
  const view = countryViews.find((one) => one === params.get("view")) ?? "all";
  return { q, sort, direction, view };
}

/** The same as the end of an address, with its question mark; empty for the table as it is. */
export function writeBordersQuery({ q, sort, direction, view }: BordersQuery): string {
  const query = new URLSearchParams({
    ...(q === "" ? {} : { q }),
    ...(view === "all" ? {} : { view }),
    ...(sort === "order" && direction === "up" ? {} : { sort, dir: direction }),
  });
  return query.size === 0 ? "" : `?${query}`;
}
