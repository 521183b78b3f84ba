import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorWords } from "../app/i18n/errors/en.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { filledForm, stepAddress } from "./casts/visitor.ts";

let site: TestApp;
const logged: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
beforeAll(async () => void (site = await testApp({ log })));
afterAll(() => site.close());

const review = stepAddress("review", { car: "1" });
const pages = [
  "/",
  "/ba",
  "/vehicles",
  "/ba/locations",
  "/locations/airport-tuzla-rent-a-car",
  "/contact",
  "/legal",
  "/modify-reservation",
  "/search",
  stepAddress("search", {}),
  stepAddress("ba/search", { pickupTime: "23:45" }),
  stepAddress("extras", { car: "1" }),
  review,
  "/nonsense",
  "/ba/nonsense",
  "/reservation-confirmation/x",
  "/admin/first-owner/x",
];

describe("every page", () => {
  test.each(pages)("%s carries the security headers and a nonce of its own", async (path) => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time += 1) {
      const answer = await site.get(path);
      const html = await answer.text();
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      nonces.add(nonce);
      for (const part of [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(part);
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
      expect(scripts.length).toBeGreaterThan(0);
      for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
      // Under a nonce, what a browser has compiled of a module on the page before would not be taken.
      for (const [link] of html.matchAll(/<link[^>]*"modulepreload"[^>]*>/g))
        expect(link).not.toContain("nonce");
      expect(html).not.toMatch(/\son(?:click|load|error|submit|change)=/i);
      expect(html).not.toContain("javascript:");
      // Links by which a page says where else it is are whole addresses; a browser loads nothing from them.
      const loaded = html.replaceAll(/<link rel="(?:canonical|alternate)"[^>]*>/g, "");
      expect(loaded).not.toMatch(/<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
    }
    expect(nonces.size).toBe(3);
  });

  test.each([
    ...pages,
    "/healthz",
    "/vehicles.data",
    "/drawings/sedan/14535c.svg",
    "/drawings/x/y",
    "/en-us/vehicles",
  ])("%s says what a browser may do with it", async (path) => {
    const { headers } = await site.get(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{7,}/);
    expect(headers.get("Referrer-Policy")).toMatch(
      /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    );
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Content-Security-Policy")).toBeTruthy();
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("Server")).toBeNull();
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test.each(pages)("%s sets no cookie for somebody who only reads", async (path) => {
    expect((await site.get(path)).headers.get("Set-Cookie")).toBeNull();
  });

  test.each(pages)("%s is kept by no cache between us and the visitor", async (path) => {
    expect((await site.get(path)).headers.get("Cache-Control")).toMatch(/no-cache|no-store/);
  });
});

describe("a booking", () => {
  test("leaves nothing personal in an address or in the log", async () => {
    const page = await (await site.get(review)).text();
    const wrong = await site.post(review, filledForm(page, { termsAccepted: "" }));
    const refused = await site.post(review, filledForm(page, { seenTotalCents: "1" }));
    const booked = await site.post(review, filledForm(page));
    expect([wrong.status, refused.status, booked.status]).toEqual([400, 409, 303]);
    const address = booked.headers.get("Location") ?? "";
    const confirmation = await site.get(address);
    expect(confirmation.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(confirmation.headers.get("Cache-Control")).toBe("private, no-store");
    const html = [await wrong.text(), await refused.text(), await confirmation.text()].join();
    const addresses = [...html.matchAll(/\b(?:href|action|formaction|src)="([^"]*)"/gi)]
      .map(([, to]) => to ?? "")
      // Links that open a chat or mail in the visitor's own program.
      .filter((to) => !/^(?:mailto:|tel:|viber:|https:\/\/wa\.me\/)/.test(to));
    const token = address.split("/").at(-1) ?? "";
    const secrets = ["Emina", "emina@example.com", "61123456", "061 123 456", "Hadžić"];
    for (const secret of secrets) {
      const written = [secret, encodeURIComponent(secret)];
      for (const text of written) {
        expect(addresses.filter((to) => to.includes(text))).toEqual([]);
        expect(logged.filter((line) => line.includes(text))).toEqual([]);
      }
    }
    expect(token.length).toBeGreaterThan(20);
    expect(logged.filter((line) => line.includes(token))).toEqual([]);
  });

  test("is remembered in this browser for a day, sealed; what was typed for it is forgotten", async () => {
    const page = await (await site.get(review)).text();
    const form = filledForm(page, { email: "other@example.com" });
    form.set("intent", "book-again");
    const answer = await site.post(review, form);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0]).toSorted()).toEqual([
      "ep_booked",
      "ep_details",
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(decodeURIComponent(cookie)).not.toMatch(/other@example|Emina|EP-/);
    }
    expect(cookies.find((cookie) => cookie.startsWith("ep_details="))).toMatch(/Max-Age=0/i);
  });
});

test("a form is accepted behind a proxy that ends TLS, and still from no other site", async () => {
  const page = await (await site.get(review)).text();
  const form = filledForm(page, { email: "tls@example.com" });
  form.set("intent", "book-again");
  const send = (origin: string) =>
    site.app.fetch(
      new Request(`http://site.test${review}`, {
        method: "POST",
        body: form,
        headers: { Origin: origin, Host: "site.test", "X-Forwarded-Proto": "https" },
      }),
    );
  expect((await send("https://site.test.evil.test")).status).toBe(403);
  expect((await send("null")).status).toBe(403);
  expect((await send("https://site.test")).status).toBe(303);
});

test("requests that cannot be answered are no errors of ours", async () => {
  logged.length = 0;
  await site.get("/nonsense");
  await site.post("/vehicles", new URLSearchParams());
  await site.app.fetch(new Request(`http://site.test${review}`, { method: "POST", body: "{" }));
  await site.app.fetch(new Request("http://site.test/", { method: "OPTIONS" }));
  expect(logged).toEqual([]);
});

test("a failure is told to the visitor without a reason, and to the log with one", async () => {
  logged.length = 0;
  const broken = await testApp({
    log,
    catalogue: { ...site.deps.catalogue, get: () => Promise.reject(new Error("secret reason")) },
  });
  for (const [path, sentence] of [
    ["/vehicles", errorWords("en-us").failure.title],
    ["/ba/vehicles", errorWords("ba").failure.title],
  ] as const) {
    const answer = await broken.get(path);
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).not.toContain("secret reason");
    expect(html).not.toMatch(/\bat .+\.[jt]sx?:\d+/);
    expect(html).toContain(sentence);
  }
  expect(logged.join()).toContain("secret reason");
  // The log must not reveal how to open a reservation.
  const token = "4dGg7iJPbkUUqnL0XfQ9mTz1yC8vAb12";
  for (const path of ["/reservation-confirmation/", "/ba/modify-reservation/open/"])
    expect((await broken.get(path + token)).status).toBeGreaterThanOrEqual(300);
  expect(logged.join()).not.toContain(token);
  await broken.close();
});
