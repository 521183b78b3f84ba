import { Hono } from "hono";
import { expect, test } from "vitest";
import { bodyLimits } from "./body-limits.ts";

const app = new Hono();
app.use(bodyLimits((c, reason) => c.text(reason, 413)));
app.all("*", async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

const megabyte = new Uint8Array(1024 * 1024);

/** Sends a body with its size declared, or chunked without it. */
async function send(path: string, body: Uint8Array<ArrayBuffer>, { saysSize = true } = {}) {
  const size = { "Content-Length": String(body.length) };
  const answer = await app.fetch(
    new Request(`http://site.test${path}`, { method: "POST", body, headers: saysSize ? size : {} }),
  );
  return answer.text();
}

test.each([
  "/contact",
  "/admin/login",
  "/admin/cars/1",
  "/admin/cars/x/pictures",
  "/admin/reservation-management/1/photos/x",
])("%s takes forms and no megabytes", async (path) => {
  expect(await send(path, megabyte.subarray(0, 200_000))).toBe("200000");
  expect(await send(path, megabyte)).toBe("too-large");
  expect(await send(path, megabyte, { saysSize: false })).toBe("too-large");
});

test.each([
  "/admin/cars/12/pictures",
  "/ba/admin/cars/12/pictures.data",
  "/admin/cars/12/pictures/upload",
])("%s takes pictures that say their size", async (path) => {
  expect(await send(path, megabyte)).toBe(String(megabyte.length));
  expect(await send(path, megabyte, { saysSize: false })).toBe("too-large");
  expect(await send(path, megabyte.subarray(0, 200_000), { saysSize: false })).toBe("200000");
});

test.each([
  [`/admin/reservation-management/0123456789/photos/${"a".repeat(64)}`, 8],
  [`/ba/admin/reservation-management/0123456789/photos/${"0".repeat(64)}`, 8],
  [`/ba/key-box/pass/photos/${"0".repeat(64)}`, 8],
  [`/handover/pass/photos/${"0".repeat(64)}`, 8],
  ["/admin/reservation-management/0123456789/out/sheet", 1],
  ["/ba/admin/reservation-management/0123456789/in/draft", 1],
  ["/admin/reservation-management/0123456789/out/own-phone", 1],
  ["/ba/admin/reservation-management/0123456789/exchange.data", 1],
])("%s takes %i megabytes that say their size", async (path, megabytes) => {
  const body = new Uint8Array(megabytes * megabyte.length);
  expect(await send(path, body)).toBe(String(body.length));
  expect(await send(path, body, { saysSize: false })).toBe("too-large");
  expect(await send(path, new Uint8Array(body.length + 1))).toBe("too-large");
});

test("a body that is refused ends its connection", async () => {
  const body = new Uint8Array(300_000);
  const answer = await app.fetch(new Request("http://site.test/", { method: "POST", body }));
  expect([answer.status, answer.headers.get("Connection")]).toEqual([413, "close"]);
});
