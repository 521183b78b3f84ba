import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { filledForm, stepAddress, writtenRows } from "../../../../../test/casts/visitor.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp({ trustProxy: true })));
afterAll(() => site.close());

const send = (path: string, form: URLSearchParams, address: string) =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: form,
      headers: { Origin: "http://site.test", Host: "site.test", "X-Forwarded-For": address },
    }),
  );

/** Ten weeks of one car, and one more. */
const weeks = Array.from({ length: 11 }, (_, index) => {
  const day = (offset: number) =>
    new Date(Date.UTC(2027, 1, 1 + 5 * index + offset)).toISOString().slice(0, 10);
  return { car: "2", pickupDate: day(0), dropoffDate: day(4) };
});
const formFor = async (path: string, typed = {}) =>
  filledForm(await (await site.get(path)).text(), typed);

test("the eleventh booking within an hour from one address is refused, with everything kept", async () => {
  const statuses = [];
  for (const week of weeks.slice(0, 10)) {
    const path = stepAddress("review", week);
    statuses.push((await send(path, await formFor(path), "192.0.2.1")).status);
    // A form that is refused for its content does not count.
    const wrong = await send(path, await formFor(path, { termsAccepted: "" }), "192.0.2.1");
    expect(wrong.status).toBe(400);
  }
  expect(statuses).toEqual(Array(10).fill(303));
  const path = stepAddress("review", weeks[10] ?? {});
  const before = await writtenRows(site.deps.pool);
  const form = await formFor(path, { firstName: "Velida" });
  const refused = await send(path, form, "192.0.2.1");
  const html = await refused.text();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect(html).toContain(bookingWords("en-us").review.tooManyTitle);
  expect(html).toContain('value="Velida"');
  expect(html).toContain(form.get("submissionKey"));
  expect(await writtenRows(site.deps.pool)).toEqual(before);

  const bosnian = stepAddress("ba/review", weeks[10] ?? {});
  const told = await (await send(bosnian, await formFor(bosnian), "192.0.2.1")).text();
  expect(told).toContain(bookingWords("ba").review.tooManyTitle);
  // The very same form books from elsewhere.
  expect((await send(path, form, "192.0.2.2")).status).toBe(303);
  // And its copy, from the address that may book no more, leads to that booking.
  expect((await send(path, form, "192.0.2.1")).status).toBe(303);
});
