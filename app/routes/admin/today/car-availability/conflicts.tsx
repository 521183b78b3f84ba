import { TriangleAlert } from "lucide-react";
import { type Bar, isInState } from "../../../../domain/availability/planner/bar.ts";
import type { Language } from "../../../../domain/language.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { DangerWays } from "../danger-ways.tsx";
import { barSentence, plateOf } from "./bar-words.ts";
import type { Planner } from "./read-planner.ts";
import styles from "./planner.module.css";

type Props = { language: Language; planner: Planner; maySteer: boolean };

const wrong = ["danger", "overdue", "papers"] as const;

/** What is wrong in sight, the worst first: each with the way to its bar, and what is in danger with its ways out. */
export function Conflicts({ language, planner, maySteer }: Props) {
  const words = plannerWords(language).conflicts;
  const { calendar, places, dangers } = planner;
  const found = wrong.flatMap((state) => calendar.bars.filter((bar) => isInState(bar, state)));
  const bars = [...new Set(found)].slice(0, most);
  if (bars.length === 0) return null;
  const placeName = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const dangerOf = (bar: Bar) =>
    bar.kind === "reservation" ? dangers.find(({ code }) => code === bar.code) : undefined;
  return (
    <details className={styles.conflicts}>
      <summary>
        <Icon of={TriangleAlert} size={16} /> {words.title(bars.length)}
      </summary>
      <List>
        {bars.map((bar) => {
          const danger = dangerOf(bar);
          return (
            <li key={bar.id}>
              <a href={`#bar-${bar.id}`}>
                {plateOf(bar, calendar)} · {barSentence(bar, { language, places })}
              </a>
              {danger && <DangerWays {...{ language, danger, placeName, maySteer }} />}
            </li>
          );
        })}
      </List>
    </details>
  );
}

const most = 40;
