import { expect, test } from "vitest";
import type { ExpectedPhoto, PhotoKind } from "../../../../../domain/handovers/photos.ts";
import type { FoundMark } from "../../../../../domain/handovers/sheet.ts";
import { photosOfSheet, withDamagePhoto, withoutPhoto, withPhoto } from "./typed-photos.ts";
import type { Typed } from "./typed.ts";

const photo = (kind: PhotoKind, letter: string): ExpectedPhoto => ({
  kind,
  sha256: letter.repeat(64),
  takenAt: 1,
});
const mark = (x: number, photos: string[] = []): FoundMark => ({
  view: "left",
  x,
  y: 0.5,
  kind: "scratch",
  severity: 1,
  description: "",
  photos,
});
const [front, again, rear] = [photo("front", "a"), photo("front", "b"), photo("rear", "c")];
const [scratch, closer] = [photo("damage", "d"), photo("damage", "e")];

test("an angle has one photo, and a photo one place", () => {
  expect(withPhoto([front, rear], again)).toEqual([rear, again]);
  expect(withPhoto([front], { ...front, kind: "rear" })).toEqual([{ ...front, kind: "rear" }]);
  expect(withPhoto([scratch], closer)).toEqual([scratch, closer]);
  expect(withoutPhoto([front, rear], front.sha256)).toEqual([rear]);
});

test("a photo of a damage belongs to its mark, and another one takes its place", () => {
  const typed = { photos: [front], marks: [mark(0.1), mark(0.2)] } as unknown as Typed;
  const taken = withDamagePhoto(typed, mark(0.2), { photo: scratch });
  expect(taken).toEqual({
    photos: [front, scratch],
    marks: [mark(0.1), mark(0.2, [scratch.sha256])],
  });
  const retaken = withDamagePhoto({ ...typed, ...taken }, mark(0.2), {
    photo: closer,
    before: scratch,
  });
  expect(retaken).toEqual({
    photos: [front, closer],
    marks: [mark(0.1), mark(0.2, [closer.sha256])],
  });
  expect(withDamagePhoto({ ...typed, ...retaken }, mark(0.2), { before: closer })).toEqual({
    photos: [front],
    marks: [mark(0.1), mark(0.2)],
  });
});

test("the sheet names what stands on it, and no more", () => {
  const [papers, signedSheet] = [photo("papers", "f"), photo("signed-sheet", "9")];
  const typed = {
    photos: [front, scratch, closer, papers, signedSheet],
    marks: [mark(0.1, [scratch.sha256])],
    signedHow: "screen",
  } as unknown as Typed;
  expect(photosOfSheet(typed, true)).toEqual([front, scratch, papers]);
  expect(photosOfSheet({ ...typed, signedHow: "paper" }, false)).toEqual([
    front,
    scratch,
    signedSheet,
  ]);
});
