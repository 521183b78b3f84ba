import { useEffect } from "react";
import { maxBoxMarks, type DamageMark } from "../../../../domain/handovers/marks.ts";
import { markName } from "../../../../domain/handovers/own-phone/told.ts";
import type { Language } from "../../../../domain/language.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { CarDrawing } from "../photos-here/car-drawing.tsx";
import { dropTyped, useDraft } from "../photos-here/half-typed.ts";
import { MarkDraft } from "../photos-here/mark-draft.tsx";
import { dropPhoto, keepMarks, pageOf } from "../photos-here/photo-store.ts";
import { useMarksHere, usePhotosHere } from "../photos-here/use-photos-here.ts";
import styles from "./key-box.module.css";

type Props = {
  language: Language;
  /** The address of the page, under which its marks are kept. */
  path: string;
  /** Damage that is on the list of the vehicle. */
  known: readonly DamageMark[];
};

/** The drawings of the car: what was there, and what the customer marks before leaving it. It stays on this phone until it is sent. */
export function MarksStep({ language, path, known }: Props) {
  const words = keyBoxWords(language);
  const marks = useMarksHere(path);
  const [draft, changeDraft] = useDraft(path);
  const keep = (all: readonly DamageMark[]) => void keepMarks(pageOf(path), all);
  const add = (mark: DamageMark) =>
    keep([...marks.filter((one) => markName(one) !== markName(mark)), mark]);
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.steps.marks}</h2>
      <p className={styles.small}>{words.marks.lead}</p>
      <CarDrawing
        {...{ language, known, marks, draft }}
        onPlace={(place) => {
          if (marks.length < maxBoxMarks)
            changeDraft(() => ({ ...place, kind: "scratch", description: "", photos: [] }));
        }}
      />
      {marks.length >= maxBoxMarks && <Note role="status">{words.marks.full}</Note>}
      {draft && (
        <MarkDraft
          {...{ language, path, draft }}
          onChange={changeDraft}
          onSave={({ photos }) => {
            add({ ...draft, severity: 1, photos });
            changeDraft(() => undefined);
          }}
        />
      )}
      <MarkList
        {...{ language, path, known, marks }}
        onRemove={(mark) => {
          for (const sha256 of mark.photos) void dropPhoto(pageOf(path), sha256);
          keep(marks.filter((one) => one !== mark));
        }}
      />
      <input type="hidden" name="marks" value={marks.length > 0 ? JSON.stringify(marks) : ""} />
    </section>
  );
}

type ListProps = Props & { marks: readonly DamageMark[]; onRemove: (mark: DamageMark) => void };

/** What was marked, with the photos of it. */
function MarkList({ language, path, known, marks, onRemove }: ListProps) {
  const words = keyBoxWords(language);
  const { damage, kinds } = ownHandoverWords(language);
  const here = usePhotosHere(path);
  return (
    <List className={styles.marks}>
      {marks.map((mark, index) => (
        <li key={markName(mark)}>
          <p>
            <b>
              {damage.mark(known.length + index + 1, kinds[mark.kind], damage.views[mark.view])}
            </b>
            {mark.description !== "" && <span className={styles.small}>{mark.description}</span>}
          </p>
          {mark.photos.length > 0 && (
            <p className={styles.thumbs}>
              {here
                .filter(({ sha256 }) => mark.photos.includes(sha256))
                .map(({ sha256, picture }) => (
                  <img key={sha256} src={picture} alt="" width={96} height={72} />
                ))}
            </p>
          )}
          <Button kind="quiet" onClick={() => onRemove(mark)}>
            {words.marks.remove(known.length + index + 1)}
          </Button>
        </li>
      ))}
    </List>
  );
}

type LeftProps = Pick<Props, "language" | "path"> & {
  /** The names of the marks that were taken in as the car was left. */
  told: readonly string[];
};

/** Marks of this phone that came too late: the car had been left already. The others, and what was half typed, are forgotten here. */
export function MarksLeft({ language, path, told }: LeftProps) {
  const marks = useMarksHere(path);
  const late = marks.filter((mark) => !told.includes(markName(mark)));
  const isOver = marks.length > 0 && late.length === 0;
  useEffect(() => {
    if (isOver) void keepMarks(pageOf(path), []);
  }, [isOver, path]);
  useEffect(() => dropTyped(path), [path]);
  if (late.length === 0) return null;
  return <Note tone="bad">{keyBoxWords(language).marks.late(late.length)}</Note>;
}
