import type { RevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The address of the page for a query, or of its file. */
export function revenuePath(
  query: RevenueQuery,
  language: Language,
  format?: "csv" | "xlsx" | "png",
): string {
  const { open, ...rest } = query;
  const params = new URLSearchParams(rest);
  if (open !== undefined && !format) params.set("open", open);
  const file = format ? [`${format === "png" ? "chart" : "groups"}.${format}`] : [];
  return `${adminPath("revenue", language, ...file)}?${params}`;
}
