/** A letter in the outbox, as the staff see it. */
import { z } from "zod";
import type { Language } from "../../domain/language.ts";
import type { LetterCarrier } from "../../domain/settings/carrier.ts";
import type { LetterKind } from "./letter.ts";

export type OutboxLetter = {
  id: number;
  kind: LetterKind;
  language: Language;
  /** The recipient; absent for the agency itself. */
  to?: string;
  createdAt: Date;
  attempts: number;
  nextTryAt: Date;
  sentAt: Date | null;
  /** What took it; null while it waits, and for letters from before this was written down. */
  carrier: LetterCarrier | null;
  /** When the letter was given up. */
  failedAt: Date | null;
  lastError: string | null;
};

const reached = z.object({ email: z.string() });
const about = z.object({ customer: reached });
const payloads = z.union([
  about.transform(({ customer }) => customer.email),
  z.object({ after: about }).transform(({ after }) => after.customer.email),
  z.object({ reservation: about }).transform(({ reservation }) => reservation.customer.email),
]);

/** True when the letter goes to the customer, false when it goes to the staff. */
export function isForCustomer(kind: string): boolean {
  return !kind.endsWith("-notice") && kind !== "contact-message";
}

/** The customer's address in a payload; `undefined` in one of another kind. */
export function customerOf(payload: unknown): string | undefined {
  return payloads.safeParse(payload).data;
}

/** The payload with another address of its customer. */
export function readdressed(payload: unknown, email: string): unknown {
  if (typeof payload !== "object" || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (name === "customer") return [name, { ...value, email }];
      const holds = name === "after" || name === "before" || name === "reservation";
      return [name, holds ? readdressed(value, email) : value];
    }),
  );
}
