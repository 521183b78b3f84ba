/** The search form as a browser keeps it between visits to a page, under the key `search-params`. */
import type { LocalDate, LocalDateTime, LocalTime } from "../../calendar.ts";
import { dateOf, isSlot, joinDateTime, parseLocalDate, parseLocalTime } from "../../calendar.ts";
import { findLocation } from "../../locations/find-location.ts";
import type { Location } from "../../locations/location.ts";
import { draftName } from "./draft-name.ts";

/** Places are ids here, whatever language they were kept in. */
export type SearchDraft = {
  pickupLocation?: string;
  dropoffLocation?: string;
  sameReturnLocation: boolean;
  pickupDate?: LocalDate;
  pickupTime?: LocalTime;
  dropoffDate?: LocalDate;
  dropoffTime?: LocalTime;
};

type Named = Pick<Location, "id" | "slug" | "name">;

const maxDraftLength = 4000;

/**
 * Reads a kept draft; `undefined` when it is no draft. What is unreadable, unknown or past is dropped field by field,
 * so that an expired draft still brings back its places. `now` is the wall clock in Sarajevo.
 */
export function readDraft(
  json: string,
  now: LocalDateTime,
  locations: readonly Named[],
): SearchDraft | undefined {
  const kept = parseObject(json);
  if (!kept) return undefined;
  const pickupLocation = readPlace(kept.pickupLocation, locations);
  const dropoffLocation = readPlace(kept.dropoffLocation, locations);
  const same = isSameReturn(kept.sameReturnLocation, pickupLocation, dropoffLocation);
  const pickup = readMoment(kept.pickupDate, kept.pickupTime, now);
  const dropoff = readMoment(kept.dropoffDate, kept.dropoffTime, now);
  return {
    pickupLocation,
    dropoffLocation: same ? pickupLocation : dropoffLocation,
    sameReturnLocation: same,
    pickupDate: pickup.date,
    pickupTime: pickup.time,
    dropoffDate: dropoff.date,
    dropoffTime: dropoff.time,
  };
}

/** Reads the draft of a `Cookie` header; `undefined` without one. What a browser sends may be nonsense. */
export function readDraftCookie(
  header: string,
  now: LocalDateTime,
  locations: readonly Named[],
): SearchDraft | undefined {
  const entry = header.split(/;\s*/).find((one) => one.startsWith(`${draftName}=`));
  if (entry === undefined) return undefined;
  try {
    return readDraft(decodeURIComponent(entry.slice(draftName.length + 1)), now, locations);
  } catch {
    return undefined;
  }
}

function parseObject(json: string): Record<string, unknown> | undefined {
  if (json.length > maxDraftLength) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
}

function readPlace(value: unknown, locations: readonly Named[]): string | undefined {
  return typeof value === "string" ? findLocation(locations, value)?.id : undefined;
}

/** An explicit flag decides; without one the box is on, as on a fresh form, unless the draft returns elsewhere. */
function isSameReturn(
  flag: unknown,
  pickup: string | undefined,
  dropoff: string | undefined,
): boolean {
  if (typeof flag === "boolean") return flag;
  return dropoff === undefined || dropoff === pickup;
}

function readMoment(
  dateValue: unknown,
  timeValue: unknown,
  now: LocalDateTime,
): { date?: LocalDate; time?: LocalTime } {
  const date = typeof dateValue === "string" ? parseLocalDate(dateValue) : undefined;
  if (!date || date < dateOf(now)) return {};
  const time = typeof timeValue === "string" ? parseLocalTime(timeValue) : undefined;
  if (!time || !isSlot(time) || joinDateTime(date, time) < now) return { date };
  return { date, time };
}
