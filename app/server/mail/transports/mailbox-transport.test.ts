import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { outgoingLetter, paper } from "../../../../test/casts/outgoing-letter.ts";
import { mailboxTransport } from "./mailbox-transport.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "eternal-pro-mail-"));
});
afterEach(() => {
  rmSync(home, { recursive: true, force: true });
});
const mailbox = () => mailboxTransport(join(home, "data/mail"));
const read = (...path: string[]) => readFileSync(join(home, "data/mail", ...path), "utf8");
const folders = () => readdirSync(join(home, "data/mail"));

test("a letter is a folder: both of its forms, who it is from and to, and its files", async () => {
  const letter = outgoingLetter({
    replyTo: "ana@example.com",
    headers: { Precedence: "bulk" },
    attachments: [paper],
  });
  expect(await mailbox().deliver(letter)).toEqual({ ok: true });
  const name = "00000017-booking-confirmed";
  expect(folders()).toEqual([name]);
  expect(readdirSync(join(home, "data/mail", name)).sort()).toEqual(
    [paper.filename, "headers.json", "message.html", "message.txt"].sort(),
  );
  expect(read(name, "message.html")).toBe(letter.message.html);
  expect(read(name, "message.txt")).toBe(letter.message.text);
  expect(read(name, paper.filename)).toBe(paper.content.toString());
  expect(JSON.parse(read(name, "headers.json"))).toEqual({
    to: "emina@example.com",
    from: { name: "Eternal Pro", address: "rent@eternal-pro.test" },
    replyTo: "ana@example.com",
    subject: "Your car is booked",
    headers: { Precedence: "bulk" },
    messageId: letter.messageId,
    sentAt: "2026-06-01T08:00:00.000Z",
    attachments: [{ filename: paper.filename, contentType: "application/pdf", bytes: 24 }],
  });
});

test("a letter that is sent again takes the place of the first", async () => {
  await mailbox().deliver(outgoingLetter({ attachments: [paper] }));
  await mailbox().deliver(outgoingLetter({ text: "again" }));
  expect(folders()).toEqual(["00000017-booking-confirmed"]);
  expect(read("00000017-booking-confirmed", "message.txt")).toBe("again");
  expect(readdirSync(join(home, "data/mail/00000017-booking-confirmed"))).toHaveLength(3);
});

test("nothing that a visitor typed is part of a path", async () => {
  await mailbox().deliver(outgoingLetter({ subject: "../../x", to: "x/../../y@example.com" }));
  expect(folders()).toEqual(["00000017-booking-confirmed"]);
  expect(readdirSync(home)).toEqual(["data"]);
});

test("a folder that cannot be written is our trouble, not the letter's", async () => {
  writeFileSync(join(home, "data"), "a file where the folder should be");
  const delivery = await mailbox().deliver(outgoingLetter());
  expect(delivery).toMatchObject({ ok: false, reason: "unreachable" });
  expect(!delivery.ok && delivery.error).toMatch(/ENOTDIR|EEXIST/);
});
