import { isNoCash, type Cash } from "../../../domain/account/cash.ts";
import type { DayFigures, DrawerFigures, MoneySum } from "../../../domain/day-close/day-figures.ts";
import type { PaymentMethod } from "../../../domain/account/payment-method.ts";
import type { Bilingual, Language } from "../../../domain/language.ts";
import { cashText } from "../../../i18n/admin-account/cash-text.ts";
import { dayCloseWords, type Words } from "../../../i18n/admin-day-close/en.ts";
import { drawerWords } from "../../../i18n/admin-drawers/en.ts";
import { adminReservationWords } from "../../../i18n/admin-reservation/en.ts";
import { formatDate, formatEuro, formatKm, formatList } from "../../../i18n/format.ts";
import { worthOnPaper } from "../../../i18n/paper/on-paper.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

type Close = ContentOf<"day-close">;
type Part = { title: Bilingual; rows: Row[]; note?: Bilingual };

/** Draws the close of a day. */
export function drawDayClose(issued: Issued<Close>): Promise<Buffer> {
  const { agency, day, figures, staff, note } = issued.content;
  const title = said((words) => words.title);
  const about = formatDate(day, "ba");
  const parts: Part[] = [
    { title: said((words) => words.money.byMethod), rows: methodRows(figures) },
    { title: said((words) => words.money.byPerson), rows: personRows(figures) },
    ...drawerParts(issued.content),
    {
      title: said((words) => words.deposits.title),
      rows: depositRows(figures),
      note: said((words) => words.deposits.lead),
    },
    { title: said((words) => words.charged.title), rows: chargedRows(figures) },
    { title: said((words) => words.fiscal.title), rows: fiscalRows(issued.content) },
  ];
  return makeDocument(issued, { agency, title, about }, (sheet, column) => {
    for (const part of parts.filter(({ rows }) => rows.length > 0)) {
      drawHeading(sheet, column, part.title);
      drawRows(sheet, column, part.rows);
      if (part.note) drawSentence(sheet, column, part.note);
    }
    column.y += 4;
    if (note !== "") drawSentence(sheet, column, same(note));
    drawSigning(sheet, column, { agency: staff });
  });
}

function said(text: (words: Words, language: Language) => string): Bilingual {
  return say((_words, language) => text(dayCloseWords(language), language));
}

function cash(amount: Cash): Bilingual {
  return say((_words, language) => cashText(amount, language));
}

function sumRow(label: Bilingual, sum: MoneySum, strong = false): Row {
  const { paidCents, refundedCents, voidedCents, netCents } = sum;
  const isPlain = refundedCents === 0 && voidedCents === 0;
  const value = said((words, language) => {
    const text = (cents: number) => formatEuro(cents, language);
    const parts = words.money.parts(text(paidCents), text(refundedCents), text(voidedCents));
    return isPlain
      ? worthOnPaper(netCents)[language === "ba" ? "bs" : "en"]
      : `${text(netCents)}: ${parts}`;
  });
  return { label, value, strong };
}

function methodRows({ methods, total }: DayFigures): Row[] {
  const name = (method: PaymentMethod) =>
    say((_words, language) => adminReservationWords(language).price.methods[method]);
  return [
    ...methods.map((one) => sumRow(name(one.method), one)),
    sumRow(
      said((words) => words.money.total),
      total,
      true,
    ),
  ];
}

function personRows({ people }: DayFigures): Row[] {
  return people.map((one) =>
    sumRow(
      said((words) => one.name || words.noStaff),
      one,
    ),
  );
}

function drawerParts({ figures, places }: Close): Part[] {
  return figures.drawers.map((drawer) => {
    const place = places[drawer.locationId] ?? same(drawer.locationId);
    const title = {
      bs: drawerWords("ba").titleOf(place.bs),
      en: drawerWords("en-us").titleOf(place.en),
    };
    return { title, rows: drawerRows(drawer) };
  });
}

function drawerRows({
  opening,
  openingDifference,
  openingReason = "",
  movements,
  expected,
  counted,
  difference,
  reason,
}: DrawerFigures): Row[] {
  const row = (text: (words: Words["drawers"]) => string, amount: Cash | undefined): Row[] =>
    amount ? [{ label: said((words) => text(words.drawers)), value: cash(amount) }] : [];
  return [
    ...row((words) => words.opening, opening),
    ...row((words) => words.openingDifference, openingDifference),
    ...(openingDifference && openingReason !== ""
      ? [{ label: said((words) => words.close.reason), value: same(openingReason) }]
      : []),
    ...movements.map((one) => ({
      label: say((_words, language) => drawerWords(language).book.kinds[one.kind]),
      value: cash(one.cash),
    })),
    ...row((words) => words.expected, expected),
    ...row((words) => words.counted, counted),
    ...row((words) => words.difference, difference),
    ...(difference && !isNoCash(difference) && reason !== ""
      ? [{ label: said((words) => words.close.reason), value: same(reason) }]
      : []),
  ];
}

function depositRows({ deposits, heldCents }: DayFigures): Row[] {
  const kinds = ["held", "released", "taken"] as const;
  return [
    ...deposits.flatMap((one) =>
      kinds
        .filter((kind) => one[kind] !== 0)
        .map((kind) => ({
          label: said(
            ({ deposits: words }) =>
              `${words.kinds[kind]}, ${words.methods[one.method].toLowerCase()}`,
          ),
          value: worthOnPaper(one[kind]),
        })),
    ),
    { label: said((words) => words.deposits.left), value: worthOnPaper(heldCents), strong: true },
  ];
}

function chargedRows({ charged, chargedCents, total, dueChangeCents }: DayFigures): Row[] {
  return [
    ...charged.map(({ kind, cents }) => ({
      label: said((words) => words.charged.kinds[kind] ?? kind),
      value: worthOnPaper(cents),
    })),
    {
      label: said((words) => words.charged.total),
      value: worthOnPaper(chargedCents),
      strong: true,
    },
    { label: said((words) => words.charged.paid), value: worthOnPaper(total.netCents) },
    { label: said((words) => words.charged.due), value: worthOnPaper(dueChangeCents) },
  ];
}

function fiscalRows({ figures: { receipts, fiscalFeninga, waitingInvoices, z } }: Close): Row[] {
  const km = (feninga: number) => say((_words, language) => formatKm(feninga, language));
  return [
    ...(receipts > 0
      ? [{ label: said((words) => words.fiscal.ours(receipts)), value: km(fiscalFeninga) }]
      : []),
    ...(z
      ? [
          { label: said((words) => words.fiscal.typed), value: km(z.typedFeninga) },
          { label: said((words) => words.fiscal.difference), value: km(z.differenceFeninga) },
        ]
      : []),
    ...(z && z.reason !== ""
      ? [{ label: said((words) => words.close.reason), value: same(z.reason) }]
      : []),
    ...(waitingInvoices.length > 0
      ? [
          {
            label: said((words) => words.fiscal.title),
            value: said((words, language) =>
              words.fiscal.waiting(formatList(waitingInvoices, language)),
            ),
          },
        ]
      : []),
  ];
}
