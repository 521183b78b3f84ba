import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";
import { bookCar } from "../../../server/reservations/book-car.ts";
import { quoteSelection } from "../../../server/pricing/quote-selection.ts";

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
  expect(html).toContain("also for the second driver");
  expect(html).toContain("In front of arrivals");
  expect(html).toContain("Where you return it");
  expect(html).toContain("Return at another place");
  expect(html).toContain("We are sending the confirmation to amra@example.com");
  expect(html).toContain("Flight W6 4252");
});

test("in Bosnian", async () => {
  const html = await (await site.get(`/ba/reservation-confirmation/${token}`)).text();
  expect(html).toContain("Vaše vozilo je rezervisano, Amra");
  expect(html).toContain("ponedjeljak, 5. juli, 10:00");
  expect(html).toContain("izdata prije najmanje 1 godine");
  expect(html).not.toContain("What to bring");
});

test("is kept by nobody and told to nobody", async () => {
  const { headers } = await site.get(`/reservation-confirmation/${token}`);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
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
