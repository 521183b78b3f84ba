import { compareText } from "../../calendar.ts";
import type { EditablePrices, PlaceFees, YoungDriverRule } from "./editable-prices.ts";
import type { LengthDiscount, OneWayFee, Rate, Season } from "../price-list.ts";
import {
  discountKey,
  oneWayKey,
  placeKey,
  rateKey,
  readCellKey,
  seasonKey,
  seasonParts,
  youngKey,
  type Cells,
  type RateSubject,
  type SeasonPart,
} from "./price-cells.ts";

/** The cells of the prices: those that hold something. */
export function toCells(prices: EditablePrices): Cells {
  return new Map(
    [
      ...prices.seasons.flatMap(seasonCells),
      ...prices.rates.flatMap(rateCells),
      ...prices.lengthDiscounts.map((step) => entry(discountKey(step.fromDays), step.percent)),
      ...prices.oneWayFees.map((fee) =>
        entry(oneWayKey(fee.fromLocationId, fee.toLocationId), fee.feeCents),
      ),
      ...prices.places.flatMap(placeCells),
      ...youngCells(prices.youngDriver),
    ].flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
  );
}

/**
 * The prices that the cells say, in the order of dates and days. A season or a rate that lacks what it cannot be without
 * is left out: `checkCells` refuses it before. Places and the surcharge are those given where no cell says otherwise.
 */
export function fromCells(
  cells: Cells,
  { places, youngDriver }: Pick<EditablePrices, "places" | "youngDriver">,
): EditablePrices {
  return {
    seasons: seasonsOf(cells),
    rates: ratesOf(cells),
    lengthDiscounts: discountsOf(cells),
    oneWayFees: oneWayFeesOf(cells),
    places: places.map((place) => placeOf(place, cells)),
    youngDriver: youngDriverOf(youngDriver, cells),
  };
}

type Entry = [key: string, value: string | number | undefined];

function entry(...said: Entry): Entry {
  return said;
}

function seasonCells({ id, name, from, to, minRentalDays, priority }: Season): Entry[] {
  const parts = { en: name.en, bs: name.bs, from, to, min: minRentalDays, priority };
  return seasonParts.map((part) => [seasonKey(id, part), parts[part]]);
}

function rateCells(rate: Rate): Entry[] {
  const subject = subjectOf(rate);
  if (!subject) return [];
  return [
    [rateKey(subject, rate.seasonId, "day"), rate.perDayCents],
    [rateKey(subject, rate.seasonId, "weekend"), rate.weekendPerDayCents],
  ];
}

function subjectOf({ carId, category }: Rate): RateSubject | undefined {
  if (carId !== undefined) return { carId };
  return category && { category };
}

function placeCells({ id, deliveryFeeCents, outOfHours, outOfHoursFeeCents }: PlaceFees): Entry[] {
  return [
    [placeKey(id, "delivery"), deliveryFeeCents],
    [placeKey(id, "hours"), outOfHours],
    [placeKey(id, "hours-fee"), outOfHoursFeeCents],
  ];
}

function youngCells(rule: YoungDriverRule): Entry[] {
  return [
    [youngKey("until"), rule.youngDriverUntil],
    [youngKey("per-day"), rule.youngDriverPerDayCents],
    [youngKey("cap"), rule.youngDriverCapCents],
  ];
}

function numberIn(cells: Cells, key: string): number | undefined {
  const value = cells.get(key);
  return typeof value === "number" ? value : undefined;
}

function ratesOf(cells: Cells): Rate[] {
  return [...cells.keys()].flatMap((key, index): Rate[] => {
    const cell = readCellKey(key);
    const perDayCents = numberIn(cells, key);
    if (cell?.kind !== "rate" || cell.part !== "day" || perDayCents === undefined) return [];
    const { subject, seasonId } = cell;
    const weekendPerDayCents = numberIn(cells, rateKey(subject, seasonId, "weekend"));
    return [{ id: index + 1, ...subject, seasonId, perDayCents, weekendPerDayCents }];
  });
}

function oneWayFeesOf(cells: Cells): OneWayFee[] {
  return [...cells.keys()].flatMap((key): OneWayFee[] => {
    const cell = readCellKey(key);
    const feeCents = numberIn(cells, key);
    if (cell?.kind !== "one-way" || feeCents === undefined) return [];
    const { fromLocationId, toLocationId } = cell;
    return [{ fromLocationId, toLocationId, feeCents }];
  });
}

function discountsOf(cells: Cells): LengthDiscount[] {
  const steps = [...cells.keys()].flatMap((key): LengthDiscount[] => {
    const cell = readCellKey(key);
    const percent = numberIn(cells, key);
    if (cell?.kind !== "discount" || percent === undefined) return [];
    return [{ fromDays: cell.fromDays, percent }];
  });
  return [...steps].sort((a, b) => a.fromDays - b.fromDays);
}

function seasonsOf(cells: Cells): Season[] {
  const ids = [...cells.keys()].flatMap((key) => {
    const cell = readCellKey(key);
    return cell?.kind === "season" ? [cell.id] : [];
  });
  return [...new Set(ids)]
    .flatMap((id) => seasonOf(id, cells))
    .sort((a, b) => compareText(a.from, b.from) || a.id - b.id);
}

/** Seasons of the same priority do not lie on one day, so that the number matters only to older ones. */
const usualPriority = 10;

function seasonOf(id: number, cells: Cells): Season[] {
  const text = (part: SeasonPart): string => String(cells.get(seasonKey(id, part)) ?? "");
  const [from, to] = [text("from"), text("to")];
  if (from === "" || to === "") return [];
  const priority = numberIn(cells, seasonKey(id, "priority")) ?? usualPriority;
  const minRentalDays = numberIn(cells, seasonKey(id, "min"));
  return [{ id, name: { en: text("en"), bs: text("bs") }, from, to, priority, minRentalDays }];
}

function placeOf(place: PlaceFees, cells: Cells): PlaceFees {
  const { id } = place;
  return {
    id,
    deliveryFeeCents: numberIn(cells, placeKey(id, "delivery")) ?? place.deliveryFeeCents,
    outOfHours: outOfHoursOf(cells.get(placeKey(id, "hours"))) ?? place.outOfHours,
    outOfHoursFeeCents: numberIn(cells, placeKey(id, "hours-fee")) ?? place.outOfHoursFeeCents,
  };
}

/** What a place may do out of hours; `undefined` for any other text. */
export function outOfHoursOf(text: unknown): PlaceFees["outOfHours"] | undefined {
  return text === "free" || text === "fee" || text === "blocked" ? text : undefined;
}

function youngDriverOf(rule: YoungDriverRule, cells: Cells): YoungDriverRule {
  return {
    youngDriverUntil: numberIn(cells, youngKey("until")) ?? rule.youngDriverUntil,
    youngDriverPerDayCents: numberIn(cells, youngKey("per-day")) ?? rule.youngDriverPerDayCents,
    youngDriverCapCents: numberIn(cells, youngKey("cap")) ?? rule.youngDriverCapCents,
  };
}
