import { join } from "node:path";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../app/server/app.ts";
import { errorWords } from "../app/i18n/errors/en.ts";
import type { Language } from "../app/domain/language.ts";
import { formatPhone } from "../app/i18n/phone.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { withoutDatabase } from "./world/without-database.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const languages: [string, Language][] = [
  ["", "en-us"],
  ["/ba", "ba"],
];
const main = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));

describe.each(languages)("under %j", (prefix, language) => {
  const words = errorWords(language);

  test.each([
    ["/no-such-page", words.search, "/vehicles"],
    ["/cars/economy/999999", words.allCars, "/vehicles"],
    ["/cars/nonsense/x/y", words.allCars, "/vehicles"],
    ["/locations/nowhere", words.allPlaces, "/locations"],
  ])("%s is not there, and says what is near", async (path, first, near) => {
    const answer = await site.get(prefix + path);
    expect(answer.status).toBe(404);
    const html = main(await answer.text());
    expect(html).toContain(words.notFound.title);
    expect(html).toContain(first);
    expect(html).toContain(`href="${prefix}${near}"`);
    expect(html).toContain(`href="${prefix}/contact"`);
  });

  test("the offline page stands without the scripts of the site", async () => {
    const answer = await site.get(`${prefix}/offline`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('src="/still.js"');
    expect(html).not.toContain("__reactRouter");
    expect(html).not.toMatch(/<link[^>]*rel="modulepreload"/);
    expect(html).toContain('name="robots" content="noindex"');
    const { facts } = await site.deps.catalogue.get();
    expect(main(html)).toContain(`href="tel:${facts.phone}"`);
    expect(html).toContain(`<html lang="${language === "ba" ? "bs" : "en"}"`);
  });

  test("a form that is too large gets a page, not a line", async () => {
    const answer = await site.post(
      `${prefix}/contact`,
      new URLSearchParams({ message: "x".repeat(300_000) }),
    );
    expect(answer.status).toBe(413);
    expect(answer.headers.get("Connection")).toBe("close");
    const html = await answer.text();
    expect(html).toContain(`lang="${language === "ba" ? "bs" : "en"}"`);
    expect(html).toContain(words.refused.title);
    expect(html).toContain("tel:+387");
  });

  test("so does a form from elsewhere", async () => {
    const answer = await site.app.fetch(
      new Request(`http://site.test${prefix}/contact`, {
        method: "POST",
        body: new URLSearchParams({ message: "x" }),
        headers: { Origin: "https://elsewhere.test", Host: "site.test" },
      }),
    );
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain(words.refused.title);
  });

  const brokenAnswer = async (path: string) => {
    const broken = createApp(withoutDatabase(site.deps), await builtPages());
    return broken.fetch(new Request(`http://site.test${prefix}${path}`));
  };

  test.each([
    "/",
    "/vehicles",
    `/locations/${language === "ba" ? "aerodrom-tuzla-iznajmljivanje-auta" : "airport-tuzla-rent-a-car"}`,
    "/cars/economy/1",
    "/contact",
  ])("%s while the database does not answer: language, phone, no reason", async (path) => {
    const { facts } = await site.deps.catalogue.get();
    const answer = await brokenAnswer(path);
    const html = await answer.text();
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("10");
    expect(html).toContain(`<html lang="${language === "ba" ? "bs" : "en"}"`);
    expect(html).toContain(formatPhone(facts.phone));
    expect(html).not.toContain("ECONNREFUSED");
    expect(html).toContain(words.failure.title);
    expect(html).toContain(words.again);
  });

  test("a page that was made before is shown again, and says from when it is", async () => {
    const wanted = { isDown: false };
    const deps = withoutDatabase(site.deps, wanted);
    const app = createApp(deps, await builtPages());
    const read = () => app.fetch(new Request(`http://site.test${prefix}/vehicles`));
    expect((await read()).status).toBe(200);
    wanted.isDown = true;
    const answer = await read();
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('role="status"');
    expect(html).toContain(words.down.asOf("10:00"));
    wanted.isDown = false;
    expect(await (await read()).text()).not.toContain(words.down.asOf("10:00"));
  });

  test("a form that was sent is kept, to be sent again", async () => {
    const app = createApp(withoutDatabase(site.deps), await builtPages());
    const answer = await app.fetch(
      new Request(`http://site.test${prefix}/contact`, {
        method: "POST",
        body: new URLSearchParams({
          name: "Amra Hodžić",
          email: "amra@example.com",
          phone: "+387 61 123-456",
          message: 'Imate li <b>"karavan"</b>?',
        }),
        headers: { Origin: "http://site.test", Host: "site.test" },
      }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(words.down.form);
    expect(html).toContain('name="name" value="Amra Hodžić"');
    expect(html).toContain(
      'name="message" value="Imate li &lt;b&gt;&quot;karavan&quot;&lt;/b&gt;?"',
    );
    expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  });

  test("a password that was sent is never repeated", async () => {
    const app = createApp(withoutDatabase(site.deps), await builtPages());
    const answer = await app.fetch(
      new Request(`http://site.test${prefix}/admin/login`, {
        method: "POST",
        body: new URLSearchParams({ email: "ana@example.com", password: "dvanaest-znakova" }),
        headers: { Origin: "http://site.test", Host: "site.test" },
      }),
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain("dvanaest-znakova");
  });

  test("the offline page needs no database", async () => {
    const answer = await brokenAnswer("/offline");
    expect(answer.status).toBe(200);
    expect(main(await answer.text())).toContain("tel:+387");
  });

  test("when no page can be made at all, a small one stands by itself", async () => {
    const clientDir = await mkdtemp(join(tmpdir(), "client-"));
    await mkdir(join(clientDir, "assets"));
    await writeFile(join(clientDir, "assets/style-abc123.css"), "");
    const failing = createApp(site.deps, () => Promise.reject(new Error("a secret")), clientDir);
    const answer = await failing.fetch(new Request(`http://site.test${prefix}/vehicles`));
    await rm(clientDir, { recursive: true });
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain('href="/assets/style-abc123.css"');
    expect(html).toContain(`lang="${language === "ba" ? "bs" : "en"}"`);
    expect(html).toContain(words.failure.title);
    expect(html).not.toContain("secret");
  });

  test("the router's own last word is not shown", async () => {
    const last = new Response("Unexpected Server Error", {
      status: 500,
      headers: { "Content-Type": "text/plain" },
    });
    const failing = createApp(site.deps, () => Promise.resolve(last.clone()));
    const answer = await failing.fetch(new Request(`http://site.test${prefix}/vehicles`));
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain(words.failure.title);
  });
});

test("the health says which part is ill", async () => {
  const app = createApp(withoutDatabase(site.deps), await builtPages());
  const ill = await app.fetch(new Request("http://site.test/healthz"));
  expect(ill.status).toBe(503);
  expect(ill.headers.get("Retry-After")).toBe("10");
  expect(await ill.json()).toEqual({
    ok: false,
    database: "down",
    mail: "unknown",
    waitingLetters: 0,
  });
  const well = await site.get("/healthz");
  expect(well.status).toBe(200);
  expect(await well.json()).toEqual({ ok: true, database: "ok", mail: "ok", waitingLetters: 0 });
  await site.deps.pool.query(
    `insert into outbox (kind, language, payload, created_at, next_try_at) values ('test-letter', 'ba', '{}', now() - interval '1 hour', now())`,
  );
  const late = await site.get("/healthz");
  expect(late.status).toBe(200);
  expect(await late.json()).toMatchObject({ ok: true, mail: "waiting", waitingLetters: 1 });
});

test("data of the router is answered in one sentence", async () => {
  const failing = createApp(site.deps, () => Promise.reject(new Error("a secret")));
  const answer = await failing.fetch(new Request("http://site.test/ba/vehicles.data"));
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe(errorWords("ba").failure.lead);
});

test("a page that is kept on a device comes without the scripts of the site, and is the same page", async () => {
  const [whole, still] = await Promise.all(
    ["/contact", "/contact?still"].map(async (path) => (await site.get(path)).text()),
  );
  expect(still).toContain('src="/still.js"');
  expect(still).not.toContain("__reactRouter");
  expect(whole).toContain("__reactRouter");
  expect(main(still ?? "").length).toBeGreaterThan(1000);
});

async function builtPages() {
  const { pages } = await import(join(import.meta.dirname, "../build/server/index.js"));
  return pages;
}
