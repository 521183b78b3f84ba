import { payableCents } from "../../domain/online-payments/online-payment.ts";
import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import { toldAccount } from "../charges/told-account.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { insertOnline, markOnline, findOnline } from "./online-rows.ts";

type World = Pick<Deps, "pool" | "catalogue" | "random" | "paymentProvider">;

type Ask = {
  token: string;
  /** What stood beside the button, euro cents. */
  seenCents: number;
  language: Language;
  /** Of the site: the provider leads back to it. */
  origin: string;
};

/** `no-provider`: none is set. `nothing`: nothing may be paid online. `changed`: another sum is due by now. `down`: the provider refused. */
export type BeginAnswer =
  | { ok: true; payUrl: string }
  | { ok: false; reason: "not-found" | "no-provider" | "nothing" | "changed" | "down" };

/** Asks the provider for what is due of a reservation; answers where the customer pays it. */
export async function beginOnlinePayment(
  { pool, catalogue, random, paymentProvider: provider }: World,
  { token, seenCents, language, origin }: Ask,
): Promise<BeginAnswer> {
  if (!provider) return { ok: false, reason: "no-provider" };
  const kept = await readHeld(pool, token, await catalogue.get());
  if (!kept) return { ok: false, reason: "not-found" };
  const { id: reservationId, view } = kept;
  const amountCents = payableCents(view.status, await toldAccount(pool, reservationId, view));
  if (amountCents === 0) return { ok: false, reason: "nothing" };
  if (amountCents !== seenCents) return { ok: false, reason: "changed" };
  const reference = random.uuid();
  const { name } = provider;
  // Before the provider is asked, so that its notice always finds it.
  await inTransaction(pool, (client) =>
    insertOnline(client, { reservationId, provider: name, reference, amountCents }),
  );
  const back = new URL(pathTo("online-payment", language, { token }), origin);
  back.searchParams.set("of", reference);
  const asked = await provider.begin({
    reference,
    amountCents,
    code: view.code,
    language,
    returnUrl: back.href,
    noticeUrl: new URL("/payment-notice", origin).href,
  });
  if (asked.ok) return asked;
  const row = await findOnline(pool, name, reference);
  if (row) await markOnline(pool, { id: row.id, state: "failed" });
  return { ok: false, reason: "down" };
}
