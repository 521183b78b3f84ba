/** Pictures that stand for photos of handovers: the drawing of a car that the product itself has, on a car park. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { DamageView } from "../app/domain/handovers/marks.ts";
import { photoAngles } from "../app/domain/handovers/photos.ts";
import { encodeEvidence } from "../app/server/images/encode-photo.ts";
import { keepPhoto } from "../app/server/handovers/photo-folder.ts";
import { viewFrame, viewLines, type ViewLine } from "../app/domain/handovers/view-lines.ts";

type Angle = (typeof photoAngles)[number];

/** The pictures of one handover, in the order in which one walks around the car. */
export type DemoPhotos = readonly { kind: Angle; sha256: string }[];

/** Corners are drawn as the side that they show. */
const viewOf: Readonly<Record<Angle, DamageView>> = {
  rear: "rear",
  "rear-left": "left",
  left: "left",
  "front-left": "left",
  front: "front",
  "front-right": "right",
  right: "right",
  "rear-right": "right",
  dashboard: "interior",
};

const width = 640;
const height = 480;

/** Draws the receipt of an expense and keeps it as a photo; answers its SHA-256. */
export async function keepReceipt(handoverDir: string): Promise<string> {
  const lines = [
    "AUTOPRAONICA SJAJ",
    "Tuzla",
    "",
    "Pranje vozila",
    "",
    "UKUPNO      45,00 KM",
    "HVALA",
  ];
  const text = lines.map(
    (line, index) =>
      `<text x="${width / 2}" y="${120 + index * 44}" text-anchor="middle" font-family="monospace" font-size="26" fill="#333">${line}</text>`,
  );
  const paper = `<rect x="130" y="50" width="380" height="390" fill="#faf8f2" stroke="#c9c4b6"/>`;
  return keepDrawn(
    handoverDir,
    framed(`<rect width="${width}" height="${height}" fill="#6d5c4b"/>${paper}${text.join("")}`),
  );
}

/** Draws the pictures of a car that goes out in the morning and comes back in the evening, and keeps them as photos. */
export async function drawPhotos(
  handoverDir: string,
): Promise<{ out: DemoPhotos; in: DemoPhotos }> {
  const set = async (sky: string) => {
    const made = [];
    for (const kind of photoAngles) made.push(await drawOne(handoverDir, kind, sky));
    return made;
  };
  return { out: await set("#cfdde6"), in: await set("#e9d8c3") };
}

async function drawOne(handoverDir: string, kind: Angle, sky: string) {
  return { kind, sha256: await keepDrawn(handoverDir, pictureOf(kind, sky)) };
}

async function keepDrawn(handoverDir: string, picture: string): Promise<string> {
  const bytes = await sharp(Buffer.from(picture)).jpeg({ quality: 70 }).toBuffer();
  const encoded = await encodeEvidence(bytes);
  if (!encoded.ok) throw new Error(`a picture of the demo is no photo: ${encoded.reason}`);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await keepPhoto(handoverDir, { sha256, bytes: encoded.photo.webp });
  return sha256;
}

const looks: Readonly<Record<ViewLine["kind"], string>> = {
  body: 'fill="#ebe8e1" stroke="#4c5157" stroke-width="2"',
  main: 'fill="none" stroke="#4c5157" stroke-width="1.5"',
  fine: 'fill="none" stroke="#80858b"',
};

function pictureOf(kind: Angle, sky: string): string {
  const lines = viewLines[viewOf[kind]].map(
    ({ d, kind: look, place }) =>
      `<path d="${d}" ${looks[look]}${place ? ` transform="${place}"` : ""}/>`,
  );
  // A corner is the side from a little nearer and from one end.
  const isCorner = kind.includes("-");
  const scale = isCorner ? 2.2 : 1.8;
  const shift = isCorner ? (kind.startsWith("rear") ? 40 : -40) : 0;
  const left = (width - viewFrame.width * scale) / 2 + shift;
  const top = (height - viewFrame.height * scale) / 2 + 30;
  return framed(`<rect width="${width}" height="${height}" fill="${sky}"/>
    <rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#8f9296"/>
    <g transform="translate(${left} ${top}) scale(${scale})">${lines.join("")}</g>`);
}

function framed(drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
}
