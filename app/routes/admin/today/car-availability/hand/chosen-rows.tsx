import { Wrench, X } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import type { LocalDate } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { plannerWords } from "../../../../../i18n/admin-planner/en.ts";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { blockAddress } from "./free-sheet.tsx";
import styles from "../planner.module.css";

type Props = { language: Language; grid: RefObject<HTMLElement | null>; from: LocalDate };

/** How many rows are chosen, with what can be done with them all. The grid itself is not drawn anew for a tick. */
export function ChosenRows({ language, grid, from }: Props) {
  const words = plannerWords(language).blocks;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    const read = () => setChosen(chosenIn(box));
    box.addEventListener("change", read);
    return () => box.removeEventListener("change", read);
  }, [grid]);
  const clear = () => {
    for (const tick of ticksIn(grid.current)) tick.checked = false;
    setChosen([]);
  };
  return (
    <div className={styles.chosen} role="status">
      {chosen.length > 0 && (
        <>
          <span>{words.chosen(chosen.length)}</span>
          <ButtonLink icon={Wrench} to={blockAddress(chosen, { date: from }, language)}>
            {words.openMany(chosen.length)}
          </ButtonLink>
          <Button icon={X} onClick={clear}>
            {words.clear}
          </Button>
        </>
      )}
    </div>
  );
}

/** The vehicles whose rows are chosen. */
export function chosenIn(box: Element | null): number[] {
  return ticksIn(box).map((tick) =>
    Number(tick.closest<HTMLElement>("[data-vehicle]")?.dataset.vehicle),
  );
}

function ticksIn(box: Element | null): HTMLInputElement[] {
  return box ? [...box.querySelectorAll<HTMLInputElement>("[data-vehicle] input:checked")] : [];
}
