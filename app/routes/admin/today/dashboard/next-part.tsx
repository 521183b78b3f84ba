import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { Chance } from "../../../../domain/moves/run-sheet.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { Plate } from "../../../../ui/admin/page/plate.tsx";
import { StatusDot, type Tone } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./dashboard.module.css";
import { PartCard } from "./part-card.tsx";
import type { NextMove } from "./read-moves.ts";

const tones: Record<Chance, Tone> = {
  yes: "busy",
  tight: "pending",
  now: "pending",
  unknown: "mute",
  late: "bad",
  no: "bad",
};

type Props = { language: Language; moves: readonly NextMove[] };

/** The next moves: when to leave, what to load, and whether it can be made. The first has its deed as a button. */
export function NextPart({ language, moves }: Props) {
  const words = dashboardWords(language);
  const room = {
    to: adminPath("reservation-management", language, "run-sheet"),
    name: words.runSheet,
  };
  return (
    <PartCard part="next" title={words.parts.next} room={room}>
      {moves.length === 0 ? (
        <p className={styles.quiet}>{words.nothingNext}</p>
      ) : (
        <List className={styles.next}>
          {moves.map((move, at) => (
            <li key={move.key}>
              <Move language={language} move={move} isFirst={at === 0} />
            </li>
          ))}
        </List>
      )}
    </PartCard>
  );
}

function Move({
  language,
  move,
  isFirst,
}: {
  language: Language;
  move: NextMove;
  isFirst: boolean;
}) {
  const { side, time, name, carName, plate, place, to, chance, leave, wrong, facts, deed } = move;
  const { isTomorrow } = move;
  const [says, words] = [movesWords(language), dashboardWords(language)];
  const deedWords = {
    swap: says.otherVehicle,
    out: says.deeds["hand-over"],
    in: says.deeds["check-in"],
  };
  return (
    <>
      <p className={styles.line}>
        <b className={styles.time}>
          <Icon of={side === "out" ? ArrowUpRight : ArrowDownLeft} size={16} strong />
          <span className="visually-hidden">{says.sides[side]}</span>{" "}
          {isTomorrow ? words.tomorrowAt(time) : time}
        </b>
        <Link to={to}>{name}</Link>
        <StatusDot tone={tones[chance]}>{words.chance[chance]}</StatusDot>
      </p>
      <p className={styles.sub}>
        {carName} {plate && <Plate>{plate}</Plate>} {place}
      </p>
      {wrong.length > 0 && <p className={styles.wrong}>{wrong.join(" · ")}</p>}
      <p className={styles.sub}>
        {leave && <b className={styles.leave}>{leave}</b>}
        {facts.map((fact) => ` · ${fact}`).join("")}
      </p>
      {isFirst && deed && (
        <ButtonLink kind="go" to={deed.to}>
          {deedWords[deed.name]}
        </ButtonLink>
      )}
    </>
  );
}
