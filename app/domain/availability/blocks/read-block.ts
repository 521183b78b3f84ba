import {
  addDays,
  joinDateTime,
  type LocalDate,
  type LocalDateTime,
  slots,
} from "../../calendar.ts";
import type { FieldFaults } from "../../forms/field-fault.ts";
import { optional } from "../../forms/field.ts";
import { choice, date, line } from "../../forms/fields.ts";
import { readForm, type SentForm } from "../../forms/read-form.ts";
import { existsInSarajevo } from "../../sarajevo.ts";
import { type BlockKind, blockKinds } from "./block-kinds.ts";

/** Times on the wall clock of Sarajevo in which vehicles are to be out of sale. */
export type BlockPlan = {
  vehicleIds: readonly number[];
  /** One span, or one for every week. */
  spans: readonly { from: LocalDateTime; until: LocalDateTime }[];
  kind: BlockKind;
  /** Why, for the staff alone. */
  note: string;
};

/** Nothing is planned further ahead than this, in days. */
const farthestDays = 1100;
const mostVehicles = 100;
const mostWeeks = 60;

/** Reads the form of a block. It ends after now, and a weekly one after the first time; it has at most sixty weeks. */
export function readBlock(
  sent: SentForm & { vehicles: readonly string[] },
  now: LocalDateTime,
): { ok: true; plan: BlockPlan } | { ok: false; faults: FieldFaults } {
  const last = addDays(now.slice(0, 10), farthestDays);
  const fields = {
    fromDate: date({ last }),
    fromTime: choice(slots),
    untilDate: date({ last }),
    untilTime: choice(slots),
    kind: choice(blockKinds),
    note: optional(line({ max: 200 }), ""),
    weeklyUntil: optional(date({ last }), undefined),
  };
  const vehicleIds = readVehicles(sent.vehicles);
  const isCounted = vehicleIds.length > 0 && vehicleIds.length <= mostVehicles;
  const unchosen: FieldFaults = isCounted ? {} : { vehicles: { code: "choices" } };
  const read = readForm(sent, fields, (values) => orderFaults(values, now));
  if (!read.ok) return { ok: false, faults: { ...read.faults, ...unchosen } };
  if (!isCounted) return { ok: false, faults: unchosen };
  const { fromDate, fromTime, untilDate, untilTime, kind, note, weeklyUntil } = read.values;
  const weeks = weeklyUntil ? weeksTo(fromDate, weeklyUntil) : 1;
  const spans = Array.from({ length: weeks }, (_, week) => ({
    from: joinDateTime(addDays(fromDate, week * 7), fromTime),
    until: joinDateTime(addDays(untilDate, week * 7), untilTime),
  }));
  return { ok: true, plan: { vehicleIds, spans, kind, note } };
}

function readVehicles(typed: readonly string[]): number[] {
  return [...new Set(typed.filter((id) => /^\d{1,9}$/.test(id)).map(Number))];
}

/** How many times a week a day comes until another one, the first included. */
function weeksTo(from: LocalDate, until: LocalDate): number {
  let weeks = 0;
  while (weeks <= mostWeeks && addDays(from, weeks * 7) <= until) weeks += 1;
  return weeks;
}

type Values = {
  fromDate?: LocalDate;
  fromTime?: string;
  untilDate?: LocalDate;
  untilTime?: string;
  weeklyUntil?: LocalDate | undefined;
};

function orderFaults(
  { fromDate, fromTime, untilDate, untilTime, weeklyUntil }: Values,
  now: LocalDateTime,
): FieldFaults<"fromTime" | "untilTime" | "untilDate" | "weeklyUntil"> {
  if (!fromDate || !fromTime || !untilDate || !untilTime) return {};
  const [from, until] = [joinDateTime(fromDate, fromTime), joinDateTime(untilDate, untilTime)];
  if (!existsInSarajevo(from)) return { fromTime: { code: "choice" } };
  if (!existsInSarajevo(until)) return { untilTime: { code: "choice" } };
  if (until <= from) return { untilDate: { code: "ends-before-start" } };
  if (until <= now) return { untilDate: { code: "in-past" } };
  if (!weeklyUntil) return {};
  if (weeklyUntil < fromDate) return { weeklyUntil: { code: "ends-before-start" } };
  if (weeksTo(fromDate, weeklyUntil) > mostWeeks) return { weeklyUntil: { code: "date" } };
  // A time that is longer than a week would meet itself.
  return until > joinDateTime(addDays(fromDate, 7), fromTime)
    ? { untilDate: { code: "too-many-days" } }
    : {};
}
