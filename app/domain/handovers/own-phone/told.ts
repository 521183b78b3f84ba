/** What a customer says on a phone of their own. What is said is kept in order, and each of it is part of the sheet once the phone of the member of staff has it. */
import type { DamageMark, RenterAnswer } from "../marks.ts";
import type { ExpectedPhoto } from "../photos.ts";
import type { FoundMark } from "../sheet.ts";

export type Told =
  /** `takenAt`: when the mark's photos were taken, by the clock of the customer's phone, epoch milliseconds; absent without photos. */
  (
    | { kind: "mark"; mark: DamageMark; takenAt?: number }
    /** `of` is the name of the mark that is answered to. */
    | { kind: "answer"; of: string; answer: RenterAnswer }
  ) & {
    /** Made by the customer's phone: what is sent again after a lost answer is kept once. */
    key?: string;
  };

/** The most words that are kept of one phone. */
export const maxTold = 60;
/** The most photos that are kept of one phone: a sheet holds them beside those of the staff. */
export const maxToldPhotos = 24;

/** The name of a mark: nobody marks two damages on one spot. */
export function markName({ view, x, y }: Pick<DamageMark, "view" | "x" | "y">): string {
  return `${view} ${x} ${y}`;
}

/**
 * The marks of a sheet with what was said about them. What was said of a mark that is gone is left out, and one that stands there
 * already is not added again.
 */
export function withTold(marks: readonly FoundMark[], told: readonly Told[]): FoundMark[] {
  let now = [...marks];
  for (const one of told) {
    if (one.kind === "mark") {
      if (!findMark(now, markName(one.mark))) now.push(one.mark);
    } else
      now = now.map((mark) => (markName(mark) === one.of ? { ...mark, answer: one.answer } : mark));
  }
  return now;
}

/** The photos of a sheet (`marks` are its own) with those of the marks that were said. */
export function withToldPhotos(
  photos: readonly ExpectedPhoto[],
  marks: readonly FoundMark[],
  told: readonly Told[],
): ExpectedPhoto[] {
  const named = new Set(marks.flatMap((mark) => mark.photos));
  const now = [...photos];
  for (const one of told) {
    if (one.kind !== "mark") continue;
    for (const sha256 of one.mark.photos)
      if (named.has(sha256) && !now.some((photo) => photo.sha256 === sha256))
        now.push({ kind: "damage", sha256, takenAt: one.takenAt ?? 0 });
  }
  return now;
}

/** What was said that a sheet does not hold: nothing of it may go as the sheet is finished. */
export function leftOut(marks: readonly FoundMark[], told: readonly Told[]): Told[] {
  return told.filter((one, index) => {
    if (one.kind === "mark") return !findMark(marks, markName(one.mark));
    const isLast = !told
      .slice(index + 1)
      .some((later) => later.kind === "answer" && later.of === one.of);
    const mark = findMark(marks, one.of);
    return isLast && mark !== undefined && mark.answer !== one.answer;
  });
}

function findMark(marks: readonly FoundMark[], name: string): FoundMark | undefined {
  return marks.find((mark) => markName(mark) === name);
}
