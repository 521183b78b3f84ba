/** A list with one of its items a place further (`1`) or nearer (`-1`); at the end it stays. `undefined`: the item is not in it. */
export function stepInList<Item>(
  list: readonly Item[],
  item: Item,
  step: -1 | 1,
): Item[] | undefined {
  const from = list.indexOf(item);
  if (from < 0) return undefined;
  const to = Math.min(Math.max(from + step, 0), list.length - 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
