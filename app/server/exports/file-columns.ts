import type { ColumnKind, FileColumn } from "./list-file.ts";

/** Columns of one kind that stand beside one another in a file. */
export function fileColumns(kind: ColumnKind, ...labels: string[]): FileColumn[] {
  return labels.map((label) => ({ label, kind }));
}
