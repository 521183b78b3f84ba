import type { FineOnPaper } from "../../../domain/documents/contents/fine-papers.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { fineLetterWords, type Words } from "../../../i18n/fine-letter/en.ts";
import { formatDate, formatLongDateTime } from "../../../i18n/format.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

/** Draws the letter to whoever had the vehicle. */
export function drawFineLetter(issued: Issued<ContentOf<"fine-letter">>): Promise<Buffer> {
  const { agency, code, customer, fine, text, staff } = issued.content;
  const title = say((words) => words.names["fine-letter"]);
  const [bs, en] = [text.bs.split("\n\n"), text.en.split("\n\n")];
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    drawRows(sheet, column, [
      { label: said((words) => words.customer), value: same(customer), strong: true },
      ...noticeRows(fine),
    ]);
    column.y += 8;
    for (const [index, paragraph] of bs.entries()) {
      drawSentence(sheet, column, { bs: paragraph, en: en[index] ?? "" });
      column.y += 4;
    }
    drawSigning(sheet, column, { agency: staff });
  });
}

/** Draws the statement of who drove, for the authority. */
export function drawFineStatement(issued: Issued<ContentOf<"fine-statement">>): Promise<Buffer> {
  const { agency, code, fine, driver, from, to, staff } = issued.content;
  const title = say((words) => words.names["fine-statement"]);
  const kept = (text: string): Bilingual =>
    text === "" ? said((words) => words.statement.missing) : same(text);
  const row = (label: (words: Words["statement"]) => string, value: Bilingual): Row => ({
    label: said((words) => label(words.statement)),
    value,
  });
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    drawRows(sheet, column, noticeRows(fine));
    column.y += 6;
    drawSentence(
      sheet,
      column,
      said((words) => words.statement.text(agency.name)),
    );
    drawHeading(
      sheet,
      column,
      said((words) => words.statement.who),
    );
    drawRows(sheet, column, [
      { ...row((words) => words.name, kept(driver.name)), strong: true },
      row(
        (words) => words.born,
        driver.born === ""
          ? kept("")
          : say((_words, language) => formatDate(driver.born, language)),
      ),
      row((words) => words.address, kept(driver.address)),
      row((words) => words.licence, kept(driver.licence)),
      row((words) => words.identity, kept(driver.identity)),
      row(
        (words) => words.rental,
        say(
          (_words, language) =>
            `${formatLongDateTime(from, language)} – ${formatLongDateTime(to, language)}`,
        ),
      ),
    ]);
    drawSigning(sheet, column, { agency: staff });
  });
}

function said(text: (words: Words) => string): Bilingual {
  return say((_words, language) => text(fineLetterWords(language)));
}

function noticeRows({ authority, reference, plate, at, place }: FineOnPaper): Row[] {
  const where = place === "" ? "" : `, ${place}`;
  return [
    { label: said((words) => words.statement.authority), value: same(authority) },
    { label: said((words) => words.statement.reference), value: same(reference) },
    { label: said((words) => words.statement.plate), value: same(plate) },
    {
      label: said((words) => words.statement.at),
      value: say((_words, language) => formatLongDateTime(at, language) + where),
    },
  ];
}
