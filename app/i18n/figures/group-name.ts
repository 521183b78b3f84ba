/** What a group of revenue is called on the page and in its file. */
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { carCategories } from "../../domain/cars/car.ts";
import { leadBands, lengthBands } from "../../domain/figures/bands.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import { adminRevenueWords } from "../admin-revenue/en.ts";
import { carWords } from "../booking/car-words.ts";
import { placeName } from "../booking/place-name.ts";
import { formatInputDate, formatMonth, range } from "../format.ts";
import { addDays } from "../../domain/calendar.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";

type About = { catalogue: Catalogue; plates: Readonly<Record<number, string>>; language: Language };

/** The name of the group `key`. */
export function groupName(by: RevenueQuery["by"], key: string, about: About): string {
  const { language, catalogue } = about;
  const { names } = adminRevenueWords(language);
  switch (by) {
    case "day":
    case "week":
    case "month":
    case "year":
      return periodName(by, key, language);
    case "season": {
      const season = catalogue.priceList.seasons.find(({ id }) => String(id) === key);
      return season ? inLanguage(season.name, language) : names.season;
    }
    case "category": {
      const category = carCategories.find((one) => one === key);
      return category ? carWords(language).category[category] : names.unknown;
    }
    case "car":
      return (
        [...catalogue.cars, ...catalogue.withdrawn.cars].find(({ id }) => String(id) === key)
          ?.name ?? names.unknown
      );
    case "vehicle":
      return key === "" ? names.vehicle : (about.plates[Number(key)] ?? names.unknown);
    case "place":
      return placeName(catalogue, key, language);
    case "source":
      return names.sources[key] ?? key;
    case "partner":
      return key || names.noPartner;
    case "language":
      return names.languages[key] ?? key;
    case "coupon":
      return key || names.noCoupon;
    case "country":
      return key || names.unknown;
    case "length":
    case "lead":
      return bandName(by, key, language);
  }
}

function bandName(by: "length" | "lead", key: string, language: Language): string {
  const { names } = adminRevenueWords(language);
  if (key === "") return names.calledOff;
  const bands = by === "length" ? lengthBands : leadBands;
  const band = bands.find(({ from }) => from === Number(key));
  return band ? names.days(band.from, band.to) : key;
}

/** The name of a period in a list. */
function periodName(
  by: "day" | "week" | "month" | "year",
  key: string,
  language: Language,
): string {
  if (by === "year") return key;
  if (by === "month") return formatMonth(`${key}-01`, language);
  if (by === "day") return formatInputDate(key, language);
  return range(formatInputDate(key, language), formatInputDate(addDays(key, 6), language));
}
