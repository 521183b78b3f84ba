import { MoveRight, TriangleAlert } from "lucide-react";
import { type Bar, isInState } from "../../../../domain/availability/planner/bar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { DangerWays } from "../danger-ways.tsx";
import { barSentence, plateOf } from "./bar-words.ts";
import type { Opened } from "./hand/bar-sheet.tsx";
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
  const { calendar, places, dangers } = planner;
  const found = wrong.flatMap((state) => calendar.bars.filter((bar) => isInState(bar, state)));
  const all = [...new Set(found)];
  const bars = all.slice(0, most);
  if (bars.length === 0) return null;
  const placeName = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const dangerOf = (bar: Bar) =>
    bar.kind === "reservation" ? dangers.find(({ code }) => code === bar.code) : undefined;
  return (
    <details className={styles.conflicts}>
      <summary>
        <Icon of={TriangleAlert} size={16} /> {words.title(all.length)}
      </summary>
      <List>
        {bars.map((bar) => {
          const danger = dangerOf(bar);
          return (
            <li key={bar.id}>
              <a href={`#bar-${bar.id}`}>
                {plateOf(bar, calendar)} · {barSentence(bar, { language, places })}
              </a>
              {!danger && bar.kind === "reservation" && (
                <div>
                  <Button icon={MoveRight} onClick={() => onOpen({ code: bar.code })}>
                    {words.ways(formatCode(bar.code))}
                  </Button>
                </div>
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
