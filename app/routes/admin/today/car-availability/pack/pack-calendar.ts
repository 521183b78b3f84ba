/** The calendar as one text on its way to the browser: thousands of bars written as values take the server a tenth of the time. */
import type { Bar } from "../../../../../domain/availability/planner/bar.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import type { VehicleCalendar } from "../../../../../server/availability/planner/list-calendar.ts";
import type { Planner } from "../read-planner.ts";

export type PackedPlanner = Omit<Planner, "calendar"> & { calendar: string };

/** The planner with its calendar as a text. What a bar says twice is written once. */
export function packPlanner({ calendar, ...planner }: Planner): PackedPlanner {
  const bars = calendar.bars.map(shortened);
  return { ...planner, calendar: JSON.stringify({ ...calendar, bars }) };
}

/** The planner as it was before it was packed. */
export function unpackPlanner({ calendar, ...planner }: PackedPlanner): Planner {
  const { bars, ...rest } = JSON.parse(calendar) as Packed;
  return { ...planner, calendar: { ...rest, bars: bars.map(whole) } };
}

type Packed = Omit<VehicleCalendar, "bars"> & { bars: ReturnType<typeof shortened>[] };
type Booked = Extract<Bar, { kind: "reservation" }>;

/** Without what follows from the rest: usual times are those of the bar itself, and most come back where they began. */
function shortened(bar: Bar) {
  if (bar.kind === "block") return bar;
  const { pickupAt, dropoffAt, dropoffLocationId, isOverdue, signs, ...rest } = bar;
  return {
    ...rest,
    ...(pickupAt !== toLocal(bar.start) && { pickupAt }),
    ...(dropoffAt !== toLocal(bar.end) && { dropoffAt }),
    ...(dropoffLocationId !== bar.pickupLocationId && { dropoffLocationId }),
    ...(isOverdue && { isOverdue }),
    ...(signs.length > 0 && { signs }),
  };
}

function whole(bar: ReturnType<typeof shortened>): Bar {
  if (bar.kind === "block") return bar;
  const { pickupAt, dropoffAt, dropoffLocationId, isOverdue, signs, ...rest } = bar;
  const full: Booked = {
    ...rest,
    pickupAt: pickupAt ?? toLocal(bar.start),
    dropoffAt: dropoffAt ?? toLocal(bar.end),
    dropoffLocationId: dropoffLocationId ?? bar.pickupLocationId,
    isOverdue: isOverdue ?? false,
    signs: signs ?? [],
  };
  return full;
}
