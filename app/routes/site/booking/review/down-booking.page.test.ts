import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { withoutDatabase } from "../../../../../test/world/without-database.ts";
import { filledForm, stepAddress, writtenRows } from "../../../../../test/casts/visitor.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { errorWords } from "../../../../i18n/errors/en.ts";

/** The site, and the same site on a database that can go away. */
let site: TestApp;
let frail: TestApp;
const wanted = { isDown: false };
beforeAll(async () => {
  site = await testApp();
  frail = await testApp(withoutDatabase(site.deps, wanted));
});
afterAll(() => Promise.all([frail.close(), site.close()]));

test.each([
  ["review", "en-us"],
  ["ba/review", "ba"],
] as const)(
  "%s: a booking that meets a dead database keeps what was typed",
  async (step, language) => {
    const address = stepAddress(step, { car: "2" });
    const form = filledForm(await (await site.get(address)).text());
    const before = await writtenRows(site.deps.pool);
    wanted.isDown = true;
    const [path, query] = address.split("?");
    const told = await frail.post(`${path}.data?${query}`, form);
    const plain = await frail.post(address, form);
    wanted.isDown = false;

    const text = await told.text();
    expect(told.status).toBe(503);
    expect(told.headers.get("Retry-After")).toBe("10");
    for (const kept of ["Emina", "061 123 456", form.get("submissionKey"), '"down"'])
      expect(text).toContain(kept);
    expect(text).not.toContain("ECONNREFUSED");

    const html = await plain.text();
    expect(plain.status).toBe(503);
    expect(html).toContain(errorWords(language).down.form);
    expect(html).toContain('name="firstName" value="Emina"');
    expect(await writtenRows(site.deps.pool)).toEqual(before);
  },
);

test("a booking whose page can still be drawn says so above the form", async () => {
  const address = stepAddress("review", { car: "2" });
  const form = filledForm(await (await site.get(address)).text());
  await site.owner.query(`
    create function be_away() returns trigger language plpgsql as
      $$ begin raise exception 'away' using errcode = '57P03'; end $$;
    create trigger be_away before insert on reservation for each row execute function be_away()`);
  const answer = await frail.post(address, form);
  await site.owner.query("drop trigger be_away on reservation; drop function be_away");
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  expect(html).toContain(bookingWords("en-us").review.downTitle);
  expect(html).toContain('value="Emina"');
  expect(html).toContain(`value="${form.get("submissionKey")}"`);
  const again = await frail.post(address, form);
  expect(again.status).toBe(303);
});
