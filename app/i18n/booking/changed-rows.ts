/** A row of a price as it is read, and no more. */
export type PriceRow = { key: string; label: string; amount: string };

/** What became of a row: whatever a price says differently is worth a word. */
type RowMark = "same" | "added" | "removed" | "changed";

/** One row of two prices side by side. */
export type ChangedRow = {
  key: string;
  label: string;
  /** What the row was called before, where that is another name. */
  wasLabel?: string;
  /** Absent where the row was not, or is no more. */
  was?: string;
  is?: string;
  mark: RowMark;
};

/** The rows of two prices together: those of now in their order, then what is gone. */
export function changedRows(
  before: readonly PriceRow[],
  now: readonly PriceRow[],
): readonly ChangedRow[] {
  const old = new Map(before.map((row) => [row.key, row]));
  const kept = now.map(({ key, label, amount }) => together(key, label, amount, old.get(key)));
  const keys = new Set(now.map(({ key }) => key));
  const gone = before
    .filter(({ key }) => !keys.has(key))
    .map(({ key, label, amount }) => ({ key, label, was: amount, mark: "removed" as const }));
  return [...kept, ...gone];
}

function together(key: string, label: string, is: string, was?: PriceRow): ChangedRow {
  if (!was) return { key, label, is, mark: "added" };
  const same = { key, label, was: was.amount, is };
  if (was.label !== label) return { ...same, wasLabel: was.label, mark: "changed" };
  return { ...same, mark: was.amount === is ? "same" : "changed" };
}
