import { expect, test } from "vitest";
import { earlyTaps } from "./early-taps.ts";

test("the script stands at the end of the head alone, under the page's own nonce", () => {
  const html = earlyTaps("<html><head><title>$&</title></head><body></head></body></html>", "N");
  expect(html).toMatch(/^<html><head><title>\$&<\/title><script nonce="N">[^<]*<\/script><\/head>/);
  expect(html.match(/<script/g)).toHaveLength(1);
});
