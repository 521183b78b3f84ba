import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addStaff } from "../../../../test/casts/staff-cast.ts";
import type { RevenueLetter } from "../../mail/letter.ts";
import { queueMonthlyLetters } from "./queue-monthly-letters.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  const { deps } = stage;
  await addStaff(deps, "owner", { email: "amra@example.ba", name: "Amra" });
  await addStaff(deps, "owner", { email: "ben@example.ba", name: "Ben" });
  await addStaff(deps, "owner", { email: "gone@example.ba", name: "Gone" });
  await addStaff(deps, "manager");
  await deps.pool.query(`update "user" set language = 'en-us' where name = 'Ben'`);
  await deps.pool.query(`update "user" set disabled = true where name = 'Gone'`);
  const carId = await addCar(deps, { name: "month", vehicles: 1, perDayCents: 5000 });
  const trip = tripAt("2026-07-06T10:00", "2026-07-10T10:00");
  await book(deps, { selection: plainSelection(carId), trip });
});
afterAll(() => stage.close());

type Row = { language: string; payload: RevenueLetter };

const letters = async () =>
  (
    await stage.deps.pool.query<Row>(
      "select language, payload from outbox where kind = 'revenue-notice' order by id",
    )
  ).rows;
const queuedAt = async (moment: string) => {
  stage.deps.clock.set(moment);
  await Promise.all([1, 2, 3].map(() => queueMonthlyLetters(stage.deps)));
  return (await letters()).length;
};

test("is not due before seven of the first day, nor in the middle of a month, nor of a month without business", async () => {
  expect(await queuedAt("2026-08-01T06:59:00+02:00")).toBe(0);
  expect(await queuedAt("2026-08-06T10:00:00+02:00")).toBe(0);
  expect(await queuedAt("2026-07-01T10:00:00+02:00")).toBe(0);
});

test("is not written once the settings switch it off", async () => {
  const { pool, catalogue } = stage.deps;
  await pool.query("insert into setting (key, value) values ('monthly_letter', 'false')");
  await catalogue.refresh();
  expect(await queuedAt("2026-08-01T07:00:00+02:00")).toBe(0);
  await pool.query("delete from setting where key = 'monthly_letter'");
  await catalogue.refresh();
});

test("goes to each owner once, in the own language, about the month before", async () => {
  expect(await queuedAt("2026-08-01T07:00:00+02:00")).toBe(2);
  expect(await queuedAt("2026-08-02T07:00:00+02:00")).toBe(2);
  const [amra, ben] = await letters();
  expect([amra?.language, amra?.payload.email]).toEqual(["ba", "amra@example.ba"]);
  expect([ben?.language, ben?.payload.month]).toEqual(["en-us", "2026-07-01"]);
  expect(ben?.payload.sentences[0]).toBe("€200.00 is on the books for 4 rental days.");
  const [figures, categories, sources] = ben?.payload.tables ?? [];
  expect(figures?.rows[0]).toEqual(["Revenue", "€200.00", "–", ""]);
  expect(categories?.rows.some((row) => row[2] === "€200.00")).toBe(true);
  expect(sources?.rows).toEqual([["the site", "4", "€200.00", "€50.00", "–"]]);
  expect(ben?.payload.tables.at(-1)?.rows.map(([month]) => month)).toEqual([
    "August 2026",
    "September 2026",
    "October 2026",
  ]);
});
