import { describe, expect, test } from "vitest";
import { outgoingLetter, paper } from "../../../../test/casts/outgoing-letter.ts";
import type { MailMessage } from "./mail-message.ts";
import { safeMessage } from "./safe-message.ts";

const passed = (message: Partial<MailMessage>, from?: MailMessage["from"]) => {
  const safe = safeMessage(outgoingLetter(message).message, from);
  if (!safe.ok) throw new Error(safe.error);
  return safe.message;
};
const refused = (message: Partial<MailMessage>) => {
  const safe = safeMessage(outgoingLetter(message).message);
  return safe.ok ? undefined : safe.error;
};

test("an ordinary letter passes as it is", () => {
  const { message } = outgoingLetter({
    replyTo: "ana@example.com",
    headers: { Precedence: "bulk" },
    attachments: [paper],
  });
  expect(passed(message)).toEqual(message);
});

describe("what a visitor typed begins no header", () => {
  const typed = "Ana\r\nBcc: x@y.z";

  test("in the subject, in names and in header values it becomes one line", () => {
    const message = passed({
      subject: `Message from ${typed}`,
      from: { name: typed, address: "rent@eternal-pro.test" },
      headers: { "List-Unsubscribe": `<mailto:a@b.ba?subject=${typed}>` },
    });
    expect(message.subject).toBe("Message from Ana Bcc: x@y.z");
    expect(message.from.name).toBe("Ana Bcc: x@y.z");
    expect(message.headers).toEqual({
      "List-Unsubscribe": "<mailto:a@b.ba?subject=Ana Bcc: x@y.z>",
    });
  });

  test.each(["\0", "\n", "\r", "\t", "\u007f", "\u0085", "\u2028", "\u2029", "\u001b"])(
    "%j is a blank",
    (mark) => {
      expect(passed({ subject: `a${mark}b` }).subject).toBe("a b");
    },
  );

  test.each([
    "ana@example.com\r\nBcc: x@y.z",
    "ana@example.com, x@y.z",
    "Ana <ana@example.com>",
    "ana@example.com>\r\nRCPT TO:<x@y.z",
    "ana@exam\0ple.com",
    "ana",
    "",
    `${"a".repeat(250)}@b.ba`,
  ])("in an address it is a refusal: %j", (to) => {
    expect(refused({ to })).toBe("The address is no mail address");
  });

  test("the sender's address is held to the same", () => {
    expect(() => refused({ from: { name: "", address: "a b@c.ba" } })).toThrow(
      "The sender's address is no mail address",
    );
  });

  test("in the answer address it is left away, so that the letter still comes", () => {
    expect(passed({ replyTo: "ana@example.com\r\nBcc: x@y.z" }).replyTo).toBeUndefined();
  });
});

test.each(["Bcc", "to", "Reply-To", "Content-Type", "Message-ID", "X:Y", "A\r\nBcc", ""])(
  "a letter does not set a header that says who gets it or how it is read: %j",
  (name) => {
    expect(() => refused({ headers: { [name]: "x@y.z" } })).toThrow(/^A letter may not set/);
  },
);

test("a file has a plain name", () => {
  const nameOf = (filename: string) =>
    passed({ attachments: [{ ...paper, filename }] }).attachments[0]?.filename;
  expect(nameOf("../../etc/passwd")).toBe("etc-passwd");
  expect(nameOf('a"; x=y\r\nBcc: x@y.z.pdf')).toBe("a-x-y-Bcc-x-y.z.pdf");
  expect(nameOf("..")).toBe("attachment");
  expect(nameOf("EP-1.ics")).toBe("EP-1.ics");
});

test("the operator may name who all letters are from", () => {
  const from = { name: "Najam", address: "najam@eternal-pro.test" };
  expect(passed({}, from).from).toEqual(from);
});
