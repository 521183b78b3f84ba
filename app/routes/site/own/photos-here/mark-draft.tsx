import { useState } from "react";
import { damageKinds, maxMarkPhotos, type DamageKind } from "../../../../domain/handovers/marks.ts";
import type { Language } from "../../../../domain/language.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { DamagePhotos } from "./damage-photos.tsx";
import styles from "./damage-photos.module.css";
import type { Draft } from "./half-typed.ts";
import { dropPhoto, pageOf, type PhotoHere } from "./photo-store.ts";
import { usePhotosHere } from "./use-photos-here.ts";

type Props = {
  language: Language;
  /** The address of the page: its photos are kept under it. */
  path: string;
  draft: Draft;
  isBusy?: boolean;
  /** Its photos go to the house as soon as they are taken. */
  sendsAtOnce?: boolean;
  onChange: (change: (draft: Draft | undefined) => Draft | undefined) => void;
  /** Its photos that the house can take, and when they were taken, epoch milliseconds. */
  onSave: (taken: { photos: string[]; takenAt?: number }) => void;
};

/** A mark of damage that the customer adds, before it stands on the list. */
export function MarkDraft(props: Props) {
  const { language, path, draft, isBusy = false, sendsAtOnce = false, onChange, onSave } = props;
  const { damage } = ownHandoverWords(language);
  const here = usePhotosHere(path);
  const [isWorking, setWorking] = useState(false);
  const put = (some: Partial<Draft>) => onChange((now) => now && { ...now, ...some });
  // The last one: a photo is taken after a tap, and the tap may have been changed by then.
  const withPhoto = (photo: PhotoHere) =>
    onChange((now) => now && { ...now, photos: [...new Set([...now.photos, photo.sha256])] });
  const without = (sha256: string) =>
    onChange((now) => now && { ...now, photos: now.photos.filter((one) => one !== sha256) });
  const good = here.filter(
    ({ sha256, state }) => draft.photos.includes(sha256) && state !== "refused",
  );
  const photos = good.map(({ sha256 }) => sha256);
  const times = good.map(({ takenAt }) => takenAt);
  return (
    <fieldset className={styles.draft}>
      <legend>
        {damage.add}: {damage.views[draft.view]}
      </legend>
      <WhatFields {...{ language, draft }} onChange={put} />
      <DamagePhotos
        {...{ language, path, sendsAtOnce }}
        photos={draft.photos}
        most={maxMarkPhotos}
        onWorking={setWorking}
        onTaken={withPhoto}
        onRemove={without}
      />
      <div className={styles.acts}>
        <Button
          kind="pick"
          onClick={() =>
            onSave({ photos, ...(times.length > 0 && { takenAt: Math.max(...times) }) })
          }
          busy={isBusy || isWorking}
        >
          {damage.save}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            for (const sha256 of draft.photos) void dropPhoto(pageOf(path), sha256);
            onChange(() => undefined);
          }}
        >
          {damage.cancel}
        </Button>
      </div>
    </fieldset>
  );
}

type WhatProps = Pick<Props, "language" | "draft"> & { onChange: (some: Partial<Draft>) => void };

/** What it is, by its kind and in words. */
function WhatFields({ language, draft, onChange }: WhatProps) {
  const { damage, kinds } = ownHandoverWords(language);
  return (
    <>
      <SelectField
        label={damage.kind}
        name="kind"
        value={draft.kind}
        onChange={({ target }) => {
          const kind = damageKinds.find((one): one is DamageKind => one === target.value);
          if (kind) onChange({ kind });
        }}
      >
        {damageKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind]}
          </option>
        ))}
      </SelectField>
      <Field
        label={damage.words}
        name="description"
        autoComplete="off"
        maxLength={300}
        value={draft.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}
