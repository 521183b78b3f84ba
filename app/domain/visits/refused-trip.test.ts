import { expect, test } from "vitest";
import { priceList } from "../../../test/casts/small-agency.ts";
import { refusedTrip } from "./refused-trip.ts";

const [place] = priceList.locations;
const fields = {
  pickupLocation: place?.slug.en ?? "",
  sameReturnLocation: "true",
  pickupDate: "2026-07-06",
  pickupTime: "10:00",
  dropoffDate: "2026-07-07",
  dropoffTime: "10:00",
};
const refused = (more: object, rules: object = { minRentalDays: 3 }) =>
  refusedTrip(
    { ...fields, ...more },
    { ...priceList, rules: { ...priceList.rules, ...rules }, now: "2026-06-01T10:00" },
  );

test("a trip that a rule refuses is known with its reason and its days", () => {
  expect(refused({})).toMatchObject({ reason: "under-minimum", rentalDays: 1 });
  expect(refused({ dropoffDate: "2026-07-20" }, { maxRentalDays: 7 })?.reason).toBe("over-maximum");
  expect(refused({ dropoffDate: "2026-07-12" }, { maxAdvanceDays: 10 })?.reason).toBe("too-far");
});

test("what no rule refuses, what is no trip and what is past are none", () => {
  expect(refused({ dropoffDate: "2026-07-12" })).toBeUndefined();
  expect(refused({ pickupTime: "" })).toBeUndefined();
  expect(refused({ dropoffDate: "2026-07-01" })).toBeUndefined();
  expect(refused({ pickupDate: "2026-05-01", dropoffDate: "2026-05-02" })).toBeUndefined();
});
