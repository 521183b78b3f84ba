import { savedInBrowser } from "../saved-in-browser.ts";

/** The cookie that repeats a "yes" for the server: what a page may load of another company is said as it is sent. */
export const consentCookie = "visit-consent";

export type ConsentChoice = "yes" | "no";

/** What a visitor has said about being recorded, and on which day (`2026-11-21`). */
export type Consent = { choice: ConsentChoice; on: string };

/** Entries of local storage end after a year (specification, section 9). */
const mostMs = savedInBrowser.visitConsentDays * 86_400_000;

/** Reads what `storedConsent` wrote. Whatever else stands there, or is older than a year, is no choice. */
export function readConsent(stored: string | null, now: number): Consent | undefined {
  const [, choice, moment] = /^(yes|no) (\S{1,40})$/.exec(stored ?? "") ?? [];
  const at = Date.parse(moment ?? "");
  if (Number.isNaN(at) || at > now || now - at > mostMs) return undefined;
  return { choice: choice === "yes" ? "yes" : "no", on: new Date(at).toISOString().slice(0, 10) };
}

/** A choice with its moment, as a text for `readConsent`. */
export function storedConsent(choice: ConsentChoice, now: number): string {
  return `${choice} ${new Date(now).toISOString()}`;
}
