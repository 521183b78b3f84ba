import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inOrder, outOrder, paperPhotos } from "../../../../test/casts/paper-cast.ts";
import { photoAngles } from "../../../domain/handovers/photos.ts";
import { makeHandoverPdf } from "./make-handover-pdf.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "eternal-pro-sheet-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a program of Poppler or qpdf about a document. */
function ask(pdf: Buffer, program: string, ...args: string[]): string {
  const file = join(folder, "sheet.pdf");
  writeFileSync(file, pdf);
  const [before, after] = program === "pdftotext" ? [args, ["-"]] : [args, []];
  return execFileSync(program, [...before, file, ...after], { encoding: "utf8" });
}

/** The words in reading order, with single blanks. */
const textOf = (pdf: Buffer) =>
  ask(pdf, "pdftotext", "-raw").replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");
const pagesOf = (pdf: Buffer) => Number(/Pages:\s+(\d+)/.exec(ask(pdf, "pdfinfo"))?.[1]);
const longName = "Maximiliana-Aleksandra Hadžiabdić-Ćosićkušić von Hohenzollern-Sigmaringen";

describe("a vehicle that goes out", () => {
  test("says everything in both languages, and no document's number in full", async () => {
    const text = textOf(await makeHandoverPdf(outOrder({ equipment: { keys: 2, chains: 0 } })));
    const says = [
      "Zapisnik o predaji vozila",
      "Vehicle handover sheet",
      "EP-23456-789AB",
      "Volkswagen Golf, A12-E-345",
      "pon, 4. maj 2026., 10:00",
      "Mon 4 May 2026, 10:00",
      "Aerodrom Tuzla",
      "Tuzla airport",
      "Sarajevo airport",
      "vozačka dozvola AT …345",
      "driving licence AT …345",
      "41.200 km",
      "41,200 km",
      "pun rezervoar",
      "full tank",
      "Ključ × 2",
      "Key × 2",
      "Lanci za snijeg",
      "Snow chains",
      "Child seat × 2",
      "Prednja vrata",
      "poznato",
      "known",
      "Amra Begić",
      "version 3",
      "Received by the server",
      "Mon 11 May 2026, 10:02:12",
      outOrder().sheetSha256,
      "Page 1 of",
    ];
    for (const sentence of says) expect(text).toContain(sentence);
    expect(text).not.toContain("AB12345");
    expect(text).not.toContain("P1234567");
    expect(text).not.toContain("Charges at the return");
  });

  test("has the same bytes whenever it is drawn, and reads no clock", async () => {
    const first = await makeHandoverPdf(outOrder());
    expect((await makeHandoverPdf(outOrder())).equals(first)).toBe(true);
    expect(ask(first, "qpdf", "--check")).toContain("No syntax or stream encoding errors");
    const info = ask(first, "pdfinfo");
    expect(info).toMatch(/Page size:\s+595\.28 x 841\.89 pts \(A4\)/);
    expect(info).toMatch(/Tagged:\s+yes/);
    for (const line of ask(first, "pdffonts").trim().split("\n").slice(2))
      expect(line).toMatch(/HankenGrotesk.* yes yes yes/);
  });

  test("takes the longest of names and notes without running out of its side", async () => {
    const [driver] = outDrivers();
    const drivers = Array.from({ length: 5 }, () => ({ ...driver, name: longName }));
    const pdf = await makeHandoverPdf(
      outOrder(
        { drivers, customerName: longName, note: `${longName} `.repeat(13) },
        { customer: longName, staff: longName },
      ),
    );
    const boxes = [...ask(pdf, "pdftotext", "-bbox").matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)"/g)];
    expect(boxes.length).toBeGreaterThan(200);
    for (const [, left, right] of boxes) {
      expect(Number(left)).toBeGreaterThan(38);
      expect(Number(right)).toBeLessThan(558);
    }
    expect(pagesOf(pdf)).toBeLessThan(5);
  });
});

function outDrivers() {
  const { sheet } = outOrder();
  if (sheet.direction !== "out") throw new Error("the cast has changed");
  const [driver] = sheet.drivers;
  if (!driver) throw new Error("nobody drives");
  return [driver] as const;
}

describe("a vehicle that comes back", () => {
  test("says what was found, what the customer answers, and what was decided", async () => {
    const text = textOf(await makeHandoverPdf({ ...inOrder(), offSeconds: 400 }));
    const says = [
      "Zapisnik o povratu vozila",
      "Vehicle return sheet",
      "42,100 km (at handover 41,200 km)",
      "900 km",
      "5/8 of the tank (at handover full tank)",
      "not clean",
      "Vraćeno po kiši.",
      "veliko, 120 mm",
      "Zadnja vrata",
      "osporava",
      "disputes",
      "changed: Samo unutra",
      "List price €180.00; with the protection plan the customer pays €100.00.",
      "waived: Stalan klijent",
      "120,00 €",
      "clock was off by 400 s",
    ];
    for (const sentence of says) expect(text).toContain(sentence);
    expect(text).not.toContain("driving licence");
  });

  test("without a signature says why", async () => {
    const unsigned = { ...inOrder({ signedHow: "refused", takenBy: "customer" }), signatures: {} };
    const text = textOf(await makeHandoverPdf(unsigned));
    expect(text).toContain("The customer refused to sign.");
    expect(text).toContain("Nobody from the agency had seen it");
    expect(text).toContain("no signature on the screen");
  });

  test("draws each signature, and each mark on its view", async () => {
    const [whole, bare] = await Promise.all([
      makeHandoverPdf(inOrder()),
      makeHandoverPdf({ ...inOrder({ marks: [] }, { known: [] }), signatures: {} }),
    ]);
    expect(whole.length).toBeGreaterThan(bare.length);
    expect(textOf(bare)).toContain("The vehicle has no damage.");
  });

  test("that is a correction names the sheet that it corrects", async () => {
    const corrects = {
      receivedAt: "2026-05-11T10:02",
      sheetSha256: "e".repeat(64),
      reason: "Pogrešno pročitano",
    };
    const text = textOf(await makeHandoverPdf(inOrder({}, { corrects })));
    expect(text).toContain("Correction: Vehicle return sheet");
    expect(text).toContain("Pogrešno pročitano");
    expect(text.replaceAll(" ", "")).toContain("e".repeat(64));
  });
});

test("photos are small, those that follow are counted, and every one has its hash", async () => {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const jpeg = await sharp({
    create: { width: 480, height: 360, channels: 3, background: "#445", noise },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const kinds = [...photoAngles, "papers"] as const;
  const nine = photoAngles.map(() => jpeg);
  const whole = await makeHandoverPdf({ ...inOrder(), photos: paperPhotos(kinds, nine) });
  expect(whole.length).toBeLessThan(2_000_000);
  expect(ask(whole, "pdfimages", "-list").match(/jpeg/g)).toHaveLength(9);
  const text = textOf(whole);
  expect(text).toContain("9 of 10 photos are here");
  expect(text).toContain("Photos of personal documents and of the signed sheet are not");
  for (const { sha256 } of paperPhotos(kinds, [])) expect(text).toContain(sha256);
  expect(ask(whole, "qpdf", "--check")).toContain("No syntax or stream encoding errors");
});
