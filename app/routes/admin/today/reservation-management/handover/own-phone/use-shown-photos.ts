import { useEffect, useRef } from "react";
import { isSettled } from "../../../../../../domain/handovers/own-phone/settled-photo.ts";
import { isSecret, type ExpectedPhoto } from "../../../../../../domain/handovers/photos.ts";
import type { Language } from "../../../../../../domain/language.ts";
import { readBytes } from "../../../../phone/phone-store.ts";
import { photoPath } from "../use-photos.ts";

type Asked = {
  language: Language;
  code: string;
  photos: readonly ExpectedPhoto[];
  /** Of the pass: it rises when the house knows of another photo. */
  version: number;
  isLive: boolean;
};

/** Sends the photos of this phone that the customer is to see before signing. They stay here until the sheet is with us. */
export function useShownPhotos({ language, code, photos, version, isLive }: Asked): void {
  const sent = useRef(new Set<string>());
  const isSending = useRef(false);
  const tried = useRef("");
  useEffect(() => {
    if (!isLive || isSending.current) return;
    const next = photos.filter(({ kind, sha256 }) => !isSecret(kind) && !sent.current.has(sha256));
    const now = `${version} ${next.map(({ sha256 }) => sha256).join()}`;
    if (next.length === 0 || tried.current === now) return;
    tried.current = now;
    isSending.current = true;
    const send = async () => {
      for (const { sha256 } of next) {
        const body = await readBytes(sha256).catch(() => undefined);
        if (!body) continue;
        const path = `${photoPath(code, sha256, language)}?for=own-phone`;
        const answer = await fetch(path, { method: "PUT", body }).catch(() => undefined);
        // Not shown yet (404), no connection, or a server that is down: it is tried again with the next change of either phone.
        if (!answer || answer.status === 404 || !isSettled(answer)) {
          tried.current = "";
          return;
        }
        sent.current.add(sha256);
      }
    };
    void send().finally(() => {
      isSending.current = false;
    });
  }, [code, isLive, language, photos, version]);
}
