import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, type LettersStage } from "../../../test/casts/letters-cast.ts";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import type { LetterKind } from "../mail/letter.ts";
import { UnreadablePayload } from "../mail/sending/unreadable-payload.ts";
import { isKind, readPayload } from "./read-payload.ts";

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

/** Today's grace. */
const today = { graceMinutes: 30 };

test("what was frozen comes back as it was", () => {
  for (const [kind, payload] of Object.entries(stage.payloads)) {
    const frozen: unknown = JSON.parse(JSON.stringify(payload));
    expect(JSON.parse(JSON.stringify(readPayload(kind as LetterKind, frozen, today)))).toEqual(
      frozen,
    );
  }
});

test("a row from before reservations counted their changes has none", () => {
  const { sequence: _, ...older } = stage.rich;
  expect(readPayload("booking-confirmed", older, today).sequence).toBe(0);
  expect(readPayload("reservation-changed", { before: older, after: older }, today)).toMatchObject({
    action: "modify",
    after: { sequence: 0 },
  });
});

test("a price from before its car line said its grace gets that of today, and any other keeps its own", () => {
  const graceIn = (lines: readonly QuoteLine[]) =>
    lines.flatMap(({ code, reason }) => (code === "car" ? [reason] : []));
  const lines = stage.rich.lines.map((line) => {
    if (line.code !== "car") return line;
    const { graceMinutes: _, ...reason } = line.reason;
    return { ...line, reason };
  });
  const older = { ...stage.rich, lines };
  const { before, after } = readPayload(
    "reservation-changed",
    { before: older, after: stage.rich },
    today,
  );
  expect(graceIn(before.lines)).toMatchObject([{ graceMinutes: 30, runs: [{ days: 7 }] }]);
  expect(graceIn(after.lines)).toMatchObject([{ graceMinutes: 59, runs: [{ days: 7 }] }]);
  const notice = { reservation: older, wish: { end: "return", at: "2026-07-11T10:00" } };
  const { reservation } = readPayload("late-notice", notice, today);
  expect(graceIn(reservation.lines)).toMatchObject([{ graceMinutes: 30 }]);
  const cancelled = readPayload("cancel-notice", { reservation: older }, today);
  expect(graceIn(cancelled.reservation.lines)).toMatchObject([{ graceMinutes: 30 }]);
  expect(graceIn(readPayload("reminder", older, today).lines)).toMatchObject([
    { graceMinutes: 30 },
  ]);
});

test("texts lose what cannot be seen, and only messages keep their lines", () => {
  const { customer } = stage.rich;
  const dirty = { ...stage.rich, customer: { ...customer, firstName: "Jo\r\nnas\u202e\u0007" } };
  expect(readPayload("reminder", dirty, today).customer.firstName).toBe("Jo nas");
  const sent = { name: "A\nB", email: "a@b.ba", message: "one\r\n\ttwo\u202e" };
  expect(readPayload("contact-message", sent, today)).toEqual({
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
  [
    "booking-confirmed",
    {
      code: "",
      token: "",
      status: "",
      car: {},
      trip: {},
      customer: {},
      lines: [null],
      totalCents: 1,
    },
  ],
  ["reservation-changed", { before: {}, after: {} }],
  ["early-return", { reservation: {}, at: "2026-07-08T10:00", days: 1, cents: 0 }],
  ["late-notice", { reservation: {} }],
  ["contact-message", { name: "A" }],
  ["newsletter-confirmation", { email: 5, token: "x" }],
  ["staff-invitation", { email: "a@b.ba", name: "A", linkId: "1", issue: 1, role: "king" }],
  ["staff-password", { email: "a@b.ba", name: "A", linkId: "1" }],
  ["test-letter", { email: "a@b.ba" }],
  ["undelivered-notice", { kind: "toString", to: "a@b.ba" }],
] as const)("no payload of a %s: %j", (kind, payload) => {
  expect(() => readPayload(kind, payload, today)).toThrow(`no ${kind}`);
});

test("a payload that is none will never be one; a kind that is unknown may be known to a later version", () => {
  expect(() => readPayload("reminder", {}, today)).toThrow(UnreadablePayload);
  const later: string = "season-greetings";
  const read = () => readPayload(later as LetterKind, {}, today);
  expect(read).toThrow("nobody knows the kind season-greetings");
  expect(read).not.toThrow(UnreadablePayload);
});

test("only what is in the table is a kind", () => {
  expect(isKind("reminder")).toBe(true);
  expect(isKind("constructor")).toBe(false);
  expect(isKind(undefined)).toBe(false);
});
