import { once } from "node:events";
import { createServer } from "node:net";
import type { Email } from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { openMailServer, type Fault, type MailServer } from "../../../../test/world/mail-server.ts";
import { outgoingLetter, paper } from "../../../../test/casts/outgoing-letter.ts";
import { safeMessage } from "./safe-message.ts";
import { smtpTransport } from "./smtp-transport.ts";
import type { Transport } from "./transport.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const times = { connect: 500, greeting: 1000, answer: 1000 };
type Options = Parameters<typeof openMailServer>[0];

async function open(options?: Options): Promise<{ server: MailServer; smtp: Transport }> {
  const server = await openMailServer(options);
  const smtp = smtpTransport(server.url, times);
  closing.push(server.close, smtp.close);
  return { server, smtp };
}
const only = async (server: MailServer): Promise<Email> => {
  const [letter, ...more] = await server.read();
  if (!letter || more.length > 0) throw new Error("not one letter");
  return letter;
};
const header = (letter: Email, key: string) =>
  letter.headers.filter((one) => one.key === key).map(({ value }) => value);

test("a letter arrives whole, in both of its forms, with its files", async () => {
  const { server, smtp } = await open();
  const message = {
    subject: "Rezervacija potvrđena: Živinice",
    replyTo: "ana@example.com",
    headers: { Precedence: "bulk", "List-Unsubscribe": "<mailto:rent@eternal-pro.test>" },
    attachments: [paper],
  };
  expect(await smtp.deliver(outgoingLetter(message))).toEqual({ ok: true });
  const letter = await only(server);
  expect(letter).toMatchObject({
    subject: message.subject,
    from: { name: "Eternal Pro", address: "rent@eternal-pro.test" },
    to: [{ address: "emina@example.com" }],
    replyTo: [{ address: "ana@example.com" }],
    messageId: "<outbox-17.0123456789abcdef0123@eternal-pro.test>",
    date: "2026-06-01T08:00:00.000Z",
  });
  expect(letter.text?.trim()).toBe("Vidimo se u Živinicama, Đulić!");
  expect(letter.html?.trim()).toBe("<p>Vidimo se u Živinicama, Đulić!</p>");
  expect(header(letter, "precedence")).toEqual(["bulk"]);
  expect(letter.attachments).toMatchObject([
    { filename: paper.filename, mimeType: paper.contentType },
  ]);
  expect(server.received[0]).toMatchObject({
    to: ["emina@example.com"],
    from: "rent@eternal-pro.test",
  });
});

test("whatever a visitor typed, there is one addressee and no new header", async () => {
  const { server, smtp } = await open();
  const typed = "Ana\r\nBcc: x@y.z\r\n\r\n<b>Hi, x@y.z <x@y.z>";
  const safe = safeMessage(
    outgoingLetter({
      subject: typed,
      from: { name: typed, address: "rent@eternal-pro.test" },
      headers: { "X-Typed": typed },
      attachments: [{ ...paper, filename: typed }],
    }).message,
  );
  if (!safe.ok) throw new Error(safe.error);
  expect(await smtp.deliver(outgoingLetter(safe.message))).toEqual({ ok: true });
  const letter = await only(server);
  const line = "Ana Bcc: x@y.z <b>Hi, x@y.z <x@y.z>";
  expect(server.received[0]?.to).toEqual(["emina@example.com"]);
  expect(letter.bcc ?? []).toEqual([]);
  expect(header(letter, "bcc")).toEqual([]);
  expect(letter.from).toEqual({ name: line, address: "rent@eternal-pro.test" });
  expect(letter.subject).toBe(line);
  expect(header(letter, "x-typed")).toEqual([line]);
});

test("a lone dot and very long lines arrive as they were", async () => {
  const { server, smtp } = await open();
  const text = `a\n.\n..b\n${"č".repeat(3000)}`;
  await smtp.deliver(outgoingLetter({ text }));
  expect((await only(server)).text?.replaceAll("\r\n", "\n").trimEnd()).toBe(text);
});

describe("what a server says decides what becomes of a letter", () => {
  const cases: [Fault, string, RegExp][] = [
    [{ at: "recipient", code: 550, says: "No such mailbox" }, "addressee", /550 No such mailbox/],
    [{ at: "letter", code: 554 }, "refused", /554/],
    [{ at: "recipient", code: 451, says: "Greylisted" }, "try-again", /451 Greylisted/],
    [{ at: "letter", code: 451 }, "try-again", /451/],
    [{ at: "letter", code: 421 }, "try-again", /421/],
    [{ at: "letter", code: 503 }, "try-again", /503/],
    [{ at: "letter", breaks: true }, "try-again", /closed|ECONNRESET|EPIPE/],
    [{ at: "sender", code: 553, says: "Not yours" }, "unreachable", /553 Not yours/],
    [{ at: "sender", code: 530 }, "unreachable", /530/],
    [{ at: "sender", code: 451 }, "try-again", /451/],
    [{ at: "sender", code: 552 }, "refused", /552/],
  ];
  test.each(cases)("%o: %s", async (fault, reason, error) => {
    const { server, smtp } = await open({ faultOf: () => fault });
    const delivery = await smtp.deliver(outgoingLetter());
    expect(delivery).toMatchObject({ ok: false, reason });
    expect(!delivery.ok && delivery.error).toMatch(error);
    expect(!delivery.ok && delivery.error).not.toMatch(/[\r\n]/);
    expect(server.received).toEqual([]);
  });

  test.each([421, 554, 450])("%i at the greeting is nobody at home", async (code) => {
    const { smtp } = await open({ greeting: () => ({ at: "greeting", code }) });
    expect(await smtp.deliver(outgoingLetter())).toMatchObject({ reason: "unreachable" });
  });
});

test("after a letter that failed the next one goes", async () => {
  const faults = new Map<string, Fault>([
    ["a@example.com", { at: "recipient", code: 550 }],
    ["b@example.com", { at: "letter", breaks: true }],
    ["c@example.com", { at: "letter", code: 421 }],
  ]);
  const { server, smtp } = await open({ faultOf: (to) => faults.get(to) });
  for (const to of ["a@example.com", "b@example.com", "c@example.com"]) {
    expect(await smtp.deliver(outgoingLetter({ to }))).toMatchObject({ ok: false });
    expect(await smtp.deliver(outgoingLetter())).toEqual({ ok: true });
  }
  expect(server.received).toHaveLength(3);
});

describe("nobody there, or not let in", () => {
  test("a server that is down", async () => {
    const { server, smtp } = await open();
    await server.close();
    const delivery = await smtp.deliver(outgoingLetter());
    expect(delivery).toMatchObject({ ok: false, reason: "unreachable" });
    expect(!delivery.ok && delivery.error).toContain("ECONNREFUSED");
  });

  test("a name that does not exist", async () => {
    const smtp = smtpTransport("smtp://mail.invalid", times);
    expect(await smtp.deliver(outgoingLetter())).toMatchObject({ reason: "unreachable" });
  });

  test("a wrong password, which is not told", async () => {
    const { server } = await open({ login: { user: "ana", pass: "tajna" } });
    const smtp = smtpTransport(`smtp://ana:pogresna@127.0.0.1:${server.port}`, times);
    closing.push(smtp.close);
    const delivery = await smtp.deliver(outgoingLetter());
    expect(delivery).toMatchObject({ ok: false, reason: "unreachable" });
    expect(JSON.stringify(delivery)).not.toContain("pogresna");
  });

  const openMute = async (greeting: number, scheme = "smtp") => {
    const mute = createServer((socket) => socket.on("error", () => undefined));
    mute.listen(0, "127.0.0.1");
    await once(mute, "listening");
    const address = mute.address();
    if (!address || typeof address === "string") throw new Error("no port");
    const smtp = smtpTransport(`${scheme}://127.0.0.1:${address.port}`, { ...times, greeting });
    closing.push(() => mute.close(), smtp.close);
    return { mute, smtp };
  };
  /** Longer than any of these tests may take. */
  const minuteMs = 60_000;

  test("a server that does not say a word", async () => {
    const { smtp } = await openMute(200);
    expect(await smtp.deliver(outgoingLetter())).toMatchObject({ reason: "unreachable" });
  });

  test.each(["smtp", "smtps"])(
    "a server that does not say a word, when the transport is closed meanwhile: %s",
    async (scheme) => {
      const { mute, smtp } = await openMute(minuteMs, scheme);
      const delivery = smtp.deliver(outgoingLetter());
      await once(mute, "connection");
      // A moment later the session waits for the greeting.
      setTimeout(smtp.close, 50);
      expect(await delivery).toMatchObject({ ok: false, reason: "unreachable" });
    },
  );

  test("a transport that is closed before the session is opened", async () => {
    const { mute, smtp } = await openMute(minuteMs);
    let connections = 0;
    mute.on("connection", () => (connections += 1));
    const delivery = smtp.deliver(outgoingLetter());
    smtp.close();
    expect(await delivery).toMatchObject({ ok: false, reason: "unreachable" });
    expect(connections).toBe(0);
  });

  test("a transport that was closed can be used again", async () => {
    const { smtp } = await open();
    smtp.close();
    expect(await smtp.deliver(outgoingLetter())).toEqual({ ok: true });
  });
});

test("a login that the server does not offer is said, and nothing goes without it", async () => {
  const { server } = await open();
  const smtp = smtpTransport(`smtp://ana:tajna@127.0.0.1:${server.port}`, times);
  closing.push(smtp.close);
  expect(await smtp.deliver(outgoingLetter())).toEqual({
    ok: false,
    reason: "unreachable",
    error: "The mail server offers no login, and SMTP_URL names one",
  });
  expect(server.received).toEqual([]);
});

test("a server without TLS behind smtps:// is told of with the remedy", async () => {
  const { server } = await open();
  const smtp = smtpTransport(`smtps://127.0.0.1:${server.port}`, times);
  closing.push(smtp.close);
  expect(await smtp.deliver(outgoingLetter())).toMatchObject({
    reason: "unreachable",
    error: expect.stringContaining("write smtp:// instead of smtps://"),
  });
});

test("with the right password letters go", async () => {
  const { server, smtp } = await open({ login: { user: "ana", pass: "tajna" } });
  expect(await smtp.deliver(outgoingLetter())).toEqual({ ok: true });
  expect(server.received).toHaveLength(1);
});

test("a server that is slow, but within patience, gets its letter", async () => {
  const { server, smtp } = await open({
    greeting: () => ({ at: "greeting", slowMs: 600 }),
    faultOf: () => ({ at: "letter", slowMs: 600 }),
  });
  expect(await smtp.deliver(outgoingLetter())).toEqual({ ok: true });
  expect(server.received).toHaveLength(1);
});

test("a server that takes longer than patience is tried again", async () => {
  const { smtp } = await open({ faultOf: () => ({ at: "letter", slowMs: 3000 }) });
  const delivery = await smtp.deliver(outgoingLetter());
  expect(delivery).toMatchObject({ ok: false, reason: "try-again" });
});

test("one session carries many letters, and another begins when the server has ended it", async () => {
  const { server, smtp } = await open();
  for (let number = 1; number <= 30; number += 1) await smtp.deliver(outgoingLetter());
  expect(server.sessions()).toBe(1);
  const port = server.port;
  await server.close();
  const again = await openMailServer({ port });
  closing.push(again.close);
  expect(await smtp.deliver(outgoingLetter())).toEqual({ ok: true });
  expect(again.received).toHaveLength(1);
});

test("a session ends after a hundred letters, before the server does", async () => {
  const { server, smtp } = await open();
  for (let number = 1; number <= 101; number += 1) await smtp.deliver(outgoingLetter());
  expect(server.sessions()).toBe(2);
  expect(server.received).toHaveLength(101);
});

test("what is under way fails when the transport is closed", async () => {
  const answer = Promise.withResolvers<null>();
  const { server } = await open({ faultOf: () => ({ at: "letter", until: answer.promise }) });
  const patient = smtpTransport(server.url, { ...times, answer: 60_000 });
  closing.push(patient.close, () => answer.resolve(null));
  const delivery = patient.deliver(outgoingLetter());
  await expect.poll(server.maxAtOnce).toBe(1);
  patient.close();
  expect(await delivery).toMatchObject({ ok: false, reason: "try-again" });
});
