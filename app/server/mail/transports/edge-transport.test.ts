import { afterEach, describe, expect, test } from "vitest";
import {
  openHttpServer,
  type HttpAnswer,
  type HttpServer,
} from "../../../../test/world/http-server.ts";
import { outgoingLetter } from "../../../../test/casts/outgoing-letter.ts";
import { edgeTransport } from "./edge-transport.ts";

const open: HttpServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function edge(answer?: HttpAnswer) {
  const server = await openHttpServer(() => answer ?? { body: '{"success":true}' });
  open.push(server);
  const url = `${server.url}/functions/v1`;
  return { server, transport: edgeTransport({ url, key: "edge-key" }, 300) };
}
// Blanks, order and characters as they are: another JSON text with the same meaning would have other bytes.
const body =
  '{ "reservation_number":"EP-1",  "first_name": "Đurđa\\u0026", "total_amount": 161.80 }';
const letter = outgoingLetter({ edge: { name: "send-reservation-email", body } });

test("the function gets the payload byte for byte, with the key, the type and what tells a second try", async () => {
  const { server, transport } = await edge();
  expect(await transport.deliver(letter)).toEqual({ ok: true });
  const [request, ...more] = server.received;
  expect(more).toEqual([]);
  expect(request?.body).toEqual(Buffer.from(body));
  expect(request).toMatchObject({ method: "POST", path: "/functions/v1/send-reservation-email" });
  expect(request?.headers).toMatchObject({
    authorization: "Bearer edge-key",
    "content-type": "application/json",
    "idempotency-key": letter.onceKey,
  });
});

test("each function has its own address", async () => {
  const { server, transport } = await edge();
  await transport.deliver(outgoingLetter({ edge: { name: "email-service", body: "{}" } }));
  expect(server.received[0]?.path).toBe("/functions/v1/email-service");
});

describe("what it answers decides what becomes of a letter", () => {
  test.each<[HttpAnswer, string, string]>([
    [{ status: 400, body: "bad payload" }, "refused", "Edge Function returned 400: bad payload"],
    [
      { status: 422, body: '{"error":"no"}' },
      "refused",
      'Edge Function returned 422: {"error":"no"}',
    ],
    [{ status: 401, body: "key" }, "unreachable", "Edge Function returned 401: key"],
    [{ status: 403, body: "" }, "unreachable", "Edge Function returned 403:"],
    [
      { status: 404, body: "no function" },
      "unreachable",
      "Edge Function returned 404: no function",
    ],
    [{ status: 405, body: "" }, "unreachable", "Edge Function returned 405:"],
    [{ status: 410, body: "gone" }, "unreachable", "Edge Function returned 410: gone"],
    [{ status: 408, body: "slow" }, "try-again", "Edge Function returned 408: slow"],
    [{ status: 425, body: "early" }, "try-again", "Edge Function returned 425: early"],
    [{ status: 429, body: "often" }, "unreachable", "Edge Function returned 429: often"],
    [{ status: 500, body: "boom" }, "try-again", "Edge Function returned 500: boom"],
    [{ status: 503, body: "a\r\nb" }, "try-again", "Edge Function returned 503: a b"],
    [{ body: '{"success":false,"error":"No provider"}' }, "try-again", "No provider"],
    [{ body: '{"success":false}' }, "try-again", "Unknown error occurred"],
  ])("%o", async (answer, reason, error) => {
    const { transport } = await edge(answer);
    expect(await transport.deliver(letter)).toEqual({ ok: false, reason, error });
  });

  test.each(["", "ok", "null", "<!doctype html><title>Parked</title>"])(
    "a good answer that is no JSON is not from the function: %j",
    async (body) => {
      const { transport } = await edge({ body });
      expect(await transport.deliver(letter)).toMatchObject({ ok: false, reason: "unreachable" });
    },
  );

  test.each(["{}", "[]", '{"success":true}'])(
    "any other good answer is a letter sent: %j",
    async (body) => {
      const { transport } = await edge({ body });
      expect(await transport.deliver(letter)).toEqual({ ok: true });
    },
  );

  test("a long answer is cut", async () => {
    const { transport } = await edge({ status: 500, body: "x".repeat(5000) });
    const delivery = await transport.deliver(letter);
    expect(!delivery.ok && delivery.error).toHaveLength(500);
  });
});

test("no answer in time is tried again", async () => {
  const { transport } = await edge({ slowMs: 1000 });
  expect(await transport.deliver(letter)).toMatchObject({ ok: false, reason: "try-again" });
});

test("a connection that breaks is tried again", async () => {
  const { transport } = await edge({ breaks: true });
  expect(await transport.deliver(letter)).toMatchObject({ ok: false, reason: "try-again" });
});

test("nobody there is no fault of the letter", async () => {
  const { server, transport } = await edge();
  await server.close();
  open.splice(0);
  const delivery = await transport.deliver(letter);
  expect(delivery).toMatchObject({ ok: false, reason: "unreachable" });
  expect(!delivery.ok && delivery.error).toContain("ECONNREFUSED");
});
