import { renterAnswers } from "../../../../domain/handovers/marks.ts";
import { markName, type Told } from "../../../../domain/handovers/own-phone/told.ts";
import type { FoundMark } from "../../../../domain/handovers/sheet.ts";
import type { Language } from "../../../../domain/language.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import { CarDrawing } from "../photos-here/car-drawing.tsx";
import { useDraft } from "../photos-here/half-typed.ts";
import { MarkDraft } from "../photos-here/mark-draft.tsx";
import styles from "./handover.module.css";
import type { ShownView } from "./load-shown.ts";
import { usePost } from "./use-post.ts";

type Props = { language: Language; view: ShownView };
type PartProps = Props & {
  /** The address of the page: its photos are kept and read under it. */
  path: string;
};

/** The drawings of the car with what is marked; a tap adds what the customer sees. */
export function DamagePart({ language, view, path }: PartProps) {
  const { damage, kinds } = ownHandoverWords(language);
  const { direction, marks } = view.shown.sheet;
  const [draft, changeDraft] = useDraft(path);
  const { tell, refused, isBusy } = useTell();
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{damage.title}</h2>
      <p className={styles.small}>{damage.lead[direction]}</p>
      <CarDrawing
        {...{ language, marks, draft }}
        known={view.known}
        onPlace={(place) =>
          changeDraft(() => ({ ...place, kind: "scratch", description: "", photos: [] }))
        }
      />
      {draft && (
        <MarkDraft
          sendsAtOnce
          {...{ language, path, draft, isBusy }}
          onChange={changeDraft}
          onSave={({ photos, ...taken }) => {
            tell({ kind: "mark", mark: { ...draft, severity: 1, photos }, ...taken });
            changeDraft(() => undefined);
          }}
        />
      )}
      {refused && (
        <Note tone="bad" role="alert">
          {refusalText(refused, language)}
        </Note>
      )}
      {marks.length === 0 && <p className={styles.small}>{damage.none[direction]}</p>}
      <List className={styles.marks}>
        {marks.map((mark, index) => (
          <li key={markName(mark)}>
            <p>
              <b>
                {damage.mark(
                  view.known.length + index + 1,
                  kinds[mark.kind],
                  damage.views[mark.view],
                )}
              </b>
              {mark.description !== "" && <span className={styles.small}>{mark.description}</span>}
            </p>
            <MarkPhotos {...{ language, view, path, mark }} />
            {direction === "in" && <Answer {...{ language, mark }} onTell={tell} />}
          </li>
        ))}
      </List>
    </section>
  );
}

/** What this phone has sent of a mark. What lies on that of the staff is not here yet. */
function MarkPhotos({ language, view, path, mark }: PartProps & { mark: FoundMark }) {
  const { of } = ownHandoverWords(language).photos;
  const own = mark.photos.filter((sha256) => view.sentPhotos.includes(sha256));
  if (own.length === 0) return null;
  return (
    <List className={styles.photos}>
      {own.map((sha256) => (
        <li key={sha256}>
          <img
            src={`${path}/photos/${sha256}`}
            alt={of.damage}
            width={320}
            height={240}
            loading="lazy"
          />
        </li>
      ))}
    </List>
  );
}

function useTell() {
  const { post, refused, isBusy } = usePost("told");
  const tell = (told: Told) => {
    const key = crypto.randomUUID();
    post({ intent: "tell", key, told: JSON.stringify({ ...told, key }) });
  };
  return { tell, refused, isBusy };
}

function refusalText(refused: string, language: Language): string {
  const { damage } = ownHandoverWords(language);
  const sentences: Readonly<Record<string, string>> = damage.refused;
  return sentences[refused] ?? damage.refused.form;
}

type AnswerProps = { language: Language; mark: FoundMark; onTell: (told: Told) => void };

/** What the customer says of a mark, each for itself. */
function Answer({ language, mark, onTell }: AnswerProps) {
  const { damage } = ownHandoverWords(language);
  const of = markName(mark);
  return (
    <div className={styles.acts} role="radiogroup" aria-label={damage.answer}>
      {renterAnswers.map((answer) => (
        <Tick
          key={answer}
          type="radio"
          name={`answer ${of}`}
          checked={mark.answer === answer}
          onChange={() => onTell({ kind: "answer", of, answer })}
        >
          {damage.answers[answer]}
        </Tick>
      ))}
    </div>
  );
}
