import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fineLetterContent,
  fineStatementContent,
} from "../../../../test/casts/desk-papers-cast.ts";
import type {
  FineLetterContent,
  FineStatementContent,
} from "../../../domain/documents/contents/fine-papers.ts";
import { documentPaperWords } from "../../../i18n/document-paper/en.ts";
import { fineLetterWords } from "../../../i18n/fine-letter/en.ts";
import { drawDocument } from "./draw-document.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "eternal-pro-fines-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = async (content: FineLetterContent | FineStatementContent, form: number) => {
  const pdf = await drawDocument({
    number: "I-2026-000007",
    issuedAt: new Date("2026-08-03T09:00:00Z"),
    form,
    content,
    photoOf: async () => undefined,
  });
  const file = join(folder, "fine.pdf");
  writeFileSync(file, pdf);
  return execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" })
    .replaceAll("\u00a0", " ")
    .replaceAll(/\s+/g, " ");
};

const { gaveAt, backAt, agreement, ...statement } = fineStatementContent();
const proof = { gaveAt, backAt, agreement };
const { language: _own, ...letter } = fineLetterContent({
  text: { bs: "Primili smo obavijest.", en: "We have received a notice." },
});
const english = documentPaperWords("en-us");
const bosnian = documentPaperWords("ba");

test("the statement is for an authority of the country: in Bosnian alone, with the agreement and the handovers", async () => {
  const text = await textOf({ ...statement, ...proof }, 2);
  for (const said of [
    bosnian.names["fine-statement"],
    "Tuzla, pon, 3. aug 2026.",
    "MUP TK",
    "08-03/2-1-1234/26",
    "A12-E-345",
    "U-2026-000031 (EP-7K2M4-Q9XTA)",
    "čet, 9. jul 2026., 14:12, M4, Šićki Brod",
    "pon, 6. jul 2026., 10:12",
    "pon, 13. jul 2026., 09:41",
    fineLetterWords("ba").statement.missing,
    "Stranica 1 od 1",
  ])
    expect(text).toContain(said);
  for (const said of [english.names["fine-statement"], "Page 1", english.forAgency])
    expect(text).not.toContain(said);
});

test("a vehicle that is still out is said to be", async () => {
  expect(await textOf({ ...statement, gaveAt, agreement }, 2)).toContain(
    fineLetterWords("ba").statement.still,
  );
});

test.each([
  ["bs", bosnian, english],
  ["en", english, bosnian],
] as const)("the letter is in the customer's language alone: %s", async (language, own, other) => {
  const text = await textOf({ ...letter, language }, 2);
  expect(text).toContain(own.names["fine-letter"]);
  expect(text).toContain(letter.text[language]);
  expect(text).toContain(fineLetterWords(language === "bs" ? "ba" : "en-us").statement.notice);
  expect(text).not.toContain(other.names["fine-letter"]);
  expect(text).not.toContain(letter.text[language === "bs" ? "en" : "bs"]);
});

test("what was issued by the first form stays in both languages", async () => {
  for (const content of [statement, letter]) {
    const text = await textOf(content, 1);
    expect(text).toContain(english.names[content.kind]);
    expect(text).toContain(bosnian.names[content.kind]);
  }
});
