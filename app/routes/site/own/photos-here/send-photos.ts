/** Sends what a customer took on a page, one photo after the other, each under its hash and as often as it takes. */
import { isSettled } from "../../../../domain/handovers/own-phone/settled-photo.ts";
import type { PhotoKind } from "../../../../domain/handovers/photos.ts";
import { makeSmall } from "../../../../ui/handover/photos/make-small.ts";
import {
  changePhoto,
  keepPhoto,
  listPhotos,
  pageOf,
  type PhotoHere,
  wakePhotos,
} from "./photo-store.ts";

/** Keeps a photo made small; undefined when it is no picture that can be read. */
export async function takePhoto(
  address: string,
  kind: PhotoHere["kind"] & PhotoKind,
  file: Blob,
): Promise<PhotoHere | undefined> {
  const small = await makeSmall(file);
  if (!small.ok) return undefined;
  const photo = { kind, takenAt: Date.now(), state: "here" as const, ...small.photo };
  await keepPhoto(pageOf(address), photo);
  return photo;
}

const running = new Map<string, Promise<"done" | "unreached">>();

/** Sends everything that is not there yet; `unreached`: it waits for a connection. What is refused for good is not sent again. */
export function sendPhotos(address: string): Promise<"done" | "unreached"> {
  const page = pageOf(address);
  const known = running.get(page);
  if (known) return known;
  const now = sendAll(address, page).finally(() => running.delete(page));
  running.set(page, now);
  return now;
}

async function sendAll(address: string, page: string): Promise<"done" | "unreached"> {
  await wakePhotos(page);
  for (;;) {
    const next = listPhotos(page).find(({ state }) => state === "here");
    if (!next) return "done";
    const after = await sendOne(address.replace(/[?#].*$/s, ""), next);
    if (!after) return "unreached";
    await changePhoto(page, next.sha256, after);
  }
}

const patienceMs = 60_000;

/** What has become of a photo; undefined when nobody answered, or it has to come once more. */
async function sendOne(
  address: string,
  { sha256, bytes, type }: PhotoHere,
): Promise<Partial<PhotoHere> | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const answer = await fetch(`${address}/photos/${sha256}`, {
      method: "PUT",
      body: bytes,
      headers: { "Content-Type": type },
      signal: patience.signal,
    });
    if (answer.ok) return { state: "sent", bytes: new ArrayBuffer(0) };
    if (!isSettled(answer)) return undefined;
    const said: unknown = await answer.json().catch(() => undefined);
    if (typeof said !== "object" || said === null) return { state: "refused" };
    // They were whole when they were taken, so it was the way.
    if ("reason" in said && said.reason === "other-bytes") return undefined;
    return { state: "refused", ...("text" in said && { fault: String(said.text) }) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
