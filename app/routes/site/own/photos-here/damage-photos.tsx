import { useState } from "react";
import type { Language } from "../../../../domain/language.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Button } from "../../../../ui/controls/button.tsx";
import { PhotoSlot } from "../../../../ui/handover/photo-slot.tsx";
import styles from "./damage-photos.module.css";
import { dropPhoto, pageOf, type PhotoHere } from "./photo-store.ts";
import { sendPhotos, takePhoto } from "./send-photos.ts";
import { usePhotosHere } from "./use-photos-here.ts";

type Props = {
  language: Language;
  /** The address of the page: its photos are kept and sent under it. */
  path: string;
  /** The hashes of those that were taken of this damage. */
  photos: readonly string[];
  most: number;
  /** Each photo goes to the house as soon as it is taken; otherwise they follow later. */
  sendsAtOnce?: boolean;
  onWorking?: (isWorking: boolean) => void;
  onTaken: (photo: PhotoHere) => void;
  onRemove: (sha256: string) => void;
};

/** Photos of one damage, and a place for the next one. One that the house cannot take says why, and is not part of it. */
export function DamagePhotos(props: Props) {
  const { language, path, photos, most, sendsAtOnce, onWorking, onTaken, onRemove } = props;
  const { photo: words } = ownHandoverWords(language).damage;
  const here = usePhotosHere(path);
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<string>();
  const work = (now: boolean) => {
    setWorking(now);
    onWorking?.(now);
  };
  const take = async (file: File) => {
    work(true);
    setFault(undefined);
    const photo = await takePhoto(path, "damage", file).catch(() => undefined);
    work(false);
    if (!photo) return setFault(words.unread);
    onTaken(photo);
    if (sendsAtOnce) await sendPhotos(path);
  };
  const remove = (sha256: string) => {
    void dropPhoto(pageOf(path), sha256);
    onRemove(sha256);
  };
  const taken = here.filter(({ sha256 }) => photos.includes(sha256));
  return (
    <div className={styles.row}>
      {taken.map((photo, index) => (
        <div key={photo.sha256} className={styles.one}>
          <PhotoSlot
            label={words.of(index + 1)}
            outline="damage"
            preview={photo.picture}
            state={photo.state === "sent" ? "kept" : "here"}
            stateLabel={photo.state === "sent" ? words.sent : words.here}
            retakeLabel={words.retake}
            onFile={(file) => {
              remove(photo.sha256);
              void take(file);
            }}
            {...(photo.state === "refused" && { fault: photo.fault ?? words.refused })}
          />
          <Button kind="quiet" onClick={() => remove(photo.sha256)}>
            {words.remove(index + 1)}
          </Button>
        </div>
      ))}
      {taken.length < most && (
        <PhotoSlot
          label={words.add}
          outline="damage"
          state={isWorking ? "sending" : "none"}
          stateLabel={isWorking ? words.working : words.take}
          retakeLabel={words.retake}
          onFile={(file) => void take(file)}
          {...(fault !== undefined && { fault })}
        />
      )}
    </div>
  );
}
