/** What a bar says, as a short text on it and as the whole sentence that is heard. */
import {
  type Bar,
  type BarLook,
  type BarSign,
  lookOf,
  type Tail,
} from "../../../../domain/availability/planner/bar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import type { Planner } from "./read-planner.ts";

/** The mark of each state, so that no state is told by its colour alone: signs that every font has, and that no phone draws as a picture. */
export const lookMarks: Record<BarLook, string> = {
  pending: "?",
  confirmed: "●",
  out: "»",
  overdue: "!",
  back: "«",
  block: "×",
};

export const signMarks: Record<BarSign, string> = {
  danger: "▲",
  papers: "§",
  unpaid: "€",
  pinned: "◆",
};

type Known = { language: Language; places: Planner["places"] };

/** The marks of a bar: its state first, then what is to be known of it. */
export function marksOf(bar: Bar): string {
  const signs = bar.kind === "reservation" ? bar.signs : [];
  return [lookMarks[lookOf(bar)], ...signs.map((sign) => signMarks[sign])].join(" ");
}

/** The text on a bar: the customer and the places of a one-way trip, or why the vehicle is out of sale. */
export function barLabel(bar: Bar, { language, places }: Known): string {
  const words = plannerWords(language);
  if (bar.kind === "block") return bar.note || words.kinds[bar.blockKind];
  const mark = (id: string) => places.find((place) => place.id === id)?.mark ?? "";
  const { pickupLocationId: from, dropoffLocationId: to } = bar;
  const way = from === to ? "" : ` ${mark(from)} → ${mark(to)}`;
  return `${bar.name || words.erased}${way}`;
}

/** Everything that a bar shows, as one sentence; with what lies behind it where that is seen too. */
export function barSentence(
  bar: Bar,
  { language, places }: Known,
  tails: readonly Pick<Tail, "kind">[] = [],
): string {
  const words = plannerWords(language);
  if (bar.kind === "block") {
    const [from, to] = [bar.start, bar.end].map((at) => formatDayTime(toLocal(at), language));
    const said = words.block(words.kinds[bar.blockKind], from ?? "", to ?? "");
    return bar.note ? `${said}: ${bar.note}` : said;
  }
  const name = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const { pickupLocationId, dropoffLocationId, signs } = bar;
  const [from, to] = [bar.pickupAt, bar.dropoffAt].map((at) => formatDayTime(at, language));
  const isOneWay = pickupLocationId !== dropoffLocationId;
  return [
    words.bar(bar.name || words.erased, formatCode(bar.code), from ?? "", to ?? ""),
    words.looks[lookOf(bar)].toLowerCase(),
    ...(isOneWay ? [words.oneWay(name(pickupLocationId), name(dropoffLocationId))] : []),
    ...signs.map((sign) => words.signs[sign].toLowerCase()),
    ...tails.map(({ kind }) => words.behind(words.tails[kind].toLowerCase())),
  ].join(", ");
}

/** The plate of the vehicle that a bar stands on. */
export function plateOf({ vehicleId }: Bar, { cars }: Planner["calendar"]): string {
  const vehicles = cars.flatMap((car) => car.vehicles);
  return vehicles.find(({ id }) => id === vehicleId)?.plate ?? "";
}
