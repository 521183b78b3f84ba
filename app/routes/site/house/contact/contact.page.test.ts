import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());
beforeEach(() => site.owner.query("truncate contact_message, outbox, rate_limit"));

const pages = [
  { path: "/contact", words: contactWords("en-us") },
  { path: "/ba/contact", words: contactWords("ba") },
] as const;

const typed = {
  name: " Amra Hodžić ",
  email: "amra@example.com",
  phone: "+387 61 123-456",
  message: "Dobar dan,\nimate li <b>karavan</b>?",
};
const send = async (path: string, more: Record<string, string> = {}) => {
  const answer = await site.post(path, new URLSearchParams({ ...typed, ...more }));
  return { answer, page: (await answer.text()).replaceAll("<!-- -->", "") };
};
const kept = async () =>
  (await site.deps.pool.query("select name, message, language from contact_message")).rows;

describe.each(pages)("$path", ({ path, words }) => {
  test("names every way to reach us, from the facts, with the first words of a chat", async () => {
    const { facts } = await site.deps.catalogue.get();
    const answer = await site.get(path);
    const page = await answer.text();
    const hello = encodeURIComponent(words.hello);
    expect(answer.status).toBe(200);
    expect(page).toContain(`href="tel:${facts.phone}"`);
    expect(page).toContain(`href="https://wa.me/${facts.whatsapp.slice(1)}?text=${hello}"`);
    expect(page).toContain(
      `href="viber://chat?number=%2B${facts.viber.slice(1)}&amp;draft=${hello}"`,
    );
    expect(page).toContain(`href="mailto:${facts.email}"`);
    expect(page).toMatch(/google\.com\/maps\/dir\/\?api=1&amp;destination=44\.\d+,18\.\d+/);
    expect(page).toContain(`aria-label="${words.map}"`);
    expect(page).toContain('id="faq"');
    expect(page.match(/<details[^>]* name="faq"/g)).toHaveLength(5);
  });

  test("says where it stands, and what it is about", async () => {
    const page = await (await site.get(path)).text();
    expect(page).toContain(`<title>${words.metaTitle}</title>`);
    expect(page).toContain(`<meta name="description" content="${words.description}"/>`);
    expect(page).toMatch(/aria-current="page">(Contact|Kontakt)</);
  });

  test("a message without scripts is kept, queued and answered", async () => {
    const { answer, page } = await send(path);
    expect(answer.status).toBe(200);
    expect(page).toContain(words.form.sent);
    expect(page).not.toContain("imate li");
    const language = path === "/contact" ? "en-us" : "ba";
    const message = "Dobar dan,\nimate li <b>karavan</b>?";
    expect(await kept()).toEqual([{ name: "Amra Hodžić", message, language }]);
    const { rows } = await site.deps.pool.query("select kind, language from outbox");
    expect(rows).toEqual([{ kind: "contact-message", language: "ba" }]);
    expect((await send(path)).answer.status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  test("what is wrong is said at the fields and together, and everything typed is still there", async () => {
    const { answer, page } = await send(path, { name: "A", email: "amra@", phone: "12" });
    expect(answer.status).toBe(400);
    expect(page).toContain(words.form.faultMany(3));
    const { name, email, phone } = words.faults;
    for (const sentence of [name["too-short"], email.email, phone.phone]) {
      expect(page.split(sentence)).toHaveLength(3);
    }
    expect(page).toContain('href="#email"');
    expect(page).toMatch(/<input[^>]* value="amra@"/);
    expect(page).toContain("imate li &lt;b&gt;karavan&lt;/b&gt;?");
    expect(await kept()).toEqual([]);
  });

  test("an empty form is answered for every field that is needed", async () => {
    const answer = await site.post(path, new URLSearchParams());
    const page = (await answer.text()).replaceAll("<!-- -->", "");
    expect(answer.status).toBe(400);
    expect(page).toContain(words.form.faultMany(3));
  });

  test("the sixth message of a minute waits, and is not lost", async () => {
    for (let count = 1; count <= 5; count += 1) {
      await send(path, { message: `Pitanje broj ${count}, molim.` });
    }
    const { answer, page } = await send(path);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(page).toContain(words.form.tooMany);
    expect(page).toContain("imate li &lt;b&gt;karavan");
    expect(await kept()).toHaveLength(5);
  });

  test("when it cannot be kept, the visitor is told and keeps what was typed", async () => {
    await site.owner.query(
      "alter table outbox add constraint closed check (kind <> 'contact-message')",
    );
    const { answer, page } = await send(path);
    await site.owner.query("alter table outbox drop constraint closed");
    expect(answer.status).toBe(503);
    expect(page).toContain(words.form.notSent);
    expect(page).toContain("imate li &lt;b&gt;karavan");
    expect(await kept()).toEqual([]);
  });
});

test.each([
  ["a NUL and direction marks", { name: "Am\0ra\u202e", message: "Dobar dan\0 svima!" }, 200],
  ["a second address", { email: "a@b.ba, c@d.ba" }, 400],
  ["a header in the address", { email: "a@b.ba\r\nBcc: c@d.ba" }, 400],
  ["a book", { message: "x".repeat(100_000) }, 400],
  ["more than a form holds", { message: "x".repeat(300_000) }, 413],
])("%s is answered clearly", async (_what, more, status) => {
  const { answer } = await send("/contact", more);
  expect(answer.status).toBe(status);
  expect(await kept()).toHaveLength(status === 200 ? 1 : 0);
});

test("what is no form of ours is refused", async () => {
  const ask = (init: RequestInit) => site.app.fetch(new Request("http://site.test/contact", init));
  const body = JSON.stringify(typed);
  const json = { "Content-Type": "application/json" };
  expect((await ask({ method: "POST", body, headers: json })).status).toBe(415);
  const foreign = { Origin: "https://elsewhere.example" };
  const form = new URLSearchParams(typed);
  expect((await ask({ method: "POST", body: form, headers: foreign })).status).toBe(403);
  expect((await ask({ method: "PUT", body: form })).status).toBe(405);
  expect(await kept()).toEqual([]);
});

test("an answer to one is not kept for the next", async () => {
  await send("/contact", { name: "A" });
  expect(await (await site.get("/contact")).text()).not.toContain("imate li");
});

test("phone hours and office hours are two things", async () => {
  const page = await (await site.get("/contact")).text();
  expect(page).toContain("06:00–\u206024:00");
  expect(page).toContain("10:00–\u206018:00");
});
