import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { newsletterWords } from "../../../../i18n/newsletter/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());
beforeEach(() => site.owner.query("truncate subscriber, outbox, rate_limit"));

const pages = [
  { path: "/newsletter", words: newsletterWords("en-us") },
  { path: "/ba/newsletter", words: newsletterWords("ba") },
] as const;

const plain = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const ask = (path: string, email: string) => site.post(path, new URLSearchParams({ email }));
const subscriber = async () => {
  const { rows } = await site.deps.pool.query<{ token: string; state: string }>(
    `select token, confirmed_at is not null as "isConfirmed", unsubscribed_at is not null as "isOut"
     from subscriber`,
  );
  return rows;
};
const token = async () => (await subscriber())[0]?.token ?? "";

describe.each(pages)("$path", ({ path, words }) => {
  test("every page has the form, with the sentence that is agreed to", async () => {
    const page = await plain(await site.get(path.replace("/newsletter", "") || "/"));
    expect(page).toContain(`action="${path}"`);
    expect(page).toContain(words.consent);
  });

  test("its own page has the form once", async () => {
    const form = `action="${path}"`;
    expect((await plain(await site.get(path))).split(form)).toHaveLength(2);
    expect((await plain(await ask(path, "amra"))).split(form)).toHaveLength(2);
  });

  test("an address is asked for its consent by a letter", async () => {
    const answer = await ask(path, " Amra@Example.com ");
    const page = await plain(answer);
    expect(answer.status).toBe(200);
    expect(page).toContain(words.success);
    expect(page).toContain(words.thanks);
    const { rows } = await site.deps.pool.query("select kind, language, payload from outbox");
    expect(rows).toMatchObject([
      {
        kind: "newsletter-confirmation",
        language: path === "/newsletter" ? "en-us" : "ba",
        payload: { email: "Amra@Example.com" },
      },
    ]);
  });

  test("whether an address is known cannot be told from the answer", async () => {
    const known = await plain(await ask(path, "amra@example.com"));
    await site.post(`${path}/confirm/${await token()}`, new URLSearchParams());
    const again = await plain(await ask(path, "amra@example.com"));
    const nonce = /nonce="[^"]*"/g;
    expect(again.replaceAll(nonce, "")).toBe(known.replaceAll(nonce, ""));
  });

  test.each(["", "amra", "a@b.ba, c@d.ba", "x".repeat(5000)])(
    "%.20j is no address",
    async (typed) => {
      const answer = await ask(path, typed);
      expect(answer.status).toBe(400);
      expect(await plain(answer)).toContain(words.invalid);
      expect(await subscriber()).toEqual([]);
    },
  );

  test("a flood of addresses is stopped", async () => {
    const answers = [];
    for (let count = 1; count <= 6; count += 1) answers.push(await ask(path, `a${count}@b.ba`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await subscriber()).toHaveLength(5);
  });

  test("when it cannot be kept, the visitor is told", async () => {
    await site.owner.query(
      "alter table outbox add constraint closed check (kind not like 'news%')",
    );
    const answer = await ask(path, "amra@example.com");
    await site.owner.query("alter table outbox drop constraint closed");
    expect(answer.status).toBe(503);
    expect(await plain(answer)).toContain(words.failed);
    expect(await subscriber()).toEqual([]);
  });

  test("opening the link of the letter confirms nothing; its button does", async () => {
    await ask(path, "amra@example.com");
    const link = `${path}/confirm/${await token()}`;
    const opened = await site.get(link);
    expect(await plain(opened)).toContain(words.confirm.button);
    expect(opened.headers.get("Cache-Control")).toBe("private, no-store");
    expect(opened.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(await subscriber()).toMatchObject([{ isConfirmed: false }]);
    const pressed = await site.post(link, new URLSearchParams());
    expect(pressed.status).toBe(200);
    expect(await plain(pressed)).toContain(words.confirm.done("amra@example.com"));
    expect(await subscriber()).toMatchObject([{ isConfirmed: true, isOut: false }]);
  });

  test("the way out asks once", async () => {
    await ask(path, "amra@example.com");
    const link = `${path}/unsubscribe/${await token()}`;
    expect(await plain(await site.get(link))).toContain(words.leave.lead("amra@example.com"));
    expect(await subscriber()).toMatchObject([{ isOut: false }]);
    const pressed = await site.post(link, new URLSearchParams());
    expect(await plain(pressed)).toContain(words.leave.doneTitle);
    expect(await subscriber()).toMatchObject([{ isOut: true }]);
  });

  test.each(["confirm", "unsubscribe"])("a %s link of nobody says so", async (kind) => {
    for (const name of ["x", "%00", "..%2f..", "x".repeat(3000)]) {
      const link = `${path}/${kind}/${name}`;
      const answers = [await site.get(link), await site.post(link, new URLSearchParams())];
      for (const answer of answers) {
        expect(answer.status).toBe(404);
        expect(await plain(answer)).toContain(words.unknown.title);
      }
    }
  });
});

test("a mail program unsubscribes by itself: no page of ours before it, no cookie, its own body (RFC 8058)", async () => {
  await ask("/newsletter", "amra@example.com");
  const answer = await site.app.fetch(
    new Request(`http://site.test/newsletter/unsubscribe/${await token()}`, {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    }),
  );
  expect(answer.status).toBe(200);
  expect(await subscriber()).toMatchObject([{ isOut: true }]);
});

test("another site's page subscribes nobody", async () => {
  const answer = await site.app.fetch(
    new Request("http://site.test/newsletter", {
      method: "POST",
      body: new URLSearchParams({ email: "amra@example.com" }),
      headers: { Origin: "https://elsewhere.example" },
    }),
  );
  expect(answer.status).toBe(403);
  expect(await subscriber()).toEqual([]);
});
