/** What becomes of what was typed in a handover when it goes on with another vehicle. */
import {
  isSamePlate,
  type KnownVehicle,
} from "../../../../../../domain/handovers/check-hand-over.ts";
import type { Typed } from "../typed.ts";

/** Shorter ones are still being typed. */
const leastLength = 5;

/** What to change when a plate is typed: whoever types that of the planned vehicle stands at it. */
export function plateTyped(plate: string, { id, plate: own }: KnownVehicle): Partial<Typed> {
  return isSamePlate(plate, own) ? { plate, seenVehicle: id } : { plate };
}

/** The typed plate, when it is that of another vehicle than the planned one. */
export function otherPlate(typed: string, { plate }: Pick<KnownVehicle, "plate">) {
  const isWhole = typed.replace(/[^\p{L}\p{N}]/gu, "").length >= leastLength;
  return isWhole && !isSamePlate(typed, plate) ? typed.trim() : undefined;
}

/**
 * What to change when the rental goes on with another vehicle. Papers, names and the note stay, and so do readings, photos and marks
 * that were made at the car whose plate was typed. What is asked and signed anew is equipment, warnings and signatures. Everything
 * of a vehicle starts again when somebody stood at the planned one before.
 */
export function takenOver(
  { photos, seenVehicle }: Typed,
  { before, taken }: { before: number; taken: Pick<KnownVehicle, "id" | "plate"> },
): Partial<Typed> {
  const { id, plate } = taken;
  const anew = { equipment: {}, acknowledged: [], customer: [], staff: [] };
  const stays: Partial<Typed> = { ...anew, plate, seenVehicle: id };
  if (seenVehicle !== before) return stays;
  const papers = photos.filter(({ kind }) => kind === "papers");
  const read = { odometer: "", eighths: undefined, percent: undefined, clean: true };
  return { ...stays, ...read, marks: [], photos: papers };
}
