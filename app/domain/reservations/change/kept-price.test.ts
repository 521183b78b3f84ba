import { expect, test } from "vitest";
import { may } from "../../staff/rights.ts";
import { staffRoles } from "../../staff/roles.ts";
import { mayKeepPrice } from "./kept-price.ts";

test.each(staffRoles)(
  "%s keeps the agreed price with another car only by the right for it",
  (role) => {
    const other = { isOtherCar: true, isRescue: false };
    expect(mayKeepPrice(role, other)).toBe(may(role, "price-by-hand"));
    expect(mayKeepPrice(role, { ...other, isRescue: true })).toBe(true);
    expect(mayKeepPrice(role, { isOtherCar: false, isRescue: false })).toBe(true);
  },
);
