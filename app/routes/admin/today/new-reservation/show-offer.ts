import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import type { PriceList } from "../../../../domain/pricing/price-list.ts";
import type { QuoteFault } from "../../../../domain/pricing/quote.ts";
import type { TripFaults } from "../../../../domain/reservations/trip/check-trip.ts";
import type { Selection, Trip } from "../../../../domain/reservations/trip/trip.ts";
import { findCustomer, type KnownCustomer } from "../../../../server/finding/find-customer.ts";
import type { CouponRefusal } from "../../../../domain/pricing/price-selection.ts";
import { offerByPhone } from "../../../../server/reservations/booking/offer-by-phone.ts";
import { toE164 } from "../../../../server/phones/phone-number.ts";
import { carBrief, type CarBrief } from "../../../../ui/booking/car/car-brief.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { readAsk } from "./read-booking.ts";

/** What the page shows beside the form, of what the form says so far. */
export type ShownOffer = {
  faults?: TripFaults;
  trip?: Trip;
  rentalDays?: number;
  cars: { car: CarBrief; totalCents: number; free: boolean }[];
  chosen?: {
    car: CarBrief;
    selection: Selection;
    faults: QuoteFault[];
    quote: Quote;
    free: boolean;
    couponFault?: CouponRefusal;
    list: PriceList;
  };
  /** Who called before with this number or address. */
  customer?: KnownCustomer;
};

/** The free cars, the price of the chosen one, and whether the customer is known. */
export async function showOffer(params: URLSearchParams, about: PageContext): Promise<ShownOffer> {
  const { deps } = about;
  const text = (name: string) => (params.get(name) ?? "").replaceAll("\0", "").slice(0, 254).trim();
  const phone = toE164(text("phone").slice(0, 40), text("phoneCountry") || "BA");
  const [offer, customer] = await Promise.all([
    offerByPhone(deps, readAsk(params, about)),
    findCustomer(deps.pool, { phone, email: text("email") }),
  ]);
  const known = customer ? { customer } : {};
  if (!offer.ok) return { faults: offer.faults, cars: [], ...known };
  const { trip, rentalDays, cars, chosen } = offer;
  return {
    trip,
    rentalDays,
    ...known,
    cars: cars.map(({ car, ...rest }) => ({ car: carBrief(car), ...rest })),
    ...(chosen && { chosen: { ...chosen, car: carBrief(chosen.car) } }),
  };
}
