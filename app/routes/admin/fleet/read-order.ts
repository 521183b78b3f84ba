type InOrder = { id: number; version: number };

const mostRows = 2000;

/** Reads `12:3,5:1`: rows in their order, each with the version that was seen. Nothing when it is anything else. */
export function readOrder(text: string): InOrder[] | undefined {
  const parts = text.split(",");
  if (parts.length > mostRows) return undefined;
  const order = parts.flatMap((part) => {
    const [, id, version] = /^([1-9]\d{0,8}):([1-9]\d{0,8})$/.exec(part) ?? [];
    return id && version ? [{ id: Number(id), version: Number(version) }] : [];
  });
  return order.length === parts.length ? order : undefined;
}

/** What `readOrder` reads. */
export function writeOrder(order: readonly InOrder[]): string {
  return order.map(({ id, version }) => `${id}:${version}`).join(",");
}
