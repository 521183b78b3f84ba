import { Hono } from "hono";
import { expect, test } from "vitest";
import { sameOrigin } from "./same-origin.ts";

const app = new Hono();
app.use(sameOrigin((c, reason) => c.text(reason, 403)));
app.all("*", (c) => c.text("in"));

const ask = async (headers: Record<string, string>, method = "POST") => {
  const request = new Request("http://site.test/x", {
    method,
    headers: { Host: "site.test", ...headers },
  });
  return (await app.fetch(request)).text();
};

test.each([
  [{}],
  [{ Origin: "http://site.test" }],
  [{ Origin: "https://site.test" }],
  [{ Referer: "https://site.test/contact" }],
  [{ Origin: "http://site.test", Referer: "http://elsewhere.test/" }],
  [{ "Sec-Fetch-Site": "same-origin" }],
  [{ "Sec-Fetch-Site": "none" }],
])("a write from %j is ours", async (headers) => {
  expect(await ask(headers)).toBe("in");
});

test.each([
  [{ Origin: "http://evil.test" }],
  [{ Origin: "null" }],
  [{ Origin: "http://site.test.evil.test" }],
  [{ Origin: "http://site.test@evil.test" }],
  [{ Origin: "http://site.test:81" }],
  [{ Origin: "http://site.test", "Sec-Fetch-Site": "cross-site" }],
  [{ "Sec-Fetch-Site": "same-site" }],
  [{ Referer: "http://evil.test/?http://site.test/" }],
  [{ Origin: "", Referer: "http://evil.test/" }],
])("a write from %j is refused, in every method", async (headers) => {
  for (const method of ["POST", "PUT", "DELETE"])
    expect(await ask(headers, method)).toBe("foreign");
  expect(await ask(headers, "GET")).toBe("in");
});
