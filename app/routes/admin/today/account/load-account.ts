import { accountOf } from "../../../../domain/account/account.ts";
import { inCash, isNoCash, noCash } from "../../../../domain/account/cash.ts";
import { heldCentsOf } from "../../../../domain/deposits/hold.ts";
import { expectedIn } from "../../../../domain/drawers/drawer.ts";
import { piecesAfter, type PiecesOfCash } from "../../../../domain/drawers/pieces.ts";
import type { Language } from "../../../../domain/language.ts";
import { providerRefused } from "../../../../domain/online-payments/online-payment.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { isBack, isCalledOff, isOut } from "../../../../domain/reservations/states/states.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { cashText } from "../../../../i18n/admin-account/cash-text.ts";
import { formatDayTime, formatEuro, formatKm } from "../../../../i18n/format.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import { listDrawers, readDrawer } from "../../../../server/drawers/read-drawer.ts";
import {
  leftCentsOf,
  listCame,
  type OnlineRow,
} from "../../../../server/online-payments/online-rows.ts";
import { findLastDevice } from "../../../../server/payments/payment-rows.ts";
import {
  findForStaff,
  type StaffReservation,
} from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { statementOf } from "./charges/statement.ts";

type About = Pick<PageContext, "deps" | "language">;

/** The reservation of a code in an address. Throws 404 when there is none, or nothing is left of it. */
export async function openAccount(typed: string | undefined, { deps }: Pick<About, "deps">) {
  const code = parseCode(typed ?? "");
  const found = code === undefined ? undefined : await findForStaff(deps, code);
  if (!found || found.isErased) throw new Response(null, { status: 404 });
  return found;
}

/** An open drawer, with the notes and coins that it should have by its opening count and what moved since. */
export type OpenDrawer = { placeId: string; name: string; pieces: PiecesOfCash };

export type AccountPage = Awaited<ReturnType<typeof loadAccount>>;

/** Everything that the page shows, in words; `dueCents` and `paidCents` for what is counted as it is typed. */
export async function loadAccount(found: StaffReservation, about: About) {
  const { view, payments, deposits, charges, version } = found;
  const { language } = about;
  const holding = { heldCents: heldCentsOf(deposits, about.deps.clock.now()) };
  const account = accountOf(view, payments, [holding], charges);
  const ofDeposit = new Set(
    deposits.flatMap(({ entries }) => entries.map(({ paymentId }) => paymentId)),
  );
  const catalogue = await about.deps.catalogue.get();
  const euro = (cents: number) => formatEuro(cents, language);
  const came = await listOnline(found, about);
  const { chargedCents, paidCents, refundedCents, dueCents, heldCents } = account;
  const { firstName, lastName } = view.customer;
  return {
    code: view.code,
    name: `${firstName} ${lastName}`,
    version,
    placeId: isOut(view.status) ? view.trip.dropoffLocationId : view.trip.pickupLocationId,
    dueCents,
    leftCents: paidCents - refundedCents,
    /** Something came online, and may go back by the same way. */
    hasOnline: came.some((one) => leftCentsOf(one) > 0),
    sums: {
      charged: euro(chargedCents),
      paid: euro(paidCents),
      refunded: refundedCents > 0 ? euro(refundedCents) : undefined,
      due: dueCents > 0 ? euro(dueCents) : undefined,
      dueInMarks: dueCents > 0 ? formatKm(inCash(dueCents, "BAM"), language) : undefined,
      toReturn: dueCents < 0 ? euro(-dueCents) : undefined,
      held: heldCents > 0 ? euro(heldCents) : undefined,
    },
    /** Whether the customer is reminded of what is owed; undefined while nothing is, or the rental is not over. */
    reminders: remindersOf(found, dueCents),
    statement: statementOf(found, { catalogue, language }),
    entries: payments.map((entry) => ({
      ...entryOf(entry, { came, language }),
      isOfDeposit: ofDeposit.has(entry.id),
    })),
    drawers: await openDrawers(about),
    /** The device that printed the newest fiscal receipt. */
    fiscalDevice: await findLastDevice(about.deps.pool),
  };
}

async function listOnline({ id }: StaffReservation, { deps }: About): Promise<OnlineRow[]> {
  const { pool, paymentProvider } = deps;
  return paymentProvider ? listCame(pool, paymentProvider.name, id) : [];
}

function remindersOf(
  { view, remindersStopped }: StaffReservation,
  dueCents: number,
): "going" | "stopped" | undefined {
  const isRentalOver = isBack(view.status) || isCalledOff(view.status);
  if (!isRentalOver || dueCents <= 0 || view.customer.email === "") return undefined;
  return remindersStopped ? "stopped" : "going";
}

type ToldOnline = { came: readonly OnlineRow[]; language: Language };

function entryOf(entry: StaffReservation["payments"][number], { came, language }: ToldOnline) {
  const { id, kind, method, amountCents, paidAt, isVoided, voidReason, tendered, change } = entry;
  const words = accountWords(language).entries;
  const isPlain = isNoCash(change) && tendered.BAM === 0;
  const online = came.find(({ paymentId }) => paymentId === id);
  const isWaiting = came.some(({ refundingId }) => refundingId === id);
  const details = [
    ...(online && online.cameCents !== online.amountCents
      ? [words.askedFor(formatEuro(online.amountCents, language))]
      : []),
    ...(isWaiting ? [words.unconfirmed] : []),
    ...(isPlain ? [] : [words.given(cashText(tendered, language))]),
    ...(isNoCash(change) ? [] : [words.change(cashText(change, language))]),
    ...(entry.takenAt === null
      ? []
      : [words.taken(formatDayTime(toLocal(Date.parse(entry.takenAt)), language))]),
    ...(entry.payer === "" ? [] : [words.payer[kind](entry.payer)]),
    ...(entry.reference ? [words.reference(entry.reference)] : []),
    ...(entry.fiscalReceipt ? [words.fiscal(entry.fiscalReceipt)] : []),
    ...(entry.fiscalDevice ? [words.device(entry.fiscalDevice)] : []),
    ...(entry.note === "" ? [] : [entry.note]),
    ...(voidReason === null
      ? []
      : [voidReason === providerRefused ? words.providerRefused : words.because(voidReason)]),
  ];
  return {
    id,
    kind,
    method,
    isVoided,
    change,
    details: details.join(" · "),
    isCash: method === "cash",
    /** The provider has not said whether it gave this back. */
    isWaiting,
    mayVoid: method !== "online",
    amount: formatEuro(kind === "refund" ? -amountCents : amountCents, language),
    /** What the pieces of the other currency cannot say; absent where nothing was rounded. */
    rounding: entry.roundingCents === 0 ? undefined : formatEuro(entry.roundingCents, language),
    when: formatDayTime(toLocal(Date.parse(paidAt)), language),
  };
}

async function openDrawers({ deps, language }: About): Promise<OpenDrawer[]> {
  const catalogue = await deps.catalogue.get();
  const places = await listDrawers(deps.pool);
  const opened = places.filter(
    ({ sessionId, closedAt }) => sessionId !== null && closedAt === null,
  );
  const drawers = await Promise.all(
    opened.map(({ sessionId }) => readDrawer(deps.pool, sessionId ?? 0)),
  );
  return drawers.flatMap((drawer) => {
    if (!drawer) return [];
    const { locationId, openingPieces, movements } = drawer;
    const pieces = piecesAfter(openingPieces, expectedIn(noCash, movements));
    return [{ placeId: locationId, name: placeName(catalogue, locationId, language), pieces }];
  });
}
