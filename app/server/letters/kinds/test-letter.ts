import type { LetterPayloads } from "../../mail/letter.ts";
import type { About, LetterContent } from "../letter-content.ts";

/** A letter to test whether mail arrives. */
export function testLetter(
  { email, name }: LetterPayloads["test-letter"],
  { words }: About,
): LetterContent {
  const { subject, preview, title, lead, foot } = words.test;
  return { to: email, subject, preview, title: title(name), lead, blocks: [], footnote: foot };
}
