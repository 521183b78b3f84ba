/**
 * What a phone knows when no answer about a plate came. `lost`: nobody could be asked. `failed`: something answered that cannot be read,
 * a sign-in page for one, and nothing was changed. `unsure`: it was asked to change the vehicle, and whether it did is not known.
 */
export type Unheard = "lost" | "failed" | "unsure";

/** What it knows by the status of the answer, undefined without one; `isWrite` when a change was asked for. */
export function unheardOf(status: number | undefined, isWrite: boolean): Unheard {
  if (isWrite && (status === undefined || status >= 500)) return "unsure";
  return status === undefined ? "lost" : "failed";
}
