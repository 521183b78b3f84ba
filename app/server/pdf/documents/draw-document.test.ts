import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { overlapsIn } from "../../../../test/casts/overlaps-in.ts";
import {
  dayCloseContent,
  fineLetterContent,
  fineStatementContent,
  noShowContent,
} from "../../../../test/casts/desk-papers-cast.ts";
import { allContents, depositContent, invoiceContent } from "../../../../test/casts/papers-cast.ts";
import {
  agreementContent,
  annexContent,
  damageContent,
  lateContent,
  packContent,
} from "../../../../test/casts/rental-papers-cast.ts";
import type { DocumentContent } from "../../../domain/documents/contents/document-content.ts";
import { documentKinds } from "../../../domain/documents/document.ts";
import { documentPaperWords } from "../../../i18n/document-paper/en.ts";
import { drawDocument } from "./draw-document.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "eternal-pro-papers-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const drawn = (content: DocumentContent, form = 1) =>
  drawDocument({
    number: "2026-000123",
    issuedAt: new Date("2026-07-13T09:00:00Z"),
    form,
    content,
    photoOf: async () => undefined,
  });

/** The output of a program of Poppler or qpdf about a document. */
function ask(pdf: Buffer, program: string, ...args: string[]): string {
  const file = join(folder, "paper.pdf");
  writeFileSync(file, pdf);
  const after = program === "pdftotext" ? ["-"] : [];
  return execFileSync(program, [...args, file, ...after], { encoding: "utf8" });
}

/** The words in reading order, with single blanks. */
const textOf = (pdf: Buffer) =>
  ask(pdf, "pdftotext", "-raw").replaceAll("\u00a0", " ").replaceAll(/\s+/g, " ");

test.each(allContents())("a $kind is drawn in both languages, and always the same", async (one) => {
  const pdf = await drawn(one);
  const text = textOf(pdf);
  for (const language of ["ba", "en-us"] as const) {
    const words = documentPaperWords(language);
    const title =
      one.kind === "payment-receipt"
        ? words.receipt.title[one.payment.kind]
        : words.names[one.kind];
    expect(text).toContain(title);
  }
  for (const said of ["2026-000123", "EP-7K2M4-Q9XTA", "Page 1 of 1", "Stranica 1 od 1"])
    expect(text).toContain(said);
  expect((await drawn(one)).equals(pdf)).toBe(true);
});

const { language: _alone, ...letterInBoth } = fineLetterContent();
const everyPaper: [DocumentContent, form: number][] = [
  ...[
    ...allContents(),
    agreementContent(),
    annexContent(),
    packContent(),
    damageContent(),
    lateContent(),
    noShowContent(),
    dayCloseContent(),
    letterInBoth,
    fineStatementContent(),
  ].map((content): [DocumentContent, number] => [content, 1]),
  [fineLetterContent({ language: "bs" }), 2],
  [fineLetterContent({ language: "en" }), 2],
  [fineStatementContent(), 2],
];

test("every kind of paper is looked at", () => {
  expect(new Set(everyPaper.map(([{ kind }]) => kind))).toEqual(new Set(documentKinds));
});

test.each(everyPaper.map(([content, form]) => ({ kind: content.kind, form, content })))(
  "a $kind of form $form is a whole file, and no words of it lie on others",
  async ({ content, form }) => {
    const pdf = await drawn(content, form);
    // The foot holds the number and the day, however long its titles are.
    expect(textOf(pdf)).toMatch(/2026-000123 · [^·]+ · 13\.07\.2026\./u);
    expect(ask(pdf, "qpdf", "--check")).toContain("No syntax or stream encoding errors found");
    expect(overlapsIn(ask(pdf, "pdftotext", "-bbox"))).toEqual([]);
  },
);

test("the receipt of a deposit says how it is held and when it goes back, cash in its own currency", async () => {
  const card = textOf(await drawn(depositContent()));
  for (const said of ["završava na 4242", "ending in 4242", "POS 118", "čet, 30. jul 2026."])
    expect(card).toContain(said);
  const cash = { EUR: 0, BAM: 39_115 };
  const { hold, ...rest } = depositContent();
  const { heldUntil: _until, ...plain } = { ...hold, lastFour: "", reference: "" };
  const text = textOf(await drawn({ ...rest, hold: { ...plain, method: "cash", cash } }));
  for (const said of ["KM 391.15", "391,15 KM", "u valuti u kojoj je primljen"])
    expect(text).toContain(said);
  expect(text).not.toContain("4242");
});

test("an invoice says all that čl. 107 asks for", async () => {
  const invoice = invoiceContent();
  const text = textOf(await drawn(invoice));
  for (const said of [
    "Eternal Pro d.o.o. Tuzla",
    "JIB 4200000000004",
    "PDV 200000000000",
    "Šećerana Đurđevik d.o.o.",
    "4200211100005",
    "200211100005",
    "Žrtava fašizma 8, 75270 Živinice",
    "Izdato",
    "Tuzla, pon, 13. jul 2026.",
    "Datum isporuke",
    "Škoda Octavia Combi, 7 dana",
    "17 %",
    "bez PDV-a",
    "500,24 85,04 585,28",
    "736,41 85,04 821,45",
    "821,45 KM",
    "KM 821.45",
    "161-000-00000000-00",
    invoice.reference,
  ])
    expect(text).toContain(said);
});

test("a long invoice runs over pages, with the head of its table on each", async () => {
  const [line] = invoiceContent().lines;
  const lines = Array.from({ length: 60 }, () => line).flatMap((one) => one ?? []);
  const text = textOf(await drawn(invoiceContent({ lines })));
  const pages = Number(/Page 1 of (\d)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(text.split("Naziv usluge").length - 1).toBeGreaterThan(2);
  expect(text.split("Page ").length - 1).toBe(pages);
});
