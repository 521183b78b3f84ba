import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { movesUnseen, sniffPicture } from "./sniff-picture.ts";

/** The maximum size of an uploaded file: pictures of phones and cameras are far below it. */
export const maxPhotoBytes = 20 * 1024 * 1024;
const maxPixels = 50_000_000;
/** A phone makes its photos small before it sends them: what is bigger than any of them was sent past it. */
const maxEvidencePixels = 24_000_000;
/** The widths in pixels. No visitor's screen needs more; a picture narrower than the first is refused. */
const steps = [480, 960, 1600] as const;
const [narrowest, , widest] = steps;
/** The maximum ratio of the sides: a strip is no photo of a car. */
const maxStretch = 4;

const qualities = { avif: { quality: 52, effort: 3 }, webp: { quality: 76 } } as const;

/** The reason why a file does not become a photo. */
export type PhotoRefusal =
  | "empty"
  | "too-big"
  | "no-picture"
  | "heic"
  | "animated"
  | "too-many-pixels"
  | "too-small"
  | "too-long"
  | "damaged";

/** An encoded photo; `width` and `height` are those of the largest file. */
export type EncodedPhoto = { width: number; height: number; widths: number[] };

type Encoded = { ok: true; photo: EncodedPhoto } | { ok: false; reason: PhotoRefusal };

/** The width of a small picture of a photo, twice what a page shows of it. */
const smallWidth = 320;

/** A small picture of a photo that was encoded here before, as WebP. */
export function shrinkKept(webp: Uint8Array): Promise<Buffer> {
  return sharp(webp)
    .resize({ width: smallWidth, withoutEnlargement: true })
    .webp(qualities.webp)
    .toBuffer();
}

// One core per picture: the other cores and the memory are for visitors.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Writes a picture into an empty folder as `{width}.avif` and `{width}.webp`, in each of the fixed widths up to its
 * own: rotated as its camera says, in sRGB, without metadata. Anything but a still picture of a suitable size is
 * refused by its header, before it is decoded. Throws when the folder cannot be written.
 */
export async function encodePhoto(bytes: Uint8Array, folder: string): Promise<Encoded> {
  const reason = await refuseByHeader(bytes);
  if (reason) return { ok: false, reason };
  const decoded = await decode(bytes);
  if (!decoded) return { ok: false, reason: "damaged" };
  const { data, info } = decoded;
  const widths = steps.filter((width) => width <= info.width);
  const width = widths.at(-1);
  if (width === undefined) return { ok: false, reason: "too-small" };
  let height = info.height;
  for (const step of widths) height = await writeWidth(data, info, step, folder);
  return { ok: true, photo: { width, height, widths } };
}

const evidenceQuality = 80;

/** A photo that proves something: as it is shown, and when its camera says that it was taken. */
export type Evidence = {
  webp: Buffer;
  /** `YYYY:MM:DD HH:MM:SS` by the clock of the camera; absent when it says nothing. */
  takenAt?: string;
};

/**
 * A picture in one size, rotated as its camera says, in sRGB and without metadata: where it was taken is nobody's business, when
 * it was is answered apart. Refused as `encodePhoto` refuses.
 */
export async function encodeEvidence(
  bytes: Uint8Array,
): Promise<{ ok: true; photo: Evidence } | { ok: false; reason: PhotoRefusal }> {
  const reason = await refuseByHeader(bytes, maxEvidencePixels);
  if (reason) return { ok: false, reason };
  const { exif } = await open(bytes, maxPixels).metadata();
  const decoded = await decode(bytes);
  if (!decoded) return { ok: false, reason: "damaged" };
  const { data, info } = decoded;
  const { width, height, channels } = info;
  const webp = await sharp(data, { raw: { width, height, channels } })
    .webp({ quality: evidenceQuality })
    .toBuffer();
  return { ok: true, photo: { webp, takenAt: exif && momentIn(exif) } };
}

/** The earliest time in the marks of a camera: what comes later was edited. */
function momentIn(exif: Buffer): string | undefined {
  const written = exif.toString("latin1").match(/\d{4}:\d\d:\d\d \d\d:\d\d:\d\d/g) ?? [];
  return written.toSorted()[0];
}

async function refuseByHeader(
  bytes: Uint8Array,
  most = maxPixels,
): Promise<PhotoRefusal | undefined> {
  if (bytes.length === 0) return "empty";
  if (bytes.length > maxPhotoBytes) return "too-big";
  const kind = sniffPicture(bytes);
  if (kind === undefined) return "no-picture";
  if (kind === "heic") return "heic";
  const header = await open(bytes, Number.MAX_SAFE_INTEGER)
    .metadata()
    .catch(() => undefined);
  if (!header?.width || !header.height) return "damaged";
  if (header.format !== kind) return "no-picture";
  const { width, height, pages = 1, pageHeight } = header;
  if (width * (pageHeight ?? height) > most) return "too-many-pixels";
  if (pages > 1 || movesUnseen(bytes)) return "animated";
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  if (longer < narrowest) return "too-small";
  return longer > shorter * maxStretch ? "too-long" : undefined;
}

type Decoded = { data: Buffer; info: OutputInfo };

/** The picture at its largest fixed size, as raw pixels: all widths are made from these few megabytes. */
async function decode(bytes: Uint8Array): Promise<Decoded | undefined> {
  try {
    return await open(bytes, maxPixels)
      .autoOrient()
      .resize({ width: widest, height: widest, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

/** Opens a picture; a truncated one is an error, and so is a wrong checksum. */
function open(bytes: Uint8Array, limitInputPixels: number) {
  return sharp(bytes, { limitInputPixels, failOn: "error" });
}

/** Writes one width and returns its height, once the files are on the disk. */
async function writeWidth(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  step: number,
  folder: string,
): Promise<number> {
  const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: step });
  const avif = await picture.clone().avif(qualities.avif).toBuffer();
  const webp = await picture.clone().webp(qualities.webp).toBuffer({ resolveWithObject: true });
  await writeFile(join(folder, `${step}.avif`), avif, { flush: true });
  await writeFile(join(folder, `${step}.webp`), webp.data, { flush: true });
  return webp.info.height;
}
