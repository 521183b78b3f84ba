export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif";

/**
 * Returns the picture format that the first bytes of a file show: a format that we read, or Apple's HEIC, which we
 * cannot read; undefined for any other file.
 */
export function sniffPicture(bytes: Uint8Array): PictureKind | "heic" | undefined {
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return "jpeg";
  if (starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  const [head, kind] = [latin(bytes, 0, 4), latin(bytes, 8, 12)];
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return "gif";
  if (head === "RIFF" && kind === "WEBP") return "webp";
  if (latin(bytes, 4, 8) !== "ftyp") return undefined;
  if (kind === "avif" || kind === "avis") return "heif";
  return /^(hei|hev|mif1|msf1)/.test(kind) ? "heic" : undefined;
}

/**
 * True when a PNG or an AVIF is animated: the decoder would silently take its first frame. The frames of GIF and WebP
 * are counted by the decoder.
 */
export function movesUnseen(bytes: Uint8Array): boolean {
  if (latin(bytes, 8, 12) === "avis") return true;
  if (!starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47])) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The chunk acTL stands among those before the first IDAT; each chunk is length, name, data, checksum.
  for (let at = 8; at + 8 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = latin(bytes, at + 4, at + 8);
    if (name === "acTL") return true;
    if (name === "IDAT") return false;
  }
  return false;
}

function starts(bytes: Uint8Array, from: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[from + index] === byte);
}

function latin(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
