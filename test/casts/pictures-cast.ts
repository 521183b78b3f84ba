/** Files that people upload as pictures, good and bad. */
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const teal = { channels: 3, background: "teal" } as const;

/** A plain JPEG of this size in pixels. */
export async function plainJpeg(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, ...teal } })
    .jpeg()
    .toBuffer();
}

/** A JPEG as a phone makes it: rotated, with the place where it was taken. */
export async function phoneJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, ...teal } })
    .withExif({ IFD0: { Make: "Pocket" }, IFD3: { GPSLatitude: "44/1 32/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG whose header claims this size, in a few bytes. */
export function boastfulPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return png([
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.alloc(1000))],
  ]);
}

/** An animated PNG, which other decoders read as its first frame. */
export async function movingPng(): Promise<Buffer> {
  const still = await sharp({ create: { width: 600, height: 400, ...teal } })
    .png()
    .toBuffer();
  const afterHeader = 8 + 12 + 13;
  const frames = Buffer.alloc(8);
  frames.writeUInt32BE(2, 0);
  const moves = chunk("acTL", frames);
  return Buffer.concat([still.subarray(0, afterHeader), moves, still.subarray(afterHeader)]);
}

/** A GIF or WebP of two frames. */
export async function movingPicture(format: "gif" | "webp"): Promise<Buffer> {
  const frames = ["teal", "navy"].map((background) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

function png(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const all = [...chunks, ["IEND", Buffer.alloc(0)] as const];
  return Buffer.concat([signature, ...all.map(([name, data]) => chunk(name, data))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
