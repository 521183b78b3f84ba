import { expect, test } from "vitest";
import { holdsLetters, letterFate, type Carriage } from "./carrier.ts";
import { placeholderEmail, placeholderPhone } from "./placeholders.ts";

const real = {
  phone: "+38735123456",
  whatsapp: "+38735123456",
  viber: "+38735123456",
  email: "info@eternal-pro.ba",
};
const byMailbox: Carriage = { carrier: "mailbox", edge: false };
const bySmtp: Carriage = { carrier: "smtp", edge: false };
const byResend: Carriage = { carrier: "resend", edge: false };
const byEdge: Carriage = { carrier: "mailbox", edge: true };

test.each([
  [byMailbox, "kept", "kept"],
  [bySmtp, "sent", "held"],
  [byResend, "sent", "held"],
  [byEdge, "kept", "kept"],
] as const)("an ordinary letter by %o is %s, and without real contacts %s", (way, one, other) => {
  expect(letterFate(way, real)).toBe(one);
  expect(letterFate(way, { ...real, email: placeholderEmail })).toBe(other);
});

test.each([
  [byMailbox, false],
  [bySmtp, true],
  [byResend, true],
  [byEdge, true],
])("without real contacts, letters by %o are held: %s", (way, held) => {
  expect(holdsLetters(way, { ...real, viber: placeholderPhone })).toBe(held);
  expect(holdsLetters(way, real)).toBe(false);
});
