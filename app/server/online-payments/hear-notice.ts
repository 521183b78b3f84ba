import { cashOf, noCash } from "../../domain/account/cash.ts";
import { addDays, dateOf, joinDateTime } from "../../domain/calendar.ts";
import {
  effectOf,
  type NoticeEffect,
  type OnlineNotice,
} from "../../domain/online-payments/online-payment.ts";
import type { HeldReservation } from "../../domain/reservations/held-reservation.ts";
import { toInstant, toLocal } from "../../domain/sarajevo.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { insertPayment } from "../payments/payment-rows.ts";
import { inCarLanes } from "../reservations/booking/booking-lanes.ts";
import { holdReservation, readHeld } from "../reservations/held/hold-reservation.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { untilDone } from "../reservations/held/until-done.ts";
import type { PoolClient } from "pg";
import { findOnline, markOnline, type OnlineRow } from "./online-rows.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "log" | "paymentProvider">;

/** `no-provider`: none is set. `unsigned`: the provider has not said this. `unknown`: it was never asked for this payment. */
export type NoticeAnswer =
  | { ok: true; effect: NoticeEffect }
  | { ok: false; reason: "no-provider" | "unsigned" | "unknown" };

/**
 * Hears what the provider tells of a payment: one that came is entered on the account, once, however often and late it is told. What is
 * told of another sum than was asked for has no effect, and stands in the log.
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
  const answer = await untilDone(world, () => hear(world, { notice, found }));
  if (!answer) throw new Error("the notice of a payment met others again and again");
  if (answer.ok && answer.effect === "other-sum")
    log.warn({ onlinePayment: found.id }, "a provider told of another sum than was asked for");
  return answer;
}

type Told = { notice: OnlineNotice; found: OnlineRow };

async function hear(world: World, told: Told): Promise<NoticeAnswer | "met" | "stale"> {
  const { pool, clock } = world;
  const { token } = told.found;
  const catalogue = await world.catalogue.get();
  const seen = await readHeld(pool, token, catalogue);
  if (!seen) return { ok: false, reason: "unknown" };
  const carIds = [seen.view.car.id];
  const write = async (client: PoolClient): Promise<NoticeAnswer | "met" | "stale"> => {
    const kept = await holdReservation(client, { token, carIds }, catalogue);
    if (!kept) return { ok: false, reason: "unknown" };
    if (typeof kept === "string") return kept;
    const effect = await take(client, { kept, told, at: new Date(clock.now()) });
    return { ok: true, effect };
  };
  return inCarLanes(pool, carIds, () => inTransaction(pool, write));
}

type Taking = { kept: HeldReservation; told: Told; at: Date };

/** Under the lock of the reservation, so that the same notice at the same time is heard one after the other. */
async function take(
  client: PoolClient,
  { kept, told: { notice, found }, at }: Taking,
): Promise<NoticeEffect> {
  const row = (await findOnline(client, found.provider, found.reference)) ?? found;
  const effect = effectOf(row, notice);
  if (effect === "fail") await markOnline(client, { id: row.id, state: "failed" });
  if (effect !== "take") return effect;
  const { reservationId, reference, amountCents, provider } = row;
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
