import type { FleetVehicle, Instant } from "../occupancy.ts";
import { inService } from "../gap.ts";
import { columnsTo, type TimeAxis } from "./time-axis.ts";

type Taken = { vehicleId: number; start: Instant; end: Instant; freeAt?: Instant };

/** How many of some vehicles are free in each whole column of the axis, their turnaround counted as busy. */
export function freeInColumns(
  axis: TimeAxis,
  vehicles: readonly FleetVehicle[],
  bars: readonly Taken[],
): number[] {
  const { columns } = axis;
  const rows = new Map(
    vehicles.map((vehicle) => [vehicle.id, columns.map((column) => inService(vehicle, column))]),
  );
  for (const { vehicleId, start, end, freeAt = end } of bars) {
    const row = rows.get(vehicleId);
    const until = Math.max(end, freeAt);
    if (!row || until <= axis.start || start >= axis.end) continue;
    const last = Math.ceil(columnsTo(axis, Math.min(until, axis.end)));
    row.fill(false, Math.floor(columnsTo(axis, Math.max(start, axis.start))), last);
  }
  const all = [...rows.values()];
  return columns.map((_, place) => all.filter((row) => row[place]).length);
}
