import { momentOnPaper } from "../../../i18n/paper/on-paper.ts";
import { dateOf } from "../../../domain/calendar.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { makeRoom, type Column } from "../column.ts";
import { drawHeading, drawRows, drawSentence, sides, type Row } from "../handover/both.ts";
import { drawInk, inkHeight } from "../handover/draw-signatures.ts";
import { colours, grid, styles } from "../paper-look.ts";
import { drawLines, drawRule, linesOf, told, type Sheet } from "../sheet.ts";
import { agreed, type Agreement } from "./agreement-words.ts";
import { drawLegalText } from "./both-columns.ts";
import { drawHash } from "./draw-hash.ts";
import { type Issued } from "./issued.ts";
import { drawPhotoGrid, photoPixels, type GridPhoto } from "./photo-grid.ts";
import { dayIn } from "./day-text.ts";

/** Draws the end of the agreement: what belongs to it, the signatures with their proof, the general terms, and the photos. */
export async function drawAgreementEnd(
  sheet: Sheet,
  column: Column,
  issued: Issued<Agreement>,
): Promise<void> {
  const { content } = issued;
  drawAnnexes(sheet, column, content);
  drawSigned(sheet, column, issued);
  const { general } = content.terms;
  if (general) {
    turnPage(sheet, column);
    drawHeading(sheet, column, {
      bs: agreed((words) => words.general(general.title.bs, general.version)).bs,
      en: agreed((words) => words.general(general.title.en, general.version)).en,
    });
    drawLegalText(sheet, column, general.body);
  }
  await drawTaken(sheet, column, issued);
}

function turnPage(sheet: Sheet, column: Column): void {
  makeRoom(sheet, column, grid.bottom);
}

function drawAnnexes(sheet: Sheet, column: Column, { terms, handover }: Agreement): void {
  const { general } = terms;
  drawHeading(
    sheet,
    column,
    agreed((words) => words.annexes),
  );
  const texts = [agreed((words) => words.annexSheet)];
  if (general)
    texts.push({
      bs: agreed((words) =>
        words.annexGeneral(general.title.bs, general.version, dayIn(general.publishedOn, "ba")),
      ).bs,
      en: agreed((words) =>
        words.annexGeneral(general.title.en, general.version, dayIn(general.publishedOn, "en-us")),
      ).en,
    });
  if (handover && handover.photos.length > 0) texts.push(agreed((words) => words.photos));
  texts.forEach(({ bs, en }, index) => {
    const text = { bs: `${index + 1}. ${bs}`, en: `${index + 1}. ${en}` };
    drawSentence(sheet, column, text, styles.bodyInk);
  });
}

function drawSigned(sheet: Sheet, column: Column, { content, issuedAt }: Issued<Agreement>): void {
  const { terms, signature, staff } = content;
  drawHeading(
    sheet,
    column,
    agreed((words) => words.signatures),
    inkHeight + 110,
  );
  const made = dateOf(signature?.receivedAt ?? toLocal(issuedAt.getTime()));
  drawSentence(
    sheet,
    column,
    agreed((words, language) => words.made(terms.agency.city, dayIn(made, language))),
    styles.bodyInk,
  );
  drawSentence(
    sheet,
    column,
    agreed((words) => (signature ? words.how[signature.how] : words.byHand)),
    styles.label,
  );
  drawLinesToSign(sheet, column, {
    signature,
    lessor: staff,
    renter: signature?.customerName ?? terms.renter.name,
  });
  drawRows(sheet, column, proofRows(content));
  column.y += 6;
  const { termsSha256, handover } = content;
  drawHash(
    sheet,
    column,
    agreed((words) => words.termsHash),
    termsSha256,
  );
  if (handover)
    drawHash(
      sheet,
      column,
      agreed((words) => words.sheetHash),
      handover.sheetSha256,
    );
}

function drawLinesToSign(
  sheet: Sheet,
  column: Column,
  { signature, lessor, renter }: Pick<Agreement, "signature"> & { lessor: string; renter: string },
): void {
  makeRoom(sheet, column, inkHeight + 40);
  const y = column.y + 4;
  const [left, right] = sides;
  const ends = [
    { x: left.x, role: agreed((words) => words.forRenter), name: renter, of: "customer" },
    { x: right.x, role: agreed((words) => words.forLessor), name: lessor, of: "staff" },
  ] as const;
  for (const { x, role, name, of } of ends) {
    if (signature?.how === "screen") drawInk(sheet, signature[of], { x, y });
    const below = { left: x, right: x + left.width, y: y + inkHeight };
    drawRule(sheet, below, colours.ink2, 0.7);
    told(sheet, sheet.root, "P", () => {
      const lines = linesOf(sheet, `${role.bs} · ${role.en}`, left.width, styles.small);
      const end = drawLines(sheet, lines, { x, y: below.y + 3 }, styles.small);
      drawLines(sheet, linesOf(sheet, name, left.width, styles.label), { x, y: end }, styles.label);
    });
  }
  column.y = y + inkHeight + 36;
}

function proofRows({ signature }: Agreement): Row[] {
  if (!signature) return [];
  const { deviceAt, receivedAt, onOwnPhone, language: shown } = signature;
  return [
    { label: agreed((words) => words.deviceTime), value: momentOnPaper(deviceAt) },
    { label: agreed((words) => words.serverTime), value: momentOnPaper(receivedAt) },
    {
      label: agreed((words) => words.device),
      value: agreed((words) => (onOwnPhone ? words.onOwn : words.onOurs)),
    },
    { label: agreed((words) => words.shownIn), value: agreed((words) => words.languages[shown]) },
  ];
}

async function drawTaken(
  sheet: Sheet,
  column: Column,
  { content, photoOf }: Issued<Agreement>,
): Promise<void> {
  const photos = content.handover?.photos ?? [];
  if (photos.length === 0) return;
  const found = await Promise.all(
    photos.map(async ({ kind, sha256 }) => ({ kind, jpeg: await photoOf(sha256, photoPixels) })),
  );
  const here = found.flatMap(({ kind, jpeg }): GridPhoto[] => (jpeg ? [{ kind, jpeg }] : []));
  drawHeading(
    sheet,
    column,
    agreed((words) => words.photos),
    120,
  );
  drawSentence(
    sheet,
    column,
    agreed((words) => words.photosHere(here.length, photos.length)),
  );
  drawPhotoGrid(sheet, column, here);
}
