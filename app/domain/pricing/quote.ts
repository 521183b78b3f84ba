/** The price of a trip: the one function that makes it. The browser shows it, the server decides it, the reservation keeps it. */
import type { LocalDate } from "../calendar.ts";
import { dateOf } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { rentalDays } from "../rental-period.ts";
import type { Selection, Trip } from "../reservations/trip/trip.ts";
import { borderFeeLines } from "./lines/border-fees.ts";
import { carLine } from "./lines/car-price.ts";
import { couponLine } from "./lines/coupon-discount.ts";
import { extrasLines } from "./lines/extras-price.ts";
import { lengthDiscountLine } from "./lines/length-discount.ts";
import { placeFeeLines } from "./lines/place-fees.ts";
import type { PriceList } from "./price-list.ts";
import { protectionLine } from "./lines/protection-price.ts";
import type { Quote, QuoteLine } from "./quote-line.ts";
import { totalOf } from "./lines/total-of.ts";
import { youngDriverLine } from "./lines/young-driver.ts";

export type QuoteRequest = Omit<Selection, "carId"> & {
  trip: Trip;
  car: Pick<Car, "id" | "category" | "minDriverAge">;
  dateOfBirth?: LocalDate;
  coupon?: Coupon;
};

export type QuoteFault =
  | "no-rate"
  | "unknown-plan"
  | "unknown-extra"
  | "too-many-extras"
  | "unknown-country"
  | "country-not-allowed"
  | "unknown-location";

export type QuoteResult = { ok: true; quote: Quote } | { ok: false; reason: QuoteFault };

/**
 * Prices a trip in euro cents, VAT inside, one line per thing in the order in which it is counted: car, length discount,
 * protection, extras, young driver, border fees, places, coupon. Neither the trip's rules (`checkTrip`), the driver's age
 * (`checkDriverAge`) nor the coupon's (`checkCoupon`) are checked here. `unknown-plan` is also a plan that has no price for
 * this category and length.
 */
export function quote(request: QuoteRequest, priceList: PriceList): QuoteResult {
  const { trip, car, coupon, dateOfBirth } = request;
  const days = rentalDays(trip, priceList.rules.graceMinutes);
  const pickupDate = dateOf(trip.pickupAt);

  const carDays = carLine(car, trip, days, priceList);
  if (!carDays) return { ok: false, reason: "no-rate" };
  const discount = lengthDiscountLine(carDays.amountCents, days, priceList.lengthDiscounts);
  const plan = priceList.plans.find(({ code }) => code === request.planCode);
  const protection = plan && protectionLine(plan, car.category, days);
  if (!plan || !protection) return { ok: false, reason: "unknown-plan" };
  const extras = extrasLines(request.extras, priceList.extras, pickupDate, days);
  if (!extras.ok) return extras;
  const young = dateOfBirth
    ? youngDriverLine(dateOfBirth, pickupDate, days, priceList.rules)
    : undefined;
  const borders = borderFeeLines(request.countries, priceList.countries, days);
  if (!borders.ok) return borders;
  const places = placeFeeLines(trip, priceList);
  if (!places) return { ok: false, reason: "unknown-location" };

  const before = [
    carDays,
    discount,
    protection,
    ...extras.lines,
    young,
    ...borders.lines,
    ...places,
  ].filter((line) => line !== undefined);
  const lines: QuoteLine[] = coupon ? [...before, couponLine(coupon, before)] : before;
  return {
    ok: true,
    quote: {
      rentalDays: days,
      lines,
      carCents: carDays.amountCents + (discount?.amountCents ?? 0),
      ...totalOf(lines),
      depositCents: plan.depositCents,
      priceListVersion: priceList.version,
    },
  };
}
