/** Returns the items under their keys, in the order in which keys and items come. `Map.groupBy` is newer than visitors' phones. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
}
