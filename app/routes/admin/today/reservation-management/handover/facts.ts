/** What the server knows of a handover before it is done, as the page gets it. */
import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { KnownVehicle } from "../../../../../domain/handovers/check-hand-over.ts";
import type { GivenOut } from "../../../../../domain/handovers/check-take-back.ts";
import type { DriverPapers } from "../../../../../domain/handovers/driver-papers.ts";
import type { Energy } from "../../../../../domain/handovers/energy.ts";
import type { EquipmentItem } from "../../../../../domain/handovers/equipment.ts";
import type { HandoverRules } from "../../../../../domain/handovers/handover-rules.ts";
import type { DamageMark } from "../../../../../domain/handovers/marks.ts";
import type { ExpectedPhoto, PhotoKind } from "../../../../../domain/handovers/photos.ts";
import type { ReturnPrice } from "../../../../../domain/handovers/return-price.ts";
import type { Direction } from "../../../../../domain/handovers/sheet.ts";
import type { SealedTerms } from "../../../../../domain/documents/contents/agreement.ts";
import type { Fuel } from "../../../../../domain/cars/car.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { BorderCountry, ProtectionPlan } from "../../../../../domain/pricing/price-list.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import type { ReservationStatus } from "../../../../../domain/reservations/states/status.ts";

export type HandoverFacts = {
  direction: Direction;
  /** Bare. */
  code: string;
  version: number;
  status: ReservationStatus;
  /** That of the customer. */
  language: Language;
  customerName: string;
  trip: Trip;
  carName: string;
  fuel: Fuel;
  /** The wall clock in Sarajevo when the page was made. */
  now: LocalDateTime;
  vehicle: KnownVehicle;
  /** Damage that is on the list of the vehicle. */
  damages: DamageMark[];
  asked: EquipmentItem[];
  rules: HandoverRules;
  licenceYears: number;
  countries: BorderCountry[];
  /** Papers that were taken before, and may be read by this member. */
  drivers: DriverPapers[];
  extras: string;
  totalCents: number;
  /** Charged beside the price. */
  chargesCents: number;
  paidCents: number;
  openCents: number;
  depositCents: number;
  /** Of the deposit; absent from a page that a phone has kept from before it was told. */
  heldCents?: number;
  textVersion?: number;
  /** What is agreed on and signed with the sheet of a vehicle that goes out. */
  agreement?: SealedTerms;
  /** Only at the return: how the vehicle went out, and what the time costs. */
  out?: GivenOut;
  /** A sheet was written when it went out; without one nothing is known of fuel and equipment then. */
  hasOutSheet: boolean;
  /** Photos of the pick-up that are here, at the return; of each angle the newest. */
  outPhotos: { kind: PhotoKind; sha256: string }[];
  /** The hashes of photos of this rental that the house has, of both directions. */
  photosHere: string[];
  /** What the customer wrote down who left it at the key box, where nobody has seen it yet. */
  left?: LeftFacts;
  daysOut: number;
  /** Another vehicle goes out as this one comes back. */
  isExchange?: boolean;
  plan?: Pick<ProtectionPlan, "covers" | "excessCents">;
  price: ReturnPrice;
};

/** What a customer wrote down at a key box. A page that a phone has kept from before there were any knows of no photos and marks. */
export type LeftFacts = {
  at: LocalDateTime;
  odometerKm: number;
  energy: Energy;
  note: string;
  photos?: readonly ExpectedPhoto[];
  marks?: readonly DamageMark[];
};
