import { momentOnPaper } from "../../../i18n/paper/on-paper.ts";
import { roadCharge } from "../../../domain/borders/border-pack.ts";
import type { PackedDriver } from "../../../domain/documents/contents/border-pack.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { de } from "../../../i18n/border-pack/de.ts";
import { borderPackWords, type Words } from "../../../i18n/border-pack/en.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import { makeRoom, type Column } from "../column.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawTable } from "../handover/table.ts";
import { colours, grid, styles } from "../paper-look.ts";
import { drawQrCode } from "../qr-code.ts";
import { drawRule, drawText, told, type Sheet } from "../sheet.ts";
import { same, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

type Pack = ContentOf<"border-pack">;

function packed(text: (words: Words, language: Language) => string): Bilingual {
  return { bs: text(borderPackWords("ba"), "ba"), en: text(borderPackWords("en-us"), "en-us") };
}

/** Draws the authorisation to drive abroad, with the code that leads to the page which says whether it holds. */
export function drawBorderPack(issued: Issued<Pack>): Promise<Buffer> {
  const { content } = issued;
  const { agency, vehicle, countries } = content;
  const title = packed((words) => words.title);
  return makeDocument(issued, { agency, title, about: vehicle.plate }, (sheet, column) => {
    column.y += 6;
    drawSentence(
      sheet,
      column,
      packed((words) => words.grants(agency.name)),
      styles.bodyInk,
    );
    const heading = (text: Bilingual) => drawHeading(sheet, column, text);
    heading(packed((words) => words.vehicle));
    drawRows(sheet, column, vehicleRows(content));
    heading(packed((words) => words.drivers));
    drawRows(sheet, column, content.drivers.flatMap(driverRows));
    heading(packed((words) => words.countries));
    drawTable(
      sheet,
      column,
      [
        { title: packed((words) => words.country), width: 130 },
        { title: packed((words) => words.document), width: 285 },
        { title: packed((words) => words.road), width: 84 },
      ],
      countries.map((country) => [
        signed(country),
        ruleOf(country),
        packed((words) => {
          const charge = roadCharge(country.code);
          return charge ? words.charges[charge] : "–";
        }),
      ]),
    );
    column.y += 8;
    drawSentence(
      sheet,
      column,
      packed((words) => words.sub),
    );
    drawCheck(sheet, column, content);
    if (content.german) drawGerman(sheet, column, content);
  });
}

function vehicleRows({ agency, vehicle, from, to, code }: Pack): Row[] {
  const { make, model, year, plate, vin } = vehicle;
  return [
    { label: packed((words) => words.plate), value: same(plate), strong: true },
    { label: packed((words) => words.vin), value: same(vin), strong: true },
    { label: packed((words) => words.model), value: same(`${make} ${model}, ${year}`) },
    { label: packed((words) => words.from), value: momentOnPaper(from), strong: true },
    { label: packed((words) => words.to), value: momentOnPaper(to), strong: true },
    { label: packed((words) => words.owner), value: same(`${agency.name}, ${agency.address}`) },
    { label: packed((words) => words.phone), value: same(formatPhone(agency.phone)) },
    { label: packed((words) => words.agreement), value: same(code) },
  ];
}

function driverRows({ name, passport, licenceCountry, licenceNumber }: PackedDriver): Row[] {
  return [
    { label: packed((words) => words.driver), value: same(name), strong: true },
    { label: packed((words) => words.passport), value: same(passport) },
    { label: packed((words) => words.licence), value: same(`${licenceCountry} ${licenceNumber}`) },
  ];
}

function signed({ name, sign }: Pack["countries"][number]): Bilingual {
  return { bs: `${name.bs} (${sign})`, en: `${name.en} (${sign})` };
}

function ruleOf({ document, note }: Pack["countries"][number]): Bilingual {
  const rule = packed((words) => words.documents[document]);
  return { bs: `${rule.bs} ${note.bs}`.trim(), en: `${rule.en} ${note.en}`.trim() };
}

/** The same once more in German, in short. */
function drawGerman(sheet: Sheet, column: Column, content: Pack): void {
  const { agency, vehicle, drivers, countries, from, to } = content;
  const lines = [
    de.grants(agency.name),
    `${de.vehicle}: ${vehicle.make} ${vehicle.model} · ${de.plate}: ${vehicle.plate} · ${de.vin}: ${vehicle.vin}`,
    ...drivers.map(
      ({ name, passport, licenceCountry, licenceNumber }) =>
        `${de.drivers}: ${name} · ${de.passport}: ${passport} · ${de.licence}: ${licenceCountry} ${licenceNumber}`,
    ),
    `${de.validity}: ${germanMoment(from)} – ${germanMoment(to)}`,
    ...countries.map(
      ({ code, sign, document }) =>
        `${de.names[code] ?? sign} (${sign}): ${de.documents[document]}`,
    ),
    de.sub,
  ];
  column.y += 10;
  makeRoom(sheet, column, 110);
  const element = sheet.doc.struct("Sect", { lang: "de" });
  sheet.root.add(element);
  drawRule(sheet, { left: grid.left, right: grid.right, y: column.y }, colours.hair, 0.5);
  column.y += 6;
  const place = () => ({ x: column.left, y: column.y, width: column.width });
  told(sheet, element, "H2", () => {
    column.y = drawText(sheet, de.title, place(), styles.heading);
  });
  for (const line of lines) {
    makeRoom(sheet, column, 2 * styles.small.leading);
    told(sheet, element, "P", () => {
      column.y = drawText(sheet, line, place(), styles.small);
    });
  }
}

/** `03.07.2026, 10:00` */
function germanMoment(at: string): string {
  const [date = "", time = ""] = at.split("T");
  return `${date.split("-").reverse().join(".")}, ${time}`;
}

const codeSize = 92;

function drawCheck(sheet: Sheet, column: Column, { checkUrl, staff }: Pack): void {
  column.y += 14;
  makeRoom(sheet, column, codeSize + 8);
  const { y } = column;
  const text = packed((words) => words.check);
  const code = sheet.doc.struct("Figure", { alt: `${text.bs} ${text.en} ${checkUrl}` }, () =>
    drawQrCode(sheet, checkUrl, { x: grid.left, y, size: codeSize }),
  );
  sheet.root.add(code);
  const place = { x: grid.left + codeSize + 16, width: 230 };
  told(sheet, sheet.root, "P", () => {
    const bosnian = drawText(sheet, text.bs, { ...place, y }, styles.bodyInk);
    const english = drawText(sheet, text.en, { ...place, y: bosnian }, styles.small);
    drawText(sheet, checkUrl, { ...place, y: english + 4 }, styles.caption);
  });
  const left = grid.right - 150;
  drawRule(sheet, { left, right: grid.right, y: y + codeSize - 22 }, colours.ink2, 0.7);
  const owner = packed((words) => words.forOwner);
  told(sheet, sheet.root, "P", () => {
    const below = drawText(
      sheet,
      `${owner.bs} · ${owner.en}`,
      { x: left, y: y + codeSize - 19, width: 150 },
      styles.caption,
    );
    drawText(sheet, staff, { x: left, y: below, width: 150 }, styles.small);
  });
  column.y = y + codeSize + 8;
}
