import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { filledForm, stepAddress, writtenRows } from "../../../../../test/casts/visitor.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { bookingLimits } from "../../../../server/limits/booking-limits.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp({ trustProxy: true }, { connections: 10 })));
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

test("one form that is sent 300 times at once books once, counts once, and every copy gets the same confirmation", async () => {
  const path = stepAddress("review", {
    car: "1",
    pickupDate: "2027-03-01",
    dropoffDate: "2027-03-05",
  });
  const form = await formFor(path);
  const before = await writtenRows(site.deps.pool);
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => send(path, new URLSearchParams(form), "192.0.2.30")),
  );
  const told = new Set(
    answers.map((answer) => `${answer.status} ${answer.headers.get("Location")}`),
  );
  expect(told.size).toBe(1);
  expect([...told][0]).toMatch(/^303 \/reservation-confirmation\/[\w-]{20,}$/);
  const after = await writtenRows(site.deps.pool);
  expect(after.reservation).toBe((before.reservation ?? 0) + 1);
  // Nine more bookings of this address are taken: the copies were one.
  const { bookings } = bookingLimits(site.deps);
  const more = [];
  for (let index = 0; index < 10; index += 1) more.push((await bookings.count("192.0.2.30")).ok);
  expect(more).toEqual([...Array<boolean>(9).fill(true), false]);
});

test("copies that come at once with another content are no copies", async () => {
  const path = stepAddress("review", {
    car: "1",
    pickupDate: "2027-03-08",
    dropoffDate: "2027-03-12",
  });
  const form = await formFor(path);
  const other = new URLSearchParams(form);
  other.set("firstName", "Velida");
  const answers = await Promise.all(
    [form, other, form, other].map((one) => send(path, new URLSearchParams(one), "192.0.2.31")),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 409, 409]);
  expect(answers[0]?.status).toBe(answers[2]?.status);
});
