/** Moves that are taken back after whatever else happened: the rows are as they were, or a reason is given and nothing has changed. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { outAsk } from "../../../../test/casts/handed-cast.ts";
import { doMoney } from "../../../../test/casts/money-deeds-cast.ts";
import { amra, askFor } from "../../../../test/casts/staff-hand-cast.ts";
import { overlaps } from "../../../../test/race/overlaps.ts";
import { addDays, dateOf, joinDateTime, timeOf } from "../../../domain/calendar.ts";
import type { Spot } from "../../../domain/reservations/relocation.ts";
import { parseCode } from "../../../domain/reservations/code.ts";
import { wayBackFrom } from "../../../domain/reservations/way-back.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { handOver } from "../../handovers/hand-over.ts";
import { bookCar } from "../booking/book-car.ts";
import { addNote } from "../deeds/add-note.ts";
import { findForStaff } from "../reading/find-for-staff.ts";
import { previewRelocation } from "./preview-relocation.ts";
import { relocate } from "./relocate.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

/** What happens between a move and its way back; the first three touch nothing of the reservation's own. */
const meanwhiles = [
  "nothing",
  "booking",
  "note",
  "charge",
  "pay",
  "prices",
  "given",
  "moved",
] as const;
type Meanwhile = (typeof meanwhiles)[number];
type Step = { move: "swap" | "start" | "end"; pick: number; days: number; meanwhile: Meanwhile };

const lives = fc.array(
  fc.record<Step>({
    move: fc.constantFrom("swap", "swap", "start", "end", "end"),
    pick: fc.nat(100),
    days: fc.constantFrom(-2, -1, 1, 2, 4),
    meanwhile: fc.constantFrom(...meanwhiles, "nothing", "booking"),
  }),
  { minLength: 2, maxLength: 5 },
);

let named = 0;
let keys = 0;

async function newHouse() {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const name = `undone ${named++}`;
  const carIds = [
    await addCar(stage.deps, { name, vehicles: 2 }),
    await addCar(stage.deps, { name: `${name} dearer`, vehicles: 2, perDayCents: 5000 }),
  ];
  const all = await Promise.all(carIds.map((carId) => vehicleIds(stage.deps, carId)));
  const answer = await bookCar(
    stage.deps,
    await bookingForm(stage.deps, { selection: plainSelection(carIds[0] ?? 0) }),
  );
  if (!answer.ok) throw new Error("the first booking was refused");
  return { carIds, vehicleIds: all.flat(), token: answer.token };
}
type House = Awaited<ReturnType<typeof newHouse>>;

/** All that a move can touch of a reservation. */
async function rowsOf(token: string) {
  const { rows } = await stage.deps.pool.query<{ agreed: string; vehicles: number[] }>(
    `select array[reservation.vehicle_id, occupancy.vehicle_id] as vehicles, json_build_array(
       reservation.car_id, pickup_local, dropoff_local, rental_days, net_cents, vat_cents, total_cents,
       (select json_agg(json_build_array(code, subject, quantity, unit_cents, amount_cents) order by position)
        from reservation_line where reservation_id = reservation.id),
       lower(during), busy_until, occupancy.pinned
     )::text as agreed
     from reservation left join occupancy on occupancy.reservation_id = reservation.id where token = $1`,
    [token],
  );
  const [row] = rows;
  if (!row) throw new Error("nobody has this token");
  return row;
}
type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function seen(token: string) {
  const { rows } = await stage.deps.pool.query<Spot & { totalCents: number; code: string }>(
    `select vehicle_id as "vehicleId", pickup_local as "pickupAt", dropoff_local as "dropoffAt",
       total_cents as "totalCents", code from reservation where token = $1`,
    [token],
  );
  const [row] = rows;
  if (!row) throw new Error("nobody has this token");
  const { totalCents, code, ...spot } = row;
  return { spot, totalCents, code };
}

function spotOf({ move, pick, days }: Step, spot: Spot, { vehicleIds: ids }: House): Spot {
  const later = (at: string) => joinDateTime(addDays(dateOf(at), days), timeOf(at));
  if (move === "swap") return { ...spot, vehicleId: ids[pick % ids.length] ?? 0 };
  return move === "end"
    ? { ...spot, dropoffAt: later(spot.dropoffAt) }
    : { ...spot, pickupAt: later(spot.pickupAt) };
}

async function moveTo(token: string, spot: Spot): Promise<boolean> {
  const now = toLocal(stage.deps.clock.now());
  const preview = await previewRelocation(stage.deps, { token, spot, now });
  if (!preview.ok) return false;
  const seenTotalCents = preview.after.quote.totalCents;
  const ask = {
    ...(await askFor(stage.deps, token)),
    spot,
    price: "today",
    seenTotalCents,
  } as const;
  return (await relocate(stage.deps, ask)).ok;
}

const happens: Readonly<Record<Meanwhile, (house: House, step: Step) => Promise<unknown>>> = {
  nothing: async () => undefined,
  booking: async ({ carIds }, { pick }) => {
    const from = 2 + (pick % 20);
    const day = (date: number) => `2026-07-${String(date).padStart(2, "0")}T10:00`;
    const wish = {
      selection: plainSelection(carIds[pick % 2] ?? 0),
      trip: tripAt(day(from), day(from + 3 + (pick % 4))),
      details: pick % 2 === 0 ? jonas : emina,
    };
    return bookCar(stage.deps, await bookingForm(stage.deps, wish));
  },
  note: ({ token }) =>
    addNote(stage.deps, { token, by: amra, text: "zvao", key: `note-${keys++}` }),
  charge: ({ token }, { pick }) => doMoney(stage.deps, "charge", { token, pick }),
  pay: ({ token }, { pick }) => doMoney(stage.deps, "pay", { token, pick }),
  prices: async ({ carIds }, { pick }) => {
    await stage.deps.pool.query(
      "update rate set per_day_cents = per_day_cents + $2 where car_id = any($1)",
      [carIds, 100 + pick],
    );
    await stage.deps.catalogue.refresh();
  },
  given: async ({ token }) => {
    const { spot } = await seen(token);
    stage.deps.clock.set(`${dateOf(spot.pickupAt)}T10:00:00+02:00`);
    return handOver(stage.deps, await outAsk(stage.deps, token));
  },
  moved: async (house, step) => {
    const { spot } = await seen(house.token);
    return moveTo(house.token, spotOf({ ...step, move: "end", days: 1 }, spot, house));
  },
};

/** What touches neither the reservation nor its vehicle keeps no move from being taken back. */
const elsewhere: ReadonlySet<Meanwhile> = new Set(["nothing", "note", "charge", "prices"]);

/** The way back as its history offers it. */
async function takeBack(token: string) {
  const { spot, totalCents, code } = await seen(token);
  const found = await findForStaff(stage.deps, parseCode(code) ?? "");
  const back = found && wayBackFrom(found.events, { spot, totalCents });
  if (!back) return undefined;
  const ask = { ...(await askFor(stage.deps, token)), spot: back.spot, price: back.price } as const;
  return relocate(stage.deps, { ...ask, seenTotalCents: back.totalCents, isBack: true });
}

test("a move that is taken back leaves the rows as they were, or a reason and nothing changed", async () => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(lives, async (life) => {
      const house = await newHouse();
      const { token } = house;
      for (const step of life) {
        const before = await rowsOf(token);
        const { spot } = await seen(token);
        if (!(await moveTo(token, spotOf(step, spot, house)))) continue;
        await happens[step.meanwhile](house, step);
        const between = await rowsOf(token);
        const undone = await takeBack(token);
        const after = await rowsOf(token);
        told.add(undone ? (undone.ok ? "back" : undone.reason) : "none");
        // What is done to the reservation itself comes between: then its own way back is another one.
        const isItsOwn = step.meanwhile === "moved" || step.meanwhile === "given";
        const wanted = undone?.ok ? (isItsOwn ? after : before) : between;
        const isElsewhere = undone?.ok && undone.isElsewhere;
        const same = (rows: Rows) => (isElsewhere ? { ...rows, vehicles: [] } : rows);
        expect([step, same(after)]).toEqual([step, same(wanted)]);
        const hasWay = elsewhere.has(step.meanwhile);
        expect([step, !hasWay || undone?.ok]).toEqual([step, true]);
      }
    }),
    { numRuns: 25 },
  );
  expect(told).toContain("back");
  expect(await overlaps(stage.deps.pool)).toBe(0);
});
