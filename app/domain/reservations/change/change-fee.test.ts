import { expect, test } from "vitest";
import { agreed } from "../../../../test/casts/agreed-cast.ts";
import { priceList } from "../../../../test/casts/small-agency.ts";
import { lateFeeOf } from "./change-fee.ts";

/** Picked up on Monday at ten: free until Saturday at ten. */
const view = agreed();

test("one rental day may be charged when the free time is over, for what has a price", () => {
  const priced = { isPriced: true, priceList };
  expect(lateFeeOf(view, priced, "2026-05-02T10:00")).toBeUndefined();
  // Seven days at 16.65 come to 116.55, less 11.66 for the length; a seventh of that.
  expect(lateFeeOf(view, priced, "2026-05-02T10:01")).toBe(1498);
});

test("a new phone number costs nothing at any time", () => {
  const contactOnly = { isPriced: false, priceList };
  expect(lateFeeOf(view, contactOnly, "2026-05-04T09:59")).toBeUndefined();
});
