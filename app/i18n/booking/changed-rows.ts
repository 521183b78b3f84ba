/** The key, label and amount of a price row. */
export type PriceRow = { key: string; label: string; amount: string };

/** Difference between two prices in one row. */
type RowMark = "same" | "added" | "removed" | "changed";

/** One row of two prices side by side. */
export type ChangedRow = {
  key: string;
  label: string;
  /** The row's earlier label, where it differs. */
  wasLabel?: string;
  /** `was` is absent for a new row, `is` for a removed one. */
  was?: string;
  is?: string;
  mark: RowMark;
};

/** Merges the rows of two prices: the current rows in their order, then the removed ones. */
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
