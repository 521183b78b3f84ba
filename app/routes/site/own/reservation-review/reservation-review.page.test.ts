import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { browserAt, type BrowserAt } from "../../../../../test/world/browser-at.ts";
import { book, tripAt } from "../../../../../test/casts/cast.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";
import { cookieName } from "../../../../server/sessions/reservation-cookie.ts";

let site: TestApp;
let booked: { token: string; code: string };
let own: BrowserAt;
let house = 0;
beforeAll(async () => {
  site = await testApp({ trustProxy: true });
  const trip = tripAt("2027-07-05T10:00", "2027-07-09T10:00", {
    dropoffLocationId: "airport-sarajevo",
  });
  const selection = {
    carId: 1,
    planCode: "premium",
    extras: { additional_driver: 1 },
    countries: ["HR"],
  };
  booked = await book(site.deps, { selection, trip });
});
beforeEach(() => {
  house += 1;
  own = browserAt(site.app, `203.0.113.${house}`);
});
afterAll(() => site.close());

const whole = {
  "en-us": [
    "Confirmed reservation",
    "Monday 5 July 2027, 10:00",
    "Friday 9 July 2027, 10:00",
    "Croatia",
    "W6 2722",
    "Opening hours that day",
    "Phone:",
    "What to bring",
    "Excess: you pay at most",
    "incl. VAT",
    "Unlimited mileage",
    "Emina Hadžić-Đulić · booked on Sat 21 Nov 2026",
    "until Sat 3 Jul, 10:00",
  ],
  ba: [
    "Potvrđena rezervacija",
    "ponedjeljak, 5. juli 2027. u 10:00",
    "petak, 9. juli 2027. u 10:00",
    "Hrvatska",
    "W6 2722",
    "Radno vrijeme tog dana",
    "Telefon:",
    "Šta ponijeti",
    "Učešće u šteti: plaćate najviše",
    "PDV",
    "Neograničena kilometraža",
    "Emina Hadžić-Đulić · rezervisano: sub, 21. nov 2026.",
  ],
};

describe.each([
  ["en-us", ""],
  ["ba", "/ba"],
] as const)("in %s", (language, prefix) => {
  const words = lookupWords(language);
  const path = `${prefix}/reservationreview`;

  test("the token shows all of the reservation, and the ways to take it along", async () => {
    const answer = await own.get(`${path}/${booked.token}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(booked.code);
    for (const text of whole[language]) expect(html).toContain(text);
    expect(html).toContain("KM");
    const papers = `${prefix}/reservation-confirmation/${booked.token}`;
    expect(html).toContain(`href="${papers}/reservation.pdf"`);
    expect(html).toContain(`href="${papers}/reservation.ics"`);
    expect(html).toContain(words.view.repeat);
    expect(html).not.toContain("emina@example.com");
    expect(html).not.toContain(words.view.other);
    const [, change = ""] =
      new RegExp(`href="(${prefix}/modify-reservation/open/[^"]+)"`).exec(html) ?? [];
    await own.get(change);
    expect((await own.get(`${prefix}/modify-reservation/details`)).status).toBe(200);
  });

  test("code and first name open it, and leaving closes it", async () => {
    const form = await own.get(path);
    expect(await form.text()).toContain(words.open);
    const fields = { intent: "find", code: booked.code.slice(3), firstName: "EMINA" };
    const opened = await own.post(path, fields);
    expect(opened.status).toBe(303);
    expect(opened.headers.get("Location")).toBe(path);
    const html = await (await own.get(path)).text();
    for (const text of [booked.code, words.view.other, ...whole[language]])
      expect(html).toContain(text);
    const left = await own.post(path, { intent: "leave" });
    expect(left.status).toBe(303);
    expect(await (await own.get(path)).text()).not.toContain(booked.code);
  });

  test("what is wrong is told at its field, and both fields are kept", async () => {
    const wrong = [
      [{ code: "EP-00000-00000", firstName: "Emina" }, words.faults["unknown-code"]],
      [{ code: booked.code, firstName: "Jonas" }, words.faults["wrong-name"]],
    ] as const;
    for (const [fields, message] of wrong) {
      const answer = await own.post(path, { intent: "find", ...fields });
      const html = await answer.text();
      expect(answer.status).toBe(400);
      expect(html).toContain(message);
      expect(html).toContain(`value="${fields.code}"`);
      expect(html).toContain(`value="${fields.firstName}"`);
      expect(html).not.toContain("Hadžić");
    }
  });

  test("guessing is limited as in the steps", async () => {
    const fields = { intent: "find", code: "EP-00000-00001", firstName: "Emina" };
    for (let tries = 0; tries < 10; tries += 1)
      await own.post(path, { ...fields, code: `EP-00000-000${house}${tries}` });
    const answer = await own.post(path, fields);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    const steps = await own.post(`${prefix}/modify-reservation?find`, { code: booked.code });
    expect(steps.status).toBe(429);
  });
});

test("is kept by nobody and indexed by nobody", async () => {
  for (const path of ["/reservationreview", `/reservationreview/${booked.token}`]) {
    const { headers } = await own.get(path);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Referrer-Policy")).toBe("same-origin");
    expect(headers.get("X-Robots-Tag")).toContain("noindex");
  }
});

test("an unknown token is a page that does not exist, whatever session there is", async () => {
  own.cookies.set(
    cookieName,
    makePass(site.deps.signingKey, { token: booked.token, expiresAt: testNow + 60_000 }),
  );
  for (const wrong of ["nope", "x".repeat(32), "%00", booked.token.slice(1)]) {
    const answer = await own.get(`/reservationreview/${wrong}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(booked.code);
  }
});

test("a cancelled one says so and asks for nothing to be brought", async () => {
  await site.deps.pool.query("update reservation set status = 'cancelled' where token = $1", [
    booked.token,
  ]);
  const html = await (await own.get(`/reservationreview/${booked.token}`)).text();
  expect(html).toContain("This reservation is cancelled");
  expect(html).not.toContain("What to bring");
  expect(html).not.toContain("Change or cancel");
  expect(html).not.toContain("Add to calendar");
  expect(html).not.toMatch(/href="[^"]*reservation\.pdf"/);
  expect(html).not.toContain("Pay at pick-up");
  expect(html).toContain("You pay nothing.");
  expect(html).toContain("Same as last time");
});
