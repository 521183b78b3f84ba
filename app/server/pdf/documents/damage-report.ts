import { euroOnPaper, momentOnPaper } from "../../../i18n/paper/on-paper.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { damageReportWords, type Words } from "../../../i18n/damage-report/en.ts";
import { formatEuro, formatNumber } from "../../../i18n/format.ts";
import { handoverWords } from "../../../i18n/handover/en.ts";
import { makeRoom, type Column } from "../column.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawMarked } from "../handover/draw-damage.ts";
import { drawTable } from "../handover/table.ts";
import { grid, styles } from "../paper-look.ts";
import { drawLines, told, type Sheet } from "../sheet.ts";
import { drawHash } from "./draw-hash.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

type Report = ContentOf<"damage-report">;

function reported(text: (words: Words, language: Language) => string): Bilingual {
  return { bs: text(damageReportWords("ba"), "ba"), en: text(damageReportWords("en-us"), "en-us") };
}

/** Draws the report about damage: the vehicle with its marks, what each costs, and photos as large as proof needs them. */
export function drawDamageReport(issued: Issued<Report>): Promise<Buffer> {
  const { content } = issued;
  const { agency, code, known, damages, renter, staff, sheetSha256 } = content;
  const title = reported((words) => words.title);
  return makeDocument(issued, { agency, title, about: code }, async (sheet, column) => {
    drawHeading(
      sheet,
      column,
      reported((words) => words.about),
    );
    drawRows(sheet, column, aboutRows(content));
    drawMarked(sheet, column, { known, marks: damages, isReturn: true });
    drawMoney(sheet, column, content);
    await drawProof(sheet, column, issued);
    column.y += 6;
    drawHash(
      sheet,
      column,
      reported((words) => words.sheet),
      sheetSha256,
    );
    column.y += 4;
    drawSentence(
      sheet,
      column,
      reported((words) => words.copy),
    );
    drawSigning(sheet, column, { agency: staff, customer: renter });
  });
}

function aboutRows({ renter, vehicle, at, place, odometerKm, plan, ...said }: Report): Row[] {
  const when = momentOnPaper(at);
  const excess = reported((words, language) =>
    plan.excessCents > 0 ? words.excess(formatEuro(plan.excessCents, language)) : words.noExcess,
  );
  return [
    { label: reported((words) => words.renter), value: same(renter), strong: true },
    {
      label: reported((words) => words.vehicle),
      value: same(`${vehicle.name}, ${vehicle.plate}`),
      strong: true,
    },
    { label: reported((words) => words.vin), value: same(vehicle.vin || "–") },
    {
      label: reported((words) => words.found),
      value: { bs: `${when.bs}, ${place.bs}`, en: `${when.en}, ${place.en}` },
    },
    {
      label: reported((words) => words.odometer),
      value: reported((_words, language) => `${formatNumber(odometerKm, language)} km`),
    },
    {
      label: reported((words) => words.plan),
      value: { bs: `${plan.name.bs}, ${excess.bs}`, en: `${plan.name.en}, ${excess.en}` },
    },
    {
      label: reported((words) => words.police),
      value: reported((words) => said.policeReport || words.noPolice),
    },
    {
      label: reported((words) => words.account),
      value: reported((words) => said.account || words.noAccount),
    },
  ];
}

function drawMoney(sheet: Sheet, column: Column, { known, damages }: Report): void {
  drawHeading(
    sheet,
    column,
    reported((words) => words.money),
  );
  drawTable(
    sheet,
    column,
    [
      { title: reported((words) => words.mark), width: 24 },
      { title: reported((words) => words.what), width: 190 },
      { title: reported((words) => words.table), width: 90, align: "right" },
      { title: reported((words) => words.charged), width: 90, align: "right" },
      { title: reported((words) => words.answer), width: 73 },
    ],
    damages.map((damage, index) => [
      String(known.length + index + 1),
      reported((_words, language) => {
        const { damages: kinds, views } = handoverWords(language);
        return `${kinds[damage.kind]}, ${views[damage.view]}`;
      }),
      damage.priceCents === undefined
        ? reported((words) => words.unpriced)
        : euroOnPaper(damage.priceCents),
      euroOnPaper(damage.chargeCents ?? 0),
      reported((words) => (damage.answer ? words.answers[damage.answer] : words.notAsked)),
    ]),
  );
  const total = damages.reduce((sum, { chargeCents = 0 }) => sum + chargeCents, 0);
  column.y += 4;
  drawRows(sheet, column, [
    { label: reported((words) => words.total), value: euroOnPaper(total), strong: true },
  ]);
}

const across = 2;
const gap = 14;
const width = (grid.right - grid.left - gap) / across;
const height = width * 0.7;
const pixels = 900;

async function drawProof(
  sheet: Sheet,
  column: Column,
  { content: { known, damages }, photoOf }: Issued<Report>,
): Promise<void> {
  const named = damages.flatMap(({ photos }, index) =>
    photos.map((sha256) => ({ sha256, number: known.length + index + 1 })),
  );
  if (named.length === 0) return;
  const here: { jpeg: Buffer; number: number }[] = [];
  for (const { sha256, number } of named) {
    const jpeg = await photoOf(sha256, pixels);
    if (jpeg) here.push({ jpeg, number });
  }
  const missing = named.length - here.length;
  drawHeading(
    sheet,
    column,
    reported((words) => words.photos),
    here.length > 0 ? height : 20,
  );
  if (missing > 0)
    drawSentence(
      sheet,
      column,
      reported((words) => words.notHere(missing)),
    );
  for (let first = 0; first < here.length; first += across) {
    makeRoom(sheet, column, height + 14);
    here.slice(first, first + across).forEach((photo, index) => {
      drawPhoto(sheet, photo, { x: grid.left + index * (width + gap), y: column.y });
    });
    column.y += height + 14;
  }
}

function drawPhoto(
  sheet: Sheet,
  { jpeg, number }: { jpeg: Buffer; number: number },
  { x, y }: { x: number; y: number },
): void {
  const name = reported((words) => words.photoOf(number));
  const text = `${name.bs} · ${name.en}`;
  const figure = sheet.doc.struct("Figure", { alt: text }, () => {
    sheet.doc.image(jpeg, x, y, { fit: [width, height], align: "center", valign: "center" });
  });
  sheet.root.add(figure);
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, [text], { x, y: y + height + 1 }, styles.caption),
  );
}
