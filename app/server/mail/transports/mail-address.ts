/** An address that a header can carry without meaning two: no blanks, no control characters, none of the marks of RFC 5322. */
const pattern = /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u;

/** Is the text one mail address, plain enough for any mail server? RFC 5321 allows 254 characters. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && pattern.test(text);
}
