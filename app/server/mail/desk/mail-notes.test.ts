import { expect, test } from "vitest";
import { realContacts } from "../../../../test/world/real-contacts.ts";
import { placeholderEmail, placeholderPhone } from "../../../domain/settings/placeholders.ts";
import type { MailSettings } from "../../env.server.ts";
import { mailNotes } from "./mail-notes.ts";

const edgeFunction = { url: "https://edge.example", key: "key" };
const smtpUrl = "smtp://localhost";
const notesOf = (mail: Partial<MailSettings>, facts = realContacts) => {
  const nothing = { smtpUrl: undefined, resendApiKey: undefined, edgeFunction: undefined };
  const env = { mail: { ...nothing, from: undefined, ...mail }, dataDir: "/srv/eternal" };
  return mailNotes({ env, facts, address: "https://eternal-pro.ba" });
};
const edgeNote =
  "The edge function sends only the letters that it knows; all others stay in /srv/eternal/mail, until SMTP_URL or RESEND_API_KEY is set.";

test("an edge function alone leaves letters in the house", () => {
  expect(notesOf({ edgeFunction })).toEqual([edgeNote]);
});

test("otherwise there is nothing to say", () => {
  expect(notesOf({})).toEqual([]);
  expect(notesOf({ smtpUrl })).toEqual([]);
  expect(notesOf({ edgeFunction, smtpUrl })).toEqual([]);
  expect(notesOf({ edgeFunction, resendApiKey: "re_1" })).toEqual([]);
});

test("contacts that stand in for real ones hold letters back, unless none would leave", () => {
  const held =
    "No letter leaves this server yet, because the agency's contacts are still those of the first start (Viber and e-mail address): letters wait until they are replaced at https://eternal-pro.ba/admin/settings/agency";
  const facts = { ...realContacts, viber: placeholderPhone, email: placeholderEmail };
  expect(notesOf({ smtpUrl }, facts)).toEqual([held]);
  expect(notesOf({ resendApiKey: "re_1" }, facts)).toEqual([held]);
  expect(notesOf({ edgeFunction }, facts)).toEqual([held, edgeNote]);
  expect(notesOf({}, facts)).toEqual([]);
});
