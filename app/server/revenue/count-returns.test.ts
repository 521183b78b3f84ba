import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../test/casts/cast.ts";
import { valueOf } from "../../domain/figures/figures.ts";
import { countReturns } from "./count-returns.ts";

const july = { from: "2026-07-01", to: "2026-07-31", asOf: "2026-12-31" };
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("returns, what was found at them, and how soon vehicles went out again, counted by hand", async () => {
  const carId = await addCar(stage.deps, { name: "turned", vehicles: 2, perDayCents: 3000 });
  const [one = 0, other = 0] = await vehicleIds(stage.deps, carId);
  const { token } = await book(stage.deps, {
    selection: plainSelection(carId),
    trip: tripAt("2026-07-06T10:00", "2026-07-09T10:00"),
  });
  // A reservation for each move: what is counted are the moves alone.
  const move = async (
    vehicleId: number,
    direction: "out" | "in",
    at: string,
    addendumTo?: number,
  ) => {
    const { rows } = await stage.owner.query<{ id: number }>(
      `insert into handover (reservation_id, vehicle_id, direction, at, location_id, odometer_km, fuel_eighths, language, addendum_to)
       select id, $2, $3, $4, 'airport-tuzla', 100, 8, 'ba', $5 from reservation where token = $1 returning id`,
      [token, vehicleId, direction, at, addendumTo],
    );
    return rows[0]?.id ?? 0;
  };
  const mark = (vehicleId: number, handoverId: number, foundAt = "in") =>
    stage.owner.query(
      `insert into damage (vehicle_id, handover_id, found_at, view, x, y, kind) values ($1, $2, $3, 'left', 0.5, 0.5, 'scratch')`,
      [vehicleId, handoverId, foundAt],
    );
  expect(await countReturns(stage.deps.pool, july)).toEqual({
    returns: 0,
    damages: 0,
    medianTurnHours: undefined,
  });
  await stage.owner.query("drop index handover_once");
  // Before the days; its turn begins before them, and is not theirs.
  await move(one, "in", "2026-06-30T23:30:00+02:00");
  await move(one, "out", "2026-07-01T02:00:00+02:00");
  // Two hours, and a mark that was added to the sheet a day later.
  const first = await move(one, "in", "2026-07-04T10:00:00+02:00");
  await mark(one, first);
  await mark(one, await move(one, "in", "2026-07-05T10:00:00+02:00", first));
  await mark(one, await move(one, "out", "2026-07-04T12:00:00+02:00"), "out");
  // Four hours, over the end of the days.
  await move(one, "in", "2026-07-31T22:00:00+02:00");
  await move(one, "out", "2026-08-01T02:00:00+02:00");
  // It stood for three days: nobody waited for it.
  await move(other, "in", "2026-07-10T10:00:00+02:00");
  await move(other, "out", "2026-07-13T10:00:00+02:00");
  await mark(other, await move(other, "in", "2026-08-01T00:30:00+02:00"));

  const counted = await countReturns(stage.deps.pool, july);
  expect(counted).toEqual({ returns: 3, damages: 2, medianTurnHours: 3 });
  expect(valueOf("damageRate", counted)).toBeCloseTo(66.67, 1);
  expect(valueOf("turnTime", counted)).toBe(3);
  // As of the fifth nothing of later had happened.
  expect(await countReturns(stage.deps.pool, { ...july, asOf: "2026-07-05" })).toEqual({
    returns: 1,
    damages: 2,
    medianTurnHours: 2,
  });
});
