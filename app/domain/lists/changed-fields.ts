export type ChangedField = { name: string; before?: string; after?: string };

/**
 * What differs between two kept states, field by field; nested values are named with points (`trip.pickupAt`). Values are
 * written as JSON writes them, texts as they are. A state that is absent has no fields.
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => {
      const [was, is] = [old.get(name), now.get(name)];
      return {
        name,
        ...(was === undefined ? {} : { before: was }),
        ...(is === undefined ? {} : { after: is }),
      };
    });
}

function flat(value: unknown, name = "", into = new Map<string, string>()): Map<string, string> {
  if (value === undefined || value === null) {
    if (name !== "" && value === null) into.set(name, "–");
    return into;
  }
  if (typeof value !== "object" || Array.isArray(value)) {
    into.set(name || "value", typeof value === "string" ? value : JSON.stringify(value));
    return into;
  }
  for (const [key, inner] of Object.entries(value))
    flat(inner, name ? `${name}.${key}` : key, into);
  return into;
}
