/** Photos that a customer took on a page, and the marks on the drawing, until the house has them: in the memory of the page, and in the browser's store across a reload. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { DamageMark } from "../../../../domain/handovers/marks.ts";
import type { ExpectedPhoto, PhotoAngle } from "../../../../domain/handovers/photos.ts";

export type PhotoHere = ExpectedPhoto & {
  kind: PhotoAngle | "damage";
  /** As plain bytes: Safari has lost blobs. Empty once they were sent. */
  bytes: ArrayBuffer;
  type: string;
  /** A small picture of it, as an address. */
  picture: string;
  /** `refused`: the house cannot take it, and it is not sent again. */
  state: "here" | "sent" | "refused";
  /** Why it was refused. */
  fault?: string;
};

interface Store extends DBSchema {
  photos: { key: [string, string]; value: PhotoHere & { page: string } };
  marks: { key: string; value: { page: string; marks: readonly DamageMark[]; at: number } };
}

const changed = new EventTarget();
const none: readonly PhotoHere[] = [];
const noMarks: readonly DamageMark[] = [];
const photos = new Map<string, readonly PhotoHere[]>();
const marks = new Map<string, readonly DamageMark[]>();
const woken = new Map<string, Promise<void>>();
let opened: Promise<IDBPDatabase<Store>> | undefined;

/** The page that an address is about: the same in either language. */
export function pageOf(address: string): string {
  return address.replace(/[?#].*$/s, "").replace(/^\/ba(?=\/)/, "");
}

/** The photos of a page, as they are in its memory. */
export function listPhotos(page: string): readonly PhotoHere[] {
  return photos.get(page) ?? none;
}

/** Calls back when a photo was taken or has arrived; answers how to stop that. */
export function onPhotos(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  return () => changed.removeEventListener("change", onChange);
}

/** Brings what a page kept before a reload into its memory, once. A browser that keeps nothing has nothing to bring. */
export function wakePhotos(page: string): Promise<void> {
  const known = woken.get(page);
  if (known) return known;
  const waking = readKept(page).then((kept) => {
    const now = listPhotos(page);
    const others = kept.photos.filter(({ sha256 }) => now.every((one) => one.sha256 !== sha256));
    // What was marked since the page began is newer.
    if (!marks.has(page) && kept.marks.length > 0) marks.set(page, kept.marks);
    put(page, [...others, ...now]);
  });
  woken.set(page, waking);
  return waking;
}

/** The marks on the drawing of a page, as they are in its memory. */
export function listMarks(page: string): readonly DamageMark[] {
  return marks.get(page) ?? noMarks;
}

/** Keeps the marks of a page in the place of those of before. They are shown once they are kept: what is in sight outlives a reload. */
export async function keepMarks(page: string, all: readonly DamageMark[]): Promise<void> {
  try {
    const db = await open();
    if (all.length === 0) await db.delete("marks", page);
    else await db.put("marks", { page, marks: all, at: Date.now() });
  } catch {
    // They stay in the memory of the page.
  }
  marks.set(page, all);
  changed.dispatchEvent(new Event("change"));
}

/** Keeps a photo in the place of the one of its angle; of damage there may be several. */
export async function keepPhoto(page: string, photo: PhotoHere): Promise<void> {
  const all = listPhotos(page);
  const isReplaced = (one: PhotoHere) =>
    one.sha256 === photo.sha256 || (photo.kind !== "damage" && one.kind === photo.kind);
  put(page, [...all.filter((one) => !isReplaced(one)), photo]);
  await write(page, { keep: photo, drop: all.filter(isReplaced) });
}

/** Writes what has become of a photo. */
export async function changePhoto(
  page: string,
  sha256: string,
  some: Partial<PhotoHere>,
): Promise<void> {
  const before = listPhotos(page).find((one) => one.sha256 === sha256);
  if (!before) return;
  const after = { ...before, ...some };
  put(
    page,
    listPhotos(page).map((one) => (one === before ? after : one)),
  );
  await write(page, { keep: after, drop: [] });
}

/** Forgets a photo that is not wanted any more. */
export async function dropPhoto(page: string, sha256: string): Promise<void> {
  const all = listPhotos(page);
  const drop = all.filter((one) => one.sha256 === sha256);
  put(
    page,
    all.filter((one) => one.sha256 !== sha256),
  );
  await write(page, { drop });
}

function put(page: string, all: readonly PhotoHere[]): void {
  photos.set(page, all);
  changed.dispatchEvent(new Event("change"));
}

function open(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>("own-photos", 1, {
    upgrade: (db) => {
      db.createObjectStore("photos", { keyPath: ["page", "sha256"] });
      db.createObjectStore("marks", { keyPath: "page" });
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const keptMs = 30 * 86_400_000;

type Kept = { photos: readonly PhotoHere[]; marks: readonly DamageMark[] };

/** Also forgets what lies here for a month: no link takes it any more. */
async function readKept(page: string): Promise<Kept> {
  try {
    const db = await open();
    const since = Date.now() - keptMs;
    const [all, drawn] = await Promise.all([db.getAll("photos"), db.getAll("marks")]);
    const old = all.filter(({ takenAt }) => takenAt < since);
    await Promise.all([
      ...old.map((one) => db.delete("photos", [one.page, one.sha256])),
      ...drawn.flatMap((one) => (one.at < since ? [db.delete("marks", one.page)] : [])),
    ]);
    return {
      photos: all.filter((one) => one.page === page && !old.includes(one)),
      marks: drawn.find((one) => one.page === page)?.marks ?? [],
    };
  } catch {
    return { photos: [], marks: [] };
  }
}

/** A browser that keeps nothing has the photos as long as the page is open. */
async function write(
  page: string,
  { keep, drop }: { keep?: PhotoHere; drop: readonly PhotoHere[] },
): Promise<void> {
  try {
    const change = (await open()).transaction("photos", "readwrite", { durability: "strict" });
    await Promise.all([
      ...drop.map(({ sha256 }) => change.store.delete([page, sha256])),
      ...(keep ? [change.store.put({ ...keep, page })] : []),
      change.done,
    ]);
  } catch {
    // It stays in the memory of the page.
  }
}
