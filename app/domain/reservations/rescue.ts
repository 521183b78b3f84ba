/** The ways out for a reservation whose vehicle is overdue with somebody else. */
import { carCategories, type Car, type CarCategory } from "../cars/car.ts";
import type { VehicleLack } from "../handovers/vehicle-lacks.ts";
import type { Busy, FleetRules, FleetVehicle, Request } from "../availability/occupancy.ts";

/** Another vehicle for a reservation, at the price that was agreed on. */
export type Rescue = {
  vehicleId: number;
  plate: string;
  car: Pick<Car, "id" | "name" | "category">;
  isOwnCar: boolean;
  /** Other reservations go to other vehicles for it. */
  isByMoving: boolean;
  /** Where it stands before the pick-up; absent when nobody knows. */
  placeId?: string;
  /** Minutes to bring it to the place of the pick-up; 0 when it is there. */
  transferMinutes: number;
  /** What it lacks for the rest of the trip: papers that end, winter equipment. */
  lacks: readonly VehicleLack[];
};

/** Is a category the same as that which was booked, or a higher one? Nobody is given less than they paid for. */
export function isAsGood(category: CarCategory, booked: CarCategory): boolean {
  return carCategories.indexOf(category) >= carCategories.indexOf(booked);
}

/** Where a vehicle stands when a request begins: where it came back last before, else where it is at home. */
export function placeBefore(
  { id, homeLocationId }: Pick<FleetVehicle, "id" | "homeLocationId">,
  busy: readonly Busy[],
  { start }: Pick<Request, "start">,
): string | undefined {
  const before = busy
    .filter((stay) => stay.vehicleId === id && stay.kind === "reservation" && stay.end <= start)
    .toSorted((a, b) => b.end - a.end);
  return before[0]?.dropoffLocationId ?? homeLocationId;
}

/** Where a vehicle stands before a request, and how long it takes to bring it there; nothing of it where nobody knows. */
export function wayTo(
  {
    vehicle,
    busy,
    request,
  }: { vehicle: FleetVehicle | undefined; busy: readonly Busy[]; request: Request },
  { transferMinutes: all }: Pick<FleetRules, "transferMinutes">,
): Pick<Rescue, "placeId" | "transferMinutes"> {
  const placeId = vehicle && placeBefore(vehicle, busy, request);
  if (placeId === undefined) return { transferMinutes: 0 };
  return { placeId, transferMinutes: all[placeId]?.[request.pickupLocationId] ?? 0 };
}

/** The order in which ways out are offered: its own car first, then what lacks nothing, what is nearest, the smallest step up. */
export function byEase(a: Rescue, b: Rescue): number {
  const rank = ({ car }: Rescue) => carCategories.indexOf(car.category);
  return (
    Number(b.isOwnCar) - Number(a.isOwnCar) ||
    a.lacks.length - b.lacks.length ||
    Number(a.isByMoving) - Number(b.isByMoving) ||
    a.transferMinutes - b.transferMinutes ||
    rank(a) - rank(b) ||
    a.plate.localeCompare(b.plate)
  );
}
