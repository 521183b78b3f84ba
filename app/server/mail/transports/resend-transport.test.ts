import { afterEach, describe, expect, test } from "vitest";
import {
  openHttpServer,
  type HttpAnswer,
  type HttpServer,
  type ReceivedRequest,
} from "../../../../test/world/http-server.ts";
import { outgoingLetter, paper } from "../../../../test/casts/outgoing-letter.ts";
import { resendTransport } from "./resend-transport.ts";

const open: HttpServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function resend(answer: (request: ReceivedRequest, count: number) => HttpAnswer) {
  const server = await openHttpServer(answer);
  open.push(server);
  return { server, transport: resendTransport("re_key", server.url) };
}
const good = () => ({ body: '{"id":"1"}' });
const fault = (statusCode: number, name: string, message: string) => ({
  status: statusCode,
  body: JSON.stringify({ statusCode, name, message }),
});
const bodyOf = (request: ReceivedRequest | undefined): unknown =>
  JSON.parse(request?.body.toString() ?? "null");
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    outgoingLetter(
      { to: `guest${index}@example.com` },
      { id: index, onceKey: `outbox-${index}.key`, kind: "booking-notice" },
    ),
  );
const together = (transport: ReturnType<typeof resendTransport>) => {
  if (!transport.together) throw new Error("Resend takes batches");
  return transport.together;
};

test("a letter is sent once, with all that it is", async () => {
  const { server, transport } = await resend(good);
  const letter = outgoingLetter({
    replyTo: "ana@example.com",
    headers: { Precedence: "bulk" },
    attachments: [paper],
  });
  expect(await transport.deliver(letter)).toEqual({ ok: true });
  const [request] = server.received;
  expect(request).toMatchObject({ method: "POST", path: "/emails" });
  expect(request?.headers).toMatchObject({
    authorization: "Bearer re_key",
    "idempotency-key": expect.stringMatching(/^outbox-[0-9a-f]{64}$/),
  });
  expect(bodyOf(request)).toMatchObject({
    from: '"Eternal Pro" <rent@eternal-pro.test>',
    to: ["emina@example.com"],
    reply_to: "ana@example.com",
    subject: letter.message.subject,
    html: letter.message.html,
    text: letter.message.text,
    headers: { Precedence: "bulk", "X-Entity-Ref-ID": letter.messageId },
    attachments: [{ filename: paper.filename, content_type: "application/pdf" }],
  });
});

test("the same letter has the same key; written anew, or for another row, it has another", async () => {
  const { server, transport } = await resend(good);
  const written = { attachments: [paper], text: "Sutra u 10:00" };
  await transport.deliver(outgoingLetter(written));
  await transport.deliver(outgoingLetter(written));
  await transport.deliver(outgoingLetter({ ...written, text: "Danas u 10:00" }));
  const otherPaper = { ...paper, content: Buffer.from("%PDF-1.7 another") };
  await transport.deliver(outgoingLetter({ ...written, attachments: [otherPaper] }));
  await transport.deliver(outgoingLetter(written, { onceKey: "outbox-18.key" }));
  const [first, second, ...others] = server.received.map(
    ({ headers }) => headers["idempotency-key"],
  );
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(4);
});

test("a quote in the sender's name stays in it", async () => {
  const { server, transport } = await resend(good);
  const from = { name: 'Ana" <x@y.z>, "', address: "rent@eternal-pro.test" };
  await transport.deliver(outgoingLetter({ from }));
  expect(bodyOf(server.received[0])).toMatchObject({
    from: '"Ana <x@y.z>, " <rent@eternal-pro.test>',
  });
});

describe("what it answers decides what becomes of a letter", () => {
  test.each<[HttpAnswer, string, string]>([
    [fault(422, "validation_error", "Invalid `to` field"), "refused", "Invalid `to` field"],
    [fault(400, "validation_error", "Bad\nfield"), "refused", "Bad field"],
    [fault(401, "missing_api_key", "Missing API key"), "unreachable", "Missing API key"],
    [fault(403, "invalid_api_key", "API key is invalid"), "unreachable", "API key is invalid"],
    [fault(403, "validation_error", "Verify a domain"), "unreachable", "Verify a domain"],
    [fault(422, "invalid_from_address", "Bad `from`"), "unreachable", "Bad `from`"],
    [fault(429, "rate_limit_exceeded", "Too many"), "unreachable", "Too many"],
    [fault(409, "concurrent_idempotent_requests", "Under way"), "try-again", "Under way"],
    // Not even a key that was used with other content proves that the letter was sent.
    [fault(409, "invalid_idempotent_request", "Seen"), "try-again", "Seen"],
    [fault(500, "internal_server_error", "Oh no"), "try-again", "Oh no"],
    [
      { status: 502, body: "<html>Bad gateway</html>" },
      "try-again",
      "Internal server error. We are unable to process your request right now, please try again later.",
    ],
    [{ breaks: true }, "unreachable", "Unable to fetch data. The request could not be resolved."],
  ])("%o", async (answer, reason, error) => {
    const { transport } = await resend(() => answer);
    expect(await transport.deliver(outgoingLetter())).toEqual({ ok: false, reason, error });
  });
});

test("nobody there is no fault of the letter", async () => {
  const { server, transport } = await resend(good);
  await server.close();
  open.splice(0);
  expect(await transport.deliver(outgoingLetter())).toEqual({
    ok: false,
    reason: "unreachable",
    error: "Unable to fetch data. The request could not be resolved.",
  });
});

describe("letters without files go together", () => {
  test("files go alone", async () => {
    const { takes, max } = together((await resend(good)).transport);
    expect(takes(outgoingLetter())).toBe(true);
    expect(takes(outgoingLetter({ attachments: [paper] }))).toBe(false);
    expect(max).toBe(100);
  });

  test("in one call, whose key is that of its letters in any order", async () => {
    const { server, transport } = await resend(good);
    const { deliver } = together(transport);
    const three = letters(3);
    expect(await deliver(three)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await deliver(three.toReversed());
    await deliver(three.slice(1));
    const [first, second, third] = server.received;
    expect(second?.body).toEqual(first?.body);
    expect(first).toMatchObject({ method: "POST", path: "/emails/batch" });
    expect(bodyOf(first)).toMatchObject(three.map(({ message }) => ({ to: [message.to] })));
    expect(first?.headers["idempotency-key"]).toBe(second?.headers["idempotency-key"]);
    expect(first?.headers["idempotency-key"]).not.toBe(third?.headers["idempotency-key"]);
  });

  test("a bad one among them is refused alone", async () => {
    const { server, transport } = await resend(({ body }) =>
      body.includes("guest1@") ? fault(422, "validation_error", "Invalid `to` field") : good(),
    );
    expect(await together(transport).deliver(letters(3))).toEqual([
      { ok: true },
      { ok: false, reason: "refused", error: "Invalid `to` field" },
      { ok: true },
    ]);
    expect(server.received.map(({ path }) => path)).toEqual([
      "/emails/batch",
      "/emails",
      "/emails",
      "/emails",
    ]);
  });

  test("trouble of the carrier is that of all", async () => {
    const { server, transport } = await resend(() => fault(503, "internal_server_error", "Later"));
    const later = { ok: false, reason: "try-again", error: "Later" };
    expect(await together(transport).deliver(letters(2))).toEqual([later, later]);
    expect(server.received).toHaveLength(1);
  });
});
