import { useEffect, useState, useSyncExternalStore } from "react";
import { photoAngles } from "../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../domain/language.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { ownHandoverWords } from "../../../../i18n/own-handover/en.ts";
import { Note } from "../../../../ui/controls/states/note.tsx";
import { PhotoSlot } from "../../../../ui/handover/photo-slot.tsx";
import { listTaken, onTaken, sendTaken, takePhoto, type TakenPhoto } from "./taken-photos.ts";
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
  const taken = useTaken(path);
  const [working, setWorking] = useState<readonly string[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const take = async (kind: TakenPhoto["kind"], file: File) => {
    setWorking((all) => [...all, kind]);
    const isTaken = await takePhoto(path, kind, file).catch(() => false);
    setWorking((all) => all.filter((one) => one !== kind));
    setUnread((all) => [...all.filter((one) => one !== kind), ...(isTaken ? [] : [kind])]);
  };
  const named = taken.map(({ kind, sha256, takenAt }) => ({ kind, sha256, takenAt }));
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

/** Photos that are not with us yet: this page sends them, and has to stay open until the last one is there. */
export function PhotosOnWay({ language, path }: Props) {
  const words = keyBoxWords(language);
  const taken = useTaken(path);
  const count = (asked: TakenPhoto["state"]) => taken.filter(({ state }) => state === asked).length;
  const [waiting, refused] = [count("here"), count("refused")];
  useEffect(() => {
    if (waiting === 0) return;
    const send = () => void sendTaken(path);
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

const none: readonly TakenPhoto[] = [];

function useTaken(path: string): readonly TakenPhoto[] {
  return useSyncExternalStore(
    onTaken,
    () => listTaken(path),
    () => none,
  );
}
