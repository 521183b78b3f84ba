/** Customers who change, cancel, extend and book at the same moment, from two processes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, dateOf, joinDateTime } from "../../app/domain/calendar.ts";
import type { Trip } from "../../app/domain/reservations/trip/trip.ts";
import type { Deps } from "../../app/server/deps.ts";
import { bookCar } from "../../app/server/reservations/booking/book-car.ts";
import { cancelReservation } from "../../app/server/reservations/change/cancel-reservation.ts";
import { changeReservation } from "../../app/server/reservations/change/change-reservation.ts";
import { checkLate } from "../../app/server/reservations/lateness/check-late.ts";
import { reportLate } from "../../app/server/reservations/lateness/report-late.ts";
import {
  addCar,
  book,
  bookingForm,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../casts/cast.ts";
import { changeForm, reservationOf, rowsOf } from "../casts/reservation-cast.ts";
import { rounds } from "../world/how-often.ts";
import { seededRandom } from "../world/seeded-random.ts";
import { findLedgerFaults } from "../../app/server/reservations/ledger/find-ledger-faults.ts";
import { overlaps } from "./overlaps.ts";

let stage: Stage;
let elsewhere: Deps;
beforeAll(async () => {
  stage = await openStage({ max: 20 });
  elsewhere = stage.otherProcess();
  await stage.deps.pool.query(
    "insert into coupon (code, kind, value, applies_to) values ('ALWAYS', 'percent', 10, 'car')",
  );
});
afterAll(() => stage.close());
/** Expects no overlaps, and no incomplete reservation. */
const expectPeace = async () => {
  expect(await overlaps(stage.deps.pool)).toBe(0);
  expect(await halfWritten()).toEqual([]);
  expect(await findLedgerFaults(stage.deps.pool)).toEqual([]);
};

const now = "2026-06-01T10:00";
const newCar = (name: string, vehicles = 1) => addCar(stage.deps, { name, vehicles });
const regular: typeof emina = { ...emina, couponCode: "ALWAYS" };
const booked = async (carId: number, trip: Trip, details = regular, extras = {}) => {
  const selection = { ...plainSelection(carId), extras };
  return (await book(stage.deps, { selection, trip, details })).token;
};
const eventsOf = async (token: string) => {
  const { rows } = await stage.deps.pool.query<{ action: string }>(
    `select action from reservation_event join reservation on reservation.id = reservation_id
     where token = $1 order by reservation_event.id`,
    [token],
  );
  return rows.map(({ action }) => action);
};
/** Hands the car of a reservation over, as the staff do, and returns the price of three more days. */
const rented = async (token: string) => {
  const { pool } = stage.deps;
  const { rows } = await pool.query<{ id: number }>(
    "update reservation set status = 'on_rent' where token = $1 returning id",
    [token],
  );
  await pool.query("update occupancy set pinned = true where reservation_id = $1", [rows[0]?.id]);
  const at = joinDateTime(addDays(dateOf(week(0).dropoffAt), 3), "10:00");
  const form = { token, wish: { end: "return", at }, now: "2026-07-11T10:00" } as const;
  const quoted = await checkLate(stage.deps, form);
  if (!quoted.ok || quoted.cost !== "paid") throw new Error("the car is taken");
  return { ...form, seenDifferenceCents: quoted.differenceCents };
};
const wordOf = (answer: { ok: boolean; reason?: string }) => (answer.ok ? "ok" : answer.reason);

/** Six days in a week of July and later; weeks do not touch. */
function week(number: number): Trip {
  const from = addDays("2026-07-06", 7 * number);
  return tripAt(joinDateTime(from, "10:00"), joinDateTime(addDays(from, 6), "10:00"));
}

/** Reservations whose rows do not agree with one another. */
async function halfWritten(): Promise<unknown[]> {
  const { rows } = await stage.deps.pool.query(`
    select reservation.id, status from reservation left join occupancy on reservation_id = reservation.id
    where (status in ('pending', 'confirmed', 'on_rent')) <> (occupancy.id is not null)
      or occupancy.car_id <> reservation.car_id or occupancy.vehicle_id <> reservation.vehicle_id
      or lower(during) <> pickup_at or busy_until <> dropoff_at
      or occupancy.pickup_location_id <> reservation.pickup_location_id
      or (select sum(amount_cents) from reservation_line where reservation_id = reservation.id) <> total_cents
      or coalesce((select amount_cents from coupon_use where reservation_id = reservation.id), 0) <>
        case when status = 'cancelled' then 0 else coalesce(
          (select -amount_cents from reservation_line where reservation_id = reservation.id and code = 'coupon'), 0
        ) end
      or (select count(*) from reservation_event where reservation_id = reservation.id
          and action in ('modify', 'cancel', 'extend')) <> sequence
      or (select count(*) from outbox where reservation_id = reservation.id) <> 2 + 2 * sequence`);
  return rows;
}

async function deadlocks(): Promise<number> {
  const { rows } = await stage.deps.pool.query<{ deadlocks: number }>(
    "select deadlocks::int from pg_stat_database where datname = current_database()",
  );
  return rows[0]?.deadlocks ?? -1;
}

test("of two customers who move onto the last free slot one has it and the other keeps the old one", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`slot ${round}`);
    const tokens = [await booked(carId, week(0)), await booked(carId, week(2), jonas)] as const;
    const forms = await Promise.all(
      tokens.map((token) => changeForm(stage.deps, token, { trip: week(4) })),
    );
    const before = await Promise.all(tokens.map((token) => rowsOf(stage.deps, token)));
    const answers = await Promise.all(
      forms.map((form, index) => changeReservation(index === 0 ? stage.deps : elsewhere, form)),
    );
    expect(answers.map(wordOf).toSorted()).toEqual(["not-available", "ok"]);
    const loser = answers.findIndex(({ ok }) => !ok);
    expect(answers[loser]).toMatchObject({
      quoted: { free: false, alternatives: { trips: [{}, {}] } },
    });
    expect(await rowsOf(stage.deps, tokens[loser] ?? "")).toBe(before[loser]);
    expect((await reservationOf(stage.deps, tokens[1 - loser] ?? "")).trip).toEqual(week(4));
  }
  await expectPeace();
});

test("of a change and a new booking one has the last free slot", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`booking ${round}`);
    const token = await booked(carId, week(0));
    const form = await changeForm(stage.deps, token, { trip: week(2) });
    const wish = { selection: plainSelection(carId), trip: week(2), details: jonas };
    const newcomer = await bookingForm(stage.deps, wish);
    const before = await rowsOf(stage.deps, token);
    const [changed, bookedNow] = await Promise.all([
      changeReservation(round % 2 ? stage.deps : elsewhere, form),
      bookCar(round % 2 ? elsewhere : stage.deps, newcomer),
    ]);
    expect([wordOf(changed), wordOf(bookedNow)].toSorted()).toEqual(["not-available", "ok"]);
    const isAsBefore = (await rowsOf(stage.deps, token)) === before;
    expect(isAsBefore).toBe(!changed.ok);
  }
  await expectPeace();
});

test("the slot that a change leaves goes to who waits for it, and to nobody before", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`left ${round}`);
    const token = await booked(carId, week(0));
    const form = await changeForm(stage.deps, token, { trip: week(2) });
    const wish = { selection: plainSelection(carId), trip: week(0), details: jonas };
    const newcomer = await bookingForm(stage.deps, wish);
    const [changed, bookedNow] = await Promise.all([
      changeReservation(stage.deps, form),
      bookCar(elsewhere, newcomer),
    ]);
    expect(wordOf(changed)).toBe("ok");
    expect(["ok", "not-available"]).toContain(wordOf(bookedNow));
  }
  await expectPeace();
});

test("a change and a cancellation of one reservation: it is cancelled, changed before or not", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`cancel ${round}`);
    const token = await booked(carId, week(0));
    const form = await changeForm(stage.deps, token, { trip: week(2) });
    const first = round % 2 ? stage.deps : elsewhere;
    const second = round % 2 ? elsewhere : stage.deps;
    const [changed, cancelled] = await Promise.all([
      changeReservation(first, form),
      cancelReservation(second, { token, now }),
    ]);
    expect(wordOf(cancelled)).toBe("ok");
    expect(["ok", "closed"]).toContain(wordOf(changed));
    const view = await reservationOf(stage.deps, token);
    const trip = week(changed.ok ? 2 : 0);
    expect(view).toMatchObject({ status: "cancelled", sequence: changed.ok ? 2 : 1, trip });
    const deeds = changed.ok ? ["modify", "cancel"] : ["cancel"];
    expect(await eventsOf(token)).toEqual(["book", ...deeds]);
  }
  await expectPeace();
});

test("of two changes of one reservation one is made and the other hears of it; the same one twice is made once", async () => {
  for (const round of rounds(20)) {
    const token = await booked(await newCar(`twice ${round}`), week(0));
    const forms = [
      await changeForm(stage.deps, token, { trip: week(2) }),
      await changeForm(stage.deps, token, { trip: week(4) }),
    ] as const;
    const different = await Promise.all([
      changeReservation(stage.deps, forms[0]),
      changeReservation(elsewhere, forms[1]),
    ]);
    expect(different.map(wordOf).toSorted()).toEqual(["ok", "price-changed"]);
    const form = await changeForm(stage.deps, token, { trip: week(6) });
    const same = await Promise.all([
      changeReservation(stage.deps, form),
      changeReservation(elsewhere, form),
      changeReservation(stage.deps, form),
    ]);
    expect(same).toEqual([same[0], same[0], same[0]]);
    expect(same[0]).toMatchObject({ ok: true, reservation: { sequence: 2, trip: week(6) } });
  }
  await expectPeace();
});

test("changes across two cars in opposite directions wait for each other and never in a circle", async () => {
  for (const round of rounds(20)) {
    const [a, b] = [await newCar(`a ${round}`), await newCar(`b ${round}`)];
    const pairs = await Promise.all(
      [0, 2].map(async (number) => [
        { token: await booked(a, week(number)), to: b },
        { token: await booked(b, week(number + 1)), to: a },
      ]),
    );
    const forms = await Promise.all(
      pairs
        .flat()
        .map(({ token, to }) => changeForm(stage.deps, token, { selection: { carId: to } })),
    );
    const answers = await Promise.all(
      forms.map((form, index) => changeReservation(index % 2 ? stage.deps : elsewhere, form)),
    );
    expect(answers.map(wordOf)).toEqual(forms.map(() => "ok"));
  }
  expect(await deadlocks()).toBe(0);
  await expectPeace();
});

test("of an extension and a new booking of the same vehicle one is made", async () => {
  for (const round of rounds(20)) {
    const carId = await newCar(`extend ${round}`);
    const form = await rented(await booked(carId, week(0)));
    const wish = { selection: plainSelection(carId), trip: week(1), details: jonas };
    const newcomer = await bookingForm(stage.deps, wish);
    const [extended, bookedNow] = await Promise.all([
      reportLate(round % 2 ? stage.deps : elsewhere, form),
      bookCar(round % 2 ? elsewhere : stage.deps, newcomer),
    ]);
    const told = [wordOf(extended), wordOf(bookedNow)];
    expect([
      ["ok", "not-available"],
      ["return-by", "ok"],
    ]).toContainEqual(told);
  }
  await expectPeace();
});

test("of an extension and a new booking of another car one has the last piece of an extra", async () => {
  await stage.deps.pool.query("update extra set stock = 1 where code = 'bike_rack'");
  await stage.deps.catalogue.refresh();
  const extras = { bike_rack: 1 };
  for (const round of rounds(20)) {
    const token = await booked(await newCar(`rack ${round}`), week(0), regular, extras);
    const form = await rented(token);
    const selection = { ...plainSelection(await newCar(`other ${round}`)), extras };
    const newcomer = await bookingForm(stage.deps, { selection, trip: week(1), details: jonas });
    const [extended, bookedNow] = await Promise.all([
      reportLate(round % 2 ? stage.deps : elsewhere, form),
      bookCar(round % 2 ? elsewhere : stage.deps, newcomer),
    ]);
    expect([
      ["ok", "extra-out-of-stock"],
      ["return-by", "ok"],
    ]).toContainEqual([wordOf(extended), wordOf(bookedNow)]);
    // The rack is for the next round.
    await stage.deps.pool.query("update reservation set extras = '{}' where extras ? 'bike_rack'");
  }
  expect(await deadlocks()).toBe(0);
  await expectPeace();
});

test("in a storm of changes, cancellations and bookings nobody is lost, doubled or half written", async () => {
  const cars = await Promise.all(
    [2, 2, 3].map((vehicles, index) => newCar(`storm ${index}`, vehicles)),
  );
  const tokens: string[] = [];
  for (const carId of cars) {
    for (const number of [0, 1, 2, 3, 4, 5]) tokens.push(await booked(carId, week(number)));
  }
  const { bytes } = seededRandom("storm");
  const any = <Item>(items: readonly Item[]): Item => {
    const item = items[(bytes(1)[0] ?? 0) % items.length];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  };
  const told = new Map<string, number>();
  const act = async (index: number) => {
    const world = index % 2 ? stage.deps : elsewhere;
    const token = any(tokens);
    const [carId, trip] = [any(cars), week(any([0, 1, 2, 3, 4, 5, 6, 7]))];
    const selection = plainSelection(carId);
    const kind = index % 10 === 0 ? "cancel" : index % 5 === 1 ? "book" : "change";
    const acts = {
      cancel: () => cancelReservation(world, { token, now }),
      book: async () => bookCar(world, await bookingForm(world, { selection, trip })),
      change: async () => {
        const form = await changeForm(world, token, { selection: { carId }, trip });
        return changeReservation(world, form);
      },
    };
    const word = `${kind} ${wordOf(await acts[kind]())}`;
    told.set(word, (told.get(word) ?? 0) + 1);
  };
  // In waves, so that later ones move what earlier ones have moved.
  for (const wave of [0, 1, 2, 3, 4, 5]) {
    await Promise.all(Array.from({ length: 30 }, (_, index) => act(30 * wave + index)));
  }
  expect(told.get("change ok") ?? 0).toBeGreaterThan(10);
  expect(told.get("change not-available") ?? 0).toBeGreaterThan(0);
  expect(await deadlocks()).toBe(0);
  await expectPeace();
});
