import { useCallback, useEffect, useRef, useState } from "react";
import type { ExpectedPhoto, PhotoKind } from "../../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import { makeSmall } from "../../../../../ui/handover/photos/make-small.ts";
import { onChange } from "../../../phone/phone-mark.ts";
import { keepPhoto, type KeptPhoto, readOutbox, writePhoto } from "../../../phone/phone-store.ts";
import type { HandoverFacts } from "./facts.ts";

/** Where a photo lies, and what is shown of it. */
type ShownPhoto = { picture?: string; lies: "here" | "elsewhere" | "kept" };

/** The photos of a handover on this phone. A slot is a place of the page for one photo. */
export type TakenPhotos = {
  show: (photo: ExpectedPhoto) => ShownPhoto;
  /** Keeps a photo on this phone; undefined when that failed, and the slot says why. */
  take: (slot: string, kind: PhotoKind, file: File) => Promise<ExpectedPhoto | undefined>;
  /** Forgets a photo that was taken again, or is not wanted. */
  forget: (sha256: string) => void;
  isWorking: (slot: string) => boolean;
  faultOf: (slot: string) => string | undefined;
};

/** With less room than this a phone keeps no more photos; bytes. */
const leastRoom = 50_000_000;

/** `told` are the hashes of photos that came from the customer's own phone: the house has them. */
export function usePhotos(
  facts: HandoverFacts,
  language: Language,
  told: readonly string[] = [],
): TakenPhotos {
  const { code, direction } = facts;
  const here = useKeptPhotos();
  const [working, setWorking] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const words = phoneWords(language).photo;
  const say = (slot: string, fault: string) => setFaults((all) => ({ ...all, [slot]: fault }));

  const take: TakenPhotos["take"] = async (slot, kind, file) => {
    setFaults((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== slot)));
    setWorking((all) => [...all, slot]);
    try {
      if (!(await hasRoom())) return void say(slot, words.full);
      const small = await makeSmall(file);
      if (!small.ok) return void say(slot, words.unread);
      const { bytes, sha256, type, picture } = small.photo;
      const takenAt = Date.now();
      const about = { sha256, kind, takenAt, code, direction, type, picture };
      await keepPhoto({ ...about, ...untried }, bytes);
      return { kind, sha256, takenAt };
    } catch {
      // The store is full, or the browser keeps nothing.
      return void say(slot, words.unkept);
    } finally {
      setWorking((all) => all.filter((one) => one !== slot));
    }
  };
  return {
    take,
    show: ({ sha256 }) => {
      const kept = here?.get(sha256);
      if (kept) return { picture: kept.picture, lies: "here" };
      // Until the store has been read nobody knows, and a moment later it is here.
      if (!here) return { lies: "here" };
      if (!facts.photosHere.includes(sha256) && !told.includes(sha256))
        return { lies: "elsewhere" };
      return { picture: photoPath(facts.code, sha256, language), lies: "kept" };
    },
    forget: (sha256) => void writePhoto(sha256, undefined).catch(() => undefined),
    isWorking: (slot) => working.includes(slot),
    faultOf: (slot) => faults[slot],
  };
}

const untried = { tries: 0, nextTryAt: 0, isExpected: false, isRefused: false };

/** The address of a photo that the house has. */
export function photoPath(code: string, sha256: string, language: Language): string {
  return adminPath("reservation-management", language, code, "photos", sha256);
}

/** Photos that lie on this phone, by their hash; undefined until the store has been read. */
export function useKeptPhotos(): ReadonlyMap<string, KeptPhoto> | undefined {
  const [kept, setKept] = useState<ReadonlyMap<string, KeptPhoto>>();
  const isOver = useRef(false);
  const read = useCallback(async () => {
    const photos = await readOutbox().then(
      (outbox) => outbox.photos,
      () => [],
    );
    if (!isOver.current) setKept(new Map(photos.map((photo) => [photo.sha256, photo])));
  }, []);
  useEffect(() => {
    isOver.current = false;
    void read();
    const stop = onChange(() => void read());
    return () => {
      isOver.current = true;
      stop();
    };
  }, [read]);
  return kept;
}

/** Is there room for photos? A browser that does not say is believed. The first photo asks it to keep what lies here. */
async function hasRoom(): Promise<boolean> {
  const { storage } = navigator;
  await storage?.persist?.().catch(() => false);
  const { quota, usage = 0 } = (await storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || quota - usage > leastRoom;
}
