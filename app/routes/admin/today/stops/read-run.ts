import { dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { isOf, nobody } from "../../../../domain/moves/move-filter.ts";
import {
  planRuns,
  runDays,
  takeAlong,
  type RunFilter,
  type Stop,
  type TakenItem,
} from "../../../../domain/moves/run-sheet.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listMoves } from "../../../../server/reservations/moves/list-moves.ts";
import { listDrivers, type Driver } from "../../../../server/reservations/moves/run-deeds.ts";

export type ShownStop = Stop & {
  take: readonly TakenItem[];
  /** Extras that are things, by name, with their number when it is more than one. */
  things: readonly string[];
};

export type RunSheet = {
  filter: RunFilter;
  today: LocalDate;
  stops: ShownStop[];
  /** The names of all places, those no longer in use too. */
  places: { id: string; name: string }[];
  drivers: Driver[];
  /** What the address names and nobody knows. */
  unknown: "place" | "person" | undefined;
};

/** The run sheet of a day: planned whole, since who comes to a place comes from another one, and then narrowed. */
export async function readRun(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  filter: RunFilter,
  language: Language,
): Promise<RunSheet> {
  const [{ priceList, withdrawn, transferMinutes, handovers }, moves, members] = await Promise.all([
    deps.catalogue.get(),
    listMoves(deps, runDays(filter)),
    listDrivers(deps),
  ]);
  const places = [...priceList.locations, ...withdrawn.locations];
  const base = places.find(({ category }) => category === "offices") ?? places[0];
  const { runMarginMinutes, handoverMinutes } = handovers;
  const times = { transferMinutes, runMarginMinutes, handoverMinutes, baseId: base?.id ?? "" };
  const things = new Map(
    [...priceList.extras, ...withdrawn.extras]
      .filter(({ stock }) => stock !== undefined)
      .map(({ code, name }) => [code, inLanguage(name, language)]),
  );
  const { place, person } = filter;
  const drivers = withNamed(members, moves);
  const isKnown =
    person === undefined || person === nobody || drivers.some(({ id }) => id === person);
  return {
    filter,
    today: dateOf(toLocal(deps.clock.now())),
    stops: planRuns(moves, times)
      .filter(({ move }) => (place === undefined || move.placeId === place) && isOf(move, person))
      .map((stop) => ({
        ...stop,
        take: takeAlong(stop.move, priceList.countries),
        things: thingsOf(stop, things),
      })),
    places: places.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    drivers,
    unknown:
      place !== undefined && !places.some(({ id }) => id === place)
        ? "place"
        : isKnown
          ? undefined
          : "person",
  };
}

/** Whoever was named stays in the list, also when they have left or may drive no more. */
function withNamed(
  members: readonly Driver[],
  moves: Awaited<ReturnType<typeof listMoves>>,
): Driver[] {
  const known = new Map(members.map((member) => [member.id, member]));
  for (const { driver } of moves) if (driver && !known.has(driver.id)) known.set(driver.id, driver);
  return [...known.values()];
}

function thingsOf({ move }: Stop, things: ReadonlyMap<string, string>): string[] {
  return Object.entries(move.extras).flatMap(([code, pieces]) => {
    const name = things.get(code);
    return name === undefined || pieces === 0 ? [] : [name + (pieces > 1 ? ` × ${pieces}` : "")];
  });
}
