/** Whoever keeps a whole deposit has to show for what. */
import type { EntryKind, TakingPurpose } from "./hold.ts";

/** A step with what it says it was for. */
export type ReasonedEntry = {
  id: number;
  kind: EntryKind;
  purpose: TakingPurpose | null;
  reason: string;
  /** The damage that was written down at a handover. */
  damageId: number | null;
  /** The step that this one undoes. */
  undoesId: number | null;
};

/** The steps that count: neither undone, nor the opposite of another one. */
export function standingEntries<Entry extends Pick<ReasonedEntry, "id" | "undoesId">>(
  entries: readonly Entry[],
): Entry[] {
  const undone = new Set(entries.map(({ undoesId }) => undoesId));
  return entries.filter(({ id, undoesId }) => undoesId === null && !undone.has(id));
}

/** Is it proved what a deposit that is taken whole was taken for? Each taking has its reason, and one for damage names the damage. */
export function isProved(takings: readonly Omit<ReasonedEntry, "id" | "undoesId">[]): boolean {
  return takings
    .filter(({ kind }) => kind === "taken")
    .every(
      ({ purpose, reason, damageId }) =>
        reason.trim() !== "" && (purpose !== "damage" || damageId !== null),
    );
}
