import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { browserAt, type BrowserAt } from "../../../../../test/world/browser-at.ts";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";
import { cookieName } from "../../../../server/sessions/reservation-cookie.ts";

let now = testNow;
let site: TestApp;
let booked: { token: string; code: string };
let own: BrowserAt;
let pass = "";
beforeAll(async () => {
  site = await testApp({ trustProxy: true, clock: { now: () => now } });
  const carId = await addCar(site.deps, { name: "Golf", vehicles: 1 });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00");
  booked = await book(site.deps, { selection: plainSelection(carId), trip });
});
beforeEach(() => {
  now = testNow;
  own = browserAt(site.app, "203.0.113.7");
  pass = makePass(site.deps.signingKey, { token: booked.token, expiresAt: now + 3_600_000 });
});
afterAll(() => site.close());

test.each(["", "/ba"])(
  "the link of a letter opens the reservation in its language (%j)",
  async (prefix) => {
    const answer = await own.get(`${prefix}/modify-reservation/open/${pass}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe(`${prefix}/modify-reservation/details`);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const page = await own.get(`${prefix}/modify-reservation/details`);
    expect(await page.text()).toContain(booked.code);
  },
);

test("the link opens a sheet of the reservation too, and nothing else that it names", async () => {
  const open = async (sheet: string) =>
    (await own.get(`/modify-reservation/open/${pass}?sheet=${sheet}`)).headers.get("Location");
  expect(await open("12")).toBe("/modify-reservation/details/sheets/12");
  for (const other of ["", "0", "-1", "1.5", "9".repeat(12), "//evil.example", "..%2F"])
    expect(await open(other)).toBe("/modify-reservation/details");
});

test("the session of a link is half an hour, however long the link works", async () => {
  await own.get(`/modify-reservation/open/${pass}`);
  now += 31 * 60_000;
  expect((await own.get("/modify-reservation/details")).status).toBe(302);
  await own.get(`/modify-reservation/open/${pass}`);
  expect((await own.get("/modify-reservation/details")).status).toBe(200);
});

test.each(["", "/ba"])("a link that has ended leads to step one (%j)", async (prefix) => {
  now += 3_600_000;
  const answer = await own.get(`${prefix}/modify-reservation/open/${pass}`);
  expect(answer.headers.get("Location")).toBe(`${prefix}/modify-reservation?expired`);
  expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(own.cookies.has(cookieName)).toBe(false);
  expect((await own.get(`${prefix}/modify-reservation?expired`)).status).toBe(200);
});

test("a link that was altered anywhere leads to step one", async () => {
  const other = (character: string) => (character === "A" ? "B" : "A");
  const altered = [...pass].map(
    (character, at) => pass.slice(0, at) + other(character) + pass.slice(at + 1),
  );
  for (const one of [
    ...altered,
    `${pass}A`,
    pass.slice(1),
    "x",
    "%00",
    "..%2f..",
    "x".repeat(9000),
  ]) {
    const answer = await own.get(`/modify-reservation/open/${one}`);
    expect(answer.headers.get("Location")).toBe("/modify-reservation?expired");
  }
  expect(own.cookies.has(cookieName)).toBe(false);
});

test("nothing of the person stands in the address", () => {
  const inside = Buffer.from(pass, "base64url").toString("latin1");
  for (const text of [pass, inside])
    for (const own of ["Emina", "emina", "example.com", booked.code])
      expect(text).not.toContain(own);
});
