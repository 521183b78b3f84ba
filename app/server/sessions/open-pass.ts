import { createDecipheriv, timingSafeEqual } from "node:crypto";
import { cipher, keyFor, makePass, nonceBytes, sealBytes } from "./make-pass.ts";

const longestPass = 300;

/**
 * Returns the token of a pass of ours that is valid at `now` (epoch milliseconds); `undefined` for any other text.
 * The pass is made again from its content and compared whole, in constant time, so that only one spelling of it is
 * valid.
 */
export function openPass(
  signingKey: Uint8Array,
  text: string,
  now: number,
): { token: string } | undefined {
  if (text.length > longestPass) return undefined;
  const body = unseal(signingKey, Buffer.from(text, "base64url"));
  const [, token, expiry] = /^([\w-]+)\.(\d{1,15})$/.exec(body ?? "") ?? [];
  if (token === undefined || expiry === undefined) return undefined;
  const expiresAt = Number(expiry);
  const isOurs = isSame(text, makePass(signingKey, { token, expiresAt }));
  return isOurs && now < expiresAt ? { token } : undefined;
}

/** The content under the seal; `undefined` when it is not ours or incomplete. */
function unseal(signingKey: Uint8Array, bytes: Buffer): string | undefined {
  if (bytes.length <= nonceBytes + sealBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, keyFor("seal", signingKey), nonce, {
    authTagLength: sealBytes,
  });
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + sealBytes));
  try {
    const body = opening.update(bytes.subarray(nonceBytes + sealBytes));
    return Buffer.concat([body, opening.final()]).toString("latin1");
  } catch {
    return undefined;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
