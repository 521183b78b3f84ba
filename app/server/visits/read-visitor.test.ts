import { expect, test } from "vitest";
import { readVisitor } from "./read-visitor.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "mobile",
  ],
  [
    "an iPad of its own name",
    "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "tablet",
  ],
  [
    "an Android phone",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "mobile",
  ],
  [
    "a Samsung",
    `Mozilla/5.0 (Linux; Android 13; SM-S901B) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet for Android",
    "mobile",
  ],
  [
    "a laptop",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    "Microsoft Edge",
    "desktop",
  ],
  [
    "a Firefox on Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0",
    "Firefox",
    "desktop",
  ],
  [
    "something new",
    "Mozilla/5.0 (Unknown thing) Gecko/20100101 Firefox/120.0",
    "Firefox",
    undefined,
  ],
  [
    "a made-up name",
    "Mozilla/5.0 (Windows NT 10.0; rv:120.0) Gecko/20100101 Oddity/33.0",
    "Other",
    "desktop",
  ],
])("%s is a person", (_, userAgent, browser, device) => {
  expect(readVisitor(userAgent)).toEqual({ isPerson: true, browser, device });
  expect(readVisitor(` ${userAgent} `)).toEqual({ isPerson: true, browser, device });
});

test.each([
  undefined,
  "",
  "   ",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "facebookexternalhit/1.1",
  "curl/8.5.0",
  "python-requests/2.32",
  "GPTBot/1.2",
  `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`,
])("%s is no person", (userAgent) => {
  expect(readVisitor(userAgent).isPerson).toBe(false);
});

test("ten thousand made-up browsers, and one of a megabyte, are only a few names", () => {
  const names = new Set<string>();
  for (let number = 0; number < 10_000; number += 1) {
    names.add(readVisitor(`Thing${number}/${number}.0 (odd ${number})`).browser);
  }
  names.add(readVisitor(`Mozilla/5.0 ${"(a ".repeat(300_000)}`).browser);
  expect([...names].filter((name) => name !== "Other" && name !== "")).toEqual([]);
});
