import { expect, test } from "vitest";
import type { Carriage } from "../../../../../domain/settings/carrier.ts";
import type { OutboxLetter } from "../../../../../server/mail/outbox-letter.ts";
import { letterRows } from "./letter-rows.ts";

const at = new Date("2026-07-03T08:00:00Z");
const letter: OutboxLetter = {
  id: 1,
  kind: "reminder",
  language: "en-us",
  to: "ana@example.ba",
  createdAt: at,
  attempts: 1,
  nextTryAt: at,
  sentAt: null,
  carrier: null,
  failedAt: null,
  lastError: null,
};
const bySmtp: Carriage = { carrier: "smtp", edge: false };
const byMailbox: Carriage = { carrier: "mailbox", edge: false };
const byEdge: Carriage = { carrier: "mailbox", edge: true };
const stateOf = (more: Partial<OutboxLetter>, way = bySmtp, isHeld = false) => {
  const [row] = letterRows([{ ...letter, ...more }], { language: "en-us", way, isHeld });
  return row?.state.replace(/ (Fri|3 Jul).*/, "");
};

test.each([
  ["smtp", byMailbox, "sent"],
  ["edge", byMailbox, "sent"],
  ["resend", byMailbox, "sent"],
  ["mailbox", bySmtp, "kept on this server"],
  // Nobody wrote down which way these went: the one of today is the best guess.
  [null, byMailbox, "kept on this server"],
  [null, bySmtp, "sent"],
  [null, byEdge, "sent"],
] as const)("a letter that %s took, while letters go by %o, is %s", (carrier, way, state) => {
  expect(stateOf({ sentAt: at, carrier }, way)).toBe(state);
});

test("a letter that waits says what for", () => {
  expect(stateOf({ attempts: 0 })).toBe("waiting to be sent");
  expect(stateOf({ attempts: 0 }, bySmtp, true)).toBe(
    "waiting for the agency’s own phone and e-mail address",
  );
  expect(stateOf({})).toBe("next attempt");
});
