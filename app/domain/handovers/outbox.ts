/**
 * What a phone has to send when its connection is back: sheets first, the oldest at the front, then photos one by one. What was sent is
 * sent again until an answer came; the server knows a sheet by its key and a photo by its bytes.
 */
import type { LocalDateTime } from "../calendar.ts";
import type { Energy } from "./energy.ts";
import type { Direction } from "./sheet.ts";

/** How often it was tried in vain, and when it is tried again; epoch milliseconds. */
type Tried = { tries: number; nextTryAt: number };

/** The sheet of a handover that somebody else finished first. */
export type OtherSheet = {
  handoverId: number;
  /** The wall clock in Sarajevo. */
  at: LocalDateTime;
  /** The name of the member; absent when the customer left the car alone. */
  by?: string;
  odometerKm: number;
  energy: Energy;
  note: string;
  /** New damage. */
  marks: number;
  photos: number;
};

/** A handover that was finished on this phone and whose sheet the server has not taken. */
export type WaitingSheet = Tried & {
  phoneKey: string;
  /** Bare. */
  code: string;
  direction: Direction;
  /** By the clock of the phone, epoch milliseconds. */
  finishedAt: number;
  memberId: string;
  /** `refused` and `already` wait for a person, who has to look at them. */
  state: "waiting" | "refused" | "already";
};

/** A photo that the server has not taken. */
export type WaitingPhoto = Tried & {
  sha256: string;
  code: string;
  direction: Direction;
  takenAt: number;
  /** The server has the sheet that names it. */
  isExpected: boolean;
  /** The server will never take it. */
  isRefused: boolean;
};

export type Outbox<
  Sheet extends WaitingSheet = WaitingSheet,
  Photo extends WaitingPhoto = WaitingPhoto,
> = { sheets: readonly Sheet[]; photos: readonly Photo[] };

export type SendStep<Sheet, Photo> =
  | { send: "sheet"; sheet: Sheet }
  | { send: "photo"; photo: Photo };

/**
 * What is to be sent at this moment; undefined when nothing is. A sheet goes by itself only while the member who finished it is signed
 * in, since the server writes down who gave it; without `memberId` that of anybody does.
 */
export function nextToSend<Sheet extends WaitingSheet, Photo extends WaitingPhoto>(
  { sheets, photos }: Outbox<Sheet, Photo>,
  { now, memberId }: { now: number; memberId?: string },
): SendStep<Sheet, Photo> | undefined {
  const [sheet] = sheets
    .filter((one) => memberId === undefined || one.memberId === memberId)
    .filter(({ state, nextTryAt }) => state === "waiting" && nextTryAt <= now)
    .toSorted((a, b) => a.finishedAt - b.finishedAt);
  if (sheet) return { send: "sheet", sheet };
  const [photo] = photos
    .filter((one) => one.isExpected && !one.isRefused && one.nextTryAt <= now)
    .toSorted((a, b) => a.takenAt - b.takenAt);
  return photo && { send: "photo", photo };
}

const firstPauseMs = 5000;
const longestPauseMs = 300_000;

/** The same after a try that got no answer: it is tried again after five seconds, then after ever longer pauses, five minutes at most. */
export function triedInVain<T extends Tried>(one: T, now: number): T {
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(one.tries, 10));
  return { ...one, tries: one.tries + 1, nextTryAt: now + pauseMs };
}

/**
 * Everything may be tried at once: the connection is back, or a member asks for it. So may photos whose sheet is not here: somebody else
 * may have finished the handover that was begun on this phone.
 */
export function allAtOnce<Sheet extends WaitingSheet, Photo extends WaitingPhoto>({
  sheets,
  photos,
}: Outbox<Sheet, Photo>): Outbox<Sheet, Photo> {
  return {
    sheets: sheets.map((sheet) => ({ ...sheet, nextTryAt: 0 })),
    photos: photos.map((photo) => ({
      ...photo,
      nextTryAt: 0,
      isExpected: photo.isExpected || !hasSheet(photo, sheets),
    })),
  };
}

/** Is the sheet of a photo still on this phone? */
export function hasSheet(
  { code, direction }: Pick<WaitingPhoto, "code" | "direction">,
  sheets: readonly WaitingSheet[],
): boolean {
  return sheets.some((sheet) => sheet.code === code && sheet.direction === direction);
}

/** What the server said to a sheet; `unreached`: nothing that can be understood, or that the member has to sign in first. */
export type SheetAnswer = "taken" | "unreached" | "refused" | "already";

/** A sheet after an answer; undefined once the server has it. */
export function afterSheet<Sheet extends WaitingSheet>(
  sheet: Sheet,
  answer: SheetAnswer,
  now: number,
): Sheet | undefined {
  if (answer === "taken") return undefined;
  return answer === "unreached" ? triedInVain(sheet, now) : { ...sheet, state: answer };
}

/** What the server said to a photo; `unexpected`: no sheet that it has names it; `refused`: it is nothing that can be kept. */
export type PhotoAnswer = "kept" | "unreached" | "unexpected" | "refused";

/** A photo after an answer; undefined once the server has it. */
export function afterPhoto<Photo extends WaitingPhoto>(
  photo: Photo,
  answer: PhotoAnswer,
  now: number,
): Photo | undefined {
  if (answer === "kept") return undefined;
  if (answer === "unreached") return triedInVain(photo, now);
  if (answer === "unexpected") return { ...photo, isExpected: false };
  return { ...photo, isRefused: true };
}

/** What lies on one phone alone. */
export type OnlyHere = {
  handovers: number;
  photos: number;
  /** When the oldest of it was made, by the clock of the phone. */
  since: number;
  /** Something waits for a person. */
  isStuck: boolean;
};

/** A handover that was begun and of which the server does not have the newest text. */
export type UnsentDraft = Pick<WaitingSheet, "code" | "direction"> & {
  /** Since when; by the clock of the phone, epoch milliseconds. */
  since: number;
};

/** The count of what lies on this phone alone; undefined when nothing does. */
export function countOnlyHere(
  { sheets, photos }: Outbox,
  drafts: readonly UnsentDraft[] = [],
): OnlyHere | undefined {
  const begun = drafts.filter((draft) => !hasSheet(draft, sheets));
  const moments = [
    ...sheets.map((one) => one.finishedAt),
    ...photos.map((one) => one.takenAt),
    ...begun.map((one) => one.since),
  ];
  if (moments.length === 0) return undefined;
  return {
    handovers: sheets.length + begun.length,
    photos: photos.length,
    since: moments.reduce((least, one) => Math.min(least, one)),
    isStuck: sheets.some(({ state }) => state !== "waiting") || photos.some((one) => one.isRefused),
  };
}
