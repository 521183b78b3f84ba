import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { filledForm, stepAddress } from "../../../../../test/casts/visitor.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

test("a booking says what cancelling costs before it is made, and the confirmation says the same", async () => {
  const plain = (html: string) => html.replaceAll("\u00a0", " ").replaceAll("<!-- -->", "");
  const ahead = plain(await (await site.get(stepAddress("review", { car: "4" }))).text());
  expect(ahead).toMatch(
    /Free to change or cancel until Sat 3 Jul, 10:00\. After that, or if you do not come, we may charge one rental day, €\d+\.\d\d\./,
  );
  // It is 10:00 on Saturday 21 November: the pick-up is a day away.
  const days = { pickupDate: "2026-11-22", dropoffDate: "2026-11-26" };
  const soon = stepAddress("review", { ...days, car: "4" });
  const english = plain(await (await site.get(soon)).text());
  expect(english).toMatch(
    /The pick-up is less than 48 hours away\. Free to change or cancel within an hour of booking\. After that, or if you do not come, we may charge one rental day, €\d+\.\d\d\./,
  );
  const bosnian = plain(await (await site.get(`/ba${soon}`)).text());
  expect(bosnian).toContain(
    "Do preuzimanja je manje od 48 sati. Besplatna izmjena i otkazivanje u roku od sat vremena nakon rezervacije.",
  );
  const form = filledForm(await (await site.get(soon)).text());
  const { headers } = await site.post(soon, form);
  const booked = plain(await (await site.get(headers.get("Location") ?? "")).text());
  expect(booked).toMatch(
    /You booked less than 48 hours before the pick-up\. Free to change or cancel until Sat 21 Nov, 11:00\. After that, or if you do not come, we may charge one rental day, €/,
  );
});
