import type { ColumnKind, FileColumn } from "./list-file.ts";

/** Returns adjacent columns of one kind for a file. */
export function fileColumns(kind: ColumnKind, ...labels: string[]): FileColumn[] {
  return labels.map((label) => ({ label, kind }));
}
