import type { Language } from "../../../../domain/language.ts";
import { writeBoardFilter, type BoardFilter } from "../../../../domain/moves/move-filter.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The address of the board under a filter. */
export function boardAddress(language: Language, filter: BoardFilter): string {
  const query = writeBoardFilter(filter).toString();
  const path = adminPath("reservation-management", language);
  return query === "" ? path : `${path}?${query}`;
}
