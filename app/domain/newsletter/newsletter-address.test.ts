import { expect, test } from "vitest";
import { readNewsletterAddress } from "./newsletter-address.ts";

test.each([
  ["amra@example.com", { email: "amra@example.com", key: "amra@example.com" }],
  [
    "  Amra.Hodzic+auto@Example.COM\t",
    { email: "Amra.Hodzic+auto@Example.COM", key: "amra.hodzic+auto@example.com" },
  ],
  ["\u200bamra@example.com", { email: "amra@example.com", key: "amra@example.com" }],
  ["", undefined],
  ["   ", undefined],
  ["amra", undefined],
  ["amra@example", undefined],
  ["amra hodzic@example.com", undefined],
  ["amra@example.com,b@example.com", undefined],
  ["amra@example.com\r\nBcc: b@example.com", undefined],
  ["Amra <amra@example.com>", undefined],
  [`${"x".repeat(250)}@example.com`, undefined],
  [undefined, undefined],
  [7, undefined],
])("%j is read as %j", (typed, read) => {
  expect(readNewsletterAddress(typed)).toEqual(read);
});
