import type { PoolClient } from "pg";
import { cashOf, noCash } from "../../domain/account/cash.ts";
import { addDays, dateOf, joinDateTime } from "../../domain/calendar.ts";
import {
  effectOf,
  type NoticeEffect,
  type OnlineNotice,
} from "../../domain/online-payments/online-payment.ts";
import { toInstant, toLocal } from "../../domain/sarajevo.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import type { Deps } from "../deps.ts";
import { insertPayment } from "../payments/payment-rows.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { holdTold, type HeldTold } from "./hold-told.ts";
import { findOnline, markOnline, type OnlineRow } from "./online-rows.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "log" | "paymentProvider">;

/** `no-provider`: none is set. `unsigned`: the provider has not said this. `unknown`: it was never asked for this payment. */
export type NoticeAnswer =
  | { ok: true; effect: NoticeEffect }
  | { ok: false; reason: "no-provider" | "unsigned" | "unknown" };

/**
 * Hears what the provider tells of a payment: one that came is entered on the account, once, however often and late it is told, and as
 * much as came. Another sum than was asked for stands in the log and is found by the morning proof.
 */
export async function hearNotice(
  world: World,
  { headers, body }: { headers: Headers; body: string },
): Promise<NoticeAnswer> {
  const { pool, log, paymentProvider: provider } = world;
  if (!provider) return { ok: false, reason: "no-provider" };
  const notice = provider.readNotice(headers, body);
  if (!notice) return { ok: false, reason: "unsigned" };
  const found = await findOnline(pool, provider.name, notice.reference);
  if (!found) return { ok: false, reason: "unknown" };
  const effect = await holdTold(world, found.token, (held) => take(held, { notice, found }));
  if (!effect) return { ok: false, reason: "unknown" };
  if (notice.amountCents !== found.amountCents)
    log.warn(
      { onlinePayment: found.id, toldCents: notice.amountCents, effect },
      "a provider told of another sum than was asked for",
    );
  return { ok: true, effect };
}

type Told = { notice: OnlineNotice; found: OnlineRow };

/** Under the lock of the reservation, so that the same notice at the same time is heard one after the other. */
async function take(
  { client, kept, at }: HeldTold,
  { notice, found }: Told,
): Promise<NoticeEffect> {
  const row = (await findOnline(client, found.provider, found.reference)) ?? found;
  const effect = effectOf(row, notice);
  if (effect === "fail") await markOnline(client, { id: row.id, state: "failed" });
  if (effect !== "take" && effect !== "take-other") return effect;
  const { reservationId, reference, provider } = row;
  const { amountCents } = notice;
  const { status } = kept.view;
  const settled = {
    method: "online",
    amountCents,
    tendered: cashOf("EUR", amountCents),
    change: noCash,
    roundingCents: 0,
  } as const;
  const paymentId = await insertPayment(client, {
    reservationId,
    kind: "payment",
    settled,
    ...(await bookedAt(client, at)),
    staffId: undefined,
    formKey: `online-${reference}`,
    reference,
    fiscalReceipt: "",
    note: "",
  });
  await markOnline(client, { id: row.id, state: "paid", paymentId });
  await recordDeed(client, {
    reservationId,
    action: "payment",
    actor: { kind: "visitor" },
    at,
    fromStatus: status,
    toStatus: status,
    after: { paymentId, method: settled.method, amountCents, provider },
  });
  return effect;
}

/** Money that comes when the day was counted up belongs to the next one; when it came is kept. */
async function bookedAt(client: PoolClient, at: Date): Promise<{ at: Date; takenAt?: Date }> {
  if (await holdOpenDay(client, at)) return { at };
  const next = addDays(dateOf(toLocal(at.getTime())), 1);
  return { at: new Date(toInstant(joinDateTime(next, "00:00"))), takenAt: at };
}
