import { shareSize, type ShareSubject } from "../../app/routes/seo/share-picture.ts";
import { colours } from "../../app/server/letters/drawing/colours.ts";
import { textPath, textWidth } from "../../app/server/pdf/text-path.ts";

const { width, height } = shareSize;
const margin = 80;
/** The height of the road under the car. */
const ground = 556;
const titleSize = 86;

/**
 * Returns the picture for a shared link: the agency, a title, one sentence, and a car on its road. `car` is the SVG of a drawing.
 */
export function shareSvg(
  { title, lead }: Pick<ShareSubject, "title" | "lead">,
  car: string,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.lake700}"/>`,
    logo(),
    textPath(title, margin, 246, { weight: "strong", size: sizeOf(title), colour: colours.onLake }),
    textPath(lead, margin, 306, { weight: "text", size: 38, colour: colours.onLake2 }),
    road(),
    carOnRoad(car),
    "</svg>",
  ].join("");
}

/** Returns a smaller size for a title that is wider than the picture. */
function sizeOf(title: string): number {
  const wide = textWidth(title, { weight: "strong", size: titleSize });
  return Math.min(titleSize, (titleSize * (width - 2 * margin)) / wide);
}

/** Returns the ring, line and dot of every page's logo. */
function logo(): string {
  const name = { weight: "strong", size: 34, colour: colours.onLake } as const;
  const rest = { weight: "text", size: 34, colour: colours.onLake2 } as const;
  const after = margin + 88 + textWidth("Eternal Pro ", name);
  return [
    `<g transform="translate(${margin} 72) scale(1.6)" fill="none" stroke="${colours.onLake}" stroke-width="2.5">`,
    `<path d="M16 9h12"/><circle cx="9" cy="9" r="6.75"/><circle cx="35" cy="9" r="8" fill="${colours.onLake}" stroke="none"/></g>`,
    textPath("Eternal Pro", margin + 88, 98, name),
    textPath("Rent a Car", after, 98, rest),
  ].join("");
}

function road(): string {
  const [from, to] = [margin + 14, width - margin - 14];
  return [
    `<path d="M${from + 14} ${ground}H${to - 16}" stroke="${colours.onLake2}" stroke-width="5"/>`,
    `<circle cx="${from}" cy="${ground}" r="12" fill="none" stroke="${colours.onLake2}" stroke-width="5"/>`,
    `<circle cx="${to}" cy="${ground}" r="16" fill="${colours.amber}"/>`,
  ].join("");
}

/** The drawings are 560 by 240; their wheels touch the ground at 92.8 % of the height. */
function carOnRoad(car: string): string {
  const wide = 520;
  const high = (wide * 240) / 560;
  const place = `x="${width - margin - 90 - wide}" y="${ground - 2 - high * 0.928}" width="${wide}" height="${high}"`;
  return car.replace("<svg ", `<svg ${place} `);
}
