import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { maintenanceWords } from "../app/i18n/maintenance/en.ts";
import { switchMaintenance } from "../app/server/settings/switch-maintenance.ts";
import { testApp, testNow, type TestApp } from "./world/app.ts";
import { addStaff, cookieOf } from "./casts/staff-cast.ts";
import { filledForm, stepAddress, writtenRows } from "./casts/visitor.ts";

let site: TestApp;
let staff: Record<string, string>;
let now = testNow;
let bookingForm: URLSearchParams;
let paper: string;
const review = stepAddress("review", { car: "2" });

beforeAll(async () => {
  site = await testApp({ clock: { now: () => now } }, { files: true });
  const { email } = await addStaff(site.deps, "viewer");
  staff = { Cookie: await cookieOf(site.deps, email) };
  const html = await (await site.get(review)).text();
  const booked = await site.post(review, filledForm(html));
  paper = booked.headers.get("Location") ?? "";
  bookingForm = filledForm(await (await site.get(review)).text());
  await turn(true);
});
afterAll(() => site.close());

async function turn(on: boolean) {
  await switchMaintenance(site.deps.pool, { on, actor: { kind: "system" } });
  await site.deps.catalogue.refresh();
}
const ask = async (path: string, init: RequestInit = {}) =>
  site.app.fetch(new Request(`http://site.test${path}`, { redirect: "manual", ...init }));
const send = (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
  ask(path, {
    method: "POST",
    body,
    headers: { Origin: "http://site.test", Host: "site.test", ...headers },
  });

async function expectScreen(answer: Response, language: "en-us" | "ba" = "en-us") {
  const html = await answer.text();
  const words = maintenanceWords(language);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("300");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-");
  expect(html).toContain(`<html lang="${language === "ba" ? "bs" : "en"}">`);
  for (const text of [words.title, words.description, words.lead, words.contact])
    expect(html).toContain(text);
  expect(html).toContain("tel:+38735000000");
  expect(html).toContain("https://wa.me/38735000000");
  expect(html).toContain("mailto:info@eternalpro.example");
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/style-[^"]+\.css"\/>/);
  expect(html).not.toMatch(/<script|%s|undefined/);
}

describe("visitors", () => {
  test.each([
    "/",
    "/search",
    review,
    "/vehicles",
    "/vehicles?category=suv",
    "/locations/airport-tuzla-rent-a-car",
    "/contact",
    "/legal",
    "/modify-reservation",
    "/nonsense",
    "/sitemap.xml",
    "/_.data",
    "/vehicles.data",
    "/search.data?_routes=x",
    "/drawings/sedan/14535c.svg",
    "/en-us/vehicles",
    "/ADMIN",
    "/%61dmin",
    "//evil.example",
  ])("see the screen at %s", async (path) => expectScreen(await ask(path)));

  test.each(["/ba", "/ba.data", "/ba/vehicles", "/ba/locations.data", "/ba/nista"])(
    "read it in Bosnian at %s",
    async (path) => expectScreen(await ask(path), "ba"),
  );

  test("are led to the same screen in the other language", async () => {
    expect(await (await ask("/vehicles?x=1")).text()).toContain('href="/ba/vehicles?x=1"');
    expect(await (await ask("/ba/vehicles.data")).text()).toContain('href="/vehicles"');
    const slug = await (await ask("/locations/airport-tuzla-rent-a-car")).text();
    expect(slug).toContain("/ba/locations/aerodrom-tuzla-iznajmljivanje-auta");
  });

  test("get its status without its body from HEAD", async () => {
    const answer = await ask("/vehicles", { method: "HEAD" });
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("300");
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("get it for %s", async (method) => {
    expect((await ask("/search", { method })).status).toBe(503);
  });

  test("with a cookie that is no session are visitors", async () => {
    for (const cookie of ["ep_staff=x", "ep_staff=", "__Host-ep_staff=x", "ep_reservation=x"])
      expect((await ask("/", { headers: { cookie } })).status).toBe(503);
  });

  test("cannot write their way in with what they type into the address", async () => {
    const html = await (await ask(`/x"><script>alert(1)</script>?y="><img src=x>`)).text();
    expect(html).not.toMatch(/<script|<img/);
  });

  test.each([
    ["/contact", { name: "Amra", email: "a@example.com", message: "Imate li krovni nosač?" }],
    ["/newsletter", { email: "a@example.com" }],
    ["/modify-reservation", { code: "EP-AAAAA-AAAAA", intent: "code" }],
    ["/contact.data", { name: "Amra", email: "a@example.com", message: "Imate li krovni nosač?" }],
  ])("who send a form to %s are told, and nothing is written", async (path, form) => {
    const before = await writtenRows(site.deps.pool);
    await expectScreen(await send(path, new URLSearchParams(form)));
    expect(await writtenRows(site.deps.pool)).toEqual(before);
  });

  test("who were about to book are told, and nothing is written; afterwards the same form books", async () => {
    const before = await writtenRows(site.deps.pool);
    await expectScreen(await send(review, bookingForm));
    expect(await writtenRows(site.deps.pool)).toEqual(before);
    await turn(false);
    const price = filledForm(await (await site.get(review)).text());
    bookingForm.set("seenTotalCents", price.get("seenTotalCents") ?? "");
    bookingForm.set("intent", "book-again");
    expect((await send(review, bookingForm)).status).toBe(303);
    await turn(true);
  });
});

describe("what stays reachable", () => {
  test.each([
    "/healthz",
    "/robots.txt",
    "/ba/robots.txt",
    "/admin/login",
    "/ba/admin/login",
    "/favicon.svg",
  ])("%s", async (path) => expect((await ask(path)).status).toBe(200));

  test("the files of the screen", async () => {
    const html = await (await ask("/")).text();
    const sheet = /href="(\/assets\/style-[^"]+\.css)"/.exec(html)?.[1] ?? "";
    const answer = await ask(sheet);
    const css = await answer.text();
    expect(answer.status).toBe(200);
    const name = /<body class="([^"]+)"/.exec(html)?.[1];
    expect(css.includes(`.${name}{`)).toBe(true);
  });

  test("the papers of a reservation, but not its page", async () => {
    for (const file of ["reservation.pdf", "reservation.ics"])
      expect((await ask(`${paper}/${file}`)).status).toBe(200);
    await expectScreen(await ask(paper));
  });

  test("leaving the newsletter", async () => {
    expect((await ask("/newsletter/unsubscribe/nonsense")).status).toBe(404);
    expect((await ask("/newsletter")).status).toBe(503);
  });

  test("the back office sends strangers to its sign-in", async () => {
    expect((await ask("/admin/settings")).status).toBe(303);
    expect((await ask("/admin/settings.data")).status).toBe(202);
  });
});

describe("staff", () => {
  test.each(["/", "/ba", "/vehicles"])("see %s, with the bar", async (path) => {
    const answer = await ask(path, { headers: staff });
    const language = path === "/ba" ? "ba" : "en-us";
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(maintenanceWords(language).bar);
  });

  test("get data, and their pages are kept for nobody", async () => {
    expect((await ask("/vehicles.data", { headers: staff })).status).toBe(200);
    await ask("/vehicles", { headers: staff });
    await expectScreen(await ask("/vehicles"));
    await turn(false);
    const open = await (await ask("/vehicles")).text();
    expect(open).not.toContain(maintenanceWords("en-us").bar);
    await turn(true);
  });

  test("who were disabled see the screen at once", async () => {
    const { id, email } = await addStaff(site.deps, "agent");
    const headers = { Cookie: await cookieOf(site.deps, email) };
    expect((await ask("/", { headers })).status).toBe(200);
    await site.deps.pool.query(`update "user" set disabled = true where id = $1`, [id]);
    expect((await ask("/", { headers })).status).toBe(503);
  });
});

describe("the page cache", () => {
  test("serves nobody a page while the site is closed", async () => {
    await turn(false);
    for (const path of ["/", "/ba/vehicles"]) {
      await ask(path);
      expect((await ask(path)).status).toBe(200);
    }
    await turn(true);
    for (const path of ["/", "/ba/vehicles"]) expect((await ask(path)).status).toBe(503);
  });

  test("a page of an open site says nothing of maintenance", async () => {
    await turn(false);
    const html = await (await ask("/", { headers: staff })).text();
    expect(html).not.toContain(maintenanceWords("en-us").bar);
    expect(html).not.toContain("isClosed");
    await turn(true);
  });
});

describe("a read that fails", () => {
  test("keeps the site closed for five minutes and then opens it, and never throws", async () => {
    expect((await ask("/robots.txt")).status).toBe(200);
    await ask("/");
    const get = vi.spyOn(site.deps.catalogue, "get").mockRejectedValue(new Error("gone"));
    const version = vi.spyOn(site.deps.catalogue, "currentVersion").mockReturnValue(-1);
    now = testNow + 299_000;
    await expectScreen(await ask("/"));
    await expectScreen(await ask("/ba/vehicles.data"), "ba");
    now = testNow + 301_000;
    expect((await ask("/")).status).not.toBe(503);
    get.mockRestore();
    version.mockRestore();
    await expectScreen(await ask("/"));
    now = testNow;
  });

  test("keeps no file waiting", async () => {
    const get = vi.spyOn(site.deps.catalogue, "get").mockRejectedValue(new Error("gone"));
    const version = vi.spyOn(site.deps.catalogue, "currentVersion").mockReturnValue(-1);
    expect((await ask("/favicon.svg")).status).toBe(200);
    expect(get).not.toHaveBeenCalled();
    get.mockRestore();
    version.mockRestore();
  });

  test("of a session makes a visitor of everybody", async () => {
    await site.owner.query("alter table session rename to session_gone");
    const answer = await ask("/", { headers: staff });
    await site.owner.query("alter table session_gone rename to session");
    await expectScreen(answer);
  });
});

test("a switch that another process made is seen within two seconds", async () => {
  await switchMaintenance(site.deps.pool, { on: false, actor: { kind: "system" } });
  await vi.waitFor(async () => expect((await ask("/")).status).toBe(200), { timeout: 2000 });
  await switchMaintenance(site.deps.pool, { on: true, actor: { kind: "system" } });
  await vi.waitFor(async () => expect((await ask("/")).status).toBe(503), { timeout: 2000 });
});
