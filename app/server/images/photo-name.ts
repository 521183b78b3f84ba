/**
 * Is this a name that a photo can have in the house: small letters, digits and single dashes, at most 80 of them? Nothing
 * else becomes a part of a path.
 */
export function isPhotoName(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
