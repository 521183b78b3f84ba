import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { addCar, book, jonas, plainSelection } from "../../../../../test/casts/cast.ts";
import { formWith } from "../../../../../test/casts/sent-form.ts";
import { changeWords } from "../../../../i18n/change/en.ts";
import { bookingLimits, changeRule } from "../../../../server/limits/booking-limits.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";

let site: TestApp;
let carId = 0;
let now = testNow;
beforeAll(async () => {
  site = await testApp({ clock: { now: () => now } });
  carId = await addCar(site.deps, { name: "Golf Test", vehicles: 20 });
});
afterAll(() => site.close());

const trip = {
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  pickupAt: "2027-05-03T10:00",
  dropoffAt: "2027-05-07T10:00",
};

/** A customer who has used up the hour's changes of a reservation. */
async function busyCustomer(path: string) {
  const { token } = await book(site.deps, {
    trip,
    selection: plainSelection(carId),
    details: jonas,
  });
  const { changes } = bookingLimits(site.deps);
  for (let count = 0; count < changeRule.tries; count += 1) await changes.count(token);
  const pass = makePass(site.deps.signingKey, { token, expiresAt: Date.parse("2028-01-01") });
  const headers = {
    Cookie: `ep_reservation=${pass}`,
    Origin: "http://site.test",
    Host: "site.test",
  };
  const send = async (init: RequestInit) => {
    const answer = await site.app.fetch(
      new Request(`http://site.test${path}`, { ...init, headers }),
    );
    return { answer, html: (await answer.text()).replaceAll("&#x27;", "'") };
  };
  return {
    kept: () => findReservation(site.deps, { token }),
    read: () => send({}),
    post: (form: URLSearchParams) => send({ method: "POST", body: form }),
  };
}

test.each([
  ["/modify-reservation/details", "en-us"],
  ["/ba/modify-reservation/details", "ba"],
] as const)(
  "a change too many is refused politely, with the choice kept (%s)",
  async (path, language) => {
    const customer = await busyCustomer(path);
    const asked = formWith((await customer.read()).html, 'name="pickupLocation"');
    asked.set("flightNumber", "W6 4252");
    asked.set("intent", "quote");
    const offered = formWith((await customer.post(asked)).html, 'name="seenTotalCents"');
    offered.set("intent", "accept");
    const before = await customer.kept();
    const { answer, html } = await customer.post(offered);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain(changeWords(language).tooMany);
    expect(html).toContain('value="W6 4252"');
    expect(await customer.kept()).toEqual(before);
  },
);

test("a report too many is refused the same", async () => {
  const customer = await busyCustomer("/modify-reservation/details");
  now = Date.parse("2027-05-03T08:10:00Z");
  const form = new URLSearchParams({ intent: "late-report", at: "2027-05-03T11:00" });
  form.set("seenDifferenceCents", "0");
  const before = await customer.kept();
  const { answer, html } = await customer.post(form);
  now = testNow;
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(html).toContain(changeWords("en-us").tooMany);
  expect(await customer.kept()).toEqual(before);
});
