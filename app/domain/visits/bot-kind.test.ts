import { expect, test } from "vitest";
import { botKind } from "./bot-kind.ts";

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "search"],
  ["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)", "ai"],
  ["facebookexternalhit/1.1", "preview"],
  ["WhatsApp/2.23.20.0", "preview"],
  ["Mozilla/5.0 (compatible; AhrefsBot/7.0)", "seo"],
  ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0", "monitor"],
  ["curl/8.5.0", "tool"],
  ["python-requests/2.32", "tool"],
  ["", "unnamed"],
  [undefined, "unnamed"],
  ["x".repeat(5000), "other"],
])("%.60s is %s", (userAgent, kind) => {
  expect(botKind(userAgent)).toBe(kind);
});
