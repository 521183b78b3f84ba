import { MoveRight, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type Bar, isInState } from "../../../../domain/availability/planner/bar.ts";
import { withFold } from "../../../../domain/availability/planner/planner-view.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { DangerWays, Rescues } from "../danger-ways.tsx";
import { barSentence, plateOf } from "./bar-words.ts";
import type { Opened } from "./hand/bar-sheet.tsx";
import { plannerAddress } from "./planner-address.ts";
import type { Planner } from "./read-planner.ts";
import styles from "./planner.module.css";

type Props = {
  language: Language;
  planner: Planner;
  maySteer: boolean;
  /** Opens the card of a reservation: its customer to call, and where else it could go. */
  onOpen: (opened: Opened) => void;
};

const wrong = ["danger", "overdue", "papers"] as const;

/** What is wrong in sight, the worst first: each with the way to its bar, and what is in danger with its ways out. */
export function Conflicts({ language, planner, maySteer, onOpen }: Props) {
  const words = plannerWords(language).conflicts;
  const { calendar, places, dangers, paperDangers } = planner;
  const found = wrong.flatMap((state) => calendar.bars.filter((bar) => isInState(bar, state)));
  const all = [...new Set(found)];
  const bars = all.slice(0, most);
  if (bars.length === 0) return null;
  const placeName = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const dangerOf = <Danger extends { code: string }>(known: readonly Danger[], bar: Bar) =>
    bar.kind === "reservation" ? known.find(({ code }) => code === bar.code) : undefined;
  return (
    <details className={styles.conflicts}>
      <summary>
        <Icon of={TriangleAlert} size={16} /> {words.title(all.length)}
      </summary>
      <List>
        {bars.map((bar) => {
          const danger = dangerOf(dangers, bar);
          const papers = danger ? undefined : dangerOf(paperDangers, bar);
          return (
            <li key={bar.id}>
              <WayTo {...{ language, planner, bar }}>
                {plateOf(bar, calendar)} · {barSentence(bar, { language, places })}
              </WayTo>
              {!danger && bar.kind === "reservation" && (
                <div>
                  <Button icon={MoveRight} onClick={() => onOpen({ code: bar.code })}>
                    {words.ways(formatCode(bar.code))}
                  </Button>
                </div>
              )}
              {papers && maySteer && papers.rescues.length > 0 && (
                <>
                  <p>{words.inOrder}</p>
                  <Rescues {...{ language, danger: papers, placeName }} />
                </>
              )}
              {danger && <DangerWays {...{ language, danger, placeName, maySteer }} />}
            </li>
          );
        })}
      </List>
      {all.length > most && <p>{words.more(all.length - most)}</p>}
    </details>
  );
}

const most = 40;

type WayProps = Pick<Props, "language" | "planner"> & { bar: Bar; children: ReactNode };

/** The way to a bar in the grid; a car that is folded away is unfolded first. */
function WayTo({ language, planner: { view, today, calendar }, bar, children }: WayProps) {
  const at = `#bar-${bar.id}`;
  const car = calendar.cars.find(({ vehicles }) => vehicles.some(({ id }) => id === bar.vehicleId));
  if (!car || !view.folded.includes(car.id)) return <a href={at}>{children}</a>;
  const unfolded = plannerAddress(language, withFold(view, car.id), today);
  return <Link to={unfolded + at}>{children}</Link>;
}
