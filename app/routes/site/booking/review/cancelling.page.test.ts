import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const trip =
  "pickupLocation=airport-tuzla&sameReturnLocation=true&pickupDate=2027-07-05&pickupTime=10:00&dropoffDate=2027-07-09&dropoffTime=10:00";
const address = (car: number) => `/review?${trip}&car=${car}`;

const person = {
  firstName: "Amra",
  lastName: "Hodžić",
  dateOfBirth: "14/09/1991",
  email: "amra@example.com",
  phoneCountry: "BA",
  phone: "061 123 456",
  flightNumber: "W6 4252",
  couponCode: "",
  privacyAccepted: "on",
  termsAccepted: "on",
};

/** Returns a page's form as a browser would send it: the hidden fields and the typed ones. */
async function formOf(path: string, typed: Record<string, string> = {}) {
  const html = await (await site.get(path)).text();
  return formIn(html, typed);
}

function formIn(html: string, typed: Record<string, string> = {}) {
  const form = new URLSearchParams({ ...person, intent: "book", ...typed });
  for (const name of ["submissionKey", "seenTotalCents", "seenRows", "seenChoice"]) {
    const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    if (!form.has(name)) form.set(name, value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"));
  }
  return form;
}

async function send(path: string, form: URLSearchParams) {
  const answer = await site.post(path, form);
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}

test("a booking says what cancelling costs before it is made, and the confirmation says the same", async () => {
  const plain = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
  const ahead = plain(await (await site.get(address(4))).text());
  expect(ahead).toMatch(
    /Free to change or cancel until Sat 3 Jul, 10:00\. After that, or if you do not come, we may charge one rental day, €\d+\.\d\d\./,
  );
  // It is 10:00 on Saturday 21 November: the pick-up is a day away.
  const soon = `/review?pickupLocation=airport-tuzla&sameReturnLocation=true&pickupDate=2026-11-22&pickupTime=10:00&dropoffDate=2026-11-26&dropoffTime=10:00&car=4`;
  const english = plain(await (await site.get(soon)).text());
  expect(english).toMatch(
    /The pick-up is less than 48 hours away\. Free to change or cancel within an hour of booking\. After that, or if you do not come, we may charge one rental day, €\d+\.\d\d\./,
  );
  const bosnian = plain(await (await site.get(`/ba${soon}`)).text());
  expect(bosnian).toContain(
    "Do preuzimanja je manje od 48 sati. Besplatna izmjena i otkazivanje u roku od sat vremena nakon rezervacije.",
  );
  const { headers } = await send(soon, await formOf(soon));
  const booked = plain(await (await site.get(headers.get("Location") ?? "")).text());
  expect(booked).toMatch(
    /You booked less than 48 hours before the pick-up\. Free to change or cancel until Sat 21 Nov, 11:00\. After that, or if you do not come, we may charge one rental day, €/,
  );
});
