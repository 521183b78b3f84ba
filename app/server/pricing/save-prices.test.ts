import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { toCells } from "../../domain/pricing/editing/cells-of-prices.ts";
import type { CellChange, PriceEdit } from "../../domain/pricing/editing/change-prices.ts";
import { dayRate } from "../../domain/pricing/lines/day-rate.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { openCatalogue } from "../catalogue/catalogue-holder.ts";
import { silentLog } from "../log.ts";
import { changeSettings } from "../settings/change-settings.ts";
import { listSettings } from "../settings/list-settings.ts";
import { previewPrices } from "./preview-prices.ts";
import { quoteSelection } from "./quote-selection.ts";
import { readPrices } from "./read-prices.ts";
import { savePrices } from "./save-prices.ts";

let stage: Stage;
let by: Doer;
let carId: number;
beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "manager");
  by = { actor: { kind: "staff", id }, addressHash: "somewhere" };
  carId = await addCar(stage.deps, { name: "Priced", vehicles: 3 });
});
afterAll(() => stage.close());

const cellsNow = async () => toCells((await readPrices(stage.deps.pool)).prices);
const edit = async (cell: string, now: string): Promise<PriceEdit> => {
  return { cell, was: (await cellsNow()).get(cell) ?? null, now };
};
const save = async (edits: readonly PriceEdit[], stamp?: string) => {
  const now = await readPrices(stage.deps.pool);
  return savePrices(stage.deps.pool, { edits, stamp: stamp ?? now.stamp, by });
};
/** Saves what was typed into cells. */
const type = async (typed: Record<string, string>) =>
  save(await Promise.all(Object.entries(typed).map(([cell, now]) => edit(cell, now))));
const undo = (changes: readonly CellChange[]) =>
  save(
    changes.map(({ cell, before, after }) => {
      const isMoney = /^(rate|one-way|place:.*:(delivery|hours-fee)|young:(cap|per-day))/.test(
        cell,
      );
      const text = typeof before === "number" && isMoney ? String(before / 100) : before;
      return { cell, was: after, now: String(text ?? "") };
    }),
  );
const lastEntry = async () => {
  const { rows } = await stage.deps.pool.query(
    `select actor_id, action, subject_kind, subject_id, before, after, address_hash
     from audit_entry order by id desc limit 1`,
  );
  return rows[0];
};
const entries = async () =>
  (await stage.deps.pool.query("select from audit_entry where action = 'prices.changed'")).rowCount;

describe("fees that are saved while somebody edits the same table on another page", () => {
  test.each([
    ["location", "place:airport-tuzla:delivery", "update location set city = city || ''"],
    ["setting", "young:per-day", "update setting set value = value where key like 'young%'"],
  ])("wait for them, and nobody is broken off (%s)", async (table, cell, write) => {
    const { pool } = stage.deps;
    const other = await pool.connect();
    await other.query("begin");
    await other.query(`lock table ${table} in share row exclusive mode`);
    const saved = type({ [cell]: "4" });
    const waiting = async () =>
      (await pool.query("select from pg_locks where not granted")).rowCount;
    await expect.poll(waiting).toBeGreaterThan(0);
    await other.query(write);
    await other.query("commit");
    other.release();
    const answer = await saved;
    expect(answer).toMatchObject({ ok: true });
    await undo(answer.ok ? answer.changes : []);
  });
});

describe("a day price", () => {
  test("is saved with its audit entry, and taken back by the same verb", async () => {
    const before = await cellsNow();
    const cell = `rate:car:${carId}:base:day`;
    const saved = await type({ [cell]: "31,50", [`rate:car:${carId}:base:weekend`]: "35" });
    expect(saved).toMatchObject({ ok: true });
    expect((await cellsNow()).get(cell)).toBe(3150);
    expect(await lastEntry()).toEqual({
      actor_id: by.actor.kind === "staff" && by.actor.id,
      action: "prices.changed",
      subject_kind: "price-list",
      subject_id: "rates",
      before: { [cell]: 3000, [`rate:car:${carId}:base:weekend`]: null },
      after: { [cell]: 3150, [`rate:car:${carId}:base:weekend`]: 3500 },
      address_hash: "somewhere",
    });
    expect(await undo(saved.ok ? saved.changes : [])).toMatchObject({ ok: true });
    expect(await cellsNow()).toEqual(before);
  });

  test("of a category in a season reaches the cars that have none of their own", async () => {
    const now = await readPrices(stage.deps.pool);
    const season = now.prices.seasons.find(({ from }) => from === "2027-06-15");
    const key = `rate:category:compact:${season?.id}:day`;
    const saved = await type({ [key]: "44" });
    const { priceList } = await stage.deps.catalogue.refresh();
    const rate = dayRate({ id: carId, category: "compact" }, "2027-07-01", priceList);
    expect(rate).toMatchObject({ perDayCents: 4400, seasonId: season?.id });
    if (saved.ok) await undo(saved.changes);
    expect((await cellsNow()).has(key)).toBe(false);
  });

  test("that is what it was already is neither written nor audited", async () => {
    const [before, { stamp }] = [await entries(), await readPrices(stage.deps.pool)];
    expect(await type({ [`rate:car:${carId}:base:day`]: "30.00" })).toEqual({
      ok: true,
      changes: [],
    });
    expect(await entries()).toBe(before);
    expect((await readPrices(stage.deps.pool)).stamp).toBe(stamp);
  });
});

describe("what is wrong", () => {
  test.each<Record<string, string>>([
    { "rate:car:1:base:day": "0" },
    { "rate:car:1:base:day": "-1" },
    { "rate:car:1:base:day": "1e400" },
    { "rate:car:1:base:day": "\u0000" },
    { "rate:car:999999:base:day": "20" },
    { "rate:car:1:999999:day": "20" },
    { "season:0:from": "2026-02-31" },
    { "season:99999:en": "Ghost" },
    { "discount:7": "99" },
    { "discount:40": "3" },
    { "place:moon:delivery": "3" },
    { "young:until": "" },
    { "young:until": "18" },
    { "x'; drop table rate; --": "1" },
  ])("%j is refused, and nothing is changed", async (typed) => {
    const [before, written] = [await cellsNow(), await entries()];
    expect(await type(typed)).toMatchObject({ ok: false, reason: "invalid" });
    expect(await cellsNow()).toEqual(before);
    expect(await entries()).toBe(written);
  });

  test("one wrong cell keeps the right ones from being saved", async () => {
    const before = await cellsNow();
    const answer = await type({ [`rate:car:${carId}:base:day`]: "50", "rate:car:1:base:day": "x" });
    expect(answer).toMatchObject({
      ok: false,
      faults: { "rate:car:1:base:day": { code: "amount", maxCents: 100_000 } },
    });
    expect(await cellsNow()).toEqual(before);
  });
});

describe("a season", () => {
  const typed = {
    "season:0:en": "Carnival",
    "season:0:bs": "Karneval",
    "season:0:from": "2027-02-10",
    "season:0:to": "14.02.2027.",
    "season:0:min": "4",
  };

  test("is added under a number of its own, removed with its prices, and brought back", async () => {
    const before = await cellsNow();
    const added = await type(typed);
    if (!added.ok) throw new Error(JSON.stringify(added));
    const id = Number(/^season:(\d+):/.exec(added.changes[0]?.cell ?? "")?.[1]);
    expect(id).toBeGreaterThan(0);
    await type({ [`rate:category:suv:${id}:day`]: "61", [`rate:car:${carId}:${id}:day`]: "62" });
    const full = await cellsNow();

    const named = ["en", "bs", "from", "to"].map((part) => [`season:${id}:${part}`, ""]);
    const removed = await type(Object.fromEntries(named));
    if (!removed.ok) throw new Error(JSON.stringify(removed));
    expect(await cellsNow()).toEqual(before);
    expect(removed.changes.filter(({ cell }) => cell.startsWith("rate"))).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({ subject_id: "seasons" });

    expect(await undo(removed.changes)).toMatchObject({ ok: true });
    expect(await cellsNow()).toEqual(full);
    await type(Object.fromEntries(named));
  });

  test("that overlaps another is refused, also when both are sent at once", async () => {
    const { stamp } = await readPrices(stage.deps.pool);
    const edits = Object.entries(typed).map(([cell, now]) => ({ cell, was: null, now }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(edits, stamp)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toMatchObject({ faults: { "season:0:from": { code: "overlap" } } });
    const won = answers.find(({ ok }) => ok);
    if (won?.ok) await undo(won.changes);
  });
});

describe("discounts and fees", () => {
  test("each is written where it lives, and back", async () => {
    const before = await cellsNow();
    const saved = await type({
      "discount:10": "7",
      "discount:14": "",
      "one-way:airport-tuzla:airport-sarajevo": "65",
      "one-way:airport-tuzla:eternal-pro-office": "5",
      "place:airport-tuzla:delivery": "3,50",
      "place:airport-tuzla:hours": "fee",
      "place:airport-tuzla:hours-fee": "12",
      "young:until": "23",
      "young:per-day": "4",
      "young:cap": "40",
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const { priceList } = await stage.deps.catalogue.refresh();
    expect(priceList.lengthDiscounts).toEqual([
      { fromDays: 7, percent: 5 },
      { fromDays: 10, percent: 7 },
      { fromDays: 30, percent: 20 },
    ]);
    expect(priceList.rules).toMatchObject({
      youngDriverUntil: 23,
      youngDriverPerDayCents: 400,
      youngDriverCapCents: 4000,
    });
    expect(priceList.locations.find(({ id }) => id === "airport-tuzla")).toMatchObject({
      deliveryFeeCents: 350,
      outOfHours: "fee",
      outOfHoursFeeCents: 1200,
    });
    await undo(saved.changes);
    expect(await cellsNow()).toEqual(before);
  });
});

describe("two members", () => {
  test("on one cell: the second sees both, and loses nothing", async () => {
    const cell = `rate:car:${carId}:base:day`;
    const { stamp } = await readPrices(stage.deps.pool);
    const seen = await edit(cell, "33");
    await type({ [cell]: "32" });
    const second = await save([seen], stamp);
    expect(second).toMatchObject({
      ok: false,
      reason: "stale",
      conflicts: [{ cell, was: 3000, theirs: 3200, mine: 3300 }],
    });
    expect((await cellsNow()).get(cell)).toBe(3200);
    await type({ [cell]: "30" });
  });

  test("on two cells: the second is told that what was previewed has moved", async () => {
    const { stamp } = await readPrices(stage.deps.pool);
    const mine = await edit(`rate:car:${carId}:base:weekend`, "40");
    await type({ [`rate:car:${carId}:base:day`]: "29" });
    expect(await save([mine], stamp)).toMatchObject({ reason: "stale", conflicts: [] });
    await type({ [`rate:car:${carId}:base:day`]: "30" });
    expect(await save([mine], stamp)).toMatchObject({ ok: true });
    await type({ [`rate:car:${carId}:base:weekend`]: "" });
  });

  test("twenty at once: one wins, nobody waits for ever", async () => {
    const { stamp } = await readPrices(stage.deps.pool);
    const cell = `rate:car:${carId}:base:day`;
    const wishes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit(cell, String(40 + index))),
    );
    const answers = await Promise.all(wishes.map((one) => save([one], stamp)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await type({ [cell]: "30" });
  });

  test("the surcharge's age and the least age never come to contradict each other", async () => {
    const { fields: seen } = await listSettings(stage.deps.pool, "rental");
    const typed = { ...seen, minDriverAge: "21" };
    const [settings, prices] = await Promise.all([
      changeSettings(stage.deps.pool, { section: "rental", typed, seen, by }),
      type({ "young:until": "20" }),
    ]);
    expect([settings.ok, prices.ok].filter(Boolean)).toHaveLength(1);
    const { priceList } = await stage.deps.catalogue.refresh();
    const { minDriverAge, youngDriverUntil } = priceList.rules;
    expect(minDriverAge).toBeLessThanOrEqual(youngDriverUntil);
  });
});

test("a change of prices never touches a reservation, and the next quote has it", async () => {
  const trip = tripAt("2026-08-03T10:00", "2026-08-08T10:00");
  const selection = plainSelection(carId);
  await book(stage.deps, { selection, trip });
  const kept = async () =>
    (await stage.deps.pool.query("select * from reservation_line order by 1, 2, 3")).rows;
  const totals = async () =>
    (await stage.deps.pool.query("select id, version, total_cents from reservation order by id"))
      .rows;
  const [lines, sums] = [await kept(), await totals()];
  expect(lines.length).toBeGreaterThan(0);

  const quoted = async () => {
    const answer = await quoteSelection(stage.deps, { trip, selection });
    return answer.ok ? answer.quote.totalCents : answer.reason;
  };
  const before = await quoted();
  const saved = await type({ [`rate:car:${carId}:base:day`]: "90", "discount:5": "2" });
  await stage.deps.catalogue.refresh();
  expect(await quoted()).toBe(Math.round(5 * 9000 * 0.98));
  expect(await quoted()).not.toBe(before);
  expect(await kept()).toEqual(lines);
  expect(await totals()).toEqual(sums);
  if (saved.ok) await undo(saved.changes);
});

test("other processes hear of it within two seconds", async () => {
  const { pool } = stage.otherProcess();
  const other = await openCatalogue(pool, { log: silentLog });
  const saved = await type({ [`rate:car:${carId}:base:day`]: "37" });
  const heard = async () =>
    dayRate({ id: carId, category: "compact" }, "2026-10-05", (await other.get()).priceList)
      ?.perDayCents;
  await expect.poll(heard, { timeout: 2000, interval: 20 }).toBe(3700);
  await other.close();
  if (saved.ok) await undo(saved.changes);
});

describe("the preview", () => {
  test("says what would be, and writes nothing", async () => {
    const before = await cellsNow();
    const shown = await previewPrices(stage.deps, [
      await edit(`rate:car:${carId}:base:day`, "45"),
      await edit("discount:10", "7"),
    ]);
    if (!shown.ok) throw new Error(JSON.stringify(shown));
    expect(shown.preview.changes).toHaveLength(2);
    expect(shown.preview.days.map((car) => car.carId)).toEqual([carId]);
    expect(shown.preview.examples.length).toBeGreaterThan(0);
    expect(await cellsNow()).toEqual(before);
  });

  test("refuses what a save refuses", async () => {
    const shown = await previewPrices(stage.deps, [{ cell: "discount:7", was: 5, now: "x" }]);
    expect(shown).toEqual({
      ok: false,
      reason: "invalid",
      faults: { "discount:7": { code: "number", min: 1, max: 90 } },
    });
  });
});
