import { addDays, dateOf, type LocalDate } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { moveTroubles, troubleOf, type Move } from "../../../../domain/moves/move.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { formatLongDate } from "../../../../i18n/format.ts";
import type { Board } from "./read-board.ts";

type Group = { key: string; title: string; tone?: "bad"; moves: Move[] };

/** What is wrong comes first; then the days, each by time. */
export function groupsOf({ moves, today }: Board, language: Language): Group[] {
  const words = movesWords(language);
  const groups = new Map<string, Group>();
  const of = (key: string, title: string, tone?: "bad") => {
    const known = groups.get(key) ?? { key, title, ...(tone && { tone }), moves: [] };
    groups.set(key, known);
    return known;
  };
  for (const key of moveTroubles) of(key, words.groups[key], "bad");
  for (const move of moves) {
    const day = dateOf(move.at);
    const trouble = troubleOf(move, today);
    const group = trouble
      ? of(trouble, words.groups[trouble])
      : of(day, dayTitle(day, today, language));
    group.moves.push(move);
  }
  return [...groups.values()].filter((group) => group.moves.length > 0);
}

function dayTitle(day: LocalDate, today: LocalDate, language: Language): string {
  const words = movesWords(language);
  const name = formatLongDate(day, language).replace(/ \d{4}\.?$/, "");
  if (day === today) return words.today(name);
  if (day === addDays(today, 1)) return words.tomorrow(name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The side of all these moves; undefined when they are of both. What has one side takes the whole width. */
export function oneSide(moves: readonly Move[]): Move["side"] | undefined {
  const [first] = moves;
  return moves.every(({ side }) => side === first?.side) ? first?.side : undefined;
}
