import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { settleAccount } from "../../../test/casts/account-cast.ts";
import { bringBack, giveOut, inAsk, outAsk } from "../../../test/casts/handed-cast.ts";
import { ink } from "../../../test/casts/handover-cast.ts";
import { reservationOf, rowsOf } from "../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../test/casts/staff-hand-cast.ts";
import type { FoundMark, InSheet } from "../../domain/handovers/sheet.ts";
import { completeRental } from "./complete-rental.ts";
import { handOver } from "./hand-over.ts";
import { proposeReturn, takeBack } from "./take-back.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

let named = 0;
const newCar = (vehicles = 1) => addCar(stage.deps, { name: `in ${named++}`, vehicles });
const at = (local: string) => stage.deps.clock.set(`${local}:00+02:00`);
/** A week from 6 July at ten, which is out. */
const out = async (carId?: number, returned = "2026-07-13T10:00") => {
  at("2026-06-01T10:00");
  const { token } = await book(stage.deps, {
    selection: plainSelection(carId ?? (await newCar())),
  });
  at("2026-07-06T10:00");
  await giveOut(stage.deps, token);
  at(returned);
  return token;
};
const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
const stayOf = async (token: string) =>
  (
    await query(
      "select lower(during) as start, busy_until, upper(during) as until from occupancy join reservation r on r.id = reservation_id where token = $1",
      [token],
    )
  )[0];
const refused = async (token: string, ask: Awaited<ReturnType<typeof inAsk>>) => {
  const before = await rowsOf(stage.deps, token);
  const answer = await takeBack(stage.deps, ask);
  expect(await rowsOf(stage.deps, token)).toBe(before);
  return answer;
};
const dent: FoundMark = {
  view: "left",
  x: 0.5,
  y: 0.5,
  kind: "dent",
  severity: 2,
  description: "Door",
  photos: [],
  answer: "disputed",
};

describe("a vehicle that comes back", () => {
  test("in order costs nothing more, and is free from that minute on", async () => {
    const carId = await newCar();
    const token = await out(carId, "2026-07-12T18:30");
    const { totalCents } = await reservationOf(stage.deps, token);
    const answer = await takeBack(stage.deps, await inAsk(stage.deps, token));
    expect(answer).toMatchObject({ ok: true, reservation: { status: "returned", totalCents } });
    const end = new Date("2026-07-12T18:30:00+02:00");
    expect(await stayOf(token)).toEqual({
      start: new Date("2026-07-06T10:00:00+02:00"),
      busy_until: end,
      until: end,
    });
    const [row] = await query("select odometer_km from vehicle where car_id = $1", [carId]);
    expect(row).toEqual({ odometer_km: 500 });
    // The next customer can have it at once: there is no turnaround left.
    const next = await book(stage.deps, {
      selection: plainSelection(carId),
      details: jonas,
      trip: tripAt("2026-07-12T20:00", "2026-07-19T10:00"),
      by: { actor: { kind: "staff", id: "member-amra" } },
    });
    expect(next.token).not.toBe(token);
  });

  test("brings its lines by hand, decided one by one, and keeps the damage at the vehicle", async () => {
    const token = await out();
    const { totalCents } = await reservationOf(stage.deps, token);
    const found: Partial<InSheet> = { clean: false, energy: { fuelEighths: 6 }, marks: [dent] };
    const ask = await inAsk(stage.deps, token, found);
    const proposed = await proposeReturn(stage.deps, { token, sheet: ask.sheet, now: ask.now });
    expect(proposed?.map(({ name, amountCents }) => [name, amountCents])).toEqual([
      ["fuel", 2400],
      ["cleaning", 4000],
      ["damage-1", 18_000],
    ]);
    expect(await refused(token, ask)).toMatchObject({
      reason: "undecided",
      problems: [{ name: "fuel" }, { name: "cleaning" }, { name: "damage-1" }],
      proposed,
    });
    const lines: InSheet["lines"] = [
      { name: "fuel", decision: "accepted" },
      { name: "cleaning", decision: "waived", reason: "Only sand" },
      { name: "damage-1", decision: "changed", amountCents: 9000, reason: "Half: it was there" },
    ];
    const answer = await takeBack(stage.deps, { ...ask, sheet: { ...ask.sheet, lines } });
    expect(answer).toMatchObject({ ok: true, reservation: { totalCents: totalCents + 11_400 } });
    const after = await reservationOf(stage.deps, token);
    expect(after.totalCents).toBe(totalCents + 11_400);
    expect(after.lines.filter(({ code }) => code === "manual").map(({ reason }) => reason)).toEqual(
      [
        {
          label: {
            en: "Missing fuel: 2 eighths of a tank",
            bs: "Gorivo koje nedostaje: 2 osmine rezervoara",
          },
        },
        { label: { en: "Damage: Dent, left side", bs: "Šteta: Udubljenje, lijeva strana" } },
      ],
    );
    const [row] = await query(
      `select damage.price_cents, damage.charge_cents, damage.renter_answer, damage.status, damage.found_at
       from damage join reservation r on r.id = reservation_id where token = $1`,
      [token],
    );
    expect(row).toEqual({
      price_cents: 18_000,
      charge_cents: 9000,
      renter_answer: "disputed",
      status: "charged",
      found_at: "in",
    });
    const [told] = await query(
      "select reason from reservation_event join reservation r on r.id = reservation_id where token = $1 and action = 'price'",
      [token],
    );
    expect(told?.reason).toContain("Only sand");
  });

  test("late proposes the days of the contract, and nothing within the grace", async () => {
    const token = await out(undefined, "2026-07-13T10:59");
    const ask = await inAsk(stage.deps, token);
    expect(await proposeReturn(stage.deps, { token, sheet: ask.sheet, now: ask.now })).toEqual([]);
    at("2026-07-14T11:00");
    const late = await inAsk(stage.deps, token);
    const { totalCents, rentalDays } = await reservationOf(stage.deps, token);
    expect(rentalDays).toBe(7);
    const [line] =
      (await proposeReturn(stage.deps, { token, sheet: late.sheet, now: late.now })) ?? [];
    expect(line?.name).toBe("late");
    expect(line?.amountCents).toBeGreaterThan(0);
    const decided = { ...late.sheet, lines: [{ name: "late", decision: "accepted" } as const] };
    const answer = await takeBack(stage.deps, { ...late, sheet: decided });
    expect(answer).toMatchObject({
      ok: true,
      reservation: { totalCents: totalCents + (line?.amountCents ?? 0) },
    });
    // What was agreed stays agreed, and the stay does not reach into the time of others.
    const stay = await stayOf(token);
    expect(stay?.busy_until).toEqual(stay?.until);
  });

  test("early gives nothing back until the agency says so", async () => {
    const token = await out(undefined, "2026-07-10T09:00");
    const look = async () => {
      const ask = await inAsk(stage.deps, token);
      const lines = await proposeReturn(stage.deps, { token, sheet: ask.sheet, now: ask.now });
      return lines?.map(({ name, amountCents }) => [name, amountCents < 0]);
    };
    expect(await look()).toEqual([]);
    for (const rule of ["unused-days", "priced-again"]) {
      await query(
        "insert into setting (key, value) values ('early_return', $1) on conflict (key) do update set value = excluded.value",
        [JSON.stringify(rule)],
      );
      await stage.deps.catalogue.refresh();
      expect(await look()).toEqual([["early", true]]);
    }
    await query("delete from setting where key = 'early_return'");
    await stage.deps.catalogue.refresh();
  });

  test("early is priced on its sheet, and what comes back is in the lines and in the ledger", async () => {
    await query(
      "insert into setting (key, value) values ('early_return', $1) on conflict (key) do update set value = excluded.value",
      [JSON.stringify("unused-days")],
    );
    await stage.deps.catalogue.refresh();
    const token = await out(undefined, "2026-07-10T09:00");
    const { totalCents } = await reservationOf(stage.deps, token);
    const looked = await inAsk(stage.deps, token);
    const [line] =
      (await proposeReturn(stage.deps, { token, sheet: looked.sheet, now: looked.now })) ?? [];
    expect(line).toMatchObject({ name: "early", about: { kind: "early", days: 3 } });
    const cents = line?.amountCents ?? 0;
    expect(cents).toBeLessThan(0);
    const ask = await inAsk(stage.deps, token, {
      lines: [{ name: "early", decision: "accepted" }],
    });
    expect(await takeBack(stage.deps, ask)).toMatchObject({
      ok: true,
      reservation: { totalCents: totalCents + cents },
    });
    const [sums] = await query(
      `select (select sum(amount_cents)::int from reservation_line where reservation_id = r.id) as lines,
         (select sum(cents)::int from booking_ledger where reservation_id = r.id) as ledger from reservation r where token = $1`,
      [token],
    );
    expect(sums).toEqual({ lines: totalCents + cents, ledger: totalCents + cents });
    await query("delete from setting where key = 'early_return'");
    await stage.deps.catalogue.refresh();
  });

  test("at the key box is taken by its customer, and not yet seen", async () => {
    const token = await out();
    const ask = {
      ...(await inAsk(stage.deps, token, { takenBy: "customer" })),
      signatures: { customer: ink },
    };
    expect(await takeBack(stage.deps, ask)).toMatchObject({ ok: true });
    const [row] = await query(
      "select taken_by, seen_at from handover join reservation r on r.id = reservation_id where token = $1 and direction = 'in'",
      [token],
    );
    expect(row).toEqual({ taken_by: "customer", seen_at: null });
  });

  test("that left without a sheet comes back all the same", async () => {
    at("2026-06-01T10:00");
    const { token } = await book(stage.deps, { selection: plainSelection(await newCar()) });
    await query("update reservation set status = 'on_rent' where token = $1", [token]);
    at("2026-07-13T10:00");
    expect(await takeBack(stage.deps, await inAsk(stage.deps, token))).toMatchObject({ ok: true });
  });
});

describe("refused, and nothing is written", () => {
  test("another plate than the one that is out", async () => {
    const token = await out();
    expect(
      await refused(token, await inAsk(stage.deps, token, { plate: "B99-X-999" })),
    ).toMatchObject({
      reason: "invalid",
      problems: [{ code: "other-plate" }],
    });
  });

  test("fewer kilometres than it left with, and a return before the pick-up", async () => {
    const token = await out();
    await query(
      "update handover set odometer_km = 1000 where reservation_id = (select id from reservation where token = $1)",
      [token],
    );
    expect(await refused(token, await inAsk(stage.deps, token, { odometerKm: 999 }))).toMatchObject(
      {
        problems: [{ code: "odometer-below", leastKm: 1000 }],
      },
    );
    expect(
      await refused(
        token,
        await inAsk(stage.deps, token, { odometerKm: 1000, at: "2026-07-06T09:59" }),
      ),
    ).toMatchObject({
      problems: [{ code: "before-pickup" }],
    });
  });

  test("what is not out, and what is back already", async () => {
    at("2026-06-01T10:00");
    const { token } = await book(stage.deps, { selection: plainSelection(await newCar()) });
    expect(await refused(token, await inAsk(stage.deps, token))).toEqual({
      ok: false,
      reason: "closed",
    });
    const back = await out();
    const ask = await inAsk(stage.deps, back);
    const first = await takeBack(stage.deps, ask);
    expect(await takeBack(stage.deps, ask)).toEqual(first);
    expect(await takeBack(stage.deps, { ...ask, phoneKey: crypto.randomUUID() })).toMatchObject({
      reason: "already",
    });
  });
});

describe("a rental is closed", () => {
  test("once the vehicle is back, and never before", async () => {
    const token = await out();
    const early = await askFor(stage.deps, token);
    expect(await completeRental(stage.deps, early)).toEqual({ ok: false, reason: "closed" });
    await bringBack(stage.deps, token);
    const ask = await askFor(stage.deps, token);
    expect(await completeRental(stage.deps, early)).toEqual({ ok: false, reason: "stale" });
    await settleAccount(stage.deps, token);
    await settleAccount(stage.deps, token);
    const done = await completeRental(stage.deps, ask);
    expect(done).toMatchObject({ ok: true, reservation: { status: "completed" } });
    expect(await completeRental(stage.deps, ask)).toEqual(done);
    expect(await handOver(stage.deps, await outAsk(stage.deps, token))).toMatchObject({
      reason: "already",
    });
    expect(await completeRental(stage.deps, { ...ask, token: "nobody" })).toEqual({
      ok: false,
      reason: "not-found",
    });
  });

  test("with an open account or a held deposit only by somebody's word, with a reason", async () => {
    const token = await out();
    await bringBack(stage.deps, token);
    const ask = await askFor(stage.deps, token);
    const { totalCents } = await reservationOf(stage.deps, token);
    const open = { ok: false, reason: "open-account", dueCents: totalCents, heldCents: 0 };
    expect(await completeRental(stage.deps, ask)).toEqual(open);
    expect(await completeRental(stage.deps, { ...ask, openBecause: " " })).toEqual({
      ok: false,
      reason: "no-reason",
    });
    await settleAccount(stage.deps, token);
    await stage.deps.pool.query(
      `insert into deposit (reservation_id, method, amount_cents, held_eur, held_at)
       select id, 'cash', 20000, 20000, now() from reservation where token = $1`,
      [token],
    );
    const held = { ...open, dueCents: 0, heldCents: 20_000 };
    expect(await completeRental(stage.deps, ask)).toEqual(held);
    const openBecause = "the customer comes back on Monday";
    expect(await completeRental(stage.deps, { ...ask, openBecause })).toMatchObject({ ok: true });
    const { rows } = await stage.deps.pool.query(
      `select reason, event.after from reservation_event event join reservation on reservation.id = reservation_id
       where token = $1 and action = 'complete'`,
      [token],
    );
    expect(rows).toEqual([{ reason: openBecause, after: { dueCents: 0, heldCents: 20_000 } }]);
  });
});
