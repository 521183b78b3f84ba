/** The history of a reservation in words. */
import { z } from "zod";
import type { Language } from "../../../../../domain/language.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { adminRevenueWords } from "../../../../../i18n/admin-revenue/en.ts";
import { adminReservationsWords } from "../../../../../i18n/admin-reservations/en.ts";
import { documentPaperWords } from "../../../../../i18n/document-paper/en.ts";
import { formatDayTime, formatEuro, formatList } from "../../../../../i18n/format.ts";
import { letterWords } from "../../../../../i18n/letters/en.ts";
import type {
  Facts,
  StaffEvent,
} from "../../../../../server/reservations/reading/find-for-staff.ts";
import { momentText, type Names } from "./names-of.ts";

export type EventRow = {
  id: number;
  title: string;
  /** The actor and the channel: `Amra, in the back office`. */
  who: string;
  when: string;
  /** The reason in the member's own words. */
  reason?: string;
  facts: { label: string; was?: string; is: string }[];
};

type HistoryWords = { names: Names; plates: Readonly<Record<number, string>>; language: Language };

const trip = z.object({
  pickupLocationId: z.string(),
  dropoffLocationId: z.string(),
  pickupAt: z.string(),
  dropoffAt: z.string(),
});
const kept = z
  .object({
    trip,
    status: z.string(),
    carId: z.number(),
    vehicleId: z.number(),
    pinned: z.boolean(),
    freesVehicle: z.boolean(),
    planCode: z.string(),
    extras: z.record(z.string(), z.number()),
    countries: z.array(z.string()),
    couponCode: z.string(),
    rentalDays: z.number(),
    totalCents: z.number(),
    amountCents: z.number(),
    lateFeeCents: z.number(),
    expectedAt: z.string(),
    waitsFor: z.string(),
    repairUntil: z.string(),
    changed: z.array(z.string()),
    changedContact: z.array(z.string()),
    kind: z.string(),
    source: z.string(),
    paper: z.string(),
    fiscal: z.string(),
    added: z.object({ label: z.object({ en: z.string(), bs: z.string() }) }),
    removed: z.object({ label: z.object({ en: z.string(), bs: z.string() }) }),
  })
  .partial();
type Kept = z.output<typeof kept>;

/** The ids of the vehicles that a history names. */
export function vehiclesIn(events: readonly StaffEvent[]): number[] {
  const ids = events.flatMap(({ before, after }) =>
    [before, after].map((facts) => read(facts).vehicleId),
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** The events in words, the newest first, without notes, which have a panel of their own. */
export function eventRows(events: readonly StaffEvent[], history: HistoryWords): EventRow[] {
  return events
    .filter(({ action }) => action !== "note")
    .map((event) => eventRow(event, history))
    .toReversed();
}

function eventRow(event: StaffEvent, history: HistoryWords): EventRow {
  const { id, action, reason, at } = event;
  const words = adminReservationWords(history.language).events;
  return {
    id,
    title: words.actions[action] ?? action,
    when: momentText(at, history.language),
    who: whoOf(event, history.language),
    reason: reason ?? undefined,
    facts: factRows(event, history),
  };
}

/** The actor of an event and the channel: `Amra, in the back office`; `customer, on the site`. */
export function whoOf(
  { actorKind, actorName }: Pick<StaffEvent, "actorKind" | "actorName">,
  language: Language,
): string {
  const words = adminReservationWords(language).events;
  return `${actorName ?? words.by[actorKind]}, ${words.where[actorKind]}`;
}

function factRows(event: StaffEvent, history: HistoryWords): EventRow["facts"] {
  const [before, after] = [read(event.before), read(event.after)];
  const [old, now] = [readings(before, history), readings(after, history)];
  const words = adminReservationWords(history.language).events;
  const rows = [...now].flatMap(([label, is]) => {
    const was = old.get(label);
    return was === is ? [] : [{ label, is, ...(was !== undefined && { was }) }];
  });
  const fee = after.lateFeeCents;
  const papers = paperRows(after, history.language);
  if (!fee) return [...rows, ...papers];
  return [...rows, ...papers, { label: "", is: words.fee(formatEuro(fee, history.language)) }];
}

/** The paper that was issued, or the number of its fiscal receipt. */
function paperRows({ paper, fiscal }: Kept, language: Language): EventRow["facts"] {
  const { facts } = adminReservationWords(language).events;
  const names: Record<string, string> = documentPaperWords(language).names;
  return [
    ...(paper === undefined ? [] : [{ label: facts.paper, is: names[paper] ?? paper }]),
    ...(fiscal === undefined ? [] : [{ label: facts.fiscal, is: fiscal }]),
  ];
}

/** The facts of an event; empty when they cannot be read: history goes back many years. */
function read(facts: Facts | null): Kept {
  const read = kept.safeParse(facts ?? {});
  return read.success ? read.data : {};
}

function sourceName(source: string, language: Language): string {
  const names: Readonly<Record<string, string>> = adminRevenueWords(language).names.sources;
  return names[source] ?? source;
}

function readings(facts: Kept, history: HistoryWords): Map<string, string> {
  const { names, plates, language } = history;
  const { facts: label, yes, no, none, contact } = adminReservationWords(language).events;
  const { statuses } = adminReservationsWords(language);
  const kinds: Record<string, string> = letterWords(language).staff.kinds;
  const called = language === "ba" ? "bs" : "en";
  const extras = (taken: Record<string, number>) =>
    Object.entries(taken)
      .filter(([, pieces]) => pieces > 0)
      .toSorted()
      .map(([code, pieces]) => names.extra(code) + (pieces > 1 ? ` × ${pieces}` : ""));
  const euro = (cents: number | undefined) =>
    cents === undefined ? undefined : formatEuro(cents, language);
  const end = (at: string, place: string) =>
    `${formatDayTime(at, language)} · ${names.location(place)}`;
  const ways = facts.changed ?? facts.changedContact ?? [];
  const { trip: went, extras: taken, countries, added, removed } = facts;
  const said: [string, string | undefined][] = [
    [
      label.status,
      facts.status && (Object.entries(statuses).find(([one]) => one === facts.status)?.[1] ?? ""),
    ],
    [label.source, facts.source && sourceName(facts.source, language)],
    [label.pickup, went && end(went.pickupAt, went.pickupLocationId)],
    [label.dropoff, went && end(went.dropoffAt, went.dropoffLocationId)],
    [label.expected, facts.expectedAt && formatDayTime(facts.expectedAt, language)],
    [label.waitsFor, facts.waitsFor && formatCode(facts.waitsFor)],
    [label.repairUntil, facts.repairUntil && formatDayTime(facts.repairUntil, language)],
    [label.car, facts.carId === undefined ? undefined : names.carOf(facts.carId)],
    [label.vehicle, facts.vehicleId === undefined ? undefined : plates[facts.vehicleId]],
    [label.promised, facts.pinned === undefined ? undefined : facts.pinned ? yes : no],
    [label.freed, facts.freesVehicle === undefined ? undefined : facts.freesVehicle ? yes : no],
    [label.plan, facts.planCode && names.plan(facts.planCode)],
    [label.extras, taken && (formatList(extras(taken), language) || none)],
    [
      label.countries,
      countries && (formatList(countries.toSorted().map(names.country), language) || none),
    ],
    [label.coupon, facts.couponCode],
    [label.days, facts.rentalDays === undefined ? undefined : String(facts.rentalDays)],
    [label.total, euro(facts.totalCents)],
    [label.amount, euro(facts.amountCents)],
    [label.added, added?.label[called]],
    [label.removed, removed?.label[called]],
    [
      label.changed,
      ways.length > 0
        ? formatList(
            ways.map((way) => contact[way] ?? way),
            language,
          )
        : undefined,
    ],
    [label.letter, facts.kind && (kinds[facts.kind] ?? facts.kind)],
  ];
  return new Map(said.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}
