import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { readCellKey, type Cell } from "../../../../domain/pricing/editing/price-cells.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import {
  cellLabel,
  seasonName,
  type PriceNames,
} from "../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../i18n/admin-pricing/en.ts";
import { settingsWords } from "../../../../i18n/admin-settings/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";
import { formNames, type FieldNames } from "./form-names.ts";

export type FieldOf = Pick<ListedEntry, "subjectKind" | "subjectId"> & {
  /** The current names of cars, seasons and places. */
  names?: PriceNames;
};

/** The name of an entry's field in words. A field without words keeps its own name, parted into words. */
export function fieldName(of: FieldOf, field: string, language: Language): string {
  return cellName(of, field, language) ?? namedIn(namesOf(of, language), field, language);
}

/** The cell of a protection plan's price, from its key `economy.8`; undefined for any other field. */
export function planCellOf({ subjectKind }: Pick<FieldOf, "subjectKind">, field: string) {
  if (subjectKind !== "protection-plan") return undefined;
  const [, named, days] = /^([a-z]+)\.(\d+)$/.exec(field) ?? [];
  const category = carCategories.find((one) => one === named);
  return category && { category, fromDays: Number(days) };
}

/** The name of a field that is a key of a table: a price, a transfer, opening hours. */
function cellName(of: FieldOf, field: string, language: Language): string | undefined {
  if (of.subjectKind === "price-list") return priceName(of, field, language);
  const cell = planCellOf(of, field);
  if (cell) {
    const { fromDays } = adminPlansWords(language).grid;
    return `${carWords(language).category[cell.category]} · ${fromDays(cell.fromDays)}`;
  }
  const { ways, weekdays } = settingsWords(language);
  const [, from, to] = /^way\.([^.]+)\.([^.]+)$/.exec(field) ?? [];
  if (of.subjectKind === "transfer" && from && to) return ways.way(from, to);
  const [, day, edge] = /^hours\.([1-7])\.(opens|closes)$/.exec(field) ?? [];
  if (of.subjectKind !== "location" || (edge !== "opens" && edge !== "closes")) return undefined;
  return weekdays[edge](calendarNames[language].weekdays[Number(day) - 1] ?? "");
}

function priceName(
  { names: today }: FieldOf,
  field: string,
  language: Language,
): string | undefined {
  const cell = readCellKey(field);
  if (!cell) return undefined;
  const names = namesFor(cell, today, language);
  // No form shows the priority of a season, so its name is among those of the audit log.
  if (cell.kind === "season" && cell.part === "priority")
    return `${seasonName(cell.id, names, language)} · ${auditWords(language).fields["price-list"].priority}`;
  return cellLabel(field, names, language);
}

/** Cars and seasons by their current names, or by their numbers once they are gone: the entry outlives them. */
function namesFor(cell: Cell, today: PriceNames | undefined, language: Language): PriceNames {
  const { subjects } = auditWords(language);
  const carId = cell.kind === "rate" && "carId" in cell.subject ? cell.subject.carId : undefined;
  const seasonId =
    cell.kind === "season" ? cell.id : cell.kind === "rate" ? cell.seasonId : undefined;
  const season = `${pricingWords(language).raise.season} ${seasonId}`;
  const numbered = {
    // The category is not part of any name, so any will do.
    cars: carId
      ? [{ id: carId, name: `${subjects.car} ${carId}`, category: carCategories[0] }]
      : [],
    seasons: seasonId ? [{ id: seasonId, name: { en: season, bs: season } }] : [],
  };
  return {
    cars: [...(today?.cars ?? []), ...numbered.cars],
    seasons: [...(today?.seasons ?? []), ...numbered.seasons],
    places: today?.places ?? [],
  };
}

function namesOf(of: FieldOf, language: Language): FieldNames {
  const own: Readonly<Record<string, FieldNames>> = auditWords(language).fields;
  return { ...own.all, ...formNames(of, language), ...own[of.subjectKind] };
}

/** The name of a field with parts: `name.en` is the name in English, `extras.gps` the GPS of the extras. */
function namedIn(names: FieldNames, field: string, language: Language): string {
  const known = find(names, field);
  if (known) return known;
  const { parts } = settingsWords(language);
  const [, pair, half] = /^(.+)\.(en|bs)$/.exec(field) ?? [];
  if (pair && (half === "en" || half === "bs"))
    return `${namedIn(names, pair, language)} ${parts[half]}`;
  const [head = "", ...rest] = field.split(".");
  const group = find(names, head);
  if (group && rest.length > 0) return `${group}: ${namedIn(names, rest.join("."), language)}`;
  return parted(field);
}

function find(names: FieldNames, field: string): string | undefined {
  return Object.hasOwn(names, field) ? names[field] : undefined;
}

/** The words of a field's own name: `customers refused` for `customersRefused`. */
function parted(field: string): string {
  const apart = field.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").replaceAll("_", " ");
  return apart.split(".").join(", ").toLowerCase();
}
