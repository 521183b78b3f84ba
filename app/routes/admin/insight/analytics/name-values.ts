/** What a value of a dimension is called on the page. */
import type { Catalogue } from "../../../../domain/catalogue/catalogue.ts";
import { allNames } from "../../../../domain/catalogue/all-names.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { countryName } from "../../../../server/phones/country-name.ts";

export type Named = { catalogue: Catalogue; language: Language };

export type ShareGroup =
  | "device"
  | "browser"
  | "language"
  | "country"
  | "source"
  | "campaign"
  | "bot";

/** The name of a value of a dimension that is shown by its shares; towns have their own. */
export function valueName(group: ShareGroup, value: string, { language }: Named): string {
  const { names } = adminAnalyticsWords(language);
  if (group === "source") return value || names.direct;
  if (value === "") return names.unknown;
  switch (group) {
    case "device":
      return names.devices[value] ?? value;
    case "browser":
      return value === "Other" ? names.otherBrowser : value;
    case "language":
      return names.languages[value] ?? value;
    case "country":
      return countryName(value, language);
    case "bot":
      return names.bots[value] ?? value;
    case "campaign":
      return value.split("|").filter(Boolean).join(" · ");
  }
}

/** The name of a town with its country. */
export function townName(
  { town, country, kind }: { town: string; country: string; kind: "town" | "others" | "unknown" },
  { language }: Named,
): string {
  const { names } = adminAnalyticsWords(language);
  if (kind !== "town") return names[kind];
  return country === "" ? town : `${town}, ${countryName(country, language)}`;
}

/** The name of a page; of a car or a place its own, and of any other its address. */
export function pageName(path: string, { catalogue, language }: Named): string {
  const { cars, withdrawn } = catalogue;
  const known = adminAnalyticsWords(language).pages.names[path];
  if (known !== undefined) return known;
  const [, kind, first, id] = path.split("/");
  if (kind === "cars")
    return [...cars, ...withdrawn.cars].find((car) => String(car.id) === id)?.name ?? path;
  const place = allNames(catalogue).locations.find(
    ({ slug }) => kind === "locations" && (slug.en === first || slug.bs === first),
  );
  return place ? inLanguage(place.name, language) : path;
}
