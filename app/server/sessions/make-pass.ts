import { createCipheriv, createHmac } from "node:crypto";

/** Whom a pass lets in, and until when (epoch milliseconds). */
export type Pass = { token: string; expiresAt: number };

export const cipher = "aes-256-gcm";
export const nonceBytes = 12;
export const sealBytes = 16;

/**
 * A sealed text that opens one reservation until a moment, in base64url: a nonce, the seal, and the token with its expiry,
 * which nobody can read in it or alter. So an old link in somebody's history is worth nothing. It fits a path and a cookie.
 * The same pass is always the same text: its nonce is worked out from what it says, which also means no nonce serves two.
 */
export function makePass(signingKey: Uint8Array, { token, expiresAt }: Pass): string {
  const body = `${token}.${Math.trunc(expiresAt)}`;
  const nonce = createHmac("sha256", keyFor("nonce", signingKey))
    .update(body)
    .digest()
    .subarray(0, nonceBytes);
  const sealing = createCipheriv(cipher, keyFor("seal", signingKey), nonce);
  const sealed = Buffer.concat([sealing.update(body), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** One key for one purpose: what is made here is worth nothing anywhere else. */
export function keyFor(purpose: "nonce" | "seal", signingKey: Uint8Array): Buffer {
  return createHmac("sha256", signingKey).update(`reservation-pass.${purpose}`).digest();
}
