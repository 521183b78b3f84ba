import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../test/world/database.ts";
import { silentLog } from "../log.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { openCatalogue, type CatalogueHolder } from "./catalogue-holder.ts";

let database: TestDatabase;
let catalogue: CatalogueHolder;

beforeAll(async () => {
  database = await freshDatabase();
  catalogue = await openCatalogue(database.pool, { log: silentLog });
});
afterAll(async () => {
  await catalogue.close();
  await database.close();
});
afterEach(() => vi.restoreAllMocks());

const setPrice = (cents: number) =>
  database.pool.query("update rate set per_day_cents = $1 where id = (select min(id) from rate)", [
    cents,
  ]);
const price = async () => (await catalogue.get()).priceList.rates[0]?.perDayCents;
const version = async () => {
  const { rows } = await database.pool.query<{ version: number }>(
    "select version from catalogue_version",
  );
  return rows[0]?.version;
};
/** Ends the connection that listens, as a restart of the server would. */
const cutOff = () =>
  database.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (query = 'listen catalogue' or query = 'select version from catalogue_version')`);

test("the memory is what the database says", async () => {
  expect(await catalogue.get()).toEqual(await readCatalogue(database.pool));
});

test("a price that was edited is served, and asks the database once", async () => {
  await setPrice(1700);
  await vi.waitFor(async () => expect(await price()).toBe(1700));
  const connect = vi.spyOn(database.pool, "connect");
  const query = vi.spyOn(database.pool, "query");
  await Promise.all(Array.from({ length: 20 }, () => catalogue.get()));
  expect([connect.mock.calls.length, query.mock.calls.length]).toEqual([0, 0]);
});

test("the editor sees the own change at once", async () => {
  await setPrice(1720);
  expect((await catalogue.refresh()).priceList.rates[0]?.perDayCents).toBe(1720);
});

test("what cannot be read after a change is logged, and read later", async () => {
  const log = { ...silentLog, error: vi.fn<typeof silentLog.error>() };
  const holder = await openCatalogue(database.pool, { log });
  const query = vi.spyOn(database.pool, "query");
  query.mockRejectedValueOnce(new Error("the connection was lost") as never);
  await holder.catchUp();
  expect(log.error).toHaveBeenCalledTimes(1);
  const asked = query.mock.calls.length;
  await vi.waitFor(() => expect(query.mock.calls.length).toBeGreaterThan(asked), 5000);
  expect(log.error).toHaveBeenCalledTimes(1);
  await setPrice(1725);
  await holder.catchUp();
  expect(holder.lastKnown().priceList.rates[0]?.perDayCents).toBe(1725);
  query.mockRejectedValueOnce(new Error("the connection was lost") as never);
  await holder.catchUp();
  await holder.close();
});

test("the version moves with every change of a public table, and stands still without", async () => {
  const first = await version();
  await database.pool.query("update setting set value = '60' where key = 'lead_minutes'");
  expect(await version()).toBe((first ?? 0) + 1);
  await database.pool.query("update vehicle set odometer_km = odometer_km + 10");
  expect(await version()).toBe((first ?? 0) + 1);
  await database.pool.query("update vehicle set in_service_until = '2040-01-01'");
  expect(await version()).toBe((first ?? 0) + 2);
  await vi.waitFor(() => expect(catalogue.currentVersion()).toBe((first ?? 0) + 2));
});

test("a change that is taken back is never heard of", async () => {
  const before = catalogue.currentVersion();
  const client = await database.pool.connect();
  await client.query("begin");
  await client.query("update rate set per_day_cents = 9999");
  await client.query("rollback");
  client.release();
  await setPrice(1730);
  await vi.waitFor(async () => expect(await price()).toBe(1730));
  expect(catalogue.currentVersion()).toBe(before + 1);
});

describe("when nobody hears of changes", () => {
  test("every get asks for the version, nothing kept under a stamp is used, and the ear comes back", async () => {
    const heard = catalogue.currentVersion();
    await cutOff();
    await vi.waitFor(() => expect(catalogue.currentVersion()).toBeLessThan(0));
    expect(catalogue.currentVersion()).not.toBe(catalogue.currentVersion());
    await setPrice(1750);
    expect(await price()).toBe(1750);
    await vi.waitFor(() => expect(catalogue.currentVersion()).toBe(heard + 1), 5_000);
    await setPrice(1760);
    await vi.waitFor(async () => expect(await price()).toBe(1760));
  });
});

test("the newest is served while changes pour in", async () => {
  for (let cents = 2000; cents < 2060; cents++) {
    await setPrice(cents);
    await price();
  }
  await vi.waitFor(async () => expect(await price()).toBe(2059));
  expect(catalogue.currentVersion()).toBe(await version());
});

test("a setting that is missing or wrong is named", async () => {
  const broken = await freshDatabase();
  await broken.pool.query("update setting set value = '\"soon\"' where key = 'grace_minutes'");
  await expect(readCatalogue(broken.pool)).rejects.toThrow("The setting grace_minutes is wrong");
  await broken.pool.query("delete from setting where key = 'grace_minutes'");
  await expect(readCatalogue(broken.pool)).rejects.toThrow("The setting grace_minutes is wrong");
  await broken.close();
});

test("cars and places that are withdrawn are kept apart, not lost", async () => {
  await database.pool.query("update car set published = false where name = 'Fiat 500'");
  await database.pool.query("update location set active = false where id = 'airport-banjaluka'");
  const { cars, priceList, withdrawn } = await catalogue.refresh();
  expect(cars.map(({ name }) => name)).not.toContain("Fiat 500");
  expect(priceList.locations.map(({ id }) => id)).not.toContain("airport-banjaluka");
  expect(withdrawn.cars.map(({ name }) => name)).toEqual(["Fiat 500"]);
  expect(withdrawn.locations.map(({ id }) => id)).toEqual(["airport-banjaluka"]);
});

test("a special day of one place wins over the same day of all", async () => {
  await database.pool
    .query(`insert into special_hours (date, location_id, opens, closes, label_en, label_bs) values
    ('2027-05-01', null, null, null, 'Labour Day', 'Praznik rada'),
    ('2027-05-01', 'bus-station-tuzla', '08:00', '12:00', 'Labour Day', 'Praznik rada')`);
  const { priceList } = await catalogue.refresh();
  const day = (id: string) =>
    priceList.locations
      .find((place) => place.id === id)
      ?.hours.special.filter(({ date }) => date === "2027-05-01")
      .map(({ span }) => span);
  expect(day("bus-station-tuzla")).toEqual([{ opens: "08:00", closes: "12:00" }]);
  expect(day("bus-station-zivinice")).toEqual([undefined]);
});
