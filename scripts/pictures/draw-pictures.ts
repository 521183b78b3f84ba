import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { languages } from "../../app/domain/language.ts";
import { sharePicture, shareSubjects } from "../../app/routes/seo/share-picture.ts";
import { icoFile, iconPng, maskableSvg } from "./icons.ts";
import { shareSvg } from "./share-svg.ts";

const root = join(import.meta.dirname, "../..");
/** White paint on the teal of the pictures. */
const paint = "#eef3f4";

/** Draws the pictures for shared links and the icons for home screens into the folder of the browser's files. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(join(folder, "share"), { recursive: true });
  await drawIcons(folder);
  for (const language of languages) {
    for (const subject of shareSubjects(language)) {
      const body = /^car-(.+)$/.exec(subject.name)?.[1] ?? "compact-hatch";
      const svg = shareSvg(subject, await drawing(body));
      const png = await sharp(Buffer.from(svg))
        .png({ compressionLevel: 9, palette: true, quality: 90 })
        .toBuffer();
      await writeFile(join(folder, sharePicture(subject.name, language).path), png);
    }
  }
}

async function drawing(body: string): Promise<string> {
  const svg = await readFile(join(root, `app/server/cars/drawings/${body}.svg`), "utf8");
  return svg.replaceAll(/var\(--body,#[0-9a-f]{6}\)/gi, paint);
}

async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile(join(root, "public/favicon.svg"), "utf8");
  const icons: [string, Buffer][] = [
    ["icon-192.png", await iconPng(svg, 192)],
    ["icon-512.png", await iconPng(svg, 512)],
    ["icon-maskable-512.png", await iconPng(maskableSvg(svg), 512)],
    ["favicon.ico", icoFile(await iconPng(svg, 32))],
  ];
  for (const [name, bytes] of icons) await writeFile(join(folder, name), bytes);
}
