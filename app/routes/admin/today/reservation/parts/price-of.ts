/** The price of a reservation in words: its lines, what was charged besides, what was paid, and what keeps the account open. */
import { accountOf } from "../../../../../domain/account/account.ts";
import { isOwed } from "../../../../../domain/account/charge.ts";
import { feesThatMayBeCharged } from "../../../../../domain/account/fees.ts";
import { isSettled } from "../../../../../domain/account/settled.ts";
import { depositState, heldCentsOf } from "../../../../../domain/deposits/hold.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { RentalRules } from "../../../../../domain/pricing/price-list.ts";
import { isCalledOff } from "../../../../../domain/reservations/states/states.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import type { StaffReservation } from "../../../../../server/reservations/reading/find-for-staff.ts";
import { momentText, type Names } from "./names-of.ts";
import { ageNote, priceRows } from "./price-rows.ts";

/** `now`: epoch milliseconds. */
type Kept = { names: Names; rules: RentalRules; language: Language; now: number };

/** What is due, to be given back or held, in words; undefined when nothing is. */
export function openOf(
  { view, payments, deposits, charges }: StaffReservation,
  { language, now }: Pick<Kept, "language" | "now">,
): string | undefined {
  const held = { heldCents: heldCentsOf(deposits, now) };
  const account = accountOf(view, payments, [held], charges);
  if (isSettled(account)) return undefined;
  const { dueCents, heldCents } = account;
  const { price } = adminReservationWords(language);
  return [
    ...(dueCents > 0 ? [`${price.toPay}: ${formatEuro(dueCents, language)}`] : []),
    ...(dueCents < 0 ? [`${price.toReturn}: ${formatEuro(-dueCents, language)}`] : []),
    ...(heldCents > 0 ? [`${price.deposit}: ${formatEuro(heldCents, language)}`] : []),
  ].join(" · ");
}

/** The price part of the page: what was agreed, what was charged besides, and what was paid, in words. */
export function priceOf(found: StaffReservation, { names, rules, language, now }: Kept) {
  const { view, payments, deposits, charges, changeFeeCents } = found;
  const { paidCents, refundedCents, dueCents } = accountOf(view, payments, [], charges);
  const fees = feesThatMayBeCharged({ ...view, changeFeeCents }, charges);
  const { totalCents, netCents, vatCents, depositCents } = view;
  const euro = (cents: number) => formatEuro(cents, language);
  return {
    rows: priceRows(found, names, language),
    ageNote: ageNote(found, rules, language),
    total: euro(totalCents),
    net: euro(netCents),
    vat: euro(vatCents),
    deposit: euro(depositCents),
    depositState:
      deposits.length === 0 && isCalledOff(view.status)
        ? ("off" as const)
        : depositState(depositCents, deposits, now),
    paid: payments.length > 0 ? euro(paidCents - refundedCents) : undefined,
    toPay: euro(Math.max(0, dueCents)),
    toReturn: dueCents < 0 ? euro(-dueCents) : undefined,
    charges: charges.filter(isOwed).map(({ id, kind, amountCents, at }) => ({
      id,
      kind,
      amount: euro(amountCents),
      when: momentText(at, language),
    })),
    /** The fees that may be charged and wait for somebody's word. */
    fees: fees.map(({ kind, amountCents }) => ({ kind, amount: euro(amountCents) })),
    payments: payments.map(({ kind, method, amountCents, paidAt, isVoided }) => ({
      kind,
      method,
      isVoided,
      amount: euro(kind === "refund" ? -amountCents : amountCents),
      when: momentText(paidAt, language),
    })),
  };
}
