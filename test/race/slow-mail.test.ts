import { afterAll, beforeAll, expect, test } from "vitest";
import { smtpTransport } from "../../app/server/mail/transports/smtp-transport.ts";
import { openMailServer, type MailServer } from "../world/mail-server.ts";
import { outgoingLetter } from "../casts/outgoing-letter.ts";

const slowMs = 30_000;

let server: MailServer;
beforeAll(async () => {
  server = await openMailServer({ faultOf: () => ({ at: "letter", slowMs }) });
});
afterAll(() => server.close());

test("a mail server that needs half a minute for a letter gets it once, with the product's own patience", async () => {
  const transport = smtpTransport(server.url);
  const start = performance.now();
  expect(await transport.deliver(outgoingLetter())).toEqual({ ok: true });
  expect(performance.now() - start).toBeGreaterThan(slowMs - 1000);
  expect(server.received).toHaveLength(1);
  transport.close();
});
