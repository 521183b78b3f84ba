/** Reads which damage a customer marked at the key box. No browser loads it. */
import { z } from "zod";
import { checkMark, type DamageMark, maxBoxMarks } from "../marks.ts";
import { markName } from "../own-phone/told.ts";
import type { ExpectedPhoto } from "../photos.ts";
import { common, mark } from "../reading/read-sheet.ts";

/**
 * The marks on the drawing; none where nothing was sent, undefined when it is no such thing: a mark that is nowhere, two on one spot,
 * or one with a photo that is not among those of the car.
 */
export function readBoxMarks(
  text: string,
  photos: readonly ExpectedPhoto[],
): DamageMark[] | undefined {
  if (text === "") return [];
  const marks = z.array(mark).max(maxBoxMarks).safeParse(jsonOf(text)).data;
  if (!marks || marks.some((one) => checkMark(one))) return undefined;
  const ofDamage = new Set(photos.flatMap(({ kind, sha256 }) => (kind === "damage" ? sha256 : [])));
  const areThere = marks.every((one) => one.photos.every((sha256) => ofDamage.has(sha256)));
  return areThere && new Set(marks.map(markName)).size === marks.length ? marks : undefined;
}

const leftSheet = z.object({ photos: common.photos, marks: z.array(mark) });

/** The photos and marks of a sheet that a customer wrote at a key box; none of a sheet that was forgotten. */
export function readLeftSheet(sheet: string): {
  photos: readonly ExpectedPhoto[];
  marks: readonly DamageMark[];
} {
  return leftSheet.safeParse(jsonOf(sheet)).data ?? { photos: [], marks: [] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
