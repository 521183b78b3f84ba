import { expect, test } from "vitest";
import { agreed } from "../../../test/casts/agreed-cast.ts";
import { springCoupon } from "../../../test/casts/small-agency.ts";
import { couponHolder, emailKey } from "./coupon-holder.ts";
import { termsAsBooked, termsForBookedTrip } from "./terms-as-booked.ts";

const edited = {
  coupon: {
    ...springCoupon,
    kind: "fixed" as const,
    value: 500,
    appliesTo: "total" as const,
    active: false,
    bookTo: "2026-01-01",
    maxUses: 3,
    minRentalDays: 14,
    pickupTo: "2026-02-01",
    locationIds: ["office"],
  },
  uses: 1,
  usesByEmail: 1,
};

test("a coupon takes off what the booking says, and was given out that day", () => {
  const booked = termsAsBooked(edited, agreed({ coupon: springCoupon }));
  expect(booked.coupon).toMatchObject({
    kind: "percent",
    value: 10,
    appliesTo: "car",
    active: true,
  });
  expect(booked.coupon).not.toHaveProperty("bookTo");
  expect(booked).toMatchObject({ uses: 1, coupon: { maxUses: 3, minRentalDays: 14 } });
});

test("without a line of its own it takes off what it does today", () => {
  expect(termsAsBooked(edited, agreed()).coupon).toMatchObject({ kind: "fixed", value: 500 });
});

test("that it was for the trip that was booked is no question", () => {
  const { coupon } = termsForBookedTrip(termsAsBooked(edited, agreed()));
  expect(coupon).toMatchObject({ minRentalDays: 0, categories: [], locationIds: [], maxUses: 3 });
  expect(coupon).not.toHaveProperty("pickupTo");
});

test("uses are counted by the address, or by the phone where there is none", () => {
  expect(couponHolder({ email: "a@example.com", phone: "+38761" })).toBe("a@example.com");
  expect(couponHolder({ email: "", phone: "+38761" })).toBe("+38761");
  expect(emailKey(" Emina@Example.com ")).toBe("emina@example.com");
});
