/** True when a text is a whole web address, as `URL.canParse` says where browsers know it. */
export function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
