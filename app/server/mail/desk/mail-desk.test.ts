import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Stage } from "../../../../test/casts/cast.ts";
import { writeContacts } from "../../../../test/world/real-contacts.ts";
import { countFailed, mailFails, mailState } from "./mail-state.ts";
import { mailWay } from "./mail-way.ts";
import { findBoxedLetter, listMailbox } from "./read-mailbox.ts";
import { sendTestLetter } from "./send-test-letter.ts";

const dataDir = "/house/data";
const mail = {
  smtpUrl: undefined,
  resendApiKey: undefined,
  edgeFunction: undefined,
  from: undefined,
};

test("the way of the mail names no secret", () => {
  const smtp = mailWay({
    mail: { ...mail, smtpUrl: "smtps://amra:tajna@mail.example:465" },
    dataDir,
  });
  expect(smtp).toEqual({ carrier: "smtp", server: "mail.example:465", edge: false });
  const resend = mailWay({
    mail: {
      ...mail,
      resendApiKey: "re_secret",
      edgeFunction: { url: "https://x.example", key: "secret" },
    },
    dataDir,
  });
  expect(resend).toEqual({ carrier: "resend", edge: true });
  expect(mailWay({ mail: { ...mail, from: { name: "", address: "a@b.ba" } }, dataDir })).toEqual({
    carrier: "mailbox",
    boxDir: "/house/data/mail",
    edge: false,
    from: "a@b.ba",
  });
});

describe("the outbox", () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.close());

  test("says what waits and what failed, without addresses, and not what was dropped", async () => {
    await stage.deps.pool.query(
      `insert into outbox (kind, language, payload, attempts, last_error, failed_at) values
         ('reminder', 'ba', '{}', 2, '450 <amra@example.ba> is busy', null),
         ('reminder', 'ba', '{}', 0, null, null),
         ('reminder', 'ba', '{}', 9, '550 amra@example.ba unknown', '2026-05-30'),
         ('reminder', 'ba', '{}', 1, 'too late', '2026-05-30'),
         ('reminder', 'ba', '{}', 9, 'old', '2026-01-01')`,
    );
    const state = await mailState(stage.deps.pool, stage.deps.clock.now());
    expect(state).toMatchObject({
      waiting: 2,
      tried: [{ attempts: 2, error: "450 <…> is busy" }],
      failed: [{ attempts: 9, error: "550 <…> unknown" }],
    });
    expect(await countFailed(stage.deps.pool, stage.deps.clock.now())).toBe(1);
  });

  test("mail fails while a letter is tried in vain, and while the last outcome is one given up", async () => {
    const { pool, clock } = stage.deps;
    const fails = () => mailFails(pool, clock.now());
    const add = (columns: string, values: string) =>
      pool.query(
        `insert into outbox (kind, language, payload, ${columns}) values ('reminder', 'ba', '{}', ${values})`,
      );
    await pool.query("delete from outbox");
    expect(await fails()).toBe(false);
    await add("last_error, created_at", "'451 Later', '2026-06-01T09:46:00+02:00'");
    expect(await fails()).toBe(false);
    clock.advance(60_001);
    expect(await fails()).toBe(true);
    await pool.query("update outbox set sent_at = now(), last_error = null");
    expect(await fails()).toBe(false);
    await add("last_error, failed_at", "'too late', '2026-06-01'");
    expect(await fails()).toBe(false);
    await add("last_error, failed_at", "'554 No', '2026-06-01'");
    expect(await fails()).toBe(true);
    await add("sent_at", "'2026-06-01'");
    expect(await fails()).toBe(false);
    await add("last_error, failed_at", "'554 No', '2026-04-01'");
    expect(await fails()).toBe(false);
  });

  const member = {
    id: "amra",
    name: "Amra",
    email: "amra@example.ba",
    by: { actor: { kind: "staff", id: "amra" } },
  } as const;
  const send = (patienceMs = 0) =>
    sendTestLetter(
      { ...stage.deps, mail: { carrier: "smtp", edge: false } },
      { member, language: "ba", patienceMs },
    );

  test("a test letter is not written while none may leave the house", async () => {
    expect(await send()).toEqual({ is: "held" });
    const { rows } = await stage.deps.pool.query("select from outbox where kind = 'test-letter'");
    expect(rows).toEqual([]);
  });

  test("a test letter waits, is sent or refused, and is asked for five times an hour", async () => {
    const take = (change: string) =>
      stage.deps.pool.query(`update outbox set ${change} where kind = 'test-letter'`);
    await writeContacts(stage.deps.pool);
    await stage.deps.catalogue.refresh();
    expect(await send()).toEqual({ is: "waits" });
    const [sent] = await Promise.all([
      send(3000),
      new Promise((resolve) => setTimeout(resolve, 400)).then(() => take("sent_at = now()")),
    ]);
    expect(sent).toEqual({ is: "sent" });
    await stage.deps.pool.query("delete from outbox where kind = 'test-letter'");
    const [refused] = await Promise.all([
      send(3000),
      new Promise((resolve) => setTimeout(resolve, 400)).then(() =>
        take("failed_at = now(), last_error = '550 <amra@example.ba> no'"),
      ),
    ]);
    expect(refused).toEqual({ is: "failed", error: "550 <…> no" });
    const more = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(more.filter(({ is }) => is === "too-many")).toHaveLength(4);
  });
});

describe("the local mailbox", () => {
  const folder = mkdtempSync(join(tmpdir(), "read-box-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, facts: object) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "headers.json"), JSON.stringify(facts));
    writeFileSync(join(folder, name, "message.txt"), `text of ${name}`);
  };
  const facts = {
    to: "a@b.ba",
    subject: "Hej",
    sentAt: "2026-06-01T10:00:00Z",
    attachments: [{ filename: "a.pdf" }],
  };
  beforeAll(() => {
    put("00000001-booking-confirmed", facts);
    put("00000002-staff-password", facts);
    put(".00000003-reminder", facts);
    put("00000004-reminder", { odd: true });
  });

  test("shows its letters, the newest first; those that open accounts to owners alone", async () => {
    const names = async (all: boolean) =>
      (await listMailbox(folder, { all })).map(({ name }) => name);
    expect(await names(true)).toEqual(["00000002-staff-password", "00000001-booking-confirmed"]);
    expect(await names(false)).toEqual(["00000001-booking-confirmed"]);
    expect(await listMailbox(join(folder, "nothing"), { all: true })).toEqual([]);
  });

  test("opens one of them and nothing else", async () => {
    const open = (name: string, all = false) => findBoxedLetter(folder, name, { all });
    expect(await open("00000001-booking-confirmed")).toMatchObject({
      files: ["a.pdf"],
      text: "text of 00000001-booking-confirmed",
    });
    expect(await open("00000002-staff-password")).toBeUndefined();
    expect(await open("00000002-staff-password", true)).toMatchObject({ kind: "staff-password" });
    for (const name of [
      "..",
      "../x",
      "00000009-reminder",
      "00000001-booking-confirmed/../..",
      "",
      "\u0000",
    ])
      expect(await open(name, true)).toBeUndefined();
  });
});
