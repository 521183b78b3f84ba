/** The rows of the planner as they are drawn: every bar and tail with its place on the axis. */
import {
  isInState,
  type Bar,
  tailsOf,
  type Tail,
} from "../../../../domain/availability/planner/bar.ts";
import { freeInColumns } from "../../../../domain/availability/planner/free-in-columns.ts";
import type { PlannerView } from "../../../../domain/availability/planner/planner-view.ts";
import {
  type Placed,
  placeOn,
  type TimeAxis,
} from "../../../../domain/availability/planner/time-axis.ts";
import { groupBy } from "../../../../domain/group-by.ts";
import type {
  PlannedCar,
  PlannedVehicle,
  VehicleCalendar,
} from "../../../../server/availability/planner/list-calendar.ts";

export type PlacedBar = {
  bar: Bar;
  placed: Placed;
  tails: { kind: Tail["kind"]; placed: Placed }[];
};
export type VehicleRow = { vehicle: PlannedVehicle; bars: PlacedBar[] };
export type CarGroup = {
  car: PlannedCar;
  isFolded: boolean;
  /** How many of its vehicles are available in each column. */
  available: number[];
  rows: VehicleRow[];
};

/** The groups of a view by car. With a state chosen, vehicles without such a bar are left out, and cars without such a vehicle. */
export function groupsOf(
  { cars, bars, transferMinutes }: VehicleCalendar,
  { view, axis }: { view: PlannerView; axis: TimeAxis },
): CarGroup[] {
  const { state, folded } = view;
  const ofVehicle = groupBy(bars, ({ vehicleId }) => vehicleId);
  return cars
    .map((car): CarGroup => {
      const own = car.vehicles.flatMap(({ id }) => ofVehicle.get(id) ?? []);
      const rows = car.vehicles
        .map((vehicle) => ({ vehicle, bars: ofVehicle.get(vehicle.id) ?? [] }))
        .filter((row) => !state || row.bars.some((bar) => isInState(bar, state)))
        .map((row) => ({ ...row, bars: placedBars(row.bars, axis, { transferMinutes }) }));
      const available = freeInColumns(axis, car.vehicles, own);
      return { car, isFolded: folded.includes(car.id), available, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

function placedBars(
  bars: readonly Bar[],
  axis: TimeAxis,
  rules: Pick<VehicleCalendar, "transferMinutes">,
): PlacedBar[] {
  return bars.flatMap((bar, place) => {
    const next = bars.slice(place + 1).find((one) => one.kind === "reservation");
    const tails = tailsOf(bar, next, rules).flatMap((tail) => {
      const placed = placeOn(axis, tail);
      return placed ? [{ kind: tail.kind, placed }] : [];
    });
    const placed = placeOn(axis, bar);
    // What came back just before the view may still be in its turnaround.
    return placed || tails.length > 0
      ? [{ bar, placed: placed ?? { at: 0, long: 0, isCutBefore: true, isCutAfter: false }, tails }]
      : [];
  });
}

/**
 * As many rows as the server draws: more than a screen shows, and a little fewer where they are full of bars, as those of three months are.
 * A browser draws the others once it has taken the page over.
 */
export const firstRows = { rows: 40, sure: 24, bars: 160 };

type Most = typeof firstRows;

/** The groups with their first rows alone, and how many rows of the page are left for later; all of them without a limit. */
export function firstOf(
  groups: readonly CarGroup[],
  most: Most | undefined,
): { groups: readonly CarGroup[]; later: number } {
  if (!most) return { groups, later: 0 };
  let room = roomFor(groups, most);
  let later = 0;
  const first = groups.flatMap((group): CarGroup[] => {
    const own = group.isFolded ? [] : group.rows;
    const rows = own.slice(0, room);
    later += own.length - rows.length;
    // The line of a car that is left for later is left with it.
    if (room === 0) later += 1;
    const isShown = room > 0;
    room -= rows.length;
    return isShown ? [{ ...group, rows: group.isFolded ? group.rows : rows }] : [];
  });
  return { groups: first, later };
}

/** How many rows are drawn: those that are sure, and more as long as few bars stand on all of them. */
function roomFor(
  groups: readonly CarGroup[],
  { rows: mostRows, sure, bars: mostBars }: Most,
): number {
  const rows = groups.filter(({ isFolded }) => !isFolded).flatMap((group) => group.rows);
  let bars = 0;
  const full = rows.findIndex((row, place) => {
    bars += row.bars.length;
    return place >= sure && bars > mostBars;
  });
  return full < 0 ? mostRows : Math.min(full, mostRows);
}
