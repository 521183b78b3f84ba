/** Which free time of which vehicle a hand means: by a press beside the bars, or by a key. */
import type { KeyboardEvent, MouseEvent } from "react";
import { daysOfZoom } from "../../../../../domain/availability/planner/planner-view.ts";
import type { TimeAxis } from "../../../../../domain/availability/planner/time-axis.ts";
import { addDays } from "../../../../../domain/calendar.ts";
import type { FreeDay } from "./free-sheet.tsx";
import type { CarGroup } from "../planner-rows.ts";
import type { Planner } from "../read-planner.ts";

type Groups = readonly CarGroup[];

/** The free time under a press on the row of a vehicle; undefined beside the days. */
export function freeDayAt(
  { target, clientX }: MouseEvent<HTMLElement>,
  { axis, groups }: { axis: TimeAxis; groups: Groups },
): FreeDay | undefined {
  const row = rowOf(target);
  const head = row?.querySelector("[role=rowheader]")?.getBoundingClientRect();
  if (!row || !head || clientX < head.right) return undefined;
  const { left, width } = row.getBoundingClientRect();
  const at = (clientX - left - head.width) / ((width - head.width) / axis.columns.length);
  const column = axis.columns[Math.floor(at)];
  const vehicle = vehicleOf(row, groups);
  if (!column || !vehicle) return undefined;
  const { date, time } = column;
  return { ...vehicle, date, ...(time && { time }) };
}

/** The day that the key F asks about on a focused row: today, or the first day in sight. */
export function freeDayByKey(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>,
  {
    planner: { view, today },
    groups,
  }: { planner: Pick<Planner, "view" | "today">; groups: Groups },
): FreeDay | undefined {
  const row = rowOf(target);
  if (key.toLowerCase() !== "f" || altKey || ctrlKey || metaKey || !row) return undefined;
  const vehicle = vehicleOf(row, groups);
  const isInSight = today >= view.from && today < addDays(view.from, daysOfZoom[view.zoom]);
  return vehicle && { ...vehicle, date: isInSight ? today : view.from };
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-vehicle]") : null;
}

function vehicleOf(
  row: HTMLElement,
  groups: Groups,
): Pick<FreeDay, "vehicleId" | "plate"> | undefined {
  const vehicleId = Number(row.dataset.vehicle);
  const rows = groups.flatMap((group) => group.rows);
  const plate = rows.find(({ vehicle }) => vehicle.id === vehicleId)?.vehicle.plate;
  return plate === undefined ? undefined : { vehicleId, plate };
}
