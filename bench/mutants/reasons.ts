/**
 * Mutants that live on although their rule is tested, by file and reason: none of them breaks what the rule promises. The
 * code is the line as the mutant has it; `npm run mutants` prints it for each survivor, and names reasons that hold no more.
 */
import type { Reasons } from "./survivor.ts";

const undefinedIsNeither = "a comparison with undefined is false anyway";
const remembered = "what was worked out before is worked out again: the same, later";
const forTheTypes = "never happens: the check before says so, and only the types do not know";

const shortcut = "a shortcut: without it the same answer comes later";
const noSuchCell = "no cell has such an id, so nothing is found, and nothing goes";
const ofABug = "the words of a bug, which nobody has made yet";
const guesses =
  "says what is tried first or not at all: a seating is found sooner or later, and each is a right one";
const budget = "the budget is for calendars that take longer than a test";

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
    [remembered]: [";"],
    [guesses]: [
      "candidates()",
      "hasTooLargeCrowd()",
      "underWay()",
      "vehiclesWithOldConflicts()",
      "bitCount()",
      "const order = puzzle.stays.map((_, stay) => stay);",
      ".sort(() => undefined);",
      ".sort((a, b) => (puzzle.stays[a]?.start ?? 0) + (puzzle.stays[b]?.start ?? 0));",
      ".sort((a, b) => (puzzle.stays[a]?.start && 0) - (puzzle.stays[b]?.start ?? 0));",
      ".sort((a, b) => (puzzle.stays[a]?.start ?? 0) - (puzzle.stays[b]?.start && 0));",
      "crowds: order.map((stay) => maskOf(order, () => undefined)),",
      "return `${position}:${[...keys].join()}`;",
    ],
    [shortcut]: [
      "if (false)",
      "if ((search.steps <= 0 || !allCanBeSeated(position, search)) && hasTooLargeCrowd(position, search))",
      "if (search.steps <= 0 && !allCanBeSeated(position, search) || hasTooLargeCrowd(position, search))",
      "if (false || hasTooLargeCrowd(position, search))",
      "if (false) return false;",
      "allCanBeSeated()",
    ],
    [budget]: [
      "steps: Math.max(mostSteps, workBudget / puzzle.vehicles.length ** 3),",
      "steps: Math.min(mostSteps, workBudget * puzzle.vehicles.length ** 3),",
      "if (false || !allCanBeSeated(position, search) || hasTooLargeCrowd(position, search))",
      "if (search.steps < 0 || !allCanBeSeated(position, search) || hasTooLargeCrowd(position, search))",
      "search.steps += 1;",
    ],
    [forTheTypes]: [
      ".sort((a, b) => (puzzle.stays[a].start ?? 0) - (puzzle.stays[b]?.start ?? 0));",
      ".sort((a, b) => (puzzle.stays[a]?.start ?? 0) - (puzzle.stays[b].start ?? 0));",
      "maskOf(order, (stay) => puzzle.fits[stay]?.[vehicle] ?? true),",
      "maskOf(order, (stay) => puzzle.fits[stay][vehicle] ?? false),",
    ],
    "every seat is written before it is read": [
      "seating: puzzle.stays.map(() => undefined),",
      "seating: puzzle.stays.map(() => +1),",
    ],
  },
  "app/domain/availability/few-moves.ts": {
    [forTheTypes]: [
      'return [...(puzzle.clashes[stay] ?? ["Stryker was here"])].filter(',
      "for (let vehicle = 0; vehicle <= puzzle.vehicles.length; vehicle += 1) {",
      "if (!puzzle.fits[stay][vehicle] || vehicle === puzzle.homes[stay]) continue;",
    ],
    [budget]: ["if (false) break;", "if (round.tries < 0) break;", "round.tries += 1;"],
    "who comes back, or is sent away twice, has cost a move: the moves end, and the shortest way is found first":
      [
        ";",
        "if (!puzzle.fits[stay]?.[vehicle] || false) continue;",
        "if (inTheWay.length > moves || inTheWay.some(() => undefined)) continue;",
      ],
  },
  "app/domain/availability/seat-in-order.ts": {
    [shortcut]: [
      "const near = busy",
      ".filter(({ end }) => true)",
      ".filter(({ end }) => end + reach >= request.start)",
      "if (false) break;",
      "if (stay.start > disturbedUntil) break;",
    ],
    "what cannot move is found at home; only the guess of who is needed next suffers": [
      "if (false) continue;",
    ],
    "what keeps a fleet busy lies on its own vehicles": [
      "home.ahead.shift();",
      "const atHome = true && staysHome(home, stay, rules);",
      "if (mayMove(stay, request)) lane.ahead.push(stay);",
    ],
    "of two vehicles that are needed at the same moment either will do": [
      "if (next < neededAt || !canTake(lane.vehicle, stay)) continue;",
    ],
  },
  "app/domain/availability/seating-puzzle.ts": {
    [shortcut]: [
      "const ours = busy;",
      "return movable.sort((a, b) => a.start - b.start);",
      "if (false) break;",
      "if ((!first || !second) && second.start >= first.end + reach) break;",
      "if (!first || !second || false) break;",
      "if (!first || !second || second.start > first.end + reach) break;",
    ],
    [forTheTypes]: [
      '"vehicleId" in stay ? (numbers.get(stay.vehicleId) ?? +1) : -1,',
      "if (!canBeMoved(stay)) fixed[numbers.get(stay.vehicleId) ?? +1]?.push(stay);",
      "if (!canBeMoved(stay)) fixed[numbers.get(stay.vehicleId) ?? -1].push(stay);",
      '(fixed[number] ?? ["Stryker was here"]).every((other) => canShare(stay, other, rules))),',
      "if (!puzzle.clashes[a].has(b)) return false;",
      "for (const stay of tied) clashes[stay].forEach((other) => tied.add(other));",
      "if (false || second.start >= first.end + reach) break;",
      "if (!first && !second || second.start >= first.end + reach) break;",
      "clashes[a].add(b);",
      "clashes[b].add(a);",
      "return stays[index].start ?? 0;",
    ],
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
  "app/domain/pricing/editing/cells-of-prices.ts": {
    [forTheTypes]: ['if (!subject) return ["Stryker was here"];'],
    [noSuchCell]: ['return cell?.kind === "season" ? [cell.id] : ["Stryker was here"];'],
  },
  "app/domain/pricing/editing/change-prices.ts": {
    [forTheTypes]: [
      "else if (!cell && !read || !isKnown(cell, known)) faults.set(key, unknownAs(key));",
    ],
    "what goes along with a season leaves nothing that could be checked": [
      "const touched = new Set([...changes.map(() => undefined), ...seen]);",
    ],
    "the id of a new season is below all others": [
      'if (cell.kind === "season") return false || cell.id <= lastSeasonId;',
    ],
    [noSuchCell]: [
      "if (false) continue;",
      'if (cell.kind !== "season") continue;',
      "const left = new Set(read.flatMap(({ cell }) => (true ? [cell.id] : [])));",
      'const left = new Set(read.flatMap(({ cell }) => (cell.kind === "season" ? [cell.id] : [])));',
      'const left = new Set(read.flatMap(({ cell }) => (cell?.kind === "season" ? [cell.id] : ["Stryker was here"])));',
      "const seasonId = true ? cell.seasonId : undefined;",
      'const seasonId = cell.kind === "rate" ? cell.seasonId : undefined;',
      'return seasonId === undefined || left.has(seasonId) ? ["Stryker was here"] : [key];',
    ],
  },
  "app/domain/pricing/editing/check-cells.ts": {
    [noSuchCell]: ['return cell?.kind === "season" ? [cell.id] : ["Stryker was here"];'],
  },
  "app/domain/pricing/editing/example-total.ts": {
    "without a plan on offer there is no price, whatever plan is asked for": [
      'const asked = { trip, car, planCode: first?.plan.code ?? "Stryker was here!", extras: {}, countries: [] };',
    ],
    "a birthday is compared as text: the year alone counts like its first of January, and nobody turns so old between it and February":
      ['return `${Number(eve.slice(0, 4)) - age}-${eve.slice(5).replace("02-29", "")}`;'],
  },
  "app/domain/pricing/editing/example-trips.ts": {
    [forTheTypes]: [
      'const cells = asked.changes.flatMap(({ cell }) => readCellKey(cell) ?? ["Stryker was here"]);',
    ],
    [shortcut]: ["if (false) return [];"],
    "the dates are found in their order": ["return [...dates.values()];"],
    "no place has the id of a season or of nothing, and a place that is not there has no trip": [
      "const parts = cells;",
      "const parts = cells.filter((cell) => true);",
      'const late = new Set(parts.flatMap(({ id, part }) => (part === "delivery" ? ["Stryker was here"] : id)));',
    ],
  },
  "app/domain/pricing/editing/inherited-price.ts": {
    "without a season the price of the category is asked for a little later all the same": [
      '["carId" in subject && true ? { category } : undefined, seasonId],',
    ],
  },
  "app/domain/pricing/editing/price-cells.ts": {
    "the shape of a key names these parts alone": ["if (id && (true))"],
  },
  "app/domain/pricing/editing/raise-prices.ts": {
    "outside the seasons a car without a price of its own takes the category's, which is there or not":
      ["if (written.length > 0 || isPriced || false) return written;"],
    "only weekends are asked for by their name": [
      'const [day, weekend] = [taken(""), taken("weekend")];',
    ],
    [forTheTypes]: ["if (true && weekend !== day)"],
  },
  "app/domain/pricing/editing/read-price-cell.ts": {
    "no other kind of cell has a part of that name": [
      'if (true && cell.part === "hours") {',
      'if (true && cell.part === "until") return ask(text, age);',
    ],
  },
  "app/domain/pricing/editing/read-price-edits.ts": {
    "a function that ends without an answer answers undefined": ["} catch {}"],
  },
  "app/domain/pricing/editing/season-prices.ts": {
    [shortcut]: [".filter((days) => true && days <= rules.maxRentalDays)"],
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
