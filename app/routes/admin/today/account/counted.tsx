import type { Cash, Currency } from "../../../../domain/account/cash.ts";
import { paymentFields, refundFields } from "../../../../domain/account/read-payment.ts";
import { refundOf, settle } from "../../../../domain/account/settle.ts";
import { handOut } from "../../../../domain/drawers/pieces.ts";
import { readForm } from "../../../../domain/forms/read-form.ts";
import type { Language } from "../../../../domain/language.ts";
import { cashText, currencyText, piecesText } from "../../../../i18n/admin-account/cash-text.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import styles from "./account.module.css";
import type { AccountPage, OpenDrawer } from "./load-account.ts";

type CountedProps = {
  language: Language;
  account: AccountPage;
  typed: Record<string, string>;
};

/** What would be settled, and which notes and coins are handed out: by the rules that the server asks too. */
export function Counted({ language, account, typed }: CountedProps) {
  const words = accountWords(language);
  const read = readForm(typed, paymentFields);
  if (!read.ok) return null;
  const { method, eur, bam, amount: amountCents, changeIn, placeId } = read.values;
  const tendered: Cash = { EUR: eur, BAM: bam };
  if (eur === 0 && bam === 0) return null;
  const settled = settle({ method, tendered, amountCents, changeIn }, account.dueCents);
  if (typeof settled === "string")
    return (
      <p role="status" className={styles.counted}>
        {words.refused[settled]}
      </p>
    );
  const rest = account.dueCents - settled.amountCents;
  const drawer = drawerOf(account, placeId);
  return (
    <p role="status" className={styles.counted}>
      <b>{words.pay.settles(formatEuro(settled.amountCents, language))}</b>
      {settled.roundingCents !== 0 && (
        <span>{words.pay.rounding(formatEuro(settled.roundingCents, language))}</span>
      )}
      {rest > 0 && <span>{words.pay.rest(formatEuro(rest, language))}</span>}
      {settled.change[changeIn] > 0 ? (
        <>
          <b>{words.pay.change(cashText(settled.change, language))}</b>
          {drawer && (
            <Pieces {...{ language, changeIn, drawer }} amount={settled.change[changeIn]} />
          )}
        </>
      ) : (
        method === "cash" && <span>{words.pay.noChange}</span>
      )}
    </p>
  );
}

/** What a refund hands out, by the same rules. */
export function RefundCounted({ language, account, typed }: CountedProps) {
  const words = accountWords(language);
  const read = readForm({ ...typed, note: "-" }, refundFields);
  if (!read.ok) return null;
  const { method, amount: amountCents, currency, placeId } = read.values;
  const given = refundOf({ method, amountCents, currency }, account.leftCents);
  if (typeof given === "string")
    return (
      <p role="status" className={styles.counted}>
        {words.refused[given]}
      </p>
    );
  const drawer = drawerOf(account, placeId);
  return (
    <p role="status" className={styles.counted}>
      <b>{words.refund.goes(cashText(given.tendered, language))}</b>
      {given.roundingCents !== 0 && (
        <span>{words.pay.rounding(formatEuro(given.roundingCents, language))}</span>
      )}
      {method === "cash" && drawer && (
        <Pieces {...{ language, drawer }} changeIn={currency} amount={given.tendered[currency]} />
      )}
    </p>
  );
}

function drawerOf({ drawers }: AccountPage, placeId: string): OpenDrawer | undefined {
  return drawers.find((one) => one.placeId === placeId) ?? drawers[0];
}

type PiecesProps = { language: Language; changeIn: Currency; drawer: OpenDrawer; amount: number };

/** The notes and coins that are handed out. */
export function Pieces({ language, changeIn, drawer, amount }: PiecesProps) {
  const words = accountWords(language).pay;
  const { pieces, missing } = handOut(amount, drawer.pieces[changeIn], changeIn);
  const list = piecesText(pieces, changeIn, language);
  return (
    <span>
      {list && words.pieces(list)}
      {list && missing > 0 && ". "}
      {missing > 0 && words.missing(currencyText(missing, changeIn, language))}
    </span>
  );
}
