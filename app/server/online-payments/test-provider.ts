/**
 * A provider that runs in the house and takes no money: its page asks what is to become of a payment. For trying things out alone: the
 * environment has to name it, and the product refuses to start with it in production.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { OnlineNotice } from "../../domain/online-payments/online-payment.ts";
import { pathTo } from "../../i18n/paths.ts";
import { makePass } from "../sessions/make-pass.ts";
import { openPass } from "../sessions/open-pass.ts";
import type { PaymentProvider, ProviderAsk } from "./provider.ts";

export const testProviderName = "test";

const signatureHeader = "x-test-signature";
const heldMs = 3_600_000;

const noticeSchema = z.object({
  reference: z.string().max(80),
  outcome: z.enum(["paid", "refused"]),
  amountCents: z.int().positive(),
});

/** A key for one purpose: a notice is no pass, and a pass to this page opens nothing else. */
function keyOf(signingKey: Uint8Array, purpose: "notice" | "page"): Buffer {
  return createHmac("sha256", signingKey).update(`test-provider ${purpose}`).digest();
}

type World = { signingKey: Uint8Array; clock: { now: () => number } };

/** Makes the test provider. */
export function testProvider({ signingKey, clock }: World): PaymentProvider {
  return {
    name: testProviderName,
    patienceMs: 20_000,
    begin: async (ask) => ({ ok: true, payUrl: pageOf(ask, { signingKey, clock }) }),
    readNotice: (headers, body) => {
      const signature = Buffer.from(headers.get(signatureHeader) ?? "", "hex");
      const right = sign(signingKey, body);
      if (signature.length !== right.length || !timingSafeEqual(signature, right)) return undefined;
      return noticeSchema.safeParse(json(body)).data;
    },
    refund: async () => ({ ok: true }),
  };
}

function pageOf({ reference, language }: ProviderAsk, { signingKey, clock }: World): string {
  const key = keyOf(signingKey, "page");
  const pass = makePass(key, { token: reference, expiresAt: clock.now() + heldMs });
  return pathTo("test-payment", language, { pass });
}

/** Our reference of the payment that the test provider's page was opened for; undefined for any other text, and after an hour. */
export function readTestPass({ signingKey, clock }: World, pass: string): string | undefined {
  return openPass(keyOf(signingKey, "page"), pass, clock.now())?.token;
}

/** A notice as the test provider sends it. */
export function signedNotice(
  signingKey: Uint8Array,
  notice: OnlineNotice,
): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(notice);
  return { headers: { [signatureHeader]: sign(signingKey, body).toString("hex") }, body };
}

function sign(signingKey: Uint8Array, body: string): Buffer {
  return createHmac("sha256", keyOf(signingKey, "notice")).update(body).digest();
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
