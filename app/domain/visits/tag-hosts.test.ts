import { describe, expect, test } from "vitest";
import { isTagHost, maxTagHosts, tagHosts, writeTagHosts } from "./tag-hosts.ts";

const valueOf = (typed: string) => {
  const read = tagHosts(typed);
  return "value" in read ? read.value : read.fault;
};

describe("hosts", () => {
  test.each([
    ["", []],
    [" \n , ", []],
    ["www.googletagmanager.com", ["www.googletagmanager.com"]],
    ["*.google-analytics.com", ["*.google-analytics.com"]],
    [
      "A.Example.com\r\nb.example.com; c.example.com , a.example.com",
      ["a.example.com", "b.example.com", "c.example.com"],
    ],
    ["https://stats.example.org/", ["stats.example.org"]],
    ["HTTPS://stats.example.org", ["stats.example.org"]],
    ["xn--bcher-kva.example", ["xn--bcher-kva.example"]],
  ])("%j is read", (typed, hosts) => {
    expect(valueOf(typed)).toEqual(hosts);
    expect(valueOf(writeTagHosts(hosts))).toEqual(hosts);
  });

  test.each([
    "http://stats.example.org",
    "wss://stats.example.org",
    "//stats.example.org",
    "https://stats.example.org/collect",
    "stats.example.org/collect",
    "stats.example.org:443",
    "https://stats.example.org:8443/",
    "https://amra@stats.example.org",
    "*",
    "*.com",
    "https:",
    "data:",
    "'unsafe-inline'",
    "'self'",
    "a.*.example.org",
    "stats.*",
    "**.example.org",
    "localhost",
    "127.0.0.1",
    "10.1",
    "[::1]",
    "-a.example.org",
    "a-.example.org",
    "a..example.org",
    ".example.org",
    "example.org.",
    "exa_mple.org",
    "čaj.example.org",
    "javascript:alert(1)",
    `${"a".repeat(64)}.example.org`,
    `${"a.".repeat(130)}org`,
  ])("%s is none", (typed) => {
    expect(valueOf(`www.example.org, ${typed}`)).toEqual({
      code: "host",
      typed: typed.slice(0, 60),
    });
    expect(isTagHost(typed)).toBe(false);
  });

  test("there are twenty at most, however often one is named", () => {
    const names = Array.from({ length: maxTagHosts }, (_, index) => `h${index}.example.org`);
    expect(valueOf([...names, ...names].join(" "))).toEqual(names);
    expect(valueOf([...names, "one.example.org"].join(" "))).toEqual({
      code: "too-many-hosts",
      max: 20,
    });
    expect(valueOf("x".repeat(10_000))).toMatchObject({ code: "too-long" });
  });
});
