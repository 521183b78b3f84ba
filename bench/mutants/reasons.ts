/**
 * Mutants that live on although their rule is tested, by file and reason: none of them changes an answer that anybody gets. The
 * code is the line as the mutant has it; `npm run mutants` prints it for each survivor, and names reasons that hold no more.
 */
import type { Reasons } from "./survivor.ts";

const undefinedIsNeither = "a comparison with undefined is false anyway";
const remembered = "what was worked out before is worked out again: the same, later";
const forTheTypes = "never happens: the check before says so, and only the types do not know";

const shortcut = "a shortcut: without it the same answer comes later";
const ofABug = "the words of a bug, which nobody has made yet";
const guesses =
  "says what is tried first or not at all: a seating is found sooner or later, and each is a right one";

export const reasons: Reasons = {
  "app/domain/availability/alternatives.ts": {
    [remembered]: [";"],
    [shortcut]: ["if (false) return [];"],
  },
  "app/domain/availability/assign-vehicles.ts": {
    [forTheTypes]: [
      "const [requestVehicle = vehicleId(+1, puzzle)] = vehicleIds;",
      "if (!puzzle.fits[0].includes(true)) return undefined;",
      'if (!("id" in stay) || false || toVehicleId === stay.vehicleId) return [];',
    ],
    [shortcut]: ["if (false) return undefined;", "if (false) return inOrder;"],
    [ofABug]: [
      'if (!vehicle) throw new Error("");',
      'if (false) throw new Error("a seating names a vehicle that is not there");',
    ],
  },
  "app/domain/availability/every-seating.ts": {
    [guesses]: ["candidates()", "hasTooLargeCrowd()", "underWay()", "vehiclesWithOldConflicts()"],
  },
  "app/domain/availability/fleet/find-seat.ts": {
    [shortcut]: [
      "if (false) return undefined;",
      "if (false) return true;",
      "if (false) return false;",
      "const overlaps = false;",
    ],
    [forTheTypes]: [
      "const last = firstIndex(busy.length, (index) => (busy[index].start ?? Infinity) >= to);",
    ],
    "the start of the request is among the moments anyway": [
      ".filter((start) => start >= request.start && start < request.end);",
    ],
  },
  "app/domain/availability/gap.ts": {
    [remembered]: ["if (false) return known;", ";"],
    "there is no way from or to a place that nobody named": [
      "if (false || from === to) return turnaroundMinutes;",
      "if (from === undefined && to === undefined || from === to) return turnaroundMinutes;",
      "if (false || to === undefined || from === to) return turnaroundMinutes;",
      "if (from === undefined || false || from === to) return turnaroundMinutes;",
    ],
  },
  "app/domain/availability/nearest-trips.ts": {
    "no shift is of no day": [
      "const earlier = shifts.find((shift) => shift.shiftDays <= 0 && isFree(shift));",
      "const later = shifts.find((shift) => shift.shiftDays >= 0 && isFree(shift));",
    ],
  },
  "app/domain/coupons/check-coupon.ts": {
    [forTheTypes]: [
      'return (cleanText(text, text.length) ?? "Stryker was here!").replace(/\\s/gu, "").toUpperCase();',
    ],
    [undefinedIsNeither]: [
      'if (true && bookedOn < coupon.bookFrom) return "not-yet";',
      'if (true && bookedOn > coupon.bookTo) return "expired";',
      'if (true && pickupDate < coupon.pickupFrom) return "pickup-outside";',
      'if (true && pickupDate > coupon.pickupTo) return "pickup-outside";',
      'if (true && use.uses >= coupon.maxUses) return "used-up";',
      "if (true && use.usesByEmail >= coupon.maxUsesPerEmail)",
    ],
  },
  "app/domain/coupons/coupon-state.ts": {
    [undefinedIsNeither]: [
      'if (true && uses >= maxUses) return "used-up";',
      "if ((true && bookTo < today) || (pickupTo !== undefined && pickupTo < today))",
      "if ((bookTo !== undefined && bookTo < today) || (true && pickupTo < today))",
      'return true && bookFrom > today ? "planned" : "active";',
    ],
  },
  "app/domain/coupons/read-coupon.ts": {
    [undefinedIsNeither]: [
      "...(true && bookTo < bookFrom && { bookTo: fault }),",
      "...(bookFrom || bookTo && bookTo < bookFrom && { bookTo: fault }),",
      "...(true && pickupTo < pickupFrom && { pickupTo: fault }),",
      "...(pickupFrom || pickupTo && pickupTo < pickupFrom && { pickupTo: fault }),",
    ],
  },
  "app/domain/pricing/lines/car-price.ts": {
    "the season and the weekend of a rate say its price": ["true &&"],
  },
  "app/domain/pricing/lines/day-rate.ts": {
    [remembered]: ["if (false) return known;", ";"],
  },
  "app/domain/pricing/lines/explain-day-rate.ts": {
    [forTheTypes]: ["if (!day && !rate) return undefined;"],
  },
  "app/domain/pricing/lines/extended-lines.ts": {
    [forTheTypes]: ["if (kept.amountCents === agreed.amountCents)"],
    "sorting puts undefined last by itself": [
      "const known = offered;",
      "const known = offered.filter((line) => true);",
    ],
    "whether a coupon is active is not asked where it takes off": [
      "return [couponLine({ id: 0, active: false, code: line.subject, kind, value, appliesTo }, priced)];",
    ],
    "every quote has the car, so that its line always has a twin": [
      'const known = new Set<LineCode>(["", "length-discount", "coupon"]);',
    ],
  },
  "app/domain/pricing/lines/manual-lines.ts": {
    "taking nothing off a line leaves it as it is": [
      'if (line.code !== "manual" || line.amountCents > 0 || missing <= 0) return line;',
      'if (line.code !== "manual" || line.amountCents >= 0 || false) return line;',
      'if (line.code !== "manual" || line.amountCents >= 0 || missing < 0) return line;',
    ],
  },
  "app/domain/pricing/price-list.ts": {
    "names that the database and the table of plans read, and no rule": [
      "export const coverages = [] ;",
      'export const coverages = ["", "theft", "glass", "tyres", "underbody"] ;',
      'export const coverages = ["collision", "", "glass", "tyres", "underbody"] ;',
      'export const coverages = ["collision", "theft", "", "tyres", "underbody"] ;',
      'export const coverages = ["collision", "theft", "glass", "", "underbody"] ;',
      'export const coverages = ["collision", "theft", "glass", "tyres", ""] ;',
    ],
  },
  "app/domain/pricing/price-selection.ts": {
    [forTheTypes]: [
      'if (couponFault || !coupon.found) return { ...plain, couponFault: couponFault ?? "" };',
    ],
  },
  "app/domain/reservations/states/list-filter.ts": {
    [undefinedIsNeither]: ['return true && day < "9000" ? day : undefined;'],
    [forTheTypes]: [
      'return parts ? { value: parts[1] ?? "Stryker was here!", id: Number(parts[2]) } : undefined;',
    ],
    "no day is called just 9000": ['return day !== undefined && day <= "9000" ? day : undefined;'],
  },
};
