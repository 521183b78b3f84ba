/** The fields of a form as texts, by their names; an absent one is empty. */
export type Fields = Readonly<Record<string, string>>;

export type Merged = {
  /** Theirs where nothing was typed, what was typed elsewhere. */
  fields: Record<string, string>;
  /** What the member changed. */
  touched: string[];
  /** What the member changed, and somebody else to something different meanwhile. */
  clashes: string[];
};

/**
 * Brings together what a member typed and what the record says now, field by field, so that two who edit different fields of
 * one record do not undo each other. `seen` is the record as it stood in the member's form.
 */
export function mergeFields(
  names: readonly string[],
  { seen, typed, current }: { seen: Fields; typed: Fields; current: Fields },
): Merged {
  const merged: Merged = { fields: {}, touched: [], clashes: [] };
  for (const name of names) {
    const [was, mine, theirs] = [seen[name] ?? "", typed[name] ?? "", current[name] ?? ""];
    const isTouched = mine !== was && mine !== theirs;
    merged.fields[name] = isTouched ? mine : theirs;
    if (isTouched) merged.touched.push(name);
    if (isTouched && theirs !== was) merged.clashes.push(name);
  }
  return merged;
}
