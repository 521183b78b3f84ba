import { payableCents, type OnlineState } from "../../domain/online-payments/online-payment.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { toldAccount } from "../charges/told-account.ts";
import type { Deps } from "../deps.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { findOnline } from "./online-rows.ts";

type World = Pick<Deps, "pool" | "catalogue" | "paymentProvider">;

/** What a customer may pay online now, euro cents; undefined while no provider is set, and when nothing is due. */
export async function findPayable(
  { pool, catalogue, paymentProvider }: World,
  { token }: Pick<Reservation, "token">,
): Promise<number | undefined> {
  if (!paymentProvider) return undefined;
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept) return undefined;
  const cents = payableCents(kept.view.status, await toldAccount(pool, kept.view));
  return cents > 0 ? cents : undefined;
}

/** What became of a payment of this reservation; undefined when there is none of the reference. */
export async function findOutcome(
  { pool, paymentProvider }: World,
  { token, reference }: { token: string; reference: string },
): Promise<OnlineState | undefined> {
  if (!paymentProvider) return undefined;
  const row = await findOnline(pool, paymentProvider.name, reference);
  return row?.token === token ? row.state : undefined;
}
