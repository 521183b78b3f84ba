/** What the database itself holds of a handover, whoever writes it. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";

let stage: Stage;
let known: { id: number; vehicle_id: number };
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "tables", vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const { rows } = await stage.deps.pool.query<typeof known>(
    "select id, vehicle_id from reservation where token = $1",
    [token],
  );
  if (!rows[0]) throw new Error("the reservation was not kept");
  [known] = rows;
});
afterAll(() => stage.close());

const text = '{"form":1}';
const insert = async (more: Record<string, unknown>) => {
  const row = {
    reservation_id: known.id,
    vehicle_id: known.vehicle_id,
    direction: "out",
    at: "2026-07-06T10:00:00+02:00",
    location_id: "airport-tuzla",
    odometer_km: 1,
    fuel_eighths: 8,
    language: "ba",
    ...more,
  };
  const names = Object.keys(row).join(", ");
  const { rows } = await stage.deps.pool.query<{ id: number }>(
    `insert into handover (${names}) select ${names} from jsonb_populate_record(null::handover, $1) returning id`,
    [JSON.stringify(row)],
  );
  return rows[0]?.id;
};

test("a vehicle is given out once for a reservation, and corrected as often as needed", async () => {
  const id = await insert({});
  await expect(insert({})).rejects.toMatchObject({ constraint: "handover_once" });
  expect(await insert({ addendum_to: id })).toBeGreaterThan(id ?? 0);
  expect(await insert({ addendum_to: id })).toBeGreaterThan(id ?? 0);
  expect(await insert({ direction: "in" })).toBeGreaterThan(id ?? 0);
});

test.each([
  ["handover_energy", { fuel_eighths: null }],
  ["handover_energy", { battery_percent: 50 }],
  ["handover_energy", { fuel_eighths: 9 }],
  ["handover_energy", { fuel_eighths: null, battery_percent: 101 }],
  ["handover_odometer", { odometer_km: -1 }],
  ["handover_sheet", { sheet: text, sheet_sha256: "0".repeat(64) }],
  ["handover_sheet", { sheet: text }],
  ["handover_sheet_hash", { sheet_sha256: "abc" }],
  ["handover_taken_by", { taken_by: "nobody" }],
  ["handover_signed_how", { signed_how: "by heart" }],
])("%s refuses %j", async (constraint, more) => {
  await expect(insert({ addendum_to: 1, ...more })).rejects.toMatchObject({ constraint });
});

test("a sheet stays with its own hash, and the hash without the sheet", async () => {
  const sheet_sha256 = createHash("sha256").update(text).digest("hex");
  const key = crypto.randomUUID();
  const id = await insert({ addendum_to: 1, sheet: text, sheet_sha256, phone_key: key });
  await expect(insert({ addendum_to: 1, phone_key: key })).rejects.toMatchObject({
    constraint: "handover_phone_key_unique",
  });
  const change = (sheet: string | null) =>
    stage.deps.pool.query("update handover set sheet = $2 where id = $1", [id, sheet]);
  await expect(change('{"form":2}')).rejects.toMatchObject({ constraint: "handover_sheet" });
  expect((await change(null)).rowCount).toBe(1);
});
