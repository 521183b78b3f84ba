/** What may be wrong with prices as a whole, once each cell by itself is right. */
import { daysBetween } from "../../calendar.ts";
import type { CarCategory } from "../../cars/car.ts";
import type { FieldFaults } from "../../forms/field-fault.ts";
import { settingClashes } from "../../settings/setting-clashes.ts";
import { fromCells } from "./cells-of-prices.ts";
import { rateBook, rateFor } from "../lines/day-rate.ts";
import type { EditablePrices } from "./editable-prices.ts";
import {
  discountKey,
  placeKey,
  rateKey,
  readCellKey,
  seasonKey,
  seasonParts,
  youngKey,
  type Cells,
} from "./price-cells.ts";

type PricedCars = readonly { id: number; category: CarCategory; published: boolean }[];

/** What stands there before the change, and what it has to go with. */
export type Standing = {
  prices: EditablePrices;
  cars: PricedCars;
  /** A rule of the settings: drivers from this age may book. */
  minDriverAge: number;
};

const longestSeason = 366;

/** The faults that a change brings, each at a cell of the change; what it does not touch is not held against it. */
export function checkCells(
  cells: Cells,
  changed: ReadonlySet<string>,
  { prices: before, cars, minDriverAge }: Standing,
): FieldFaults {
  const after = fromCells(cells, before);
  return {
    ...weekendFaults(cells, changed),
    ...seasonFaults(cells, changed, after),
    ...discountFaults(changed, after),
    ...placeFaults(changed, after),
    ...youngFaults(changed, after, minDriverAge),
    ...priceFaults(changed, before, after, cars),
  };
}

function weekendFaults(cells: Cells, changed: ReadonlySet<string>): FieldFaults {
  const faults: FieldFaults = {};
  for (const key of changed) {
    const cell = readCellKey(key);
    if (cell?.kind !== "rate") continue;
    const { subject, seasonId } = cell;
    const weekend = rateKey(subject, seasonId, "weekend");
    const alone = cells.has(weekend) && !cells.has(rateKey(subject, seasonId, "day"));
    if (alone) faults[key] = { code: "stands-alone" };
  }
  return faults;
}

function seasonFaults(
  cells: Cells,
  changed: ReadonlySet<string>,
  { seasons }: EditablePrices,
): FieldFaults {
  const faults: FieldFaults = {};
  for (const id of changedSeasons(changed)) {
    const filled = seasonParts.filter((part) => cells.has(seasonKey(id, part)));
    if (filled.length === 0) continue;
    for (const part of ["en", "bs", "from", "to"] as const)
      if (!filled.includes(part)) faults[seasonKey(id, part)] = { code: "missing" };
    const own = seasons.find((season) => season.id === id);
    if (!own) continue;
    if (own.to < own.from) faults[seasonKey(id, "to")] = { code: "ends-before-start" };
    else if (daysBetween(own.from, own.to) >= longestSeason)
      faults[seasonKey(id, "to")] = { code: "too-many-days" };
    else {
      const other = seasons.find(
        (season) => season.id !== id && season.from <= own.to && own.from <= season.to,
      );
      const moved = ["from", "to"].some((part) => changed.has(`season:${id}:${part}`));
      if (other && moved) faults[seasonKey(id, "from")] = { code: "overlap", seasonId: other.id };
    }
  }
  return faults;
}

function changedSeasons(changed: ReadonlySet<string>): Set<number> {
  const ids = [...changed].flatMap((key) => {
    const cell = readCellKey(key);
    return cell?.kind === "season" ? [cell.id] : [];
  });
  return new Set(ids);
}

function discountFaults(
  changed: ReadonlySet<string>,
  { lengthDiscounts }: EditablePrices,
): FieldFaults {
  const faults: FieldFaults = {};
  for (const [index, step] of lengthDiscounts.entries()) {
    const shorter = lengthDiscounts[index - 1];
    if (!shorter || shorter.percent < step.percent) continue;
    const key = [step, shorter].map(({ fromDays }) => discountKey(fromDays));
    const touched = key.find((one) => changed.has(one));
    if (touched) faults[touched] = { code: "not-ascending" };
  }
  return faults;
}

function placeFaults(changed: ReadonlySet<string>, { places }: EditablePrices): FieldFaults {
  const faults: FieldFaults = {};
  for (const { id, outOfHours, outOfHoursFeeCents } of places) {
    const keys = [placeKey(id, "hours-fee"), placeKey(id, "hours")];
    const touched = keys.some((key) => changed.has(key));
    if (touched && outOfHours === "fee" && outOfHoursFeeCents === 0)
      faults[placeKey(id, "hours-fee")] = { code: "fee-missing" };
  }
  return faults;
}

function youngFaults(
  changed: ReadonlySet<string>,
  { youngDriver }: EditablePrices,
  minDriverAge: number,
): FieldFaults {
  const { youngDriverUntil, youngDriverPerDayCents, youngDriverCapCents } = youngDriver;
  const faults: FieldFaults = {};
  const touched = (["cap", "per-day"] as const).some((part) => changed.has(youngKey(part)));
  if (touched && youngDriverCapCents < youngDriverPerDayCents)
    faults[youngKey("cap")] = { code: "under-day" };
  const clash = settingClashes({ minDriverAge, youngDriverUntil }).minDriverAge;
  if (changed.has(youngKey("until")) && clash)
    faults[youngKey("until")] = { code: "under-least-age", minDriverAge };
  return faults;
}

/** A car on offer that had a price on every day keeps one. */
function priceFaults(
  changed: ReadonlySet<string>,
  before: EditablePrices,
  after: EditablePrices,
  cars: PricedCars,
): FieldFaults {
  const [had, has] = [rateBook(before.rates), rateBook(after.rates)];
  const faults: FieldFaults = {};
  for (const car of cars.filter(({ published }) => published)) {
    if (!rateFor(car, had, undefined) || rateFor(car, has, undefined)) continue;
    const keys = [
      rateKey({ carId: car.id }, undefined, "day"),
      rateKey({ category: car.category }, undefined, "day"),
    ];
    const key = keys.find((one) => changed.has(one));
    if (key) faults[key] = { code: "car-without-price", carId: car.id };
  }
  return faults;
}
