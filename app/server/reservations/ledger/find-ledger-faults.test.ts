import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { findLedgerFaults, type LedgerFault } from "./find-ledger-faults.ts";

let stage: Stage;
let known: { id: number; totalCents: number };
let otherVehicle: number;
beforeAll(async () => {
  stage = await openStage();
  const carId = await addCar(stage.deps, { name: "compared", vehicles: 2 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  const { rows } = await stage.deps.pool.query<typeof known & { vehicleId: number }>(
    `select id, total_cents as "totalCents", vehicle_id as "vehicleId" from reservation where token = $1`,
    [token],
  );
  const [row] = rows;
  const other = (await vehicleIds(stage.deps, carId)).find((id) => id !== row?.vehicleId);
  if (!row || !other) throw new Error("nothing was booked");
  [known, otherVehicle] = [row, other];
});
afterAll(() => stage.close());

/** The faults after a statement, which is then taken back. */
const faultsAfter = async (text: string, values: unknown[] = []): Promise<LedgerFault[]> => {
  const client = await stage.deps.pool.connect();
  try {
    await client.query("begin");
    await client.query(text, values);
    return await findLedgerFaults(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
};
const whole = () => {
  const { id, totalCents } = known;
  const sold = { soldCents: totalCents, soldDays: 7, isElsewhere: false };
  return { reservationId: id, ledgerCents: totalCents, ledgerDays: 7, ...sold };
};

test("a ledger that agrees with every price has none", async () => {
  expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
});

test("a line that was changed behind its back is told", async () => {
  const text =
    "update reservation_line set amount_cents = amount_cents + 1 where code = 'car' and reservation_id = $1";
  expect(await faultsAfter(text, [known.id])).toEqual([
    { ...whole(), soldCents: known.totalCents + 1 },
  ]);
});

test("so are a reservation that was called off, other days, and a reservation that nobody knows", async () => {
  const status = "update reservation set status = 'cancelled' where id = $1";
  expect(await faultsAfter(status, [known.id])).toEqual([
    { ...whole(), soldCents: 0, soldDays: 0 },
  ]);
  const days = "update reservation set rental_days = 8 where id = $1";
  expect(await faultsAfter(days, [known.id])).toEqual([{ ...whole(), soldDays: 8 }]);
  const unknown = `insert into booking_ledger (at, reservation_id, day, car_id, location_id, source, language, kind, item, days, cents)
    values (now(), 999999, '2026-07-06', 1, 'office', 'site', 'ba', 'rate', '', 1, 5)`;
  expect(await faultsAfter(unknown)).toMatchObject([
    { reservationId: 999_999, ledgerCents: 5, ledgerDays: 1, soldCents: 0, soldDays: 0 },
  ]);
});

test("so is what stands on another vehicle", async () => {
  const text = "update reservation set vehicle_id = $2 where id = $1";
  expect(await faultsAfter(text, [known.id, otherVehicle])).toEqual([
    { ...whole(), isElsewhere: true },
  ]);
});

test("so is a charge that the ledger does not tell of, unless it was waived", async () => {
  const text = `
    insert into charge (reservation_id, kind, decision, amount_cents, reason, at)
    values ($1, 'other', $2, 1500, 'parking', now())`;
  expect(await faultsAfter(text, [known.id, "charged"])).toEqual([
    { ...whole(), soldCents: known.totalCents + 1500 },
  ]);
  expect(await faultsAfter(text, [known.id, "waived"])).toEqual([]);
});
