/** Handovers against one another, against extensions, and against the site: at the same moment, from two processes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Deps } from "../../app/server/deps.ts";
import { exchangeVehicle } from "../../app/server/handovers/exchange-vehicle.ts";
import { handOver } from "../../app/server/handovers/hand-over.ts";
import { takeBack } from "../../app/server/handovers/take-back.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { extendByStaff } from "../../app/server/reservations/deeds/extend-by-staff.ts";
import { swapVehicle } from "../../app/server/reservations/deeds/swap-vehicle.ts";
import { checkLate } from "../../app/server/reservations/lateness/check-late.ts";
import {
  addCar,
  book,
  bookingForm,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../casts/cast.ts";
import { giveOut, inAsk, outAsk } from "../casts/handed-cast.ts";
import { reservationOf } from "../casts/reservation-cast.ts";
import { askFor } from "../casts/staff-hand-cast.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
let elsewhere: Deps;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
  elsewhere = stage.otherProcess();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

const rounds = Array.from({ length: 8 }, (_, round) => round + 1);
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
const wordOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : answer.reason);
const booked = async (name: string) => {
  at("2026-06-01T10:00");
  const carId = await addCar(stage.deps, { name, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  at("2026-07-06T10:00");
  return { carId, token };
};
const handovers = async (token: string) => {
  const { rows } = await stage.deps.pool.query<{ count: number }>(
    "select count(*)::int as count from handover join reservation r on r.id = reservation_id where token = $1",
    [token],
  );
  return rows[0]?.count;
};
const extendAsk = async (token: string, until: string) => {
  const asked = await askFor(stage.deps, token);
  const wish = { end: "return", at: until } as const;
  const looked = await checkLate(stage.deps, { token, wish, now: asked.now });
  const seenDifferenceCents = looked.ok && looked.cost === "paid" ? looked.differenceCents : 0;
  return { ...asked, until, seenDifferenceCents };
};

test("of two phones at one vehicle one gives it out, and the other is shown the sheet", async () => {
  for (const round of rounds) {
    const { token } = await booked(`phones ${round}`);
    const [one, two] = [await outAsk(stage.deps, token), await outAsk(stage.deps, token)];
    const answers = await Promise.all([handOver(stage.deps, one), handOver(elsewhere, two)]);
    expect(answers.map(wordOf).toSorted()).toEqual(["already", "ok"]);
    expect(await handovers(token)).toBe(1);
  }
});

test("one phone that sends a sheet five times at once is answered the same five times", async () => {
  const { token } = await booked("five times");
  const ask = await outAsk(stage.deps, token);
  const worlds = [stage.deps, elsewhere, stage.deps, elsewhere, stage.deps];
  const answers = await Promise.all(worlds.map((world) => handOver(world, ask)));
  expect(answers[0]).toMatchObject({ ok: true });
  expect(answers).toEqual(answers.map(() => answers[0]));
  expect(await handovers(token)).toBe(1);
});

test("a return and an extension at once: one of them holds, whole", async () => {
  for (const round of rounds) {
    const { token } = await booked(`return ${round}`);
    await giveOut(stage.deps, token);
    at("2026-07-13T09:00");
    const [back, longer] = [
      await inAsk(stage.deps, token),
      await extendAsk(token, "2026-07-15T10:00"),
    ];
    const answers = await Promise.all([
      takeBack(stage.deps, back),
      extendByStaff(elsewhere, longer),
    ]);
    expect(answers.map(wordOf).toSorted()).toEqual(["ok", "stale"]);
    const { status, rentalDays } = await reservationOf(stage.deps, token);
    expect([status, rentalDays]).toEqual(answers[0].ok ? ["returned", 7] : ["on_rent", 9]);
  }
});

test("an extension against the last booking of the site: one of them has the car", async () => {
  for (const round of rounds) {
    const { carId, token } = await booked(`last ${round}`);
    await giveOut(stage.deps, token);
    at("2026-07-10T09:00");
    const longer = await extendAsk(token, "2026-07-16T10:00");
    const form = await bookingForm(stage.deps, {
      selection: plainSelection(carId),
      details: jonas,
      trip: tripAt("2026-07-14T10:00", "2026-07-20T10:00"),
    });
    const answers = await Promise.all([
      extendByStaff(stage.deps, longer),
      bookCar(elsewhere, form),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await overlaps(stage.deps.pool)).toBe(0);
  }
});

test("of 200 phones at ten vehicles ten give one out each, and the others are shown its sheet", async () => {
  at("2026-06-01T10:00");
  const carId = await addCar(stage.deps, { name: "a morning", vehicles: 10 });
  const tokens: string[] = [];
  for (const _ of Array.from({ length: 10 }))
    tokens.push((await book(stage.deps, { selection: plainSelection(carId) })).token);
  at("2026-07-06T10:00");
  const asks = await Promise.all(tokens.map((token) => outAsk(stage.deps, token)));
  const sent = Array.from({ length: 20 }, (_, phone) =>
    asks.map((ask) =>
      handOver(phone % 2 === 0 ? stage.deps : elsewhere, {
        ...ask,
        phoneKey: crypto.randomUUID(),
      }),
    ),
  ).flat();
  const words = (await Promise.all(sent)).map(wordOf);
  const count = (word: string) => words.filter((one) => one === word).length;
  expect([count("ok"), count("already")]).toEqual([10, 190]);
  expect(await Promise.all(tokens.map(handovers))).toEqual(tokens.map(() => 1));
  expect(await overlaps(stage.deps.pool)).toBe(0);
});

test("two reservations that are given the same vehicle at once: one of them has it", async () => {
  for (const round of rounds) {
    at("2026-06-01T10:00");
    const [mine, theirs, spare] = await Promise.all(
      ["mine", "theirs", "spare"].map((name) =>
        addCar(stage.deps, { name: `${name} ${round}`, vehicles: 1 }),
      ),
    );
    const asks = await Promise.all(
      [mine, theirs].map(async (carId = 0) => {
        const { token } = await book(stage.deps, { selection: plainSelection(carId) });
        const { totalCents } = await reservationOf(stage.deps, token);
        const [vehicleId = 0] = await vehicleIds(stage.deps, spare ?? 0);
        const ask = await askFor(stage.deps, token);
        return {
          ...ask,
          vehicleId,
          pinned: false,
          price: "kept",
          seenTotalCents: totalCents,
        } as const;
      }),
    );
    const answers = await Promise.all(
      asks.map((ask, index) => swapVehicle(index === round % 2 ? elsewhere : stage.deps, ask)),
    );
    expect(answers.map(wordOf).toSorted()).toEqual(["not-available", "ok"]);
    expect(await overlaps(stage.deps.pool)).toBe(0);
  }
});

test("a vehicle for a breakdown against the last booking of the site: one of them has it, and nothing is half done", async () => {
  for (const round of rounds) {
    const { token } = await booked(`broken ${round}`);
    await giveOut(stage.deps, token);
    const spare = await addCar(stage.deps, { name: `rescue ${round}`, vehicles: 1 });
    at("2026-07-08T09:00");
    const [vehicleId = 0] = await vehicleIds(stage.deps, spare);
    const back = await inAsk(stage.deps, token);
    const out = await outAsk(stage.deps, token, { vehicleId });
    const ask = { ...(await askFor(stage.deps, token)), reason: "kvar", repairDays: 3 };
    const form = await bookingForm(stage.deps, {
      selection: plainSelection(spare),
      details: jonas,
      trip: tripAt("2026-07-09T10:00", "2026-07-13T10:00"),
    });
    const [exchanged, visited] = await Promise.all([
      exchangeVehicle(stage.deps, { ...ask, back, out }),
      bookCar(elsewhere, form),
    ]);
    expect([exchanged, visited].filter(({ ok }) => ok)).toHaveLength(1);
    expect(await handovers(token)).toBe(exchanged.ok ? 3 : 1);
    const { rowCount } = await stage.deps.pool.query(
      "select from occupancy where kind = 'block' and vehicle_id = $1",
      [back.sheet.vehicleId],
    );
    expect(rowCount).toBe(exchanged.ok ? 1 : 0);
    expect(await overlaps(stage.deps.pool)).toBe(0);
  }
});
