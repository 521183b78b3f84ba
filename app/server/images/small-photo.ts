import sharp from "sharp";

const quality = 70;

/** A photo as it is printed small, as JPEG of at most this width; undefined when it cannot be read. */
export function smallPhoto(photo: Buffer, width: number): Promise<Buffer | undefined> {
  return sharp(photo)
    .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer()
    .catch(() => undefined);
}
