/** An instant as epoch milliseconds. */
export type Instant = number;

/** Minutes to bring a vehicle from one place to another; absent pairs and equal places take 0. */
export type TransferMinutes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Something that keeps a vehicle busy from `start` to `end` (half-open; the return, without the turnaround).
 * Blocks (service, sold) have no places, no turnaround and are always pinned.
 */
export type Busy = {
  id: string;
  kind: "reservation" | "block";
  vehicleId: number;
  start: Instant;
  end: Instant;
  pickupLocationId?: string;
  dropoffLocationId?: string;
  /** This very vehicle was promised, or is already picked up: it never moves. */
  pinned: boolean;
};

/** A vehicle that can be given out from `from` until `until` (both absent = always). */
export type FleetVehicle = { id: number; from?: Instant; until?: Instant; homeLocationId?: string };

/** What is asked for: a trip as instants. */
export type Request = {
  start: Instant;
  end: Instant;
  pickupLocationId: string;
  dropoffLocationId: string;
  /** The only vehicle that will do: it was promised, or is already out. */
  pinnedTo?: number;
};

export type FleetRules = { turnaroundMinutes: number; transferMinutes: TransferMinutes };

/** The vehicle for a request, and the busy times that go to another vehicle for it. */
export type Assignment = { vehicleId: number; moves: { busyId: string; toVehicleId: number }[] };
