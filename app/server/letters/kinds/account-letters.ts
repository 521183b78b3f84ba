/** Two letters about the account of a reservation: something was charged, and something is still owed. */
import { toKmFeninga } from "../../../domain/money.ts";
import { isCalledOff } from "../../../domain/reservations/states/states.ts";
import { chargeWords } from "../../../i18n/charges/en.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { formatEuro, formatKm, formatList } from "../../../i18n/format.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import type { ChargeLetter, DebtLetter } from "../../mail/letter.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { seeLink } from "../reservation-links.ts";

type Rows = Extract<Block, { is: "rows" }>["rows"];

/** "We have charged this": what for, why, and what the account says now. */
export function charged(letter: ChargeLetter, about: About): LetterContent {
  const { words, language } = about;
  const says = words.charged;
  const { reservation, charge } = letter;
  const what = chargeWords(language).kinds[charge.kind];
  const amount = formatEuro(charge.amountCents, language);
  return {
    ...accountContent(letter, about),
    subject: says.subject(reservation.code, amount),
    preview: `${what}: ${charge.reason}`,
    title: says.title(reservation.customer.firstName),
    lead: says.lead,
    blocks: [
      {
        is: "rows",
        rows: [
          { label: what, value: amount },
          { label: says.reason, value: charge.reason },
        ],
      },
      ...accountBlocks(letter, about),
    ],
  };
}

/** "This is still to be paid": the account line by line, the amount in both currencies, and the ways to pay. */
export function debtReminder(letter: DebtLetter, about: About): LetterContent {
  const says = about.words.debt;
  const { reservation, account } = letter;
  const amount = formatEuro(account.dueCents, about.language);
  return {
    ...accountContent(letter, about),
    subject: says.subject(reservation.code, amount),
    preview: says.preview(dueText(account.dueCents, about)),
    title: says.title(reservation.customer.firstName),
    lead: says.lead,
    blocks: [
      ...accountBlocks(letter, about),
      { is: "note", tone: "calm", text: says.paid },
      { is: "note", tone: "calm", text: says.wrong },
    ],
  };
}

function accountContent({ reservation }: DebtLetter, about: About) {
  return {
    to: reservation.customer.email,
    code: reservation.code,
    action: seeLink(reservation, about),
    footnote: about.words.foot.booked,
  };
}

/** The account as a bill, and how what is due is paid. */
function accountBlocks({ reservation, account }: DebtLetter, about: About): Block[] {
  const { words, language } = about;
  const says = words.account;
  const { kinds } = chargeWords(language);
  const { charges, paidCents, dueCents } = account;
  const euro = (cents: number) => formatEuro(cents, language);
  const rows: Rows = [
    ...(isCalledOff(reservation.status)
      ? []
      : [{ label: says.price, value: euro(reservation.totalCents) }]),
    ...charges.map(({ kind, amountCents }) => ({ label: kinds[kind], value: euro(amountCents) })),
    { label: says.paid, value: euro(paidCents) },
    dueCents < 0
      ? { label: says.toReturn, value: euro(-dueCents) }
      : { label: says.due, value: dueCents > 0 ? dueText(dueCents, about) : euro(0) },
  ];
  return [
    { is: "heading", text: says.title },
    { is: "rows", rows },
    ...(dueCents > 0
      ? [{ is: "note", tone: "calm", text: waysToPay(reservation.code, about) } as const]
      : []),
  ];
}

function dueText(cents: number, { language }: About): string {
  return `${formatEuro(cents, language)} (${formatKm(toKmFeninga(cents), language)})`;
}

function waysToPay(code: string, { words, language, world }: About): string {
  const { paymentTypes, phone } = world.catalogue.facts;
  const { payment } = confirmationWords(language);
  const ways = formatList(
    paymentTypes.map((type) => payment[type]),
    language,
  );
  return words.account.ways(ways, code, formatPhone(phone));
}
