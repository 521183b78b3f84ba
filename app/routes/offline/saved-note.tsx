import { RotateCw, Save, Trash2, WifiOff } from "lucide-react";
import { use } from "react";
import { dateOf, type LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { formatLongDateTime } from "../../i18n/format.ts";
import { offlineWords } from "../../i18n/offline/en.ts";
import type { SavedCopy } from "./saved-copy.ts";
import { Still } from "./still.ts";
import { useSavedCopy } from "./use-saved-copy.ts";
import { Button, ButtonOut } from "../../ui/controls/button.tsx";
import { Note } from "../../ui/controls/states/note.tsx";
import styles from "./saved-note.module.css";

type Props = {
  language: Language;
  reservation: SavedCopy;
  /** False when the reservation no longer holds a car: it is not saved then. */
  isHeld: boolean;
};

/**
 * Says that this reservation is saved on this device, with a button that removes it. The server's page has no such note: only a
 * browser that has saved a copy shows it.
 */
export function SavedNote({ language, reservation, isHeld }: Props) {
  const words = offlineWords(language);
  const { state, remove, save } = useSavedCopy(reservation, isHeld);
  if (!state) return undefined;
  return (
    <Note className={styles.kept}>
      <p role="status">{state === "saved" ? words.kept : words.removed}</p>
      {state === "saved" ? (
        <Button icon={Trash2} onClick={remove}>
          {words.remove}
        </Button>
      ) : (
        <Button icon={Save} onClick={save}>
          {words.keep}
        </Button>
      )}
    </Note>
  );
}

type SavedPageProps = {
  language: Language;
  /** The moment when the page was made. */
  asOf: LocalDateTime;
};

/** The note on the saved page itself: its age, the link to the current page, and the button that removes the copy. */
export function SavedPageNote({ language, asOf }: SavedPageProps) {
  const words = offlineWords(language);
  if (!use(Still)) return undefined;
  return (
    <Note icon={WifiOff} className={styles.kept}>
      <p>{words.asOf(formatLongDateTime(asOf, language))}</p>
      <p role="status" data-forgotten hidden>
        {words.removed}
      </p>
      <div className={styles.acts}>
        <ButtonOut icon={RotateCw} href="">
          {words.current}
        </ButtonOut>
        <div data-kept hidden>
          <Button icon={Trash2} data-forget>
            {words.remove}
          </Button>
        </div>
      </div>
    </Note>
  );
}

type Shown = {
  code: string;
  trip: { dropoffAt: LocalDateTime };
  links: { pdf: string; calendar: string };
};

/** Returns what this device saves of a shown reservation. */
export function savedCopyOf({ code, trip, links }: Shown, path: string): SavedCopy {
  return { path, code, returnOn: dateOf(trip.dropoffAt), papers: [links.pdf, links.calendar] };
}
