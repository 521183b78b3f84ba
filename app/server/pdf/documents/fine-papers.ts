import { momentOnPaper, periodOnPaper } from "../../../i18n/paper/on-paper.ts";
import type { FineOnPaper } from "../../../domain/documents/contents/fine-papers.ts";
import { dateOf, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { fineLetterWords, type Words } from "../../../i18n/fine-letter/en.ts";
import { formatDate, formatLongDateTime } from "../../../i18n/format.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { styles } from "../paper-look.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";
import { dayIn } from "./day-text.ts";

/** Draws the letter to whoever had the vehicle: in their language, and in both where it was issued by the first form. */
export function drawFineLetter(issued: Issued<ContentOf<"fine-letter">>): Promise<Buffer> {
  const { agency, code, customer, fine, text, staff, language: only } = issued.content;
  const title = say((words) => words.names["fine-letter"]);
  const [bs, en] = [text.bs.split("\n\n"), text.en.split("\n\n")];
  const style = only === undefined ? styles.small : styles.bodyInk;
  return makeDocument(issued, { agency, title, about: code, only }, (sheet, column) => {
    if (only !== undefined) column.y += 6;
    drawRows(sheet, column, [
      { label: said((words) => words.customer), value: same(customer), strong: true },
      ...(only === undefined ? [] : [issuedRow(issued)]),
      ...noticeRows(fine, only === undefined ? {} : letterForm),
    ]);
    column.y += only === undefined ? 8 : 16;
    for (const [index, paragraph] of bs.entries()) {
      drawSentence(sheet, column, { bs: paragraph, en: en[index] ?? "" }, style);
      column.y += only === undefined ? 4 : 6;
    }
    drawSigning(sheet, column, { agency: staff });
  });
}

/** Draws the statement of who drove, for the authority: in Bosnian, and in both languages where it was issued by the first form. */
export function drawFineStatement(issued: Issued<ContentOf<"fine-statement">>): Promise<Buffer> {
  const { content, form } = issued;
  const { agency, code, fine, staff } = content;
  const isAlone = form > 1;
  const title = say((words) => words.names["fine-statement"]);
  const frame = { agency, title, about: code, only: isAlone ? ("bs" as const) : undefined };
  return makeDocument(issued, frame, (sheet, column) => {
    if (isAlone) column.y += 6;
    drawRows(sheet, column, [
      ...(isAlone ? [issuedRow(issued)] : []),
      ...noticeRows(fine, { hasYear: isAlone }),
    ]);
    column.y += isAlone ? 16 : 6;
    drawSentence(
      sheet,
      column,
      said((words) => words.statement.text(agency.name)),
      isAlone ? styles.bodyInk : styles.small,
    );
    drawHeading(
      sheet,
      column,
      said((words) => words.statement.who),
    );
    drawRows(sheet, column, [
      ...driverRows(content),
      ...(isAlone ? timeRows(content) : [agreedRow(content)]),
    ]);
    drawSigning(sheet, column, { agency: staff });
  });
}

type Statement = ContentOf<"fine-statement">;

function row(label: (words: Words["statement"]) => string, value: Bilingual): Row {
  return { label: said((words) => label(words.statement)), value };
}

function driverRows({ driver }: Statement): Row[] {
  const kept = (text: string): Bilingual =>
    text === "" ? said((words) => words.statement.missing) : same(text);
  const born =
    driver.born === "" ? kept("") : say((_words, language) => dayIn(driver.born, language));
  return [
    { ...row((words) => words.name, kept(driver.name)), strong: true },
    row((words) => words.born, born),
    row((words) => words.address, kept(driver.address)),
    row((words) => words.licence, kept(driver.licence)),
    row((words) => words.identity, kept(driver.identity)),
  ];
}

/** As they were agreed on. */
function agreedRow({ from, to }: Statement): Row {
  const both = say((_words, language) =>
    [from, to].map((at) => formatLongDateTime(at, language)).join(" – "),
  );
  return row((words) => words.rental, both);
}

/** By which agreement, and when the vehicle was given out and came back. */
function timeRows(content: Statement): Row[] {
  const { agreement, code, gaveAt, backAt } = content;
  const number = agreement === undefined ? code : `${agreement} (${code})`;
  const contract = row((words) => words.agreement, same(number));
  if (gaveAt === undefined) {
    const { from, to } = content;
    return [contract, row((words) => words.rental, periodOnPaper(from, to))];
  }
  const back =
    backAt === undefined ? said((words) => words.statement.still) : momentOnPaper(backAt);
  return [
    contract,
    row((words) => words.gaveAt, momentOnPaper(gaveAt)),
    row((words) => words.backAt, back),
  ];
}

function momentText(at: LocalDateTime): Bilingual {
  return say((_words, language) => formatLongDateTime(at, language));
}

function said(text: (words: Words) => string): Bilingual {
  return say((_words, language) => text(fineLetterWords(language)));
}

function issuedRow({
  content: { agency },
  issuedAt,
}: Issued<ContentOf<"fine-letter"> | Statement>): Row {
  const day = dateOf(toLocal(issuedAt.getTime()));
  return row(
    (words) => words.issued,
    say((_words, language) => `${agency.city}, ${formatDate(day, language)}`),
  );
}

/** The first form said no year, and called the authority's number its own to the customer too. */
const letterForm = { hasYear: true, isToCustomer: true };

function noticeRows(
  { authority, reference, plate, at, place }: FineOnPaper,
  { hasYear = false, isToCustomer = false }: { hasYear?: boolean; isToCustomer?: boolean },
): Row[] {
  const when = hasYear ? momentOnPaper(at) : momentText(at);
  const where = place === "" ? "" : `, ${place}`;
  return [
    {
      label: said((words) => words.statement[isToCustomer ? "from" : "authority"]),
      value: same(authority),
    },
    {
      label: said((words) => words.statement[isToCustomer ? "notice" : "reference"]),
      value: same(reference),
    },
    { label: said((words) => words.statement.plate), value: same(plate) },
    {
      label: said((words) => words.statement.at),
      value: { bs: when.bs + where, en: when.en + where },
    },
  ];
}
