/**
 * True when a text is a valid photo name: lower-case letters, digits and single dashes, at most 80 characters.
 * Nothing else becomes part of a path.
 */
export function isPhotoName(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
