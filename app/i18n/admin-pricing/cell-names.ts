/** Names and values of the price list's cells, as a person reads them in a list of changes. */
import type { CarCategory } from "../../domain/cars/car.ts";
import { inLanguage, type Bilingual, type Language } from "../../domain/language.ts";
import type { FieldFault } from "../../domain/forms/field-fault.ts";
import {
  readCellKey,
  type Cell,
  type CellValue,
} from "../../domain/pricing/editing/price-cells.ts";
import { carWords } from "../booking/car-words.ts";
import { formatEuro, formatInputDate, formatNumber, formatPercent } from "../format.ts";
import { faultText } from "../field-faults/fault-text.ts";
import { pricingWords, type Words } from "./en.ts";

/** The records that the cells are named after. */
export type PriceNames = {
  cars: readonly { id: number; name: string; category: CarCategory }[];
  seasons: readonly { id: number; name: Bilingual }[];
  places: readonly { id: string; name: Bilingual }[];
};

/** Returns a cell's name: `Volkswagen Polo · Summer 2027 · Weekend`. */
export function cellLabel(key: string, names: PriceNames, language: Language): string {
  const cell = readCellKey(key);
  const words = pricingWords(language);
  // The days of a discount are typed text, so they may not be a number yet.
  if (!cell) return key.startsWith("discount:") ? words.discounts.title : key;
  return partsOf(cell, names, language, words).join(" · ");
}

function partsOf(cell: Cell, names: PriceNames, language: Language, words: Words): string[] {
  const place = (id: string) => placeName(id, names, language);
  if (cell.kind === "rate") {
    const who =
      "carId" in cell.subject
        ? carName(cell.subject.carId, names)
        : carWords(language).category[cell.subject.category];
    const season =
      cell.seasonId === undefined ? words.outside : seasonName(cell.seasonId, names, language);
    return cell.part === "weekend" ? [who, season, words.weekend] : [who, season];
  }
  if (cell.kind === "season") {
    const { nameEn, nameBs, from, to, min } = words.seasons;
    const parts = { en: nameEn, bs: nameBs, from, to, min, priority: words.seasons.title };
    return [seasonName(cell.id, names, language), parts[cell.part]];
  }
  if (cell.kind === "discount") return [words.discounts.title, words.days(cell.fromDays)];
  if (cell.kind === "one-way")
    return [words.fees.oneWay, `${place(cell.fromLocationId)} → ${place(cell.toLocationId)}`];
  if (cell.kind === "place") {
    const { delivery, hours, hoursFee } = words.fees;
    return [place(cell.id), { delivery, hours, "hours-fee": hoursFee }[cell.part]];
  }
  const { until, perDay, cap } = words.fees;
  return [words.fees.young, { until, "per-day": perDay, cap }[cell.part]];
}

/** Returns the name of a car, or its number when no car has that number. */
export function carName(id: number, { cars }: Pick<PriceNames, "cars">): string {
  return cars.find((car) => car.id === id)?.name ?? String(id);
}

/** Returns the name of a season, or the words for a new season while it has no name. */
export function seasonName(
  id: number,
  { seasons }: Pick<PriceNames, "seasons">,
  language: Language,
): string {
  const season = seasons.find((one) => one.id === id);
  const name = season && inLanguage(season.name, language);
  return name || pricingWords(language).seasons.added;
}

/** Returns the name of a place, or its id when no place has that id. */
export function placeName(
  id: string,
  { places }: Pick<PriceNames, "places">,
  language: Language,
): string {
  const place = places.find((one) => one.id === id);
  return place ? inLanguage(place.name, language) : id;
}

/** True when the cell holds an amount in euro cents. */
function isMoney(cell: Cell): boolean {
  if (cell.kind === "place") return cell.part !== "hours";
  if (cell.kind === "young") return cell.part !== "until";
  return cell.kind === "rate" || cell.kind === "one-way";
}

/** Returns a cell's value for reading: `€16.65`, `5%`, `15/06/2027`. */
export function cellReads(key: string, value: CellValue, language: Language): string {
  const cell = readCellKey(key);
  const words = pricingWords(language);
  if (value === null) return words.preview.empty;
  if (!cell) return String(value);
  if (typeof value === "number") {
    if (isMoney(cell)) return formatEuro(value, language);
    return cell.kind === "discount" ? formatPercent(value, language) : String(value);
  }
  if (cell.kind === "place" && (value === "free" || value === "fee" || value === "blocked"))
    return words.fees.outOfHours[value];
  const isDate = cell.kind === "season" && (cell.part === "from" || cell.part === "to");
  return isDate ? formatInputDate(value, language) : value;
}

/** Returns a cell's value for its input field: `16.65`, `2027-06-15`. */
export function cellTypes(key: string, value: CellValue | undefined, language: Language): string {
  const cell = readCellKey(key);
  if (value === null || value === undefined) return "";
  return cell && typeof value === "number" && isMoney(cell)
    ? formatNumber(value / 100, language, 2)
    : String(value);
}

/** Returns the sentence for a cell's fault, with the cars and seasons that it is about. */
export function cellFaultText(fault: FieldFault, names: PriceNames, language: Language): string {
  return faultText(fault, language, {
    car: (id) => carName(id, names),
    season: (id) => seasonName(id, names, language),
  });
}
