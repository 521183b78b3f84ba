import type { Coupon } from "../../../../domain/coupons/coupon.ts";
import type {
  PersonalFaults,
  PersonalField,
} from "../../../../domain/reservations/person/personal-details.ts";
import type { CouponRefusal } from "../../../../server/pricing/price-selection.ts";
import type { Ways } from "../../../../ui/booking/car/alternatives.tsx";
import type { SeenPrice } from "./seen-price.ts";

/** The personal fields as they were typed; a ticked box is "on". */
export type TypedDetails = Record<PersonalField, string>;

/** Why nothing was booked, when no field is at fault. */
export type Refusal =
  | { kind: "price-changed"; before: SeenPrice }
  | { kind: "taken"; ways: Ways }
  | { kind: "stock"; extra: string; left: number }
  /** The form had already made a booking with something else in it. */
  | { kind: "used" }
  /** Too many bookings came from this address. */
  | { kind: "too-many" }
  | { kind: "busy" };

/** What the page is told after its form was sent and nothing was booked. */
export type ReviewAnswer = {
  values: TypedDetails;
  submissionKey: string;
  /** The coupon that counts. */
  coupon?: Coupon;
  couponFault?: CouponRefusal;
  faults?: PersonalFaults;
  refusal?: Refusal;
};
