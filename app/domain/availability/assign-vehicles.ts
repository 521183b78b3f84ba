import { findSeating } from "./every-seating.ts";
import { seatWithFewMoves } from "./few-moves.ts";
import { bestFit } from "./free-vehicles.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";
import { seatInOrder } from "./seat-in-order.ts";
import type { Seating } from "./seating-puzzle.ts";
import { layPuzzle } from "./seating-puzzle.ts";

/**
 * Seats a request on one of the vehicles of a car, moving other reservations to other vehicles when it must; `undefined`
 * when the fleet cannot serve it. First any free vehicle (best fit), then the fewest moves up to 3, then a seating in the
 * order of the starts, then every seating within the step budget. Pinned reservations and blocks never move. `busy` holds
 * what the vehicles have now, without the request.
 */
export function assignVehicles(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): Assignment | undefined {
  const free = bestFit(vehicles, busy, request, rules);
  if (free) return { vehicleId: free.id, moves: [] };
  const puzzle = layPuzzle(vehicles, busy, request, rules);
  if (!puzzle.fits[0]?.includes(true)) return undefined;
  const fewMoves = seatWithFewMoves(puzzle);
  if (fewMoves) return toAssignment(fewMoves, puzzle);
  const inOrder = seatInOrder(vehicles, busy, request, rules);
  if (inOrder) return inOrder;
  const found = findSeating(puzzle);
  return found && toAssignment(found, puzzle);
}

function toAssignment(seating: Seating, puzzle: ReturnType<typeof layPuzzle>): Assignment {
  const vehicleIds = seating.map((number) => vehicleId(number, puzzle));
  const [requestVehicle = vehicleId(-1, puzzle)] = vehicleIds;
  const moves = puzzle.stays.flatMap((stay, index) => {
    const toVehicleId = vehicleIds[index];
    if (!("id" in stay) || toVehicleId === undefined || toVehicleId === stay.vehicleId) return [];
    return [{ busyId: stay.id, toVehicleId }];
  });
  return { vehicleId: requestVehicle, moves };
}

function vehicleId(number: number, { vehicles }: ReturnType<typeof layPuzzle>): number {
  const vehicle = vehicles[number];
  if (!vehicle) throw new Error("a seating names a vehicle that is not there");
  return vehicle.id;
}
