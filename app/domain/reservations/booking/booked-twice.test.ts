import { describe, expect, test } from "vitest";
import { isBookedTwice, isSameBooking, type EarlierBooking } from "./booked-twice.ts";

const trip = {
  pickupLocationId: "office",
  dropoffLocationId: "office",
  pickupAt: "2026-07-06T10:00",
  dropoffAt: "2026-07-13T10:00",
};
const now = Date.parse("2026-06-01T10:00:00Z");
const asked = { carId: 1, trip, keys: ["mail:emina@example.com", "phone:+38761123456"] };
const earlier: EarlierBooking = { ...asked, status: "confirmed", bookedAt: now - 60_000 };
const isTwice = (more: Partial<EarlierBooking>) =>
  isBookedTwice({ ...earlier, ...more }, asked, now);

describe("is booked twice", () => {
  test("by the same person, car and trip within a day", () => {
    expect(isTwice({})).toBe(true);
    expect(isTwice({ status: "pending" })).toBe(true);
    expect(isTwice({ keys: ["mail:emina@example.com", "phone:+38762000000"] })).toBe(true);
    expect(isTwice({ keys: ["phone:+38761123456"] })).toBe(true);
  });

  test.each<[string, Partial<EarlierBooking>]>([
    ["by somebody else", { keys: ["mail:jonas@example.com", "phone:+4915112345678"] }],
    ["with another car", { carId: 2 }],
    ["on other days", { trip: { ...trip, dropoffAt: "2026-07-14T10:00" } }],
    ["to another place", { trip: { ...trip, dropoffLocationId: "airport-tuzla" } }],
    ["when the first was cancelled", { status: "cancelled" }],
    ["a day later", { bookedAt: now - 86_400_000 }],
  ])("not %s", (_, more) => {
    expect(isTwice(more)).toBe(false);
  });

  test("nobody is the same person for having told nothing", () => {
    expect(isBookedTwice({ ...earlier, keys: [] }, { ...asked, keys: [] }, now)).toBe(false);
  });
});

test("the same booking is told by car, places and times", () => {
  expect(isSameBooking(earlier, asked)).toBe(true);
  expect(
    isSameBooking(earlier, { ...asked, trip: { ...trip, pickupAt: "2026-07-06T10:30" } }),
  ).toBe(false);
});
