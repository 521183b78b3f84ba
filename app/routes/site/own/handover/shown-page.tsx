import { timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { CarPart } from "./car-part.tsx";
import { DamagePart } from "./damage-part.tsx";
import styles from "./handover.module.css";
import { LinesPart, PhotosPart } from "./lines-part.tsx";
import type { ShownView } from "./load-shown.ts";
import { SignPart } from "./sign-part.tsx";
import { useKeptWords } from "./kept-words.ts";
import { useNews } from "./use-news.ts";
import { useKeptSent } from "./use-post.ts";

type Props = {
  language: Language;
  view: ShownView;
  path: string;
  /** The address of the stylesheet that holds the pieces of a handover; undefined in development. */
  sheet: string | undefined;
};

/** The sheet as it stands on the phone of the staff, and what the customer says to it. */
export function ShownPage({ language, view, path, sheet }: Props) {
  const words = ownHandoverWords(language);
  const { direction } = view.shown.sheet;
  const barePath = path.replace(/[?#].*$/s, "");
  const isOn = useNews(barePath, view.version);
  const kept = useKeptWords(barePath);
  useKeptSent(barePath, isOn);
  return (
    <div className={`wrap ${styles.page}`}>
      {sheet && <link rel="stylesheet" href={sheet} precedence="admin" />}
      <h1>{words.title[direction]}</h1>
      <p className={styles.lead}>
        {view.carName}. {words.until(timeOf(toLocal(view.expiresAt)))}
      </p>
      {!isOn && (
        <Note tone="bad" role="status">
          {words.offline}
        </Note>
      )}
      {kept.length > 0 && (
        <Note tone="bad" role="status">
          {words.kept(kept.length)}
        </Note>
      )}
      <CarPart {...{ language, view }} />
      <DamagePart {...{ language, view }} path={barePath} />
      {direction === "in" && <LinesPart {...{ language, view }} />}
      <PhotosPart {...{ language, path }} title={words.photos.now} photos={view.takenPhotos} />
      <PhotosPart {...{ language, path }} title={words.photos.title} photos={view.photos} />
      <SignPart {...{ language, view }} path={barePath} />
    </div>
  );
}
