import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses.ts";

test.each([
  ["550 5.1.1 <Emina@Example.com>: Recipient rejected", "550 5.1.1 <…>: Recipient rejected"],
  ["550 emina@example.com is unknown", "550 <…> is unknown"],
  ["RCPT TO:<emina+rent@example.com>", "RCPT TO:<…>"],
  ['{"to":"đula@primjer.ba"}', "<…>"],
  ["a@b.ba, c@d.ba", "<…> <…>"],
  ["@", "<…>"],
  ["550 No such mailbox", "550 No such mailbox"],
])("%s", (text, expected) => {
  expect(withoutAddresses(text)).toBe(expected);
});
