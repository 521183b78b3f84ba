import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { filledForm, stepAddress, writtenRows } from "../../../../../test/casts/visitor.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** The database says of every reservation that another transaction wrote the same. */
const meetOthers = `
  create function meet_others() returns trigger language plpgsql as
    $$ begin raise exception 'met' using errcode = '23505'; end $$;
  create trigger meet_others before insert on reservation for each row execute function meet_others()`;
const meetNobody = "drop trigger meet_others on reservation; drop function meet_others";

test("a booking that only meets others is asked to try once more, never told that the car is taken", async () => {
  const form = filledForm(await (await site.get(stepAddress("review", { car: "2" }))).text());
  const before = await writtenRows(site.deps.pool);
  await site.owner.query(meetOthers);
  for (const [step, language] of [
    ["review", "en-us"],
    ["ba/review", "ba"],
  ] as const) {
    const answer = await site.post(stepAddress(step, { car: "2" }), form);
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain(bookingWords(language).review.busyTitle);
    expect(html).toContain(bookingWords(language).review.busyLead);
    expect(html).not.toContain(bookingWords(language).review.takenLead);
    expect(html).toContain('value="Emina"');
  }
  expect(await writtenRows(site.deps.pool)).toEqual(before);
  await site.owner.query(meetNobody);
  const booked = await site.post(stepAddress("review", { car: "2" }), form);
  expect(booked.status).toBe(303);
});
