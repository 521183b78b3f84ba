import { issuer } from "../sign-in/staff-auth.server.ts";

/** The address that an app scans: the account name and the key in letters (base 32). */
export function stepAddress(key: string, email: string): string {
  const account = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${account}?${new URLSearchParams({ secret: key, issuer })}`;
}

/** True when a text could be a key of ours; only then is it drawn as a QR code. */
export function isStepKey(text: string): boolean {
  return /^[A-Z2-7]{16,128}$/.test(text);
}
