/** A visitor at a desk finds a car and books it. */
import { bookingWords } from "../../app/i18n/booking/en.ts";
import { resultsWords } from "../../app/i18n/results/en.ts";
import { searchWords } from "../../app/i18n/search/en.ts";
import { formatLongDate } from "../../app/i18n/format.ts";
import { type Engine, until } from "./engine.ts";
import { arriveAt, fill, isThere, press, see, takenOver } from "./hand.ts";

const language = "en-us";
const { extras, review } = bookingWords(language);
const search = searchWords(language);

/** The trip's days as `2026-07-03`. Answers the code of the reservation. */
export async function bookCar(
  engine: Engine,
  origin: string,
  trip: { from: string; to: string },
): Promise<string> {
  await engine.goTo(`${origin}/`);
  await takenOver(engine);
  await press(engine, "combobox", search.pickupDate);
  await pickDay(engine, trip.from);
  await pickDay(engine, trip.to);
  await press(engine, "button", search.find);
  await arriveAt(engine, /\/search\?/);
  await press(engine, "link", `${resultsWords(language).choose}…`);
  await arriveAt(engine, /\/extras\?/);
  await see(engine, extras.title);
  await takenOver(engine);
  await press(engine, "radio", "…", { nth: 1, within: "main" });
  await arriveAt(engine, /plan=medium/);
  await press(engine, "button", extras.continue);
  await arriveAt(engine, /\/review\?/);
  await see(engine, review.title);
  await takenOver(engine);
  await fillDetails(engine);
  await press(engine, "button", `${review.book}…`);
  await arriveAt(engine, /\/reservation-confirmation\/[\w-]{20,}$/);
  return until("the code", async () => {
    const text = await engine.run(() => document.body.innerText);
    return /EP-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(text)?.[0];
  });
}

/** One calendar takes both days. */
async function pickDay(engine: Engine, date: string): Promise<void> {
  const day = `…${formatLongDate(date, language)}…`;
  await until("the calendar", () => isThere(engine, "button", search.nextMonth));
  for (let months = 0; months < 14 && !(await isThere(engine, "button", day)); months++)
    await press(engine, "button", search.nextMonth);
  await press(engine, "button", day);
}

async function fillDetails(engine: Engine): Promise<void> {
  const within = "main";
  await fill(engine, review.firstName, "Amra", { within });
  await fill(engine, review.lastName, "Hodžić", { within });
  await fill(engine, review.dateOfBirth, "14091991", { within });
  await fill(engine, review.email, "amra.hodzic@example.com", { within });
  await fill(engine, review.phone, "61123456", { within });
  await press(engine, "checkbox", `…${review.privacy.link}…`, { within });
  await press(engine, "checkbox", `…${review.terms.link}…`, { within });
}
