import { useEffect, useState } from "react";
import { photoAngles, type PhotoAngle } from "../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../domain/language.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { PhotoSlot } from "../../../../ui/handover/photo-slot.tsx";
import type { PhotoHere } from "../photos-here/photo-store.ts";
import { sendPhotos, takePhoto } from "../photos-here/send-photos.ts";
import { useMarksHere, usePhotosHere } from "../photos-here/use-photos-here.ts";
import styles from "./key-box.module.css";

type Props = {
  language: Language;
  /** The address of the page, under which its photos are kept. */
  path: string;
};

/** The same nine photos as at the pick-up. They are named in the form, and follow once the car is left. */
export function PhotosStep({ language, path }: Props) {
  const words = keyBoxWords(language);
  const { of: angles } = ownHandoverWords(language).photos;
  const taken = usePhotosHere(path);
  const ofMarks = new Set(useMarksHere(path).flatMap(({ photos }) => photos));
  const [working, setWorking] = useState<readonly string[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const take = async (kind: PhotoAngle, file: File) => {
    setWorking((all) => [...all, kind]);
    const photo = await takePhoto(path, kind, file).catch(() => undefined);
    setWorking((all) => all.filter((one) => one !== kind));
    setUnread((all) => [...all.filter((one) => one !== kind), ...(photo ? [] : [kind])]);
  };
  const named = taken.flatMap(({ kind, sha256, takenAt }) =>
    kind !== "damage" || ofMarks.has(sha256) ? [{ kind, sha256, takenAt }] : [],
  );
  return (
    <section className={`raised ${styles.part}`}>
      <h2>{words.steps.photos}</h2>
      <p className={styles.small}>{words.photos.lead}</p>
      <div className={styles.walk}>
        {photoAngles.map((kind) => {
          const photo = taken.find((one) => one.kind === kind);
          const state = working.includes(kind) ? "sending" : photo ? "here" : "none";
          return (
            <PhotoSlot
              key={kind}
              label={angles[kind]}
              outline={kind}
              state={state}
              stateLabel={words.photos.states[state]}
              retakeLabel={words.photos.retake}
              onFile={(file) => void take(kind, file)}
              {...(photo && { preview: photo.picture })}
              {...(unread.includes(kind) && { fault: words.photos.unread })}
            />
          );
        })}
      </div>
      <input type="hidden" name="photos" value={named.length > 0 ? JSON.stringify(named) : ""} />
    </section>
  );
}

const pauseMs = 4000;

type WayProps = Props & {
  /** The hashes of the photos that were named as the car was left. */
  named: readonly string[];
};

/** Photos that are not with us yet: this page sends them, also after it was closed and opened again. */
export function PhotosOnWay({ language, path, named }: WayProps) {
  const words = keyBoxWords(language);
  const taken = usePhotosHere(path).filter(
    ({ kind, sha256 }) => kind !== "damage" || named.includes(sha256),
  );
  const count = (asked: PhotoHere["state"]) => taken.filter(({ state }) => state === asked).length;
  const [waiting, refused] = [count("here"), count("refused")];
  useEffect(() => {
    if (waiting === 0) return;
    const send = () => void sendPhotos(path);
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    send();
    const timer = setInterval(send, pauseMs);
    window.addEventListener("beforeunload", stay);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("beforeunload", stay);
      window.removeEventListener("online", send);
    };
  }, [path, waiting]);
  if (taken.length === 0) return null;
  return (
    <Note role="status">
      {waiting > 0
        ? words.photos.onWay(count("sent"), taken.length)
        : refused > 0
          ? words.photos.refused(refused)
          : words.photos.sent}
    </Note>
  );
}
