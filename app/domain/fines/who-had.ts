/** Who had a vehicle at a moment, by its handovers: also when it was exchanged on the road. */
import type { Direction } from "../handovers/sheet.ts";

/** A handover of the vehicle that is asked about. */
export type VehicleMove = {
  direction: Direction;
  /** Epoch milliseconds. */
  at: number;
  reservationId: number;
};

/** `before`: it had not been given out yet. `between`: it was with the house. `never`: it was never given out. */
export type Holder = { reservationId: number } | { nobody: "before" | "between" | "never" };

/**
 * Who had the vehicle at a moment (epoch milliseconds). At the minute of a handover out the customer has it, at the minute of its return
 * too: a camera and a phone do not agree to the minute.
 */
export function whoHad(moves: readonly VehicleMove[], moment: number): Holder {
  const outs = moves.filter(({ direction }) => direction === "out").toSorted((a, b) => a.at - b.at);
  if (outs.length === 0) return { nobody: "never" };
  const out = outs.findLast(({ at }) => at <= moment);
  if (!out) return { nobody: "before" };
  const back = moves
    .filter((one) => one.direction === "in" && one.reservationId === out.reservationId)
    .filter(({ at }) => at >= out.at)
    .toSorted((a, b) => a.at - b.at)[0];
  return back && moment > back.at ? { nobody: "between" } : { reservationId: out.reservationId };
}
