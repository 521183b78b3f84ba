/** The photos that were taken on this page, until we have them: by the address of the page, in this browser's memory. */
import type { ExpectedPhoto, PhotoAngle } from "../../../../domain/handovers/photos.ts";
import { makeSmall } from "../../../../ui/handover/photos/make-small.ts";

export type TakenPhoto = ExpectedPhoto & {
  kind: PhotoAngle;
  bytes: ArrayBuffer;
  type: string;
  /** A small picture of it, as an address. */
  picture: string;
  /** `refused`: we cannot read it, and it is not sent again. */
  state: "here" | "sent" | "refused";
};

const changed = new EventTarget();
const none: readonly TakenPhoto[] = [];
const photos = new Map<string, readonly TakenPhoto[]>();
const sending = new Set<string>();

export function listTaken(path: string): readonly TakenPhoto[] {
  return photos.get(path) ?? none;
}

/** Calls back when a photo was taken or has arrived; answers how to stop that. */
export function onTaken(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

/** Keeps a photo made small, in the place of the one of this angle; false when it is no picture that can be read. */
export async function takePhoto(path: string, kind: PhotoAngle, file: Blob): Promise<boolean> {
  const small = await makeSmall(file);
  if (!small.ok) return false;
  const photo = { kind, takenAt: Date.now(), state: "here" as const, ...small.photo };
  const others = listTaken(path).filter((one) => one.kind !== kind && one.sha256 !== photo.sha256);
  write(path, [...others, photo]);
  return true;
}

/** Sends what is not there yet, one after the other. What we refuse for good is not sent again. */
export async function sendTaken(path: string): Promise<void> {
  if (sending.has(path)) return;
  sending.add(path);
  try {
    for (const { sha256, bytes, type } of listTaken(path).filter(({ state }) => state === "here")) {
      const headers = { "Content-Type": type };
      const answer = await fetch(`${path}/photos/${sha256}`, {
        method: "PUT",
        body: bytes,
        headers,
      });
      if (answer.ok) mark(path, sha256, "sent");
      else if (answer.status === 404 || answer.status === 422) mark(path, sha256, "refused");
    }
  } catch {
    // Without a connection they wait.
  } finally {
    sending.delete(path);
  }
}

function mark(path: string, sha256: string, state: TakenPhoto["state"]): void {
  write(
    path,
    listTaken(path).map((one) => (one.sha256 === sha256 ? { ...one, state } : one)),
  );
}

function write(path: string, all: readonly TakenPhoto[]): void {
  photos.set(path, all);
  changed.dispatchEvent(new Event("change"));
}
