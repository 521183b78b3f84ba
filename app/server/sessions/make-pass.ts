import { createCipheriv, createHmac } from "node:crypto";

/** The reservation that a pass opens, and its expiry (epoch milliseconds). */
export type Pass = { token: string; expiresAt: number };

export const cipher = "aes-256-gcm";
export const nonceBytes = 12;
export const sealBytes = 16;

/**
 * Makes an encrypted text that opens one reservation until a moment, in base64url: a nonce, the seal, and the token
 * with its expiry, which nobody can read or alter. So an old link in somebody's history is worth nothing. It fits a
 * path and a cookie. The same pass is always the same text: its nonce is derived from its content, which also means
 * that no nonce is used for two passes.
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

/** A key derived for one purpose: its results are worth nothing for another. */
export function keyFor(purpose: "nonce" | "seal", signingKey: Uint8Array): Buffer {
  return createHmac("sha256", signingKey).update(`reservation-pass.${purpose}`).digest();
}
