import sharp from "sharp";

/** The square of the icon with its rounded corners, as browsers show it. */
export function iconPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The icon without corners and with room around its sign, because systems cut it to shapes of their own. */
export function maskableSvg(svg: string): string {
  return svg
    .replace(/ rx="[^"]*"/, "")
    .replace(
      /(<rect [^>]*>)(.*)(<\/svg>)/,
      '$1<g transform="translate(16 16) scale(.78) translate(-16 -16)">$2</g>$3',
    );
}

/** A picture as `favicon.ico`, for programs that ask for it by name: one PNG of 32 by 32 in its envelope. */
export function icoFile(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
