import { beforeAll, describe, expect, test } from "vitest";
import { fillReservations } from "../../../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { severalWords } from "../../../../../i18n/admin-several/en.ts";

const site = staffSite();
const words = severalWords("en-us");
type Row = { code: string; version: number; status: string; language: string };
let waiting: Row[];
let firm: Row;

const query = async <Found>(text: string, values: unknown[] = []) =>
  (await site.deps.pool.query(text, values)).rows as Found[];

beforeAll(async () => {
  await fillReservations(site.owner, { count: 300, daysBack: 1, daysAhead: 60, now: testNow });
  const ids = await query<{ id: number }>(
    `select id from reservation where status = 'confirmed' and pickup_at > $1 order by id limit 5`,
    [new Date(testNow)],
  );
  await query("update reservation set status = 'pending' where id = any($1)", [
    ids.slice(0, 4).map(({ id }) => id),
  ]);
  const rows = await query<Row>(
    "select code, version, status, language from reservation where id = any($1) order by id",
    [ids.map(({ id }) => id)],
  );
  waiting = rows.slice(0, 4);
  firm = rows.at(-1) ?? { code: "", version: 0, status: "", language: "" };
});

const addressOf = (
  deed: string,
  rows: readonly { code: string }[],
  language: "en-us" | "ba" = "en-us",
) =>
  `${adminPath("reservations", language, "several")}?${new URLSearchParams([
    ["deed", deed],
    ...rows.map(({ code }) => ["code", code]),
  ])}`;
/** A form with several fields of one name. */
const send = (path: string, fields: [string, string][], role: "agent" | "viewer" = "agent") =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: "http://site.test", Host: "site.test", ...site.as(role) },
    }),
  );
const seen = (rows: readonly Row[]): [string, string][] =>
  rows.map(({ code, version }) => ["seen", `${code}:${version}`]);

describe("the list", () => {
  test("has a tick for each reservation, and the deeds that a role may do", async () => {
    const { html } = await site.read("/admin/reservations?view=all", "agent");
    expect(html).toContain('name="code"');
    for (const deed of Object.values(words.deeds)) expect(html).toContain(deed);
    const { html: seenOnly } = await site.read("/admin/reservations?view=all", "viewer");
    expect(seenOnly).toContain(words.deeds.print);
    expect(seenOnly).not.toContain(words.deeds.write);
  });
});

describe("confirming several", () => {
  test("says first what will happen to each", async () => {
    const { status, html } = await site.read(addressOf("confirm", [...waiting, firm]), "agent");
    expect(status).toBe(200);
    expect(html).toContain(words.submit(4));
    expect(html).toContain(words.will.closed);
    expect(html.match(/name="seen"/g)).toHaveLength(4);
  });

  test("answers for each: what was changed meanwhile is refused, the others are confirmed", async () => {
    const [changed, ...rest] = waiting;
    if (!changed) throw new Error("nobody waits");
    await query("update reservation set staff_note = 'x' where code = $1", [changed.code]);
    const address = addressOf("confirm", waiting);
    const answer = await send(address, seen(waiting));
    expect(answer.status).toBe(200);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toContain(words.done.confirm(3, 1));
    expect(html).toContain(words.reasons.stale);
    const states = await query<{ code: string; status: string }>(
      "select code, status from reservation where code = any($1)",
      [waiting.map(({ code }) => code)],
    );
    for (const { code, status } of states)
      expect([code, status]).toEqual([code, code === changed.code ? "pending" : "confirmed"]);
    const [{ count }] = (await query<{ count: number }>(
      `select count(*)::int as count from audit_entry join reservation on subject_id = reservation.id::text
       where action = 'reservation.confirm' and code = any($1)`,
      [rest.map(({ code }) => code)],
    )) as [{ count: number }];
    expect(count).toBe(3);
    const again = await (await send(address, seen(rest))).text();
    expect(again.replaceAll("<!-- -->", "")).toContain(words.done.confirm(3, 0));
  });
});

describe("writing to several", () => {
  const texts = (text: string): [string, string][] => [
    ["text.en-us", text],
    ["text.ba", text],
  ];

  test("is shown before it is sent, and sent once to each", async () => {
    const address = addressOf("write", [...waiting, firm]);
    expect((await site.read(address, "agent")).html).toContain(words.message.preview);
    const shown = await send(address, [["intent", "preview"], ...texts("The road is closed.")]);
    const html = await shown.text();
    expect(html).toContain("The road is closed.");
    expect(html).toContain("iframe");
    const none = await query("select from outbox where kind = 'agency-message'");
    expect(none).toHaveLength(0);
    const form: [string, string][] = [
      ["intent", "send"],
      ["key", "12345678-abcd"],
      ...texts("The road is closed."),
    ];
    for (let times = 0; times < 2; times += 1) {
      const sent = (await (await send(address, form)).text()).replaceAll("<!-- -->", "");
      expect(sent).toContain(words.done.write(5, 0));
    }
    expect(await query("select from outbox where kind = 'agency-message'")).toHaveLength(5);
    const { html: history } = await site.read(`/admin/reservations/${firm.code}`, "agent");
    expect(history).toContain("The road is closed.");
  });

  test("without words is refused at the field", async () => {
    const address = addressOf("write", [firm]);
    const answer = await send(address, [["intent", "preview"], ...texts("  ")]);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(words.message.faults.empty);
    const long = await send(address, [["intent", "send"], ...texts("x".repeat(1501))]);
    expect(await long.text()).toContain(words.message.faults["too-long"]);
  });
});

test("printing lists them with their papers, for who may open these", async () => {
  const { html } = await site.read(addressOf("print", [...waiting, firm]), "agent");
  for (const { code } of waiting) expect(html).toContain(formatCode(code));
  expect(html.match(/reservation\.pdf/g)?.length).toBeGreaterThanOrEqual(5);
  const { status, html: seenOnly } = await site.read(addressOf("print", [firm]), "viewer");
  expect(status).toBe(200);
  expect(seenOnly).not.toContain("reservation.pdf");
});

describe("nothing is done", () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const digits = index.toString(8).replaceAll(/\d/g, (digit) => String(Number(digit) + 2));
      return { code: `${digits.padStart(5, "2")}22222` };
    });

  test.each([
    ["a choice of none", () => addressOf("confirm", []), words.none],
    ["ten thousand", () => addressOf("confirm", codes(10_000)), words.tooMany(50)],
    ["another deed", () => addressOf("burn", [firm]), words.unknown],
    ["codes of nobody", () => addressOf("confirm", codes(3)), words.missing(3)],
    ["what are no codes", () => addressOf("confirm", [{ code: "\0" }, { code: "x" }]), words.none],
  ])("for %s: a sentence", async (_, address, sentence) => {
    const { status, html } = await site.read(address(), "agent");
    expect(status).toBe(200);
    expect(html).toContain(sentence);
  });

  test("by who may not", async () => {
    for (const deed of ["confirm", "write"]) {
      expect((await site.read(addressOf(deed, [firm]), "viewer")).status).toBe(403);
      expect((await send(addressOf(deed, [firm]), seen([firm]), "viewer")).status).toBe(403);
    }
  });

  test("by a form of nobody's", async () => {
    expect((await send(addressOf("print", [firm]), [])).status).toBe(400);
    expect((await send(addressOf("write", [firm]), [["intent", "burn"]])).status).toBe(400);
  });
});
