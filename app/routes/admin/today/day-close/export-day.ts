import type { LoaderFunctionArgs } from "react-router";
import type { Cash } from "../../../../domain/account/cash.ts";
import { toKmFeninga } from "../../../../domain/money.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { drawerWords } from "../../../../i18n/admin-drawers/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import type { Language } from "../../../../domain/language.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import type { FileRow } from "../../../../server/exports/list-file.ts";
import { sendList } from "../../lists/send-list.ts";
import { dayIn, loadDay, type DayPage } from "./load-day.ts";

/** The figures of a day as a file, one line each. */
export function loader(args: LoaderFunctionArgs) {
  return sendList(args, "day-close", async (about) => {
    const { language } = about;
    const words = dayCloseWords(language).file;
    const day = await loadDay(dayIn(args.params.day), about);
    const columns = [
      ...fileColumns("text", words.section, words.what, words.detail),
      ...fileColumns("cents", words.euro, words.marks),
    ];
    return { name: words.name(day.day), columns, rows: rowsOf(day, language) };
  });
}

function rowsOf(day: DayPage, language: Language): FileRow[] {
  return [
    ...moneyRows(day, language),
    ...drawerRows(day, language),
    ...depositRows(day, language),
    ...chargedRows(day, language),
    ...fiscalRows(day, language),
  ];
}

/** An amount in euro cents, with the same in marks. */
const inBoth = (cents: number) => [cents, toKmFeninga(cents)];
const asCash = ({ EUR, BAM }: Cash) => [EUR, BAM];

function moneyRows({ figures }: DayPage, language: Language): FileRow[] {
  const { money, noStaff } = dayCloseWords(language);
  const names = adminReservationWords(language).price.methods;
  const { methods, people, total, voids } = figures;
  return [
    ...methods.map((one) => [money.byMethod, names[one.method], "", ...inBoth(one.netCents)]),
    ...people.map((one) => [money.byPerson, one.name || noStaff, "", ...inBoth(one.netCents)]),
    ...voids.map(({ kind, code, amountCents }) => [
      money.voids,
      money.void[kind],
      code,
      ...inBoth(kind === "payment" ? -amountCents : amountCents),
    ]),
    [money.title, money.total, "", ...inBoth(total.netCents)],
  ];
}

function drawerRows({ figures, places }: DayPage, language: Language): FileRow[] {
  const words = dayCloseWords(language).drawers;
  const { kinds } = drawerWords(language).book;
  return figures.drawers.flatMap((drawer) => {
    const { opening, openingDifference, movements, expected, counted, difference, reason } = drawer;
    const row = (what: string, cash: Cash, detail = ""): FileRow => [
      `${words.title}, ${places[drawer.locationId] ?? ""}`,
      what,
      detail,
      ...asCash(cash),
    ];
    return [
      row(words.opening, opening),
      ...(openingDifference
        ? [row(words.openingDifference, openingDifference, drawer.openingReason)]
        : []),
      ...movements.map(({ kind, cash }) => row(kinds[kind], cash)),
      row(words.expected, expected),
      ...(counted ? [row(words.counted, counted)] : []),
      ...(difference ? [row(words.difference, difference, reason)] : []),
    ];
  });
}

function depositRows({ figures }: DayPage, language: Language): FileRow[] {
  const words = dayCloseWords(language).deposits;
  const kinds = ["held", "released", "taken"] as const;
  return [
    ...figures.deposits.flatMap((one) =>
      kinds.map((kind) => [
        words.title,
        words.kinds[kind],
        words.methods[one.method],
        ...inBoth(one[kind]),
      ]),
    ),
    [words.title, words.left, "", ...inBoth(figures.heldCents)],
  ];
}

function chargedRows({ figures }: DayPage, language: Language): FileRow[] {
  const words = dayCloseWords(language).charged;
  const { charged, chargedCents, total, dueChangeCents } = figures;
  return [
    ...charged.map(({ kind, cents }) => [words.title, words.kinds[kind], "", ...inBoth(cents)]),
    [words.title, words.total, "", ...inBoth(chargedCents)],
    [words.title, words.paid, "", ...inBoth(total.netCents)],
    [words.title, words.due, "", ...inBoth(dueChangeCents)],
  ];
}

function fiscalRows({ figures }: DayPage, language: Language): FileRow[] {
  const words = dayCloseWords(language).fiscal;
  const { receipts, fiscalFeninga, z } = figures;
  return [
    [words.title, words.ours(receipts), "", null, fiscalFeninga],
    ...(z
      ? [
          [words.title, words.typed, "", null, z.typedFeninga],
          [words.title, words.difference, z.reason, null, z.differenceFeninga],
        ]
      : []),
  ];
}
