import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { browserAt, type BrowserAt } from "../../../../../test/world/browser-at.ts";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { valueOf } from "../../../../../test/casts/visitor.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";
import { cookieName } from "../../../../server/sessions/reservation-cookie.ts";

let now = testNow;
let site: TestApp;
let booked: { token: string; code: string };
let own: BrowserAt;
let house = 0;
beforeAll(async () => {
  site = await testApp({ trustProxy: true, clock: { now: () => now } });
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 1 });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
  booked = await book(site.deps, { selection: plainSelection(carId), trip });
});
beforeEach(() => {
  now = testNow;
  house += 1;
  own = browserAt(site.app, `203.0.113.${house}`);
});
afterAll(() => site.close());

const minute = 60_000;
const pass = (expiresAt = now + 30 * minute, key = site.deps.signingKey, token = booked.token) =>
  makePass(key, { token, expiresAt });
const languages = [
  ["en-us", "", "up to 48 hours before pick-up", "My%20reservation"],
  ["ba", "/ba", "do 48 sati prije preuzimanja", "Moja%20rezervacija"],
] as const;

describe.each(languages)("in %s", (language, prefix, free, message) => {
  const words = lookupWords(language);
  const path = `${prefix}/modify-reservation`;
  const form = `${path}?find`;

  test("step one asks for the code, says until when a change is free, and how we are reached", async () => {
    const answer = await own.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    for (const text of [words.codeTitle, words.codeHelp, free, message])
      expect(html).toContain(text);
    const input = /<input[^>]*\bid="code"[^>]*>/.exec(html)?.[0] ?? "";
    for (const part of ['autoCapitalize="off"', 'autoComplete="off"', 'inputMode="text"'])
      expect(input.toLowerCase()).toContain(part.toLowerCase());
    expect(html).not.toContain(words.expired);
  });

  test("the code leads to the name, and the name to the reservation", async () => {
    const second = await own.post(form, { intent: "code", code: booked.code.toLowerCase() });
    const html = await second.text();
    expect(second.status).toBe(200);
    expect(html).toContain(words.nameTitle);
    expect(html).toMatch(/<input[^>]*autoComplete="given-name"[^>]*>/i);
    expect(valueOf(html, "code")).toBe(booked.code);
    expect(html).not.toContain(booked.token);
    expect(html).not.toContain("Emina");

    const third = await own.post(form, { intent: "name", code: booked.code, firstName: " émina" });
    expect(third.status).toBe(303);
    expect(third.headers.get("Location")).toBe(`${path}/details`);
    expect(third.headers.get("Cache-Control")).toContain("no-store");
    expect(own.cookies.get(cookieName)).toBeTruthy();
    expect((await own.get(path)).headers.get("Location")).toBe(`${path}/details`);
    expect((await own.get(`${path}/details`)).status).toBe(200);
  });

  test.each(["nonsense", "EP-00000-00000", "", "<b>EP</b>", "\u0000"])(
    "a code like %j is told at its field and kept",
    async (typed) => {
      const answer = await own.post(form, { intent: "code", code: typed });
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain(words.faults["unknown-code"]);
      expect(valueOf(html, "code")?.replace("\ufffd", "\u0000")).toBe(typed);
      const input = /<input[^>]*\bid="code"[^>]*>/.exec(html)?.[0] ?? "";
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain('aria-describedby="code-said"');
      expect(input.toLowerCase()).toContain("autofocus");
    },
  );

  test("another name is told at its field and kept, with the code", async () => {
    const answer = await own.post(form, { intent: "name", code: booked.code, firstName: "Jonas" });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(words.faults["wrong-name"]);
    expect(valueOf(html, "firstName")).toBe("Jonas");
    expect(valueOf(html, "code")).toBe(booked.code);
    expect(html).not.toContain("Emina");
    expect(own.cookies.has(cookieName)).toBe(false);
  });

  test("step two without a code of ours is step one", async () => {
    const fields = { intent: "name", code: "EP-00000-00000", firstName: "Emina" };
    const answer = await own.post(form, fields);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain(words.faults["unknown-code"]);
    expect(html).toContain(words.codeTitle);
  });

  test("after ten tries the answer says how long to wait, and keeps what was typed", async () => {
    for (let tries = 0; tries < 10; tries += 1) await own.post(form, { intent: "code", code: "x" });
    const answer = await own.post(form, { intent: "code", code: booked.code });
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(html).toContain(language === "ba" ? "sačekate 1 minutu." : "Please wait 1 minute.");
    expect(valueOf(html, "code")).toBe(booked.code);
    expect(html).toContain(words.codeTitle);
    const name = await own.post(form, { intent: "name", code: booked.code, firstName: "Emina" });
    expect(name.status).toBe(429);
    expect(await name.text()).toContain(words.nameTitle);
  });

  test("a link that has ended says so", async () => {
    const html = await (await own.get(`${path}?expired`)).text();
    expect(html).toContain(words.expired);
    expect((await own.get(`${path}/details`)).headers.get("Location")).toBe(`${path}?expired`);
  });

  test("whoever leaves starts anew", async () => {
    own.cookies.set(cookieName, pass());
    const answer = await own.post(path, { intent: "leave" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(path);
    expect(own.cookies.has(cookieName)).toBe(false);
    expect((await own.get(path)).status).toBe(200);
  });
});

describe("the session", () => {
  const details = "/modify-reservation/details";

  test("is a cookie that scripts and other sites do not get, for half an hour", async () => {
    const fields = { intent: "name", code: booked.code, firstName: "Emina" };
    const answer = await own.post("/modify-reservation?find", fields);
    const [cookie = ""] = answer.headers.getSetCookie();
    for (const flag of ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=1800"])
      expect(cookie.split("; ")).toContain(flag);
    expect(cookie).not.toContain("Secure");
  });

  test.each([
    ["https://eternal-pro.ba", false, {}, true],
    ["http://localhost:3000", true, { "X-Forwarded-Proto": "https" }, false],
    [undefined, true, { "X-Forwarded-Proto": "https" }, true],
    [undefined, true, { "X-Forwarded-Proto": "http, https" }, true],
    [undefined, true, {}, false],
    [undefined, false, { "X-Forwarded-Proto": "https" }, false],
  ])("at %s, proxy %s, %j: marked for https is %s", async (publicUrl, trustProxy, more, secure) => {
    const other = await testApp({ publicUrl, trustProxy });
    const answer = await other.get(
      `/modify-reservation/open/${makePass(other.deps.signingKey, { token: booked.token, expiresAt: testNow + minute })}`,
      more as Record<string, string>,
    );
    const [cookie = ""] = answer.headers.getSetCookie();
    expect(cookie.startsWith(`${cookieName}=`)).toBe(true);
    expect(cookie.endsWith("; Secure")).toBe(secure);
    await other.close();
  });

  test("lasts as long as pages are read, and half an hour more", async () => {
    own.cookies.set(cookieName, pass());
    for (let visits = 0; visits < 4; visits += 1) {
      now += 29 * minute;
      expect((await own.get(details)).status).toBe(200);
    }
    now += 30 * minute;
    const answer = await own.get(details);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/modify-reservation?expired");
    expect(own.cookies.has(cookieName)).toBe(false);
  });

  test("is not lengthened by pages that are the same for everybody", async () => {
    own.cookies.set(cookieName, pass());
    for (const path of ["/", "/contact", "/contact"]) {
      const answer = await own.get(path);
      expect(answer.headers.getSetCookie().join()).not.toContain(cookieName);
    }
  });

  test("of another key, of nobody's reservation, altered, or none opens nothing", async () => {
    const foreign = [
      pass(now + minute, new Uint8Array(32)),
      pass(now + minute, site.deps.signingKey, "x".repeat(32)),
      `${pass()}x`,
      `A${pass().slice(1)}`,
      "",
      "%00",
      booked.token,
    ];
    for (const value of foreign) {
      own.cookies.set(cookieName, value);
      const answer = await own.get(details);
      expect(answer.headers.get("Location")).toBe("/modify-reservation?expired");
      expect((await own.get("/modify-reservation?expired")).status).toBe(200);
    }
  });

  test("of one reservation does not stand in the way of another", async () => {
    own.cookies.set(cookieName, pass(now + minute, site.deps.signingKey, "y".repeat(32)));
    const second = await own.post("/modify-reservation?find", {
      intent: "code",
      code: booked.code,
    });
    expect(second.status).toBe(200);
    const fields = { intent: "name", code: booked.code, firstName: "Emina" };
    await own.post("/modify-reservation?find", fields);
    expect(await (await own.get(details)).text()).toContain(booked.code);
  });
});

test("is kept by nobody, may be found by all, and its form may say where it comes from", async () => {
  const { headers } = await own.get("/modify-reservation");
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("X-Robots-Tag")).toBeNull();
});

test.each([
  [{ Origin: "https://elsewhere.example" }, 403],
  // The origin that a browser sends for a form on a page without a referrer.
  [{ Origin: "null" }, 403],
  [{ Origin: "null", "Sec-Fetch-Site": "cross-site" }, 403],
  [{ Origin: "http://site.test", "Sec-Fetch-Site": "same-site" }, 403],
  [{ Origin: "http://site.test" }, 200],
])("a form sent with %j is answered %i", async (headers, status) => {
  const answer = await site.app.fetch(
    new Request("http://site.test/modify-reservation?find", {
      method: "POST",
      body: new URLSearchParams({ intent: "code", code: booked.code }),
      headers: { Host: "site.test", "X-Forwarded-For": `198.51.100.${house}`, ...headers },
    }),
  );
  expect(answer.status).toBe(status);
});
