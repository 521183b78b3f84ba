import { providerRefused } from "../../domain/online-payments/online-payment.ts";
import { memberIdOf, type Doer } from "../../domain/staff/doer.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import type { Deps } from "../deps.ts";
import { markVoided } from "../payments/payment-rows.ts";
import { giveRefund, type PaymentAnswer, type RefundAsk } from "../payments/take-payment.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { within } from "../within.ts";
import { holdTold, type HeldTold } from "./hold-told.ts";
import {
  findOnline,
  findRefund,
  leftCentsOf,
  listCame,
  markOnline,
  markRefunding,
  type OnlineRow,
  type RefundRow,
} from "./online-rows.ts";

/**
 * `not-online`: no payment that was made online has as much left. `provider`: the provider gave nothing back, and the entry is voided.
 * `provider-silent`: the provider has not said whether it gave the money back; the entry stands, and asking again gives nothing twice.
 */
export type OnlineRefundAnswer =
  | PaymentAnswer
  | { ok: false; reason: "not-online" | "provider" | "provider-silent" };

class NothingLeft extends Error {}

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "log" | "paymentProvider">;

/**
 * Gives money back by the way on which it came: through the provider, of one payment that was made online. It is entered first, so that
 * nobody gives it a second time; then the provider is asked, without a lock, by the key of the form; what it refuses is voided.
 */
export async function refundOnline(world: World, ask: RefundAsk): Promise<OnlineRefundAnswer> {
  const { pool, catalogue, paymentProvider: provider } = world;
  const { amountCents } = ask.refund;
  const same = await findRefund(pool, { formKey: ask.formKey });
  if (same) return confirmRefund(world, { ...ask, paymentId: same.paymentId });
  const kept = provider && (await readHeld(pool, ask.token, await catalogue.get()));
  const came = kept ? await listCame(pool, provider.name, kept.id) : [];
  const fit = came.filter((one) => leftCentsOf(one) >= amountCents);
  const row = fit.find(({ refundingId }) => refundingId === null);
  if (!row) return { ok: false, reason: fit.length > 0 ? "provider-silent" : "not-online" };
  try {
    const entered = await giveRefund(world, {
      ...ask,
      refund: { ...ask.refund, method: "online", currency: "EUR" },
      reference: row.reference,
      lastly: (client, paymentId) => beginRefund({ client, row, paymentId }),
    });
    if (!entered.ok) return entered;
    return confirmRefund(world, { ...ask, paymentId: entered.paymentId });
  } catch (error) {
    if (error instanceof NothingLeft) return { ok: false, reason: "not-online" };
    throw error;
  }
}

type Beginning = Pick<HeldTold, "client"> & { row: OnlineRow; paymentId: number };

/** Under the lock of the reservation: the refund is among its entries already. */
async function beginRefund({ client, row, paymentId }: Beginning): Promise<void> {
  const now = await findOnline(client, row.provider, row.reference);
  if (!now || now.refundingId !== null || leftCentsOf(now) < 0) throw new NothingLeft();
  await markRefunding(client, { id: row.id, refundingId: paymentId });
}

type Confirming = { token: string; by: Doer; paymentId: number };

/** Asks the provider for a refund that was entered, as often as it is called, until the provider has said what became of it. */
export async function confirmRefund(
  world: World,
  { token, by, paymentId }: Confirming,
): Promise<OnlineRefundAnswer> {
  const refund = await findRefund(world.pool, { paymentId });
  if (!refund || refund.token !== token) return { ok: false, reason: "not-found" };
  if (!refund.isWaiting) return answerOf(refund);
  const told = await askProvider(world, refund);
  if (!told) return { ok: false, reason: "provider-silent" };
  const settled = await holdTold(world, token, (held) => settle(held, { refund, by, told }));
  return settled ?? { ok: false, reason: "not-found" };
}

function answerOf({ isVoided, paymentId }: RefundRow): OnlineRefundAnswer {
  return isVoided ? { ok: false, reason: "provider" } : { ok: true, paymentId };
}

/** What the provider says; undefined when that is not known. */
async function askProvider(
  { paymentProvider: provider, log }: World,
  { reference, amountCents, formKey, paymentId, provider: name }: RefundRow,
): Promise<{ ok: boolean } | undefined> {
  if (provider?.name !== name) return undefined;
  try {
    const key = formKey ?? String(paymentId);
    const asked = provider.refund({ reference, amountCents, key });
    return await within(provider.patienceMs, asked, `${name} is slow to answer`);
  } catch (err) {
    log.error({ err, paymentId }, "the payment provider has not said whether it gave money back");
    return undefined;
  }
}

type Settling = { refund: RefundRow; by: Doer; told: { ok: boolean } };

async function settle(
  { client, kept, at }: HeldTold,
  { refund, by, told }: Settling,
): Promise<OnlineRefundAnswer> {
  const { paymentId, amountCents, provider, reference } = refund;
  const row = await findOnline(client, provider, reference);
  // The same form at the same time was quicker.
  if (row?.refundingId !== paymentId)
    return answerOf((await findRefund(client, { paymentId })) ?? refund);
  if (told.ok) {
    if (leftCentsOf(row) === 0) await markOnline(client, { id: row.id, state: "refunded" });
    await markRefunding(client, { id: row.id, refundingId: null });
    return { ok: true, paymentId };
  }
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const staffId = memberIdOf(by.actor);
  await markVoided(client, { paymentId, at, reason: providerRefused, staffId });
  await markRefunding(client, { id: row.id, refundingId: null });
  const { status } = kept.view;
  await recordDeed(client, {
    reservationId: row.reservationId,
    action: "void-payment",
    ...by,
    at,
    fromStatus: status,
    toStatus: status,
    after: { paymentId, entry: "refund", amountCents },
    reason: providerRefused,
  });
  return { ok: false, reason: "provider" };
}
