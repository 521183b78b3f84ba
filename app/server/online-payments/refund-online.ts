import type { Deps } from "../deps.ts";
import { giveRefund, type PaymentAnswer, type RefundAsk } from "../payments/take-payment.ts";
import { readHeld } from "../reservations/held/hold-reservation.ts";
import { listRefundable, markOnline } from "./online-rows.ts";

/** `not-online`: no payment that was made online has as much left. `provider`: the provider gave nothing back, and nothing is written. */
export type OnlineRefundAnswer = PaymentAnswer | { ok: false; reason: "not-online" | "provider" };

class ProviderRefused extends Error {}

type World = Pick<Deps, "pool" | "catalogue" | "clock" | "paymentProvider">;

/**
 * Gives money back by the way on which it came: through the provider, of one payment that was made online. The provider is asked as the
 * last step before the commit, by the key of the form, so that a form that is sent again gives nothing back twice.
 */
export async function refundOnline(world: World, ask: RefundAsk): Promise<OnlineRefundAnswer> {
  const { pool, catalogue, paymentProvider: provider } = world;
  const { amountCents } = ask.refund;
  const kept = await readHeld(pool, ask.token, await catalogue.get());
  const some = kept && provider ? await listRefundable(pool, provider.name, kept.id) : [];
  const row = some.find((one) => one.amountCents - one.refundedCents >= amountCents);
  if (!provider || !row) return alreadyGiven(world, ask);
  const { id, reference } = row;
  const left = row.amountCents - row.refundedCents - amountCents;
  const refund = { ...ask.refund, method: "online", currency: "EUR" } as const;
  try {
    return await giveRefund(world, {
      ...ask,
      refund,
      reference,
      lastly: async (client) => {
        if (left === 0) await markOnline(client, { id, state: "refunded" });
        const given = await provider.refund({ reference, amountCents, key: ask.formKey });
        if (!given.ok) throw new ProviderRefused();
      },
    });
  } catch (error) {
    if (error instanceof ProviderRefused) return { ok: false, reason: "provider" };
    throw error;
  }
}

/** The answer of the same form sent again, after which nothing may be left to be given back. */
async function alreadyGiven({ pool }: World, { formKey }: RefundAsk): Promise<OnlineRefundAnswer> {
  const { rows } = await pool.query<{ id: number }>({
    name: "online-refund-of-form",
    text: "select id from payment where form_key = $1 and kind = 'refund' and method = 'online'",
    values: [formKey],
  });
  const [same] = rows;
  return same ? { ok: true, paymentId: same.id } : { ok: false, reason: "not-online" };
}
