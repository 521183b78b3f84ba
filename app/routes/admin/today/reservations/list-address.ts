import type { Language } from "../../../../domain/language.ts";
import {
  writeListFilter,
  type ListFilter,
} from "../../../../domain/reservations/states/list-filter.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The address of the list under a filter, from its beginning unless the change says where. */
export function listAddress(
  language: Language,
  filter: ListFilter,
  change: Partial<ListFilter> = {},
): string {
  const query = writeListFilter(withChange(filter, change)).toString();
  const path = adminPath("reservations", language);
  return query === "" ? path : `${path}?${query}`;
}

/** What a form keeps of the address beside the fields that it sets itself. */
export function keptOf(
  filter: ListFilter,
  own: readonly (keyof ListFilter)[],
): (readonly [string, string])[] {
  const without = Object.fromEntries(own.map((name) => [name, undefined]));
  return [...writeListFilter(withChange(filter, without))];
}

function withChange(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  return { ...filter, after: undefined, before: undefined, ...change };
}
