import { Info } from "lucide-react";
import { changeWords } from "../../../../i18n/change/en.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { ChangeProps } from "./change-page.tsx";
import { ToldBox } from "./told-box.tsx";
import styles from "./change.module.css";

/** What cannot be done here any more, and why. */
export function ClosedNote({ language, open, told }: ChangeProps) {
  const words = changeWords(language).closed;
  const says = open.closed && isClosed(open.closed) ? words[open.closed] : undefined;
  return (
    <>
      {(told?.about === "closed" || told?.about === "other") && (
        <ToldBox about={told}>
          <Note tone="bad" role="alert">
            {told.about === "other" ? changeWords(language).other : words.answered}
          </Note>
        </ToldBox>
      )}
      {says && (
        <Note icon={Info} className={styles.closed}>
          {says}
        </Note>
      )}
    </>
  );
}

type Closed = Exclude<keyof ReturnType<typeof changeWords>["closed"], "answered">;

/** Waiting reservations are never closed by their state, only by the time that has passed. */
function isClosed(closed: string): closed is Closed {
  return closed in changeWords("en-us").closed;
}
