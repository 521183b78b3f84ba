import { Hono } from "hono";
import { expect, test } from "vitest";
import { silentLog } from "../log.ts";
import { isPrivate, warnOfProxy } from "./warn-of-proxy.ts";

test.each([
  ["127.0.0.1", true],
  ["10.1.2.3", true],
  ["172.16.0.1", true],
  ["172.31.255.255", true],
  ["172.32.0.1", false],
  ["192.168.7.7", true],
  ["::ffff:10.0.0.1", true],
  ["::1", true],
  ["fd12::1", true],
  ["fe80::1", true],
  ["2001:db8::1", false],
  ["93.184.216.34", false],
  ["unknown", false],
  ["10.evil.example", false],
])("%s is private: %s", (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});

async function linesAfter(
  trustProxy: boolean,
  requests: { from: string; forwarded?: string }[],
): Promise<string[]> {
  const lines: string[] = [];
  const log = { ...silentLog, warn: (line: unknown) => void lines.push(String(line)) };
  const app = new Hono();
  app.use(warnOfProxy({ trustProxy, log }));
  app.get("/", (c) => c.text("here"));
  for (const { from, forwarded } of requests)
    await app.request(
      "/",
      { headers: forwarded === undefined ? {} : { "X-Forwarded-For": forwarded } },
      { incoming: { socket: { remoteAddress: from } } },
    );
  return lines;
}

test("a proxy that is not trusted is told of once, with the remedy", async () => {
  const behind = { from: "10.0.0.1", forwarded: "93.184.216.34" };
  const lines = await linesAfter(false, [behind, behind, behind]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("TRUST_PROXY=1");
});

test("nothing is told of a trusted one, of a visitor's own claim, or of no header", async () => {
  expect(await linesAfter(true, [{ from: "10.0.0.1", forwarded: "1.2.3.4" }])).toEqual([]);
  expect(await linesAfter(false, [{ from: "93.184.216.34", forwarded: "1.2.3.4" }])).toEqual([]);
  expect(await linesAfter(false, [{ from: "10.0.0.1" }])).toEqual([]);
});
