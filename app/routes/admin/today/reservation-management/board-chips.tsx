import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { BoardFilter } from "../../../../domain/moves/move-filter.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { ChipLink } from "../../../../ui/controls/chip.tsx";
import { boardAddress } from "./board-address.ts";
import styles from "./board.module.css";
import type { Board } from "./read-board.ts";

type Props = { language: Language; board: Board };

/** The places of the view with what is left at each. */
export function Places({ language, board: { filter, places } }: Props) {
  const words = movesWords(language);
  const shown = places.filter(({ id, left }) => left > 0 || id === filter.place);
  if (shown.length < 2 && filter.place === undefined) return null;
  const chips = shown.map(({ id, name, left }) => ({ id, name: inLanguage(name, language), left }));
  const about = { language, filter, of: "place" as const, chips };
  return <Chips label={words.placesLabel} all={words.everyPlace} {...about} />;
}

/** Whoever drives; not drawn before somebody was named. */
export function People({ language, board: { filter, people } }: Props) {
  const words = movesWords(language);
  if (people.length < 2 && filter.person === undefined) return null;
  const shown = people.filter(({ id, left }) => left > 0 || id === filter.person);
  const chips = shown.map(({ id, name, left }) => ({ id, name: name || words.nobody, left }));
  const about = { language, filter, of: "person" as const, chips };
  return <Chips label={words.peopleLabel} all={words.everyone} {...about} />;
}

type ChipsProps = {
  language: Language;
  filter: BoardFilter;
  of: "place" | "person";
  label: string;
  /** The chip that takes the filter away. */
  all: string;
  chips: readonly { id: string; name: string; left: number }[];
};

function Chips({ language, filter, of, label, all, chips }: ChipsProps) {
  const chosen = filter[of];
  const chip = (id: string | undefined) => ({
    to: boardAddress(language, { ...filter, [of]: id }),
    on: id === chosen,
    "aria-current": id === chosen ? ("true" as const) : undefined,
    preventScrollReset: true,
  });
  return (
    <nav className={styles.places} aria-label={label}>
      <ChipLink {...chip(undefined)}>{all}</ChipLink>
      {chips.map(({ id, name, left }) => (
        <ChipLink key={id} {...chip(id)}>
          {name} <b className={styles.count}>{left}</b>
        </ChipLink>
      ))}
    </nav>
  );
}
