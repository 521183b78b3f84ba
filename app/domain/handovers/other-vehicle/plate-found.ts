/** What a plate that was typed in a handover leads to, when it is not the one of the vehicle that was planned. */
import type { BlockKind } from "../../availability/blocks/block-kinds.ts";
import type { DamageMark } from "../marks.ts";
import type { VehicleLack } from "../vehicle-lacks.ts";

/** What keeps a vehicle from a rental. */
export type PlateHolder =
  /** `isOut`: that customer has it and has not brought it back. */
  | { kind: "reservation"; code: string; name: string; isOut: boolean }
  | { kind: "block"; blockKind: BlockKind };

/** A vehicle that the rental may go on with, as it is now. */
export type FreeVehicle = {
  is: "free";
  vehicleId: number;
  plate: string;
  /** Others who were to have it go to other vehicles. */
  isByMoving: boolean;
  lacks: readonly VehicleLack[];
  damages: readonly DamageMark[];
};

export type PlateFound =
  | FreeVehicle
  /** The vehicle that the rental has already. */
  | { is: "planned"; vehicleId: number; plate: string }
  | { is: "unknown" }
  /** Sold, or given out no more for another reason. */
  | { is: "sold"; plate: string }
  /** Of another car, which has its own price. */
  | { is: "other-car"; plate: string; carName: string }
  /** Without a holder it is not in service for so long. */
  | { is: "taken"; plate: string; by?: PlateHolder }
  /** The state of the reservation allows no other vehicle. */
  | { is: "closed" };

/** Why a vehicle that looked free was not taken. */
export type TakeRefusal = "stale" | "closed" | "not-available";

/** What a phone is told about a typed plate, and about its press. `isTaken`: the rental has that vehicle now. */
export type PlateAnswer =
  | { ok: true; found: PlateFound; isTaken: boolean }
  | { ok: false; reason: TakeRefusal };
