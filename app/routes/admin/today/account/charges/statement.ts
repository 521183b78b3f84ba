/** What is charged on an account, in words: the price that was agreed, what came after, and the fees that wait for a decision. */
import { addedKinds } from "../../../../../domain/account/read-charge.ts";
import { isOwed } from "../../../../../domain/account/charge.ts";
import { feesThatMayBeCharged } from "../../../../../domain/account/fees.ts";
import { allNames } from "../../../../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../../../../domain/catalogue/catalogue.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import type { LineOf } from "../../../../../domain/pricing/quote-line.ts";
import { isCalledOff } from "../../../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { billRows } from "../../../../../i18n/booking/bill-rows.ts";
import { lineNames } from "../../../../../i18n/booking/line-names.ts";
import { chargeWords } from "../../../../../i18n/charges/en.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import type {
  StaffCharge,
  StaffEvent,
  StaffReservation,
} from "../../../../../server/reservations/reading/find-for-staff.ts";

type About = { catalogue: Catalogue; language: Language };

export type Statement = ReturnType<typeof statementOf>;

/** The statement of a reservation; `fees` are decided with the cents that were seen. */
export function statementOf(found: StaffReservation, about: About) {
  const { view, charges, changeFeeCents } = found;
  const { language } = about;
  const { kinds } = chargeWords(language);
  const fees = feesThatMayBeCharged({ ...view, changeFeeCents }, charges);
  return {
    agreed: agreedOf(found, about),
    isOff: isCalledOff(view.status),
    after: laterLines(found, language),
    charges: charges.map((charge) => chargeRow(charge, language)),
    fees: fees.map(({ kind, amountCents }) => ({
      kind,
      amountCents,
      name: kinds[kind],
      amount: formatEuro(amountCents, language),
    })),
  };
}

/** The lines that a rule priced. */
function agreedOf({ view }: StaffReservation, { catalogue, language }: About) {
  const { car, trip, rentalDays, lines } = view;
  const ruled = lines.filter(({ code }) => code !== "manual");
  const names = lineNames(car, allNames(catalogue), language);
  const terms = { names, pickupAt: trip.pickupAt };
  const cents = ruled.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    amount: formatEuro(cents, language),
    rows: billRows({ lines: ruled, rentalDays }, terms, language),
  };
}

type ByHand = LineOf<"manual">;

/** The lines that somebody wrote or accepted at the return, each with the reason and who it was. */
function laterLines({ view, events }: StaffReservation, language: Language) {
  const lines = view.lines.filter((line): line is ByHand => line.code === "manual");
  return lines.map(({ subject, amountCents, reason }) => {
    const event = events.find((one) => isAbout(one, subject));
    return {
      key: subject,
      label: inLanguage(reason.label, language),
      amount: formatEuro(amountCents, language),
      details: detailsOf(
        { at: event?.at, reason: event?.reason ?? "", by: event?.actorName ?? null },
        language,
      ),
    };
  });
}

/** Did this deed add the line? Those of a return carry the key of its sheet behind a colon. */
function isAbout({ action, after }: StaffEvent, name: string): boolean {
  const added = after?.added;
  if (typeof added === "object" && added !== null && "name" in added) return added.name === name;
  return name.includes(":") && action === "check-in";
}

function chargeRow(charge: StaffCharge, language: Language) {
  const { id, kind, decision, amountCents, isVoided, voidReason, voidedBy } = charge;
  const words = accountWords(language);
  const voided = [
    ...(voidReason ? [words.entries.because(voidReason)] : []),
    ...(isVoided && voidedBy ? [words.statement.by(voidedBy)] : []),
  ];
  return {
    id,
    name: chargeWords(language).kinds[kind],
    amount: formatEuro(amountCents, language),
    details: detailsOf(charge, language),
    voided: voided.join(" · "),
    isVoided,
    isWaived: decision === "waived",
    isOwed: isOwed(charge),
    isByHand: isByHand(charge),
  };
}

/** Was it charged by hand, without a rule that allows it? */
export function isByHand({ kind }: Pick<StaffCharge, "kind">): boolean {
  return addedKinds.some((one) => one === kind);
}

type Told = { at: string | undefined; reason: string; by: string | null };

function detailsOf({ at, reason, by }: Told, language: Language): string {
  return [
    ...(at === undefined ? [] : [formatDayTime(toLocal(Date.parse(at)), language)]),
    ...(reason === "" ? [] : [reason]),
    ...(by === null ? [] : [accountWords(language).statement.by(by)]),
  ].join(" · ");
}
