import sharp from "sharp";

/** Returns a drawing as PNG, twice as large as its units. Its letters have to be paths: no font is asked for. */
export async function svgToPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer());
}
