import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/world/app.ts";
import { filledForm, julyTrip, stepAddress } from "../../../../test/casts/visitor.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());
beforeEach(() => site.owner.query("truncate plain_count, trip_step, trip_search"));

const person = {
  "User-Agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};
const others = [
  { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" },
  { ...person, Cookie: "ep_staff=abc.def" },
  { ...person, "Sec-Purpose": "prefetch" },
];

const kept = async () => {
  const ask = async (text: string) => (await site.deps.pool.query<object>(text)).rows;
  return {
    faults: await ask("select value, hits from plain_count where subject = 'fault' order by value"),
    steps: await ask(
      "select step, car_id, times, cents > 0 as priced from trip_step order by step",
    ),
    searches: await ask("select refused, rental_days from trip_search order by id"),
  };
};
/** Counts are written a few seconds later, in the background. */
const soon = { timeout: 8000 };
const week = { car: "2", pickupDate: "2027-02-01", dropoffDate: "2027-02-05" };
const send = (path: string, form: URLSearchParams) =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: form,
      headers: { ...person, Origin: "http://site.test", Host: "site.test" },
    }),
  );

describe("on the way to a booking", () => {
  test("a step that is opened is counted with its trip, each once a day", async () => {
    for (const step of ["extras", "review", "review"] as const)
      expect((await site.get(stepAddress(step, week), person)).status).toBe(200);
    await expect
      .poll(async () => (await kept()).steps, soon)
      .toEqual([
        { step: "extras", car_id: 2, times: 1, priced: true },
        { step: "review", car_id: 2, times: 2, priced: true },
      ]);
  });

  test("a form that is refused is counted by field and error, and nothing that was typed", async () => {
    const path = stepAddress("review", week);
    const page = await (await site.get(path, person)).text();
    const answer = await send(path, filledForm(page, { phone: "12", termsAccepted: "" }));
    expect(answer.status).toBe(400);
    await expect
      .poll(async () => (await kept()).faults, soon)
      .toEqual([
        { value: "review/phone/phone", hits: 1 },
        { value: "review/termsAccepted/not-accepted", hits: 1 },
      ]);
  });

  test("a search that is refused is kept with its trip and the reason", async () => {
    const short = stepAddress("search", { ...week, dropoffDate: "2027-02-02" });
    expect((await site.get(short, person)).status).toBe(400);
    await expect.poll(kept, soon).toMatchObject({
      faults: [{ value: "results/dropoffDate/under-minimum", hits: 1 }],
      searches: [{ refused: "under-minimum", rental_days: 1 }],
    });
  });

  test("a search that the browser did not send is counted alike, and found once more on the server", async () => {
    const tell = (fields: object, headers: Record<string, string> = {}) =>
      site.app.fetch(
        new Request("http://site.test/visits", {
          method: "POST",
          body: JSON.stringify({ kind: "refused", language: "ba", fields }),
          headers: { "Content-Type": "text/plain", ...person, Host: "site.test", ...headers },
        }),
      );
    const { car, ...short } = { ...julyTrip, ...week, dropoffDate: "2027-02-02" };
    const fields: Readonly<Record<string, string>> = short;
    for (const headers of others.slice(0, 2))
      expect((await tell(fields, headers)).status).toBe(204);
    // What is well by now, and what is no field of the form.
    expect((await tell({ ...fields, dropoffDate: week.dropoffDate })).status).toBe(204);
    expect((await tell({ car, ...fields })).status).toBe(400);
    expect((await tell(fields)).status).toBe(204);
    expect((await tell({ ...fields, pickupDate: "" })).status).toBe(204);
    await expect.poll(kept, soon).toMatchObject({
      faults: [
        { value: "results/dropoffDate/under-minimum", hits: 1 },
        { value: "results/pickupDate/missing", hits: 1 },
      ],
      searches: [{ refused: "under-minimum", rental_days: 1 }],
    });
  });

  test("programs, the staff and prefetches are not counted", async () => {
    for (const headers of others) {
      await site.get(stepAddress("extras", week), headers);
      await site.get(stepAddress("search", week), headers);
      await site.get(stepAddress("search", { ...week, dropoffDate: "2027-02-02" }), headers);
    }
    // One person after them: what was counted before is written with it.
    await site.get(stepAddress("extras", week), person);
    await site.get(stepAddress("search", { ...week, pickupDate: "2027-02-06" }), person);
    await expect.poll(async () => (await kept()).steps, soon).toHaveLength(1);
    await expect.poll(async () => (await kept()).faults, soon).toHaveLength(1);
    expect(await kept()).toMatchObject({ steps: [{ times: 1 }], searches: [] });
  });
});
