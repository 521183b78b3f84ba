/** The cookies of the staff's sessions: their names, and the secret by which they are signed. */
import { createHmac } from "node:crypto";

/** The session's cookie. Under https its name keeps other hosts, paths and plain http from setting it. */
export function staffCookieName(isSecure: boolean): string {
  return isSecure ? "__Host-ep_staff" : "ep_staff";
}

/** The cookie between a right password and the code of the second step; it lasts ten minutes. */
export function stepCookieName(isSecure: boolean): string {
  return `${staffCookieName(isSecure)}_step`;
}

/** The cookie that marks a session as ending with the browser. */
export function briefCookieName(isSecure: boolean): string {
  return `${staffCookieName(isSecure)}_brief`;
}

/** The secret that the sign-in library signs and encrypts with. */
export function staffSecret(signingKey: Uint8Array): string {
  return createHmac("sha256", signingKey).update("staff-session").digest("base64url");
}
