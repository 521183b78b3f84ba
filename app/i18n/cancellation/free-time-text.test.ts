import { describe, expect, test } from "vitest";
import type { FreeTime } from "../../domain/reservations/trip/free-time.ts";
import { bookingTimeText, cancellationRule, freeTimeText } from "./free-time-text.ts";

const rules = { freeCancellationHours: 48, freeAfterBookingMinutes: 60 };
const free: FreeTime = {
  until: "2026-11-21T03:30",
  isOver: false,
  isBookedLate: false,
  lateFeeCents: 1665,
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("what cancelling costs", () => {
  test.each([
    [
      free,
      "Free to change or cancel until Sat 21 Nov, 03:30. After that, or if you do not come, we may charge one rental day, €16.65.",
      "Besplatna izmjena i otkazivanje do subote, 21. novembra u 03:30. Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma (16,65 €).",
    ],
    [
      { ...free, isOver: true },
      "Changing and cancelling were free until Sat 21 Nov, 03:30. If you change or cancel now, or if you do not come, we may charge one rental day, €16.65.",
      "Izmjena i otkazivanje bili su besplatni do subote, 21. novembra u 03:30. Ako sada izmijenite ili otkažete, ili ako ne dođete, možemo naplatiti jedan dan najma (16,65 €).",
    ],
    [
      { ...free, isBookedLate: true },
      "You booked less than 48 hours before the pick-up. Free to change or cancel until Sat 21 Nov, 03:30. After that, or if you do not come, we may charge one rental day, €16.65.",
      "Rezervisali ste manje od 48 sati prije preuzimanja. Besplatna izmjena i otkazivanje do subote, 21. novembra u 03:30. Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma (16,65 €).",
    ],
    [
      { ...free, lateFeeCents: 0, isOver: true },
      "Changing and cancelling cost nothing.",
      "Izmjena i otkazivanje su besplatni.",
    ],
  ])("is one sentence %#", (time, en, bs) => {
    expect(plain(freeTimeText(time, rules, "en-us"))).toBe(en);
    expect(plain(freeTimeText(time, rules, "ba"))).toBe(bs);
  });

  test("is said before booking to who books late, with the hour that comes", () => {
    const late = { ...free, isBookedLate: true };
    expect(plain(bookingTimeText(late, rules, "en-us"))).toBe(
      "The pick-up is less than 48 hours away. Free to change or cancel within an hour of booking. After that, or if you do not come, we may charge one rental day, €16.65.",
    );
    expect(plain(bookingTimeText(late, rules, "ba"))).toBe(
      "Do preuzimanja je manje od 48 sati. Besplatna izmjena i otkazivanje u roku od sat vremena nakon rezervacije. Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma (16,65 €).",
    );
    expect(bookingTimeText(free, rules, "ba")).toBe(freeTimeText(free, rules, "ba"));
  });

  test("promises nobody an hour that the agency does not give", () => {
    const none = { ...rules, freeAfterBookingMinutes: 0 };
    const late = { ...free, isBookedLate: true, isOver: true };
    expect(plain(bookingTimeText(late, none, "en-us"))).toBe(
      "The pick-up is less than 48 hours away. If you change or cancel now, or if you do not come, we may charge one rental day, €16.65.",
    );
    expect(freeTimeText(late, none, "en-us")).not.toContain("were free until");
    expect(cancellationRule(none, "en-us")).not.toContain("of booking");
  });
});

test("the rule of it names both times", () => {
  expect(cancellationRule(rules, "en-us")).toBe(
    "Changing and cancelling are free up to 48 hours before pick-up, and within an hour of booking if you book later than that. After that, or if you do not come, we may charge one rental day.",
  );
  expect(cancellationRule({ ...rules, freeAfterBookingMinutes: 120 }, "ba")).toBe(
    "Izmjena i otkazivanje su besplatni do 48 sati prije preuzimanja, a ako rezervišete kasnije, u roku od 2 sata nakon rezervacije. Nakon toga, ili ako ne dođete, možemo naplatiti jedan dan najma.",
  );
  expect(cancellationRule({ ...rules, freeCancellationHours: 0 }, "en-us")).toContain(
    "free until the moment of pick-up",
  );
});
