import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { writeContacts } from "../../../../../test/world/real-contacts.ts";
import { languages } from "../../../../domain/language.ts";
import { placeholderEmail, placeholderPhone } from "../../../../domain/settings/placeholders.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { bookCar } from "../../../../server/reservations/booking/book-car.ts";
import { quoteSelection } from "../../../../server/pricing/quote-selection.ts";
import { openPass } from "../../../../server/sessions/open-pass.ts";

let site: TestApp;
let token = "";
let code = "";
beforeAll(async () => {
  site = await testApp();
  const trip = {
    pickupLocationId: "airport-tuzla",
    dropoffLocationId: "airport-sarajevo",
    pickupAt: "2027-07-05T10:00",
    dropoffAt: "2027-07-09T10:00",
  };
  const selection = {
    carId: 1,
    planCode: "premium",
    extras: { additional_driver: 1 },
    countries: ["HR"],
  };
  const live = await quoteSelection(site.deps, { trip, selection });
  if (!live.ok) throw new Error(live.reason);
  const booked = await bookCar(site.deps, {
    submissionKey: crypto.randomUUID(),
    language: "en-us",
    trip,
    selection,
    seenTotalCents: live.quote.totalCents,
    now: "2026-11-21T10:00",
    details: {
      firstName: "Amra",
      lastName: "Hodžić",
      dateOfBirth: "1991-09-14",
      email: "amra@example.com",
      phoneCountry: "BA",
      phone: "061 123 456",
      flightNumber: "W6 4252",
      couponCode: undefined,
      marketingConsent: false,
      privacyAccepted: true,
      termsAccepted: true,
    },
  });
  if (!booked.ok) throw new Error(booked.reason);
  ({ token, code } = booked);
});
afterAll(() => site.close());

test("shows the code, the trip, what to bring and where to meet", async () => {
  const answer = await site.get(`/reservation-confirmation/${token}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(code);
  expect(html).toContain("Monday 5 July, 10:00");
  expect(html).toContain("held for at least 1 year");
  expect(html).toContain("additional drivers bring their licence and ID card or passport too");
  expect(html).toContain("Outside arrivals");
  expect(html).toContain("Where you return it");
  expect(html).toContain("Return at another place");
  expect(html).toContain("Flight W6 4252");
});

test("in Bosnian", async () => {
  const html = await (await site.get(`/ba/reservation-confirmation/${token}`)).text();
  expect(html).toContain("Amra, vaše vozilo je rezervisano");
  expect(html).toContain("ponedjeljak, 5. juli, 10:00");
  expect(html).toContain("izdata prije najmanje 1 godine");
  expect(html).not.toContain("What to bring");
});

test.each(languages)("%s: promises an e-mail only when one leaves the house", async (language) => {
  const path = pathTo("confirmation", language, { token });
  const text = async () => (await site.get(path)).text();
  const words = confirmationWords(language);
  const [sent, later] = [words.mailOnWay, words.mailLater].map((say) => say("amra@example.com"));
  site.deps.mail = { carrier: "mailbox", edge: false };
  expect(await text()).toContain(words.mailNone);
  site.deps.mail = { carrier: "smtp", edge: false };
  expect(await text()).toContain(later);
  await writeContacts(site.deps.pool);
  await site.deps.catalogue.refresh();
  expect(await text()).toContain(sent);
  site.deps.mail = { carrier: "mailbox", edge: true };
  expect(await text()).toContain(sent);
  const seeds = { phone: placeholderPhone, whatsapp: placeholderPhone, viber: placeholderPhone };
  await writeContacts(site.deps.pool, { ...seeds, email: placeholderEmail });
  await site.deps.catalogue.refresh();
});

test("says the grace that was sold, whatever it is today", async () => {
  const { pool, catalogue } = site.deps;
  const setting = async (minutes: string) => {
    await pool.query("update setting set value = $1 where key = 'grace_minutes'", [minutes]);
    await catalogue.refresh();
  };
  await setting("30");
  for (const path of ["reservation-confirmation", "reservationreview"]) {
    const html = await (await site.get(`/${path}/${token}`)).text();
    const text = html.replaceAll(/<!-- -->/g, "").replaceAll("\u00a0", " ");
    expect(text).toContain(
      "A rental day is 24 hours from 10:00; up to 59 minutes more is free of charge, and so is a return up to 59 minutes later than agreed.",
    );
    expect(text).toMatch(/[Uu]p to 59 minutes late/);
    expect(text).not.toContain("30 minutes");
  }
  await setting("59");
});

test("is kept by nobody and told to nobody", async () => {
  const { headers } = await site.get(`/reservation-confirmation/${token}`);
  expect(headers.get("Cache-Control")).toContain("no-store");
  // No other site learns the address; ours does, or the browser would send the page's forms as a stranger's.
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  expect(headers.get("X-Robots-Tag")).toContain("noindex");
});

test("an unknown token is a page that does not exist, in the language of the path", async () => {
  for (const wrong of ["nope", "x".repeat(5000), "%00", "..%2F..", "1", token.slice(1)]) {
    const answer = await site.get(`/reservation-confirmation/${wrong}`);
    expect(answer.status).toBe(404);
  }
  const html = await (await site.get("/ba/reservation-confirmation/nope")).text();
  expect(html).toContain("Ova stranica ne postoji");
});

describe("what a customer can do with it", () => {
  const html = async (prefix = "") =>
    (await site.get(`${prefix}/reservation-confirmation/${token}`)).text();

  test.each([
    ["", "Add to calendar", "Change or cancel"],
    ["/ba", "Dodajte u kalendar", "Izmijenite ili otkažite"],
  ])("under %j: the papers, and the way to change it", async (prefix, calendar, change) => {
    const text = await html(prefix);
    const folder = `${prefix}/reservation-confirmation/${token}`;
    expect(text).toContain(`href="${folder}/reservation.pdf"`);
    expect(text).toContain(`href="${folder}/reservation.ics"`);
    expect(text).toContain(calendar);
    expect(text).toContain(change);
  });

  test("the change needs neither code nor name, for as long as a page may stand open", async () => {
    const pass =
      /href="\/ba\/modify-reservation\/open\/([\w-]+)"/.exec(await html("/ba"))?.[1] ?? "";
    const now = site.deps.clock.now();
    const hour = 60 * 60_000;
    expect(openPass(site.deps.signingKey, pass, now)).toMatchObject({ token });
    expect(openPass(site.deps.signingKey, pass, now + 23 * hour)).toMatchObject({ token });
    expect(openPass(site.deps.signingKey, pass, now + 25 * hour)).toBeUndefined();
  });

  test("the same as last time is a search with the same places and choice, without dates", async () => {
    const href = /href="(\/search\?[^"]*again=true[^"]*)"/.exec(await html())?.[1] ?? "";
    const params = new URL(href.replaceAll("&amp;", "&"), "http://site.test").searchParams;
    expect(Object.fromEntries(params)).toEqual({
      pickupLocation: "airport-tuzla",
      dropoffLocation: "airport-sarajevo",
      car: "1",
      plan: "premium",
      "extra.additional_driver": "1",
      country: "HR",
      again: "true",
    });
  });

  test.each(["cancelled", "completed", "no_show"])(
    "of a %s reservation the same as last time is the way on, and nothing else is asked",
    async (status) => {
      const { pool } = site.deps;
      await pool.query("update reservation set status = $2 where token = $1", [token, status]);
      const text = await html();
      await pool.query("update reservation set status = 'confirmed' where token = $1", [token]);
      expect(text).toContain("Same as last time");
      expect(text).not.toContain("Add to calendar");
      expect(text).not.toMatch(/Change or cancel|What to bring|Where we meet/);
      // What took place keeps its papers, what is off has none and no bill.
      const isOff = status !== "completed";
      expect(/href="[^"]*reservation\.pdf"/.test(text)).toBe(!isOff);
      expect(text.includes("Pay at pick-up")).toBe(!isOff);
      expect(text.includes("You pay nothing.")).toBe(status === "cancelled");
    },
  );

  test("of one that was cancelled late says what may be charged, in both languages", async () => {
    const { pool } = site.deps;
    const set = "update reservation set status = $2, cancellation_fee_cents = $3 where token = $1";
    await pool.query(set, [token, "cancelled", 3000]);
    const read = async (prefix = "") => (await html(prefix)).replaceAll("\u00a0", " ");
    const [english, bosnian] = [await read(), await read("/ba")];
    await pool.query(set, [token, "confirmed", 0]);
    expect(english).toContain("had passed, so we may charge €30.00.");
    expect(english).toContain("Cancelled: ");
    expect(bosnian).toContain("30,00 €");
  });

  test("while the car is out it leads to being late, not to cancelling", async () => {
    const { pool } = site.deps;
    await pool.query("update reservation set status = 'on_rent' where token = $1", [token]);
    const text = await html();
    await pool.query("update reservation set status = 'confirmed' where token = $1", [token]);
    expect(text).toContain("Return it earlier or later");
    expect(text).not.toContain("Change or cancel");
  });
});
