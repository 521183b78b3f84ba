import { payableCents, type OnlineRefusal } from "../../domain/online-payments/online-payment.ts";
import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import { toldAccount } from "../charges/told-account.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { within } from "../within.ts";
import { findBegun, findOnline, holdBeginning, insertOnline, markOnline } from "./online-rows.ts";
import type { PaymentProvider, ProviderAsk } from "./provider.ts";

type World = Pick<Deps, "pool" | "catalogue" | "random" | "log" | "paymentProvider">;

type Ask = {
  token: string;
  /** What stood beside the button, euro cents. */
  seenCents: number;
  language: Language;
  /** Of the site: the provider leads back to it. */
  origin: string;
};

export type BeginAnswer = { ok: true; payUrl: string } | { ok: false; reason: OnlineRefusal };

/**
 * Asks the provider for what is due of a reservation; answers where the customer pays it. A payment of the same sum that was begun and
 * not told of is gone on with, so that nothing is paid twice.
 */
export async function beginOnlinePayment(
  { pool, catalogue, random, log, paymentProvider: provider }: World,
  { token, seenCents, language, origin }: Ask,
): Promise<BeginAnswer> {
  if (!provider) return { ok: false, reason: "no-provider" };
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept) return { ok: false, reason: "not-found" };
  const { id: reservationId, view } = kept;
  const amountCents = payableCents(view.status, await toldAccount(pool, view));
  if (amountCents === 0) return { ok: false, reason: "nothing" };
  if (amountCents !== seenCents) return { ok: false, reason: "changed" };
  const { name } = provider;
  const asking = { reservationId, provider: name, amountCents };
  // Before the provider is asked, so that its notice always finds it.
  const reference = await inTransaction(pool, async (client) => {
    await holdBeginning(client, reservationId);
    const open = await findBegun(client, asking);
    if (open !== undefined) return open;
    const made = random.uuid();
    await insertOnline(client, { ...asking, reference: made });
    return made;
  });
  const back = new URL(pathTo("online-payment", language, { token }), origin);
  back.searchParams.set("of", reference);
  const asked = await askProvider(provider, log, {
    reference,
    amountCents,
    code: view.code,
    language,
    returnUrl: back.href,
    noticeUrl: new URL("/payment-notice", origin).href,
  });
  if (asked?.ok) return asked;
  // Whether a provider that has not answered took the payment is not known: it stays begun, and the next try asks by the same reference.
  if (!asked) return { ok: false, reason: "down" };
  const row = await findOnline(pool, name, reference);
  if (row) await markOnline(pool, { id: row.id, state: "failed" });
  return { ok: false, reason: "down" };
}

/** What the provider answers; undefined when it does not. */
async function askProvider(
  provider: PaymentProvider,
  log: Deps["log"],
  ask: ProviderAsk,
): Promise<Awaited<ReturnType<PaymentProvider["begin"]>> | undefined> {
  try {
    return await within(provider.patienceMs, provider.begin(ask), "the provider is slow to answer");
  } catch (err) {
    log.error({ err, reference: ask.reference }, "the payment provider could not be asked");
    return undefined;
  }
}
