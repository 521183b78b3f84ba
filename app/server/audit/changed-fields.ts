/** Returns the fields in which two states of a record differ, for an audit entry; empty objects when they are the same. */
export function changedFields<Row extends object>(
  before: Row,
  after: { [Key in keyof Row]?: unknown },
): { before: Partial<Row>; after: Partial<Row> } {
  const differ = (name: keyof Row) =>
    name in after && JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const of = (row: object) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => name in before && differ(name as keyof Row)),
    ) as Partial<Row>;
  return { before: of(before), after: of(after) };
}

/** True when the two states do not differ. */
export function isUnchanged({ after }: { after: object }): boolean {
  return Object.keys(after).length === 0;
}
