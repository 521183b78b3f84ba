import { useEffect, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { formatDayTime } from "../../../../../i18n/format.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { dropDraft, readDraft } from "../../../phone/draft.ts";
import {
  dropSheet,
  keepSheet,
  type KeptSheet,
  readOutbox,
  writePhoto,
} from "../../../phone/phone-store.ts";
import { sendOutbox } from "../../../phone/send-outbox.ts";
import type { HandoverFacts } from "./facts.ts";
import styles from "./handover.module.css";
import { energyText, kmText } from "./said.ts";
import { useKeptPhotos } from "./use-photos.ts";

type Props = { language: Language; facts: HandoverFacts; own: KeptSheet };

/** A handover that was finished here and waits for a connection: nothing is left to do but to let it go. */
export function WaitingSheetPart({ language, own }: Omit<Props, "facts">) {
  const words = phoneWords(language).waiting;
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await sendOutbox({ language, isAtOnce: true }).catch(() => undefined);
    setBusy(false);
  };
  return (
    <div className={styles.body}>
      <Note role="status">
        <b>{words.title}</b>
        <p>{words.text(formatDayTime(toLocal(own.finishedAt), language))}</p>
        <div className={styles.acts}>
          <Button kind="pick" busy={isBusy} busyLabel={words.sending} onClick={() => void send()}>
            {words.send}
          </Button>
          <ButtonLink to={adminPath("reservation-management", language)}>
            {handoverWords(language).board}
          </ButtonLink>
        </div>
      </Note>
    </div>
  );
}

/** A sheet that came second: both are shown, and a person says what becomes of the one that lies here. */
export function SecondSheetPart({ language, facts, own }: Props) {
  const words = phoneWords(language).second;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const other = own.refusal?.other;
  useEffect(() => {
    // The version of the reservation is that of the other sheet by now.
    void revalidate();
  }, [revalidate]);
  const drop = async () => {
    await forget(own);
    await navigate(adminPath("reservation-management", language));
  };
  const add = async () => {
    if (!other) return;
    const { refusal: _, ...kept } = own;
    const phoneKey = crypto.randomUUID();
    const sent = { ...own.sent, phoneKey };
    const again = { state: "waiting" as const, tries: 0, nextTryAt: 0, seenVersion: facts.version };
    await keepSheet({ ...kept, ...again, phoneKey, sent, addendumTo: other.handoverId });
    await dropSheet(own.phoneKey);
    await sendOutbox({ language });
  };
  return (
    <div className={styles.body}>
      <Note tone="bad">
        <b>{words.title}</b>
        <p>
          {other
            ? words.text
            : (handoverWords(language).refused[own.refusal?.reason ?? ""] ?? words.gone)}
        </p>
      </Note>
      {other && (
        <Panel title={words.theirs(other.by)} lead={formatDayTime(other.at, language)}>
          <Version {...{ language }} {...other} />
        </Panel>
      )}
      <Panel title={words.mine} lead={formatDayTime(own.sent.sheet.at, language)}>
        <Version
          {...{ language }}
          {...own.sent.sheet}
          marks={own.sent.sheet.marks.length}
          photos={own.sent.sheet.photos.length}
        />
      </Panel>
      <div className={styles.choices}>
        {other && (
          <Button kind="go" onClick={() => void add()}>
            {words.add}
          </Button>
        )}
        <Button onClick={() => void drop()}>{words.drop}</Button>
      </div>
    </div>
  );
}

/** What this phone still has of a handover that is closed and that it did not finish. */
export function LeftHerePart({ language, facts }: Pick<Props, "language" | "facts">) {
  const words = phoneWords(language).second;
  const photos = useKeptPhotos();
  const { code, direction } = facts;
  const [isGone, setGone] = useState(false);
  const isLeft =
    [...(photos?.values() ?? [])].some((one) => isOf(one, facts) && !one.isExpected) ||
    (photos !== undefined && readDraft(code, direction)?.isDirty === true);
  if (!isLeft || isGone) return null;
  return (
    <div className={styles.body}>
      <Note>
        <p>{words.left}</p>
        <div className={styles.acts}>
          <Button onClick={() => void forget(facts).then(() => setGone(true))}>
            {words.dropLeft}
          </Button>
        </div>
      </Note>
    </div>
  );
}

type VersionProps = Pick<KeptSheet["sent"]["sheet"], "odometerKm" | "energy" | "note"> & {
  language: Language;
  marks: number;
  photos: number;
};

function Version({ language, odometerKm, energy, marks, photos, note }: VersionProps) {
  const words = phoneWords(language).second;
  return (
    <List className={styles.summary}>
      <li>{kmText(odometerKm, language)}</li>
      <li>{energyText(energy)}</li>
      <li>{words.marks(marks)}</li>
      <li>{words.photos(photos)}</li>
      {note && <li>{note}</li>}
    </List>
  );
}

/** Forgets what this phone has of a handover that somebody else finished. */
async function forget(handover: Handover): Promise<void> {
  const { sheets, photos } = await readOutbox();
  const own = photos.filter((one) => isOf(one, handover) && !one.isExpected);
  for (const { sha256 } of own) await writePhoto(sha256, undefined);
  dropDraft(handover.code, handover.direction);
  for (const sheet of sheets) if (isOf(sheet, handover)) await dropSheet(sheet.phoneKey);
}

type Handover = Pick<HandoverFacts, "code" | "direction">;

function isOf(one: Handover, { code, direction }: Handover): boolean {
  return one.code === code && one.direction === direction;
}
