/**
 * Mutants that live on although their rule is tested, by file and reason: none of them changes an answer that anybody gets. The
 * code is the line as the mutant has it; `npm run mutants` prints it for each survivor, and names reasons that hold no more.
 */
import type { Reasons } from "./survivor.ts";

const undefinedIsNeither = "a comparison with undefined is false anyway";
const remembered = "what was worked out before is worked out again: the same, later";
const forTheTypes = "never happens: the check before says so, and only the types do not know";

export const reasons: Reasons = {
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
