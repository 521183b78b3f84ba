import { expect, test } from "vitest";
import { siteOrigin } from "./site-origin.ts";

const asked = (url: string, proto?: string) =>
  new Request(url, { headers: proto === undefined ? {} : { "X-Forwarded-Proto": proto } });

test("the operator's word counts first", () => {
  const deps = { publicUrl: "https://eternal-pro.ba", trustProxy: true };
  expect(siteOrigin(deps, asked("http://evil.test:81/x", "http"))).toBe("https://eternal-pro.ba");
});

test("else the address that was asked for", () => {
  const deps = { publicUrl: undefined, trustProxy: false };
  expect(siteOrigin(deps, asked("http://localhost:3000/ba?x=1"))).toBe("http://localhost:3000");
  expect(siteOrigin(deps, asked("http://site.test/", "https"))).toBe("http://site.test");
});

test("a proxy that we trust says whether it was asked over https", () => {
  const deps = { publicUrl: undefined, trustProxy: true };
  expect(siteOrigin(deps, asked("http://site.test/", "https"))).toBe("https://site.test");
  expect(siteOrigin(deps, asked("http://site.test/", "http, https"))).toBe("https://site.test");
  expect(siteOrigin(deps, asked("http://site.test/", "javascript"))).toBe("http://site.test");
  expect(siteOrigin(deps, asked("http://site.test/"))).toBe("http://site.test");
});
