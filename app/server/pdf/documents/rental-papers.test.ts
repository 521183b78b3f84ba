import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  agreementContent,
  annexContent,
  damageContent,
  lateContent,
  packContent,
} from "../../../../test/casts/rental-papers-cast.ts";
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import { drawDocument } from "./draw-document.ts";

let folder: string;
let jpeg: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rental-papers-"));
  const create = { width: 640, height: 480, channels: 3, background: "#557" } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawn = (content: DocumentContent, photo?: Buffer) =>
  drawDocument({
    number: "U-2026-000012",
    issuedAt: new Date("2026-05-04T08:06:00Z"),
    form: 1,
    content,
    photoOf: async () => photo,
  });

/** The output of a program of Poppler or qpdf about a document. */
function ask(pdf: Buffer, program: string, ...args: string[]): string {
  const file = join(folder, "paper.pdf");
  writeFileSync(file, pdf);
  const [before, after] = program === "pdftotext" ? [args, ["-"]] : [args, []];
  return execFileSync(program, [...before, file, ...after], { encoding: "utf8" });
}

/** The words in reading order, with single blanks. */
const textOf = (pdf: Buffer) =>
  ask(pdf, "pdftotext", "-raw").replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");

const every: [string, DocumentContent, string[]][] = [
  [
    "the agreement",
    agreementContent(),
    [
      "Ugovor o najmu vozila",
      "Rental agreement",
      "EP-23456-789AB",
      "4200000000004",
      "Adnan Hodžić",
      "P1234567",
      "Tarik Đulić",
      "TMBJJ7NX1PY000001",
      "pon, 4. maj 2026., 10:00",
      "7 × €26.90",
      "7 × 26,90 €",
      "€208.30",
      "41,200 km",
      "Hrvatska i Albanija (zelena karta)",
      "Croatia and Albania (green card)",
      "utajeno",
      "misappropriated",
      "Agenciji za zaštitu ličnih podataka",
      "drawing their signature on a screen",
      "the renter’s own phone",
      "ab".repeat(32),
      "cd".repeat(32),
      "version 6",
      "Prilog: Opći uslovi najma, verzija 6",
      "The version that applies",
    ],
  ],
  [
    "an annex",
    annexContent(),
    ["Aneks: produženje najma", "U-2026-000012", "sri, 13. maj 2026., 10:00", "4 May 2026"],
  ],
  [
    "the authorisation to drive abroad",
    packContent(),
    [
      "Ovlaštenje za vožnju u inostranstvo",
      "Authorisation to drive abroad",
      "Vollmacht für Auslandsfahrten",
      "A12-E-345",
      "TMBJJ7NX1PY000001",
      "P1234567",
      "Albanija (AL)",
      "A green card on paper is needed",
      "Österreich (A)",
      "vinjeta",
      "https://eternal-pro.test/border/",
    ],
  ],
  [
    "the report about damage",
    damageContent(),
    ["Zapisnik o šteti", "Damage report", "PU-123/26", "osporava", "€120.00", "učešće 800,00 €"],
  ],
  [
    "a letter",
    lateContent(),
    ["Poziv na povrat vozila", "Demand to return the vehicle", "Mariahilfer Straße 1, Wien"],
  ],
];

describe.each(every)("%s", (_name, content, says) => {
  test("says everything in both languages, as a whole file with equal bytes", async () => {
    const pdf = await drawn(content, jpeg);
    const text = textOf(pdf);
    for (const sentence of says) expect(text).toContain(sentence);
    expect((await drawn(content, jpeg)).equals(pdf)).toBe(true);
    expect(ask(pdf, "qpdf", "--check")).toContain("No syntax or stream encoding errors");
    expect(ask(pdf, "pdfinfo")).toMatch(/Tagged:\s+yes/);
  });

  test("stays within the page", async () => {
    const boxes = [
      ...ask(await drawn(content), "pdftotext", "-bbox").matchAll(
        /xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)" yMax="([\d.]+)"/g,
      ),
    ];
    expect(boxes.length).toBeGreaterThan(50);
    for (const [, left, right, bottom] of boxes) {
      expect(Number(left)).toBeGreaterThan(38);
      expect(Number(right)).toBeLessThan(558);
      expect(Number(bottom)).toBeLessThan(835);
    }
  });
});

test("an agreement that nobody has signed has lines to sign on, and no proof of a signature", async () => {
  const { signature: _one, handover: _other, ...unsigned } = agreementContent({ drivers: [] });
  const text = textOf(await drawn(unsigned));
  expect(text).toContain("To be signed by both sides, in two copies.");
  expect(text).toContain("to be entered at the handover");
  expect(text).not.toContain("Received by the server");
});

test("photos are printed when they are here, and counted when they are not", async () => {
  const content = agreementContent();
  const photos = ["front", "rear"].map((kind, index) => ({
    kind: kind === "front" ? ("front" as const) : ("rear" as const),
    sha256: String(index).repeat(64),
  }));
  const handover = content.handover && { ...content.handover, photos };
  const signed = { ...content, ...(handover && { handover }) };
  expect(textOf(await drawn(signed, jpeg))).toContain("2 photos.");
  expect(textOf(await drawn(signed))).toContain("0 of 2 photos had arrived");
  expect(textOf(await drawn(damageContent()))).toContain("Photos that had not arrived");
});
