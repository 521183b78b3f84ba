import { createHmac } from "node:crypto";

/** Whom a pass lets in, and until when (epoch milliseconds). */
export type Pass = { token: string; expiresAt: number };

/** Keys sign for one purpose each: what is signed here is no signature anywhere else. */
const purpose = "reservation-pass";

/**
 * A signed text that opens one reservation until a moment: 32 bytes of HMAC-SHA256, then the token and the expiry that they
 * sign, together in base64url. It fits a path and a cookie. The same pass is always the same text.
 */
export function makePass(signingKey: Uint8Array, { token, expiresAt }: Pass): string {
  const body = `${token}.${Math.trunc(expiresAt)}`;
  const signature = createHmac("sha256", signingKey).update(`${purpose}.${body}`).digest();
  return Buffer.concat([signature, Buffer.from(body)]).toString("base64url");
}
