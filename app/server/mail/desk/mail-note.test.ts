import { expect, test } from "vitest";
import type { MailSettings } from "../../env.server.ts";
import { mailNote } from "./mail-note.ts";

const edgeFunction = { url: "https://edge.example", key: "key" };
const noteOf = (mail: Partial<MailSettings>) => {
  const nothing = { smtpUrl: undefined, resendApiKey: undefined, edgeFunction: undefined };
  return mailNote({ mail: { ...nothing, from: undefined, ...mail }, dataDir: "/srv/eternal" });
};

test("an edge function alone leaves letters in the house", () => {
  expect(noteOf({ edgeFunction })).toBe(
    "The edge function sends only the letters that it knows; all others stay in /srv/eternal/mail, until SMTP_URL or RESEND_API_KEY is set.",
  );
});

test("otherwise there is nothing to say", () => {
  expect(noteOf({})).toBeUndefined();
  expect(noteOf({ smtpUrl: "smtp://localhost" })).toBeUndefined();
  expect(noteOf({ edgeFunction, smtpUrl: "smtp://localhost" })).toBeUndefined();
  expect(noteOf({ edgeFunction, resendApiKey: "re_1" })).toBeUndefined();
});
