import { ArrowDownLeft, ArrowUpRight, Check } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./dashboard.module.css";
import { PartCard } from "./part-card.tsx";
import type { DayMove, ShownDay } from "./read-moves.ts";

type Props = { language: Language; days: readonly ShownDay[] };

/** What goes out and comes back today and tomorrow, by time; what is done is struck through. */
export function DaysPart({ language, days }: Props) {
  const words = dashboardWords(language);
  const board = adminPath("reservation-management", language);
  return (
    <PartCard part="days" title={words.parts.days} room={{ to: board, name: words.board }}>
      {days.map(({ view, left, moves, more }) => {
        const to = view === "today" ? board : `${board}?view=${view}`;
        return (
          <section key={view} className={styles.day} aria-label={words[view]}>
            <h3>
              {words[view]}{" "}
              <Link to={to} aria-label={`${words[view]}: ${words.left(left.out + left.in)}`}>
                {words.left(left.out + left.in)}
              </Link>
            </h3>
            {moves.length === 0 ? (
              <p className={styles.quiet}>{words.noMoves}</p>
            ) : (
              <List className={styles.moves}>
                {moves.map((move) => (
                  <Move key={move.key} language={language} move={move} />
                ))}
              </List>
            )}
            {more > 0 && <Link to={to}>{words.more(more)}</Link>}
          </section>
        );
      })}
    </PartCard>
  );
}

function Move({ language, move }: { language: Language; move: DayMove }) {
  const { side, time, name, plate, to, isDone, isBad } = move;
  const says = movesWords(language);
  const icon = isDone ? Check : side === "out" ? ArrowUpRight : ArrowDownLeft;
  return (
    <li className={classNames(isDone && styles.done, isBad && styles.late)}>
      <span className={styles.time}>
        <Icon of={icon} size={16} />
        <span className="visually-hidden">{isDone ? says.done[side] : says.sides[side]}</span>{" "}
        {time}
      </span>
      <Link to={to}>{name}</Link>
      {plate && <Plate>{plate}</Plate>}
    </li>
  );
}
