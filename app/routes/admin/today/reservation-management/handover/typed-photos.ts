/** The photos of a handover as they are typed: which stand on the sheet, and what becomes of them when one is taken again. */
import { photoAngles, type ExpectedPhoto } from "../../../../../domain/handovers/photos.ts";
import type { FoundMark } from "../../../../../domain/handovers/sheet.ts";
import type { Typed } from "./typed.ts";

type Photos = readonly ExpectedPhoto[];

/** An angle has one photo: another one takes its place. So does the same photo, wherever it stood. */
export function withPhoto(all: Photos, photo: ExpectedPhoto): ExpectedPhoto[] {
  const isAngle = photoAngles.some((angle) => angle === photo.kind);
  const others = withoutPhoto(all, photo.sha256).filter(
    ({ kind }) => !isAngle || kind !== photo.kind,
  );
  return [...others, photo];
}

export function withoutPhoto(all: Photos, sha256: string): ExpectedPhoto[] {
  return all.filter((one) => one.sha256 !== sha256);
}

/** What to change when a photo of a damage was taken, in the place of another one or beside them. */
export function withDamagePhoto(
  { photos, marks }: Typed,
  mark: FoundMark,
  { photo, before }: { photo?: ExpectedPhoto; before?: ExpectedPhoto },
): Pick<Typed, "photos" | "marks"> {
  const left = before ? withoutPhoto(photos, before.sha256) : [...photos];
  return {
    photos: photo ? withPhoto(left, photo) : left,
    marks: marks.map((one) => {
      const kept = one.photos.filter((name) => name !== before?.sha256 && name !== photo?.sha256);
      return isSamePlace(one, mark)
        ? { ...one, photos: photo ? [...kept, photo.sha256] : kept }
        : { ...one, photos: kept };
    }),
  };
}

/** A mark has no name but its place: nobody taps the same ten-thousandth of a drawing twice. */
function isSamePlace(one: FoundMark, other: FoundMark): boolean {
  return one.view === other.view && one.x === other.x && one.y === other.y;
}

/** The photos that stand on the sheet: those of a mark that was removed do not, nor does a paper that was not signed. */
export function photosOfSheet({ photos, marks, signedHow }: Typed, isOut: boolean): Photos {
  const ofMarks = new Set(marks.flatMap((mark) => mark.photos));
  return photos.filter(({ kind, sha256 }) => {
    if (kind === "damage") return ofMarks.has(sha256);
    if (kind === "papers") return isOut;
    return kind !== "signed-sheet" || signedHow === "paper";
  });
}
