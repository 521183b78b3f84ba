import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app/server/app.ts";
import { testApp, type TestApp } from "./world/app.ts";

const clientDir = join(import.meta.dirname, "../build/client");

let site: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  site = await testApp();
  const nothing = () => Promise.resolve(new Response("", { status: 404 }));
  const app = createApp(site.deps, nothing, clientDir);
  // Over a real connection: files get their headers on the way out.
  server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

const get = async (path: string, headers?: Record<string, string>) =>
  fetch(origin + path, { headers });

/** The files that the worker keeps, as the build wrote them into it. */
const keptFiles = (): string[] => {
  const text = readFileSync(join(clientDir, "sw.js"), "utf8");
  return [...text.matchAll(/url:["'`](\/[^"'`]+)["'`]/g)].flatMap(([, url]) => url ?? []);
};

test.each([undefined, "br", "gzip"])("the worker is asked for anew each time (%s)", async (way) => {
  const { status, headers } = await get("/sw.js", way ? { "Accept-Encoding": way } : undefined);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toMatch(/javascript/);
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
});

test("it keeps what pages are made with, and every file of it is there", async () => {
  const files = keptFiles();
  expect(files.length).toBeGreaterThan(20);
  const parts = ["/still.js", "/favicon.svg", ".css", ".woff2", "/assets/vendor-", "/assets/home-"];
  for (const part of parts) expect(files.filter((file) => file.includes(part))).not.toEqual([]);
  for (const file of files) expect([file, (await get(file)).status]).toEqual([file, 200]);
});

test("of stylesheets it keeps the one that public pages link", () => {
  const sheets = keptFiles().filter((file) => file.endsWith(".css"));
  const server = readFileSync(join(clientDir, "../server/index.js"), "utf8");
  expect(sheets).toHaveLength(1);
  expect(server).toContain(`["${sheets[0]}"]`);
});

test("it keeps nothing of the back office, nor of the street map", () => {
  const files = keptFiles().filter((file) => /first-owner|sign-in|settings|leaflet/.test(file));
  expect(files).toEqual([]);
});
