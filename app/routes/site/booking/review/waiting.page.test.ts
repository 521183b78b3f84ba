/** A booking that waits for the staff, from the form to the word of the staff, under the limits that the house begins with. */
import { beforeAll, expect, test } from "vitest";
import { filledForm, stepAddress } from "../../../../../test/casts/visitor.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { languages } from "../../../../domain/language.ts";
import { parseCode } from "../../../../domain/reservations/code.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { waitingWords } from "../../../../i18n/waiting/en.ts";

const site = staffSite();
beforeAll(async () => {
  await site.owner.query("delete from setting where key like 'instant\\_%'");
  await site.deps.catalogue.refresh();
});

const long = { pickupDate: "2027-03-01", dropoffDate: "2027-04-10" };
const week = { pickupDate: "2027-05-03", dropoffDate: "2027-05-08" };
const review = (language: "en-us" | "ba", trip: Record<string, string>) =>
  stepAddress(language === "ba" ? "ba/review" : "review", trip);
const textOf = async (path: string) => site.read(path, "viewer").then(({ html }) => html);

/** Books as a visitor; returns the path of the confirmation. */
async function book(trip: Record<string, string>, typed: Record<string, string> = {}) {
  const path = stepAddress("review", trip);
  const form = filledForm(await (await site.get(path)).text(), typed);
  const answer = await site.send(path, Object.fromEntries(form));
  expect(answer.status).toBe(303);
  return answer.headers.get("Location") ?? "";
}

test.each(languages)(
  "%s: a long rental says before it is booked that it waits",
  async (language) => {
    const { before, beforeHeld } = waitingWords(language);
    const shown = await textOf(review(language, { car: "1", ...long }));
    expect(shown).toContain(before.days(30));
    expect(shown).toContain(beforeHeld);
    expect(await textOf(review(language, { car: "1", ...week }))).not.toContain(beforeHeld);
  },
);

test.each(languages)("%s: a high total says so too, as soon as it is reached", async (language) => {
  await site.owner.query("insert into setting (key, value) values ('instant_value_cents', '5000')");
  await site.deps.catalogue.refresh();
  const shown = await textOf(review(language, { car: "1", ...week }));
  await site.owner.query("delete from setting where key = 'instant_value_cents'");
  await site.deps.catalogue.refresh();
  expect(shown).toContain(waitingWords(language).before.value(formatEuroShort(5000, language)));
});

test("after it is booked every page of its customer says why, and the staff see it and confirm it", async () => {
  const path = await book({ car: "1", ...long });
  const token = path.split("/").at(-1) ?? "";
  const { after, held } = waitingWords("en-us");
  const shown = await textOf(path);
  for (const text of [after.days, held]) expect(shown).toContain(text);
  expect(shown).not.toContain(confirmationWords("en-us").mailOnWay("emina@example.com"));
  expect(await textOf(`/ba${path}`)).toContain(waitingWords("ba").after.days);

  const code = /EP-\w{5}-\w{5}/.exec(shown)?.[0] ?? "";
  for (const language of languages) {
    const { short, whole, label } = adminReservationsWords(language).waits;
    const admin = language === "ba" ? "/ba/admin" : "/admin";
    const list = await textOf(`${admin}/reservations?view=pending`);
    expect(list).toContain(short.days);
    const page = await textOf(`${admin}/reservations/${code}`);
    expect(page).toContain(label);
    expect(page).toContain(whole.days);
  }
  const form = await site.read(`/admin/reservations/${code}`);
  const hidden = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(form.html)?.[1];
  const fields = {
    intent: "confirm",
    version: hidden("version") ?? "",
    event: hidden("event") ?? "",
  };
  await site.post(`/admin/reservations/${code}`, fields);
  const { rows } = await site.deps.pool.query("select status from reservation where token = $1", [
    token,
  ]);
  expect(rows).toEqual([{ status: "confirmed" }]);
  expect(await textOf(path)).not.toContain(held);
  expect(parseCode(code)).toBeDefined();
});

test("nobody learns from a booking that an address has others, but the staff do", async () => {
  const person = (index: number) => ({
    email: index === 0 ? "amra@example.com" : `Amra+${index}@example.com`,
    phone: `061 700 10${index}`,
    firstName: `Amra${"abcd".charAt(index)}`,
  });
  const paths = [];
  for (const index of [0, 1, 2, 3])
    paths.push(await book({ car: String(index + 2), ...week }, person(index)));
  const { held, after } = waitingWords("en-us");
  const shown = await Promise.all(paths.map(textOf));
  expect(shown.map((text) => text.includes(held))).toEqual([false, false, false, true]);
  expect(shown[3]).toContain(after.other);
  expect(shown[3]).not.toMatch(/"reservations"|person-days/);
  const { short } = adminReservationsWords("en-us").waits;
  expect(await textOf("/admin/reservations?view=pending")).toContain(short.reservations);
});
