/** Which free time of which vehicle a hand means: by a press beside the bars, or by a key. */
import type { KeyboardEvent, MouseEvent } from "react";
import { daysOfZoom } from "../../../../../domain/availability/planner/planner-view.ts";
import type { TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import { addDays } from "../../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { columnsOf, isEmptyCell } from "../grid-cells.ts";
import { columnName } from "../planner-columns.tsx";
import type { FreeDay } from "./free-sheet.tsx";
import type { CarGroup, VehicleRow } from "../planner-rows.ts";
import type { Planner } from "../read-planner.ts";

type Groups = readonly CarGroup[];

/** The free time under a press on the row of a vehicle, with its cell; undefined beside the days. */
export function freeDayAt(
  { target, clientX }: MouseEvent<HTMLElement>,
  { axis, groups }: { axis: TimeAxis; groups: Groups },
): { free: FreeDay; row: HTMLElement; column: number } | undefined {
  const row = rowOf(target);
  const head = row?.querySelector("[role=rowheader]")?.getBoundingClientRect();
  if (!row || !head || clientX < head.right) return undefined;
  const { left, width } = row.getBoundingClientRect();
  const at = (clientX - left - head.width) / ((width - head.width) / axis.columns.length);
  const place = Math.floor(at);
  const free = freeOn(row, place, { axis, groups });
  return free && { free, row, column: place + 2 };
}

function freeOn(
  row: HTMLElement,
  place: number,
  { axis, groups }: { axis: TimeAxis; groups: Groups },
): FreeDay | undefined {
  const column = axis.columns[place];
  const found = rowIn(row, groups);
  if (!column || !found) return undefined;
  const { id, plate } = found.vehicle;
  const { date, time } = column;
  return { vehicleId: id, plate, date, ...(time && { time }) };
}

type Known = { planner: Planner; axis: TimeAxis; groups: Groups };

/** The time that a key asks about: that of an empty cell by Enter, Space or F; by F on anything else of a row today, or the first day in sight. */
export function freeDayByKey(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>,
  { planner: { view, today }, axis, groups }: Known,
): FreeDay | undefined {
  const row = rowOf(target);
  if (altKey || ctrlKey || metaKey || !row || !(target instanceof HTMLElement)) return undefined;
  const isF = key.toLowerCase() === "f";
  if (isEmptyCell(target) && (isF || key === "Enter" || key === " "))
    return freeOn(row, columnsOf(target).first - 2, { axis, groups });
  if (!isF) return undefined;
  const found = rowIn(row, groups);
  const isInSight = today >= view.from && today < addDays(view.from, daysOfZoom[view.zoom]);
  const date = isInSight ? today : view.from;
  return found && { vehicleId: found.vehicle.id, plate: found.vehicle.plate, date };
}

/** An empty time of a vehicle as it is heard: when, that nothing stands there, and what is seen all the same. */
export function emptySentence(
  row: HTMLElement,
  place: number,
  { language, planner, axis, groups }: Known & { language: Language },
): string {
  const words = plannerWords(language);
  const column = axis.columns[place];
  const shade = planner.shades[place];
  const bars = rowIn(row, groups)?.bars ?? [];
  const behind = bars.flatMap(({ tails }) =>
    tails.filter(({ placed: { at, long } }) => at < place + 1 && at + long > place),
  );
  return [
    column && columnName(column, language),
    words.nothingHere,
    ...behind.map(({ kind }) => words.tails[kind].toLowerCase()),
    shade && (shade.label ? inLanguage(shade.label, language) : words.shades[shade.kind]),
  ]
    .filter(Boolean)
    .join(", ");
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-vehicle]") : null;
}

function rowIn(row: HTMLElement, groups: Groups): VehicleRow | undefined {
  const vehicleId = Number(row.dataset.vehicle);
  return groups.flatMap((group) => group.rows).find(({ vehicle }) => vehicle.id === vehicleId);
}
