import { RotateCw, Save, Trash2, WifiOff } from "lucide-react";
import { use } from "react";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import { formatLongDateTime } from "../../i18n/format.ts";
import { offlineWords } from "../../i18n/offline/en.ts";
import { Button, ButtonOut } from "../../ui/controls/button.tsx";
import { Note } from "../../ui/controls/states/note.tsx";
import type { Kept } from "./kept-reservation.ts";
import { Still } from "./still.ts";
import { useKept } from "./use-kept.ts";
import styles from "./kept-note.module.css";

type Props = {
  language: Language;
  reservation: Kept;
  /** A reservation that holds no car any more is not kept. */
  isHeld: boolean;
};

/**
 * Says that this reservation is kept on this device, and removes it at a word. The server's page has nothing of it: only a
 * browser that keeps something says so.
 */
export function KeptNote({ language, reservation, isHeld }: Props) {
  const words = offlineWords(language);
  const { state, remove, keep } = useKept(reservation, isHeld);
  if (!state) return undefined;
  return (
    <Note className={styles.kept}>
      <p role="status">{state === "kept" ? words.kept : words.removed}</p>
      {state === "kept" ? (
        <Button icon={Trash2} onClick={remove}>
          {words.remove}
        </Button>
      ) : (
        <Button icon={Save} onClick={keep}>
          {words.keep}
        </Button>
      )}
    </Note>
  );
}

type KeptPageProps = {
  language: Language;
  /** When the page was made. */
  asOf: LocalDateTime;
};

/** On the kept page itself: how old it is, the way to the current one, and the way to be rid of it. */
export function KeptPageNote({ language, asOf }: KeptPageProps) {
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
