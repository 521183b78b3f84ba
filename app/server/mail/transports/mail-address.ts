/**
 * An address that cannot be read as two in a header: no blanks, no control characters, none of the special characters
 * of RFC 5322.
 */
const pattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** True for one mail address, plain enough for any mail server. RFC 5321 allows 254 characters. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
