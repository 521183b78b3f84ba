/** A booking on its way: what the form asks for, and the answers it can get. */
import type { Alternatives } from "../../availability/alternatives.ts";
import type { LocalDateTime } from "../../calendar.ts";
import type { Language } from "../../language.ts";
import type { CouponRefusal } from "../../pricing/price-selection.ts";
import type { Quote } from "../../pricing/quote-line.ts";
import type { QuoteFault } from "../../pricing/quote.ts";
import type { Doer } from "../../staff/doer.ts";
import type { PersonalDetails } from "../person/personal-details.ts";
import type { TripFaults } from "../trip/check-trip.ts";
import type { StaffSource } from "./source.ts";
import type { Selection, Trip } from "../trip/trip.ts";

export type BookingForm = {
  /** Made with the form; who sends the form twice sends the same key. */
  submissionKey: string;
  /** Everything that was sent, so that the form is known again whatever its words mean by then; else what they mean now. */
  sent?: object;
  language: Language;
  trip: Trip;
  selection: Selection;
  /** As `checkPersonalDetails` read them; who books by phone may have no e-mail address, which is then an empty text. */
  details: PersonalDetails;
  /** The total that stood on the page, euro cents. */
  seenTotalCents: number;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** The member of the staff who takes it by phone or at the desk; absent when the customer books. */
  by?: Doer;
  /** How it came to that member. */
  source?: StaffSource;
  /** The customer was asked whether it is meant as another booking of the same, and said yes. */
  isMeantTwice?: boolean;
  /** What the staff want to remember of it. */
  staffNote?: string;
};

export type BookingRefusal =
  /** The same key came before with something else in the form. */
  | { ok: false; reason: "key-reused" }
  | { ok: false; reason: "unknown-car" }
  | { ok: false; reason: "trip"; faults: TripFaults }
  | { ok: false; reason: "too-young"; leastAge: number }
  | { ok: false; reason: "phone" }
  | { ok: false; reason: "selection"; fault: QuoteFault }
  | { ok: false; reason: "coupon"; couponFault: CouponRefusal }
  | { ok: false; reason: "price-changed"; quote: Quote }
  | { ok: false; reason: "extra-out-of-stock"; extra: string; left: number }
  | { ok: false; reason: "not-available"; alternatives: Alternatives }
  /** It met other transactions again and again: nothing is booked, and the same form may be sent again. */
  | { ok: false; reason: "busy" }
  /** The same person booked the same car for the same trip within a day: a question, which `isMeantTwice` answers. */
  | { ok: false; reason: "booked-twice"; token: string; code: string };

export type BookingAnswer =
  | {
      ok: true;
      token: string;
      /** As people read it: EP-XXXXX-XXXXX. */
      code: string;
    }
  | BookingRefusal;
