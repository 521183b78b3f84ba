import type { ContactFaults, ContactTyped } from "../../../../domain/contact/contact-message.ts";

/** What the form was answered. What was typed comes back with every refusal, for pages without scripts. */
export type ContactTold =
  | { ok: true }
  | { ok: false; reason: "invalid"; faults: ContactFaults; typed: ContactTyped }
  | { ok: false; reason: "too-many-tries" | "not-sent"; typed: ContactTyped }
  /** The browser got no answer. */
  | { ok: false; reason: "failed" };

export function faultsIn(told: ContactTold | undefined): ContactFaults {
  return told && !told.ok && told.reason === "invalid" ? told.faults : {};
}
