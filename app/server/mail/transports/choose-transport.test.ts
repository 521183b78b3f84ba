import { expect, test } from "vitest";
import { outgoingLetter } from "../../../../test/casts/outgoing-letter.ts";
import type { MailSettings } from "../../env.server.ts";
import { chooseTransport } from "./choose-transport.ts";

const nothing: MailSettings = {
  smtpUrl: undefined,
  resendApiKey: undefined,
  edgeFunction: undefined,
  from: undefined,
};
const chosen = (mail: Partial<MailSettings>) => {
  const carriers = chooseTransport({ mail: { ...nothing, ...mail }, dataDir: "/nowhere" });
  const edge = { name: "send-reservation-email", body: "{}" } as const;
  return {
    ordinary: carriers.for(outgoingLetter().message).name,
    known: carriers.for(outgoingLetter({ edge }).message).name,
  };
};

test("without a setting letters stay in the house", () => {
  expect(chosen({})).toEqual({ ordinary: "mailbox", known: "mailbox" });
});

test("a mail server or Resend takes them when it is named", () => {
  expect(chosen({ smtpUrl: "smtp://localhost" })).toEqual({ ordinary: "smtp", known: "smtp" });
  expect(chosen({ resendApiKey: "re_1" })).toEqual({ ordinary: "resend", known: "resend" });
});

test("the edge function takes those that it knows and no others", () => {
  const edgeFunction = { url: "https://edge.example", key: "key" };
  expect(chosen({ edgeFunction })).toEqual({ ordinary: "mailbox", known: "edge" });
  expect(chosen({ edgeFunction, smtpUrl: "smtp://localhost" })).toEqual({
    ordinary: "smtp",
    known: "edge",
  });
});
