/** The store of this phone: photos, sheets that were finished without a connection, and what is known of the next handovers. */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { SheetProblem, SheetWarning } from "../../../domain/handovers/check-sheet.ts";
import type {
  OtherSheet,
  Outbox,
  WaitingPhoto,
  WaitingSheet,
} from "../../../domain/handovers/outbox.ts";
import type { PhotoKind } from "../../../domain/handovers/photos.ts";
import type { SentSheet } from "../../../domain/handovers/reading/read-sheet.ts";
import type { Direction, HandoverSheet } from "../../../domain/handovers/sheet.ts";
import { tellChange } from "./phone-mark.ts";

export type KeptPhoto = WaitingPhoto & {
  kind: PhotoKind;
  type: string;
  /** A `data:` address of a small picture of it. */
  picture: string;
  /** Why the server will never take it. */
  fault?: string;
};

/** Why the server did not take a sheet. */
export type Refusal = {
  reason: string;
  problems: readonly SheetProblem[];
  open: readonly SheetWarning[];
  /** The sheet of whoever was faster. */
  other?: OtherSheet;
};

export type KeptSheet = WaitingSheet & {
  customerName: string;
  sent: SentSheet<HandoverSheet>;
  /** The version of the reservation that the member saw. */
  seenVersion: number;
  isEarly: boolean;
  /** The sheet that this one is to stand beside. */
  addendumTo?: number;
  refusal?: Refusal | undefined;
};

/** What was known of a handover when there was a connection. */
export type KeptFacts = { name: string; facts: unknown; at: number };

interface Store extends DBSchema {
  sheets: { key: string; value: KeptSheet };
  photos: { key: string; value: KeptPhoto };
  /** Apart from what is known of a photo, which is read often. As plain bytes: Safari has lost blobs. */
  bytes: { key: string; value: ArrayBuffer };
  facts: { key: string; value: KeptFacts };
}

let opened: Promise<IDBPDatabase<Store>> | undefined;

function open(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>("handovers", 1, {
    upgrade: (db) => {
      db.createObjectStore("sheets", { keyPath: "phoneKey" });
      db.createObjectStore("photos", { keyPath: "sha256" });
      db.createObjectStore("bytes");
      db.createObjectStore("facts", { keyPath: "name" });
    },
    // A newer page asks for the store: this one lets go of it and opens it again when it needs it.
    blocking: (_before, _after, { target }) => {
      opened = undefined;
      if (target instanceof IDBDatabase) target.close();
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

async function told(db: IDBPDatabase<Store>): Promise<void> {
  const counts = await Promise.all([db.count("sheets"), db.count("photos")]);
  tellChange(counts.some((count) => count > 0));
}

/** Everything that the server does not have. */
export async function readOutbox(): Promise<{ sheets: KeptSheet[]; photos: KeptPhoto[] }> {
  const db = await open();
  const [sheets, photos] = await Promise.all([db.getAll("sheets"), db.getAll("photos")]);
  return { sheets, photos } satisfies Outbox;
}

/** Keeps a photo with its bytes, once; the same photo that is taken again is there already. */
export async function keepPhoto(photo: KeptPhoto, bytes: ArrayBuffer): Promise<void> {
  const db = await open();
  const change = db.transaction(["photos", "bytes"], "readwrite", { durability: "strict" });
  await Promise.all([
    change.objectStore("bytes").put(bytes, photo.sha256),
    change.objectStore("photos").put(photo),
    change.done,
  ]);
  await told(db);
}

export async function readBytes(sha256: string): Promise<ArrayBuffer | undefined> {
  return (await open()).get("bytes", sha256);
}

/** Writes what has become of a photo, unless it was removed meanwhile; undefined: it does not belong here any more. */
export async function writePhoto(sha256: string, after: KeptPhoto | undefined): Promise<void> {
  const db = await open();
  const change = db.transaction(["photos", "bytes"], "readwrite");
  const photos = change.objectStore("photos");
  const bytes = change.objectStore("bytes");
  const isHere = (await bytes.getKey(sha256)) !== undefined;
  await Promise.all([
    ...(after ? [] : [photos.delete(sha256), bytes.delete(sha256)]),
    ...(after && isHere ? [photos.put(after)] : []),
    change.done,
  ]);
  await told(db);
}

/** Puts a finished sheet into the outbox; the same one again takes its place. */
export async function keepSheet(sheet: KeptSheet): Promise<void> {
  const db = await open();
  const change = db.transaction("sheets", "readwrite", { durability: "strict" });
  await Promise.all([change.store.put(sheet), change.done]);
  await told(db);
}

/** Takes a sheet out of the outbox; with `photosOf`, its photos may follow from now on. */
export async function dropSheet(
  phoneKey: string,
  photosOf?: { code: string; direction: Direction },
): Promise<void> {
  const db = await open();
  const change = db.transaction(["sheets", "photos"], "readwrite", { durability: "strict" });
  const photos = change.objectStore("photos");
  const own = (await photos.getAll()).filter(
    (one) => one.code === photosOf?.code && one.direction === photosOf.direction,
  );
  await Promise.all([
    change.objectStore("sheets").delete(phoneKey),
    ...own.map((one) => photos.put({ ...one, isExpected: true, nextTryAt: 0 })),
    change.done,
  ]);
  await told(db);
}

/** Keeps what is known of handovers in the place of everything that was known before. */
export async function keepAllFacts(all: readonly KeptFacts[]): Promise<void> {
  const db = await open();
  const change = db.transaction("facts", "readwrite");
  await Promise.all([
    change.store.clear(),
    ...all.map((one) => change.store.put(one)),
    change.done,
  ]);
}

export async function readFacts(name: string): Promise<KeptFacts | undefined> {
  return (await open()).get("facts", name);
}
