import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, type LettersStage } from "../../../test/casts/letters-cast.ts";
import type { LetterKind } from "../mail/letter.ts";
import { UnreadablePayload } from "../mail/sending/unreadable-payload.ts";
import { isKind, readPayload } from "./read-payload.ts";

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

test("what was frozen comes back as it was", () => {
  for (const [kind, payload] of Object.entries(stage.payloads)) {
    const frozen: unknown = JSON.parse(JSON.stringify(payload));
    expect(JSON.parse(JSON.stringify(readPayload(kind as LetterKind, frozen)))).toEqual(frozen);
  }
});

test("a row from before reservations counted their changes has none", () => {
  const { sequence: _, ...older } = stage.rich;
  expect(readPayload("booking-confirmed", older).sequence).toBe(0);
  expect(readPayload("reservation-changed", { before: older, after: older })).toMatchObject({
    action: "modify",
    after: { sequence: 0 },
  });
});

test("texts lose what cannot be seen, and only messages keep their lines", () => {
  const { customer } = stage.rich;
  const dirty = { ...stage.rich, customer: { ...customer, firstName: "Jo\r\nnas\u202e\u0007" } };
  expect(readPayload("reminder", dirty).customer.firstName).toBe("Jo nas");
  const sent = { name: "A\nB", email: "a@b.ba", message: "one\r\n\ttwo\u202e" };
  expect(readPayload("contact-message", sent)).toEqual({
    name: "A B",
    email: "a@b.ba",
    phone: undefined,
    message: "one\ntwo",
  });
});

test.each([
  ["booking-confirmed", undefined],
  ["booking-confirmed", null],
  ["booking-confirmed", []],
  ["booking-confirmed", { code: "EP-1" }],
  ["reservation-changed", { before: {}, after: {} }],
  ["late-notice", { reservation: {} }],
  ["contact-message", { name: "A" }],
  ["newsletter-confirmation", { email: 5, token: "x" }],
  ["staff-invitation", { email: "a@b.ba", name: "A", linkId: "1", issue: 1, role: "king" }],
  ["staff-password", { email: "a@b.ba", name: "A", linkId: "1" }],
  ["test-letter", { email: "a@b.ba" }],
  ["undelivered-notice", { kind: "toString", to: "a@b.ba" }],
] as const)("no payload of a %s: %j", (kind, payload) => {
  expect(() => readPayload(kind, payload)).toThrow(`no ${kind}`);
});

test("a payload that is none will never be one; a kind that is unknown may be known to a later version", () => {
  expect(() => readPayload("reminder", {})).toThrow(UnreadablePayload);
  const later: string = "season-greetings";
  const read = () => readPayload(later as LetterKind, {});
  expect(read).toThrow("nobody knows the kind season-greetings");
  expect(read).not.toThrow(UnreadablePayload);
});

test("only what is in the table is a kind", () => {
  expect(isKind("reminder")).toBe(true);
  expect(isKind("constructor")).toBe(false);
  expect(isKind(undefined)).toBe(false);
});
