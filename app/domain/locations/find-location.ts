import { nameKey } from "../plain-text.ts";
import type { Location } from "./location.ts";

/** The place that a text names: by id, by slug or by name of either language (case and diacritics do not matter). */
export function findLocation<T extends Pick<Location, "id" | "slug" | "name">>(
  locations: readonly T[],
  text: string,
): T | undefined {
  const wanted = nameKey(text);
  if (wanted === "") return undefined;
  return (
    locations.find((location) => location.id === text) ??
    locations.find((location) => names(location).some((name) => nameKey(name) === wanted))
  );
}

function names(location: Pick<Location, "id" | "slug" | "name">): string[] {
  return [location.id, location.slug.en, location.slug.bs, location.name.en, location.name.bs];
}
