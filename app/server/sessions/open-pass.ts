import { timingSafeEqual } from "node:crypto";
import { makePass } from "./make-pass.ts";

const signatureBytes = 32;
const longestPass = 300;

/**
 * The token of a pass that we made and that still holds at `now` (epoch milliseconds); `undefined` for any other text.
 * The pass is made again from what it says and compared whole, in constant time: there is no second way to write one.
 */
export function openPass(
  signingKey: Uint8Array,
  text: string,
  now: number,
): { token: string } | undefined {
  if (text.length > longestPass) return undefined;
  const body = Buffer.from(text, "base64url").toString("latin1", signatureBytes);
  const [, token, expiry] = /^([\w-]+)\.(\d{1,15})$/.exec(body) ?? [];
  if (token === undefined || expiry === undefined) return undefined;
  const expiresAt = Number(expiry);
  const isOurs = isSame(text, makePass(signingKey, { token, expiresAt }));
  return isOurs && now < expiresAt ? { token } : undefined;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
