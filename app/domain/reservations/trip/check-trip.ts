/** Turns what a visitor typed into the search form into a trip, or says at which field it fails. */
import type { LocalDate, LocalDateTime, LocalTime } from "../../calendar.ts";
import {
  addDays,
  dateOf,
  isSlot,
  joinDateTime,
  parseLocalDate,
  parseLocalTime,
  timeOf,
} from "../../calendar.ts";
import type { FaultOf } from "../../forms/field-fault.ts";
import { findLocation } from "../../locations/find-location.ts";
import { firstPickup, isTooSoon } from "../../locations/lead-time.ts";
import type { Location } from "../../locations/location.ts";
import { outOfHoursAt } from "../../locations/opening-hours.ts";
import type { RentalRules, Season } from "../../pricing/price-list.ts";
import { rentalDays } from "../../rental-period.ts";
import { existsInSarajevo } from "../../sarajevo.ts";
import type { Trip } from "./trip.ts";

export const searchFieldNames = [
  "pickupLocation",
  "dropoffLocation",
  "sameReturnLocation",
  "pickupDate",
  "pickupTime",
  "dropoffDate",
  "dropoffTime",
] as const;
export type SearchField = (typeof searchFieldNames)[number];

/** The search form as typed; `sameReturnLocation` is "true" when the box is ticked. */
export type SearchFields = Readonly<Partial<Record<SearchField, string>>>;

/** What every form says of a field, and what only the two ends of a trip say together. */
export type TripFault =
  | FaultOf<"missing" | "date" | "in-past">["code"]
  | "unknown-location"
  | "bad-time"
  | "not-a-slot"
  | "no-such-time"
  | "too-soon"
  /** The lead time of the place is longer than anybody may book ahead. */
  | "only-by-phone"
  | "too-far"
  | "before-pickup"
  | "under-minimum"
  | "over-maximum"
  | "closed";

export type TripFaults = Partial<Record<SearchField, TripFault>>;
export type TripCheck =
  | { ok: true; trip: Trip; rentalDays: number }
  | { ok: false; faults: TripFaults };

/** What a check needs to know of a place; a browser has no more than this. */
type TripPlace = Pick<Location, "id" | "slug" | "name" | "hours" | "outOfHours" | "leadMinutes">;

export type TripContext = {
  locations: readonly TripPlace[];
  rules: Pick<
    RentalRules,
    "graceMinutes" | "minRentalDays" | "maxRentalDays" | "maxAdvanceDays" | "outOfHoursLeadHours"
  >;
  seasons: readonly Pick<Season, "from" | "to" | "minRentalDays">[];
  now: LocalDateTime;
  /** The trip that is to be changed. What stays of it was agreed on and is not held against anybody. */
  agreed?: AgreedTrip;
};

/** The trip of a reservation with its rental days. */
type AgreedTrip = { trip: Trip; rentalDays: number };

type End = { location?: TripPlace; date?: LocalDate; time?: LocalTime; at?: LocalDateTime };

/**
 * Checks the search form. At most one fault per field: what the field itself shows first, then what it means together
 * with the others. A missing date or time is `required` at that field. `now` is the wall clock in Sarajevo.
 */
export function checkTrip(fields: SearchFields, context: TripContext): TripCheck {
  const faults: TripFaults = {};
  const pickup = readEnd(fields, "pickup", context, faults);
  const sameReturn = fields.sameReturnLocation === "true";
  const dropoff = readEnd(fields, "dropoff", context, faults, sameReturn ? pickup : undefined);
  checkPickupMoment(pickup, context, faults);
  checkDropoffMoment(pickup, dropoff, context, faults);
  checkHours(pickup, "pickup", context, faults);
  checkHours(dropoff, "dropoff", context, faults);
  if (!pickup.location || !dropoff.location || !pickup.at || !dropoff.at)
    return { ok: false, faults };

  const trip: Trip = {
    pickupLocationId: pickup.location.id,
    dropoffLocationId: dropoff.location.id,
    pickupAt: pickup.at,
    dropoffAt: dropoff.at,
  };
  const days = checkLength(trip, context, faults);
  return Object.keys(faults).length > 0
    ? { ok: false, faults }
    : { ok: true, trip, rentalDays: days };
}

/** The least rental days of a trip picked up on a date: the rule, or more when a season that covers the date asks for it. */
export function minRentalDaysFor(
  pickupDate: LocalDate,
  rules: Pick<RentalRules, "minRentalDays">,
  seasons: TripContext["seasons"],
): number {
  const asked = seasons
    .filter((season) => season.from <= pickupDate && pickupDate <= season.to)
    .map((season) => season.minRentalDays ?? 0);
  return Math.max(rules.minRentalDays, ...asked);
}

function readEnd(
  fields: SearchFields,
  end: "pickup" | "dropoff",
  context: TripContext,
  faults: TripFaults,
  mirrored?: End,
): End {
  const location = mirrored
    ? mirrored.location
    : readLocation(fields, `${end}Location`, context.locations, faults);
  const date = readDate(fields, `${end}Date`, faults);
  const agreedAt = context.agreed?.trip[`${end}At`];
  const time = readTime(fields, `${end}Time`, agreedAt && timeOf(agreedAt), faults);
  if (!date || !time) return { location, date, time };
  const at = joinDateTime(date, time);
  if (existsInSarajevo(at) || at === agreedAt) return { location, date, time, at };
  faults[`${end}Time`] = "no-such-time";
  return { location, date, time };
}

function readLocation(
  fields: SearchFields,
  field: SearchField,
  locations: readonly TripPlace[],
  faults: TripFaults,
): TripPlace | undefined {
  const text = typed(fields, field);
  const location = text === "" ? undefined : findLocation(locations, text);
  if (!location) faults[field] = text === "" ? "missing" : "unknown-location";
  return location;
}

function readDate(
  fields: SearchFields,
  field: SearchField,
  faults: TripFaults,
): LocalDate | undefined {
  const text = typed(fields, field);
  const date = parseLocalDate(text);
  if (!date) faults[field] = text === "" ? "missing" : "date";
  return date;
}

function readTime(
  fields: SearchFields,
  field: SearchField,
  agreed: LocalTime | undefined,
  faults: TripFaults,
): LocalTime | undefined {
  const text = typed(fields, field);
  const time = parseLocalTime(text);
  if (time && (isSlot(time) || time === agreed)) return time;
  if (time) faults[field] = "not-a-slot";
  else faults[field] = text === "" ? "missing" : "bad-time";
  return undefined;
}

function checkPickupMoment(pickup: End, context: TripContext, faults: TripFaults): void {
  const { now, rules } = context;
  const agreedAt = context.agreed?.trip.pickupAt;
  const isAgreedMoment = pickup.at !== undefined && pickup.at === agreedAt;
  const latest = addDays(dateOf(now), rules.maxAdvanceDays);
  if (isAgreedMoment) checkLead(pickup, context, faults);
  else if (pickup.date && pickup.date < dateOf(now)) faults.pickupDate = "in-past";
  else if (pickup.date && pickup.date > latest && pickup.date !== dateOf(agreedAt ?? ""))
    faults.pickupDate = "too-far";
  else if (pickup.at !== undefined && pickup.at < now) faults.pickupTime = "in-past";
  else checkLead(pickup, context, faults);
}

/** Does the place hear of the pick-up early enough? The agreed moment is held against nobody, at the agreed place. */
function checkLead({ location, at }: End, context: TripContext, faults: TripFaults): void {
  const { trip } = context.agreed ?? {};
  if (!location || at === undefined) return;
  if (trip?.pickupAt === at && trip.pickupLocationId === location.id) return;
  if (!isTooSoon(location, at, context)) return;
  const first = firstPickup(location, context);
  // Another time helps only when the first moment lies on that very day or before it.
  if (first === undefined) faults.pickupLocation = "only-by-phone";
  else faults[dateOf(at) < dateOf(first) ? "pickupDate" : "pickupTime"] = "too-soon";
}

function checkDropoffMoment(
  pickup: End,
  dropoff: End,
  context: TripContext,
  faults: TripFaults,
): void {
  if (!dropoff.date) return;
  if (dropoff.date < dateOf(context.now)) faults.dropoffDate = "in-past";
  else if (pickup.date && dropoff.date < pickup.date) faults.dropoffDate = "before-pickup";
  else if (pickup.at && dropoff.at && dropoff.at <= pickup.at) faults.dropoffTime = "before-pickup";
}

function checkHours(
  { location, at }: End,
  end: "pickup" | "dropoff",
  { agreed }: TripContext,
  faults: TripFaults,
): void {
  if (!location || !at || outOfHoursAt(location, at) !== "blocked") return;
  const stays = agreed?.trip[`${end}At`] === at && agreed.trip[`${end}LocationId`] === location.id;
  if (!stays) faults[`${end}Time`] ??= "closed";
}

/** Only a trip that runs forward is too short or too long; otherwise `before-pickup` has been said. */
function checkLength(trip: Trip, context: TripContext, faults: TripFaults): number {
  const { rules, seasons, agreed } = context;
  const days = rentalDays(trip, rules.graceMinutes);
  if (trip.dropoffAt <= trip.pickupAt) return days;
  if (days < minRentalDaysFor(dateOf(trip.pickupAt), rules, seasons)) {
    if (!isLonger(trip, agreed)) faults.dropoffDate ??= "under-minimum";
  } else if (days > Math.max(rules.maxRentalDays, agreed?.rentalDays ?? 0))
    faults.dropoffDate ??= "over-maximum";
  return days;
}

/** Is it the agreed trip with the same or a later return? Its length was agreed on, whatever is asked of others since. */
function isLonger(trip: Trip, agreed: AgreedTrip | undefined): boolean {
  if (!agreed || trip.pickupAt !== agreed.trip.pickupAt) return false;
  return trip.dropoffAt >= agreed.trip.dropoffAt;
}

function typed(fields: SearchFields, field: SearchField): string {
  return fields[field]?.trim() ?? "";
}
