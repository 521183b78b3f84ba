/** What a stop of the run sheet says, on the page and in a message. */
import { dateOf, timeOf, type LocalDateTime } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { isFinished } from "../../../../domain/moves/run-sheet.ts";
import { balanceOf } from "../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { runSheetWords } from "../../../../i18n/admin-run-sheet/en.ts";
import { formatDuration } from "../../../../i18n/duration.ts";
import { formatDayTime, formatEuro, formatLongDate } from "../../../../i18n/format.ts";
import { formatPhone } from "../../../../i18n/phone.ts";
import type { RunSheet, ShownStop } from "./read-run.ts";

export type StopWords = {
  time: string;
  side: string;
  place: string;
  name: string;
  /** The way there; absent once nobody has to go any more. */
  leave?: string;
  /** What is wrong, the worst first. */
  wrong: string[];
  /** What to know beside: what to take, the flight, what is owed. */
  facts: string[];
};

type About = { sheet: RunSheet; language: Language };

/** A stop in words. */
export function stopWords(stop: ShownStop, { sheet, language }: About): StopWords {
  const { move } = stop;
  const placeOf = (id: string) => sheet.places.find((place) => place.id === id)?.name ?? id;
  const time = (at: LocalDateTime) =>
    dateOf(at) === sheet.filter.day ? timeOf(at) : formatDayTime(at, language);
  return {
    time: time(move.at),
    side: movesWords(language).sides[move.side],
    place: placeOf(move.placeId),
    name: `${move.firstName} ${move.lastName}`.trim() || adminReservationsWords(language).erased,
    ...(!isFinished(move) && { leave: leaveText(stop, { placeOf, time, language }) }),
    wrong: isFinished(move) ? [] : wrongOf(stop, language),
    facts: isFinished(move) ? [] : factsOf(stop, { placeOf, language }),
  };
}

type Ways = { placeOf: (id: string) => string; language: Language };

function leaveText(
  { leaveAt, from, via, minutes }: ShownStop,
  { placeOf, time, language }: Ways & { time: (at: LocalDateTime) => string },
): string {
  const words = runSheetWords(language);
  return [
    words.leave(time(leaveAt), placeOf(from)),
    via !== undefined && words.via(placeOf(via)),
    minutes > 0 && words.drive(formatDuration(minutes)),
  ]
    .filter(Boolean)
    .join(", ");
}

function wrongOf(
  { move, lateMinutes, isTight, isUnknown }: ShownStop,
  language: Language,
): string[] {
  const words = runSheetWords(language);
  const says = movesWords(language);
  return [
    lateMinutes !== undefined && words.late(lateMinutes),
    isTight && words.tight,
    move.waitsFor !== undefined && says.waitsFor(formatCode(move.waitsFor)),
    move.side === "out" && move.plate === null && says.noVehicle,
    ...move.lacks.map((lack) => lackText(lack, language)),
    isUnknown && words.noWay,
  ].filter((text): text is string => typeof text === "string");
}

function factsOf({ move, take, things }: ShownStop, { placeOf, language }: Ways): string[] {
  const words = runSheetWords(language);
  const says = movesWords(language);
  const { toPayCents, toReturnCents } = balanceOf(move, move.paidCents);
  const isOut = move.side === "out";
  const items = [...take.map((item) => words.taken[item]), ...(isOut ? things : [])];
  return [
    move.at !== move.agreedAt && says.agreed(formatDayTime(move.agreedAt, language)),
    isOut &&
      move.standsAt !== undefined &&
      move.standsAt !== move.placeId &&
      says.standsAt(placeOf(move.standsAt)),
    move.flightNumber && says.flight(move.flightNumber),
    words.take(items.join(", ")),
    !isOut && things.length > 0 && words.should(things.join(", ")),
    toPayCents > 0 && says.toPay(formatEuro(toPayCents, language)),
    toReturnCents > 0 && says.toReturn(formatEuro(toReturnCents, language)),
  ].filter((text): text is string => typeof text === "string" && text !== "");
}

/** What the sheet is about: its day, and the place and the person when it is of one. */
export function aboutText({ filter, places, drivers }: RunSheet, language: Language): string {
  return [
    formatLongDate(filter.day, language),
    places.find(({ id }) => id === filter.place)?.name,
    drivers.find(({ id }) => id === filter.person)?.name,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The sheet as a message, for whoever drives and has no account at hand: what is done is left out. */
export function runText(sheet: RunSheet, language: Language): string {
  const words = runSheetWords(language);
  const open = sheet.stops.filter(({ move }) => !isFinished(move));
  const stops = open.map((stop) => {
    const { move } = stop;
    const { time, side, place, name, leave, wrong, facts } = stopWords(stop, { sheet, language });
    return [
      `${time} ${side.toUpperCase()}: ${place}`,
      leave,
      `${name}, ${formatPhone(move.phone)}`,
      [move.carName, move.plate].filter(Boolean).join(", "),
      ...wrong.map((text) => `! ${text}`),
      ...facts,
      move.driver && `${words.driver[move.side]}: ${move.driver.name}`,
    ]
      .filter(Boolean)
      .join("\n");
  });
  const head = `${words.title}: ${aboutText(sheet, language)}`;
  return [head, ...(stops.length > 0 ? stops : [words.empty.title])].join("\n\n");
}
