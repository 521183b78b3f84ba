/**
 * The calendar as one text on its way to the browser: thousands of bars written as values take the server a tenth of the time. Bars have no
 * quotes in it, for each of them would become four signs in the page.
 */
import type { Bar, ReservationBar } from "../../../../../domain/availability/planner/bar.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import type { VehicleCalendar } from "../../../../../server/availability/planner/list-calendar.ts";
import type { Planner } from "../read-planner.ts";

export type PackedPlanner = Omit<Planner, "calendar"> & { calendar: string; bars: string };

/** The planner with its calendar as texts. What a bar says twice is written once. */
export function packPlanner({ calendar, ...planner }: Planner): PackedPlanner {
  const { bars, ...rest } = calendar;
  const packed = bars.map((bar) => fieldsOf(bar).join(between)).join(after);
  return { ...planner, calendar: JSON.stringify(rest), bars: packed };
}

/** The planner as it was before it was packed. */
export function unpackPlanner({ calendar, bars: packed, ...planner }: PackedPlanner): Planner {
  const rest = JSON.parse(calendar) as Omit<VehicleCalendar, "bars">;
  const bars = packed === "" ? [] : packed.split(after).map((text) => barOf(text.split(between)));
  return { ...planner, calendar: { ...rest, bars } };
}

const between = "|";
const after = ";";
/** What parts the fields, and what is written longer within a page. */
const special = /[%|;"\\<>&\n\r\u2028\u2029]/g;

type Field = string | number;

/** Without what follows from the rest: usual times are those of the bar itself, and most come back where they began. */
function fieldsOf(bar: Bar): Field[] {
  const { id, vehicleId, start, end } = bar;
  const stretch = [id, vehicleId, start, end];
  if (bar.kind === "block") return [...stretch, "", bar.blockKind, written(bar.note)];
  const { pickupAt, dropoffAt, pickupLocationId, dropoffLocationId, isOverdue, signs } = bar;
  return [
    ...stretch,
    bar.freeAt,
    bar.code,
    bar.status,
    written(bar.name),
    pickupLocationId,
    dropoffLocationId === pickupLocationId ? "" : dropoffLocationId,
    signs.join(" "),
    isOverdue ? 1 : "",
    pickupAt === toLocal(start) ? "" : pickupAt,
    dropoffAt === toLocal(end) ? "" : dropoffAt,
  ];
}

function barOf(fields: readonly string[]): Bar {
  const [id, vehicleId, start = "", end = "", freeAt, ...more] = fields;
  const [from, until] = [Number(start), Number(end)];
  const stretch = { id: Number(id), vehicleId: Number(vehicleId), start: from, end: until };
  if (!freeAt) {
    const [blockKind, note = ""] = more;
    return { ...stretch, kind: "block", blockKind, note: read(note) } as Bar;
  }
  const [code, status, name = "", pickupLocationId, other, signs, isOverdue, pickupAt, dropoffAt] =
    more;
  // As it was written above: `packed` is made by this very file.
  return {
    ...stretch,
    kind: "reservation",
    freeAt: Number(freeAt),
    code,
    status,
    name: read(name),
    pickupAt: pickupAt || toLocal(from),
    dropoffAt: dropoffAt || toLocal(until),
    pickupLocationId,
    dropoffLocationId: other || pickupLocationId,
    isOverdue: isOverdue === "1",
    signs: signs ? signs.split(" ") : [],
  } as ReservationBar;
}

function written(text: string): string {
  return text.replace(special, encodeURIComponent);
}

function read(text: string): string {
  return text.includes("%") ? decodeURIComponent(text) : text;
}
