/** What a cell of a grid is called in its form: the keys of its row and of its column. */
export function cellName(row: string, column: string): string {
  return `${row}.${column}`;
}
