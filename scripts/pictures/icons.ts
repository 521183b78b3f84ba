import sharp from "sharp";

/** Returns the icon as a PNG with rounded corners, as browsers show it. */
export function iconPng(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the icon without corners and with a margin around its sign, because systems crop it to shapes of their own. */
export function maskableSvg(svg: string): string {
  return svg
    .replace(/ rx="[^"]*"/, "")
    .replace(
      /(<rect [^>]*>)(.*)(<\/svg>)/,
      '$1<g transform="translate(16 16) scale(.78) translate(-16 -16)">$2</g>$3',
    );
}

/** Returns a picture as `favicon.ico`, for programs that request it by name: one PNG of 32 by 32 in its container. */
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
