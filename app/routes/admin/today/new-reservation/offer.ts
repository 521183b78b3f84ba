import type { ActionFunctionArgs } from "react-router";
import type { PriceList } from "../../../../domain/pricing/price-list.ts";
import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../../domain/pricing/quote.ts";
import type { TripFaults } from "../../../../domain/reservations/trip/check-trip.ts";
import type { Selection, Trip } from "../../../../domain/reservations/trip/trip.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { insteadWays, type WayGroup } from "../instead-ways.ts";
import { asParams, readAsk } from "./read-booking.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { findLacks, type LackingVehicle } from "../../../../server/availability/find-lacks.ts";
import { findCustomer, type KnownCustomer } from "../../../../server/finding/find-customer.ts";
import { toE164 } from "../../../../server/phones/phone-number.ts";
import type { CouponRefusal } from "../../../../domain/pricing/price-selection.ts";
import { offerByPhone } from "../../../../server/reservations/booking/offer-by-phone.ts";
import { carBrief, type CarBrief } from "../../../../ui/booking/car/car-brief.ts";

/** Answers with the offer for a form. The form comes in a POST, since it names the customer; nothing is written. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "steer-reservations");
  const form = await request.formData().catch(() => undefined);
  if (!form) return Response.json({ cars: [] }, { status: 400, headers: privateHeaders });
  const offer = await showOffer(asParams(form), about);
  return Response.json(offer, { headers: privateHeaders });
}

/** The offer beside the form, as far as the form is filled in. */
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
    /** What there is instead; only of a car that is taken. */
    instead?: WayGroup[];
    couponFault?: CouponRefusal;
    list: PriceList;
    /** The vehicle that it would get, when that one lacks something for the trip. */
    lacking?: LackingVehicle;
  };
  /** The customer who booked before with this number or address. */
  customer?: KnownCustomer;
};

/** The offer for a form: the free cars, the price of the chosen one, and the customer if known. */
async function showOffer(params: URLSearchParams, about: PageContext): Promise<ShownOffer> {
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
    cars: cars.map(({ car, ...rest }) => ({
      car: carBrief(car),
      ...rest,
    })),
    ...(chosen && {
      chosen: {
        ...chosen,
        car: carBrief(chosen.car),
        instead: chosen.instead && (await insteadWays(chosen.instead, trip, about)),
        lacking: await findLacks(deps, { carId: chosen.car.id, trip, now: about.now }),
      },
    }),
  };
}
