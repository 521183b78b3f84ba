/** A number that grows with every edit of any of the rows. */
export function editOf(rows: readonly { version: number }[]): number {
  return rows.reduce((sum, { version }) => sum + version, 0);
}
