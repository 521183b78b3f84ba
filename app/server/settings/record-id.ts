const largestId = 2_147_483_647;

/** The id in an address or a form, as a number; `undefined` when it is none. */
export function recordId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return id <= largestId ? id : undefined;
}
