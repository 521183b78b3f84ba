import { afterAll, beforeAll, expect, test } from "vitest";
import { openLettersStage, queued, type LettersStage } from "../../../test/casts/letters-cast.ts";
import type { LetterKind, LetterPayloads } from "../mail/letter.ts";
import type { MailMessage } from "../mail/transports/mail-message.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { writeLetter } from "./write-letter.ts";

let stage: LettersStage;
beforeAll(async () => {
  stage = await openLettersStage();
});
afterAll(() => stage.close());

const write = <Kind extends LetterKind>(kind: Kind, payload: LetterPayloads[Kind]) =>
  writeLetter(queued(kind, "en-us", payload), stage.world);

const named = (customer: Partial<Reservation["customer"]>): Reservation => ({
  ...stage.rich,
  customer: { ...stage.rich.customer, ...customer },
});

/** Every header that a letter sets. */
const headersOf = ({ to, from, replyTo, subject, headers, attachments }: MailMessage) => [
  to,
  from.name,
  from.address,
  replyTo,
  subject,
  ...Object.entries(headers ?? {}).flat(),
  ...attachments.flatMap(({ filename, contentType }) => [filename, contentType]),
];

test("HTML in a name is text", async () => {
  const firstName = '<img src=x onerror="alert(1)">&amp;';
  const { html, text } = await write("booking-confirmed", named({ firstName }));
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;amp;");
  expect(text).toContain(`Your car is booked, ${firstName}.`);
});

test("HTML in a message is text, its lines stay lines", async () => {
  const message = "</td></table><script>alert(1)</script>\n\n<b>bold</b>";
  const contact = { name: "<i>X</i>", email: "x@example.com", message };
  const { html, text } = await write("contact-message", contact);
  expect(html).not.toMatch(/<script|<b>bold|<i>X/u);
  expect(html).toContain("&lt;b&gt;bold&lt;/b&gt;<br/>");
  expect(text).toContain("> </td></table><script>alert(1)</script>\n>\n> <b>bold</b>\n");
});

test("no line break reaches a header", async () => {
  const evil = "x\r\nBcc: all@example.com\r\n\r\n<html>";
  const reservation: Reservation = {
    ...named({ firstName: evil, lastName: evil, flightNumber: evil }),
    code: `EP-00000-00000\r\nBcc: all@example.com`,
    car: { ...stage.rich.car, name: `Golf\r\nBcc: all@example.com` },
  };
  const contact = { name: evil, email: "x@example.com", phone: evil, message: evil };
  const mails = [
    await write("booking-confirmed", reservation),
    await write("booking-notice", reservation),
    await write("reservation-changed", {
      action: "modify",
      before: stage.rich,
      after: reservation,
    }),
    await write("contact-message", contact),
    await write("undelivered-notice", {
      ...stage.payloads["undelivered-notice"],
      to: evil,
      error: evil,
    }),
  ];
  for (const mail of mails) {
    for (const header of headersOf(mail)) expect(header).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(mail.subject.length).toBeLessThanOrEqual(150);
  }
});

test("an address that is more than one address is answered by nobody", async () => {
  for (const email of ["a@b.ba, c@d.ba", "a@b.ba\r\nBcc: c@d.ba", "no address", "<a@b.ba>"]) {
    const message = "Is the van free in August?";
    const mail = await write("contact-message", { name: "X", email, message });
    expect(mail.replyTo).toBe("info@eternalpro.example");
    expect(mail.html).not.toContain("mailto:a@b.ba");
  }
});

test("an addressee that is none is left to the last door, in one line", async () => {
  const { to } = await write("reminder", named({ email: "a@b.ba\r\nBcc: c@d.ba" }));
  expect(to).toBe("a@b.ba Bcc: c@d.ba");
});

test("very long names, emoji and marks of direction", async () => {
  const firstName = `Ana\u202e\u2066 🚗👩‍👩‍👧 ${"Maximiliana".repeat(30)}`;
  const { html, text, subject } = await write("reminder", named({ firstName }));
  expect(html + text + subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u);
  expect(text).toContain("Ana 🚗👩‍👩‍👧 Maximiliana");
  expect(html).toContain("overflow-wrap:anywhere");
  expect([...subject].length).toBeLessThanOrEqual(150);
});

test("a name of thousands of signs does not make a letter that is clipped", async () => {
  const { html } = await write("booking-confirmed", named({ firstName: "x".repeat(5_000) }));
  expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
});

test("a file is named by the code alone", async () => {
  const { attachments } = await write("reservation-cancelled", {
    reservation: { ...stage.rich, status: "cancelled", code: '../"EP-00000-00000\u00e9.exe' },
  });
  expect(attachments[0]?.filename).toBe("EP-00000-00000.ics");
});
