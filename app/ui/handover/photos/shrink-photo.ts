/** Makes a photo of a phone light enough for a car park: 1600 px and some 400 KB, and without what the camera wrote into it. */

export type ShrunkPhoto = {
  bytes: ArrayBuffer;
  /** The name of the photo: of exactly these bytes, in small hexadecimal digits. */
  sha256: string;
  type: string;
};
export type Shrunk = { ok: true; photo: ShrunkPhoto } | { ok: false; reason: "no-picture" };

const maxEdge = 1600;
const jpeg = { type: "image/jpeg", quality: 0.8 };

/**
 * A JPEG of what a file shows, its long edge at most 1600 px. It is decoded off the page's own thread, which drawing a picture
 * element would not be; making it small still takes a tenth of a second of it in Chromium. Of a big picture only one is held at a
 * time, because cameras take most of a small phone's memory.
 */
export async function shrinkPhoto(file: Blob): Promise<Shrunk> {
  const whole = await decode(file);
  if (!whole) return { ok: false, reason: "no-picture" };
  const size = fitWithin(whole, maxEdge);
  const isSmall = size.width === whole.width;
  if (!isSmall) whole.close();
  const small = isSmall ? whole : await decode(file, size);
  if (!small) return { ok: false, reason: "no-picture" };
  const drawn = await encode(small, size);
  small.close();
  const bytes = await drawn.arrayBuffer();
  return { ok: true, photo: { bytes, sha256: await sha256Of(bytes), type: drawn.type } };
}

type Size = { width: number; height: number };

/** The size of a picture in the same shape, no edge longer than `edge`; a smaller picture stays as it is. */
export function fitWithin({ width, height }: Size, edge: number): Size {
  const shrink = Math.min(1, edge / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  };
}

/** Undefined when the browser cannot make a picture of it, also when it is one of a kind that this browser does not know. */
async function decode(file: Blob, size?: Size): Promise<ImageBitmap | undefined> {
  try {
    return await (size
      ? createImageBitmap(file, {
          resizeWidth: size.width,
          resizeHeight: size.height,
          resizeQuality: "high",
        })
      : createImageBitmap(file));
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The size is given to the canvas too: browsers that know no resizing hand the whole picture out. */
function encode(picture: ImageBitmap, { width, height }: Size): Promise<Blob> {
  if (typeof OffscreenCanvas !== "undefined") {
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
    return canvas.convertToBlob(jpeg);
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The canvas gave no picture."));
    canvas.toBlob(take, jpeg.type, jpeg.quality);
  });
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
