import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  book,
  bookingForm,
  emina,
  jonas,
  openStage,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addCar, plainSelection } from "../../../../test/casts/cast.ts";
import { fillReservations } from "../../../../test/casts/fill-reservations.ts";
import { readListFilter } from "../../../domain/reservations/states/list-filter.ts";
import { bookCar } from "../booking/book-car.ts";
import { listMoves } from "../moves/list-moves.ts";
import { countViews, countDays } from "./list-counts.ts";
import { listReservations, type ListPage } from "./list-reservations.ts";

let stage: Stage;
/** Monday, 10:00 in Sarajevo. */
const now = Date.parse("2026-06-01T10:00:00+02:00");
const time = { now, graceMinutes: 59 };
let codeOf: { emina: string; jonas: string };
let carId: number;

beforeAll(async () => {
  stage = await openStage();
  await fillReservations(stage.owner, { count: 2000, daysBack: 200, daysAhead: 60, now });
  carId = await addCar(stage.deps, { name: "X77-Z-123", vehicles: 2 });
  const booked = async (details: typeof emina, trip: ReturnType<typeof tripAt>) => {
    const { code } = await book(stage.deps, { selection: plainSelection(carId), details, trip });
    return code.replace(/^EP-|-/g, "");
  };
  const ljubović = { ...emina, firstName: "Grđan-Emina", lastName: "Ljubović Čaušević" };
  codeOf = {
    emina: await booked(
      { ...ljubović, email: "Emina.Č@Example.org", phone: "061 777 056" },
      tripAt("2026-06-02T10:00", "2026-06-09T10:00"),
    ),
    jonas: await booked(
      { ...jonas, lastName: "O'Weberson" },
      tripAt("2026-06-03T10:00", "2026-06-10T10:00", { dropoffLocationId: "airport-sarajevo" }),
    ),
  };
});
afterAll(() => stage.close());

const list = (query: string, size = 50): Promise<ListPage> =>
  listReservations(stage.deps.pool, readListFilter(new URLSearchParams(query)), { ...time, size });
const codes = async (query: string) => (await list(query)).rows.map(({ code }) => code);

describe("a search finds", () => {
  test.each([
    ["grdjan"],
    ["GRĐAN"],
    ["grdan"],
    ["grdanemina ljubovic"],
    ["Causevic Ljubović grdj"],
    ["Čaušević, Grđan"],
    ["Ljub Gr"],
    ["emina.c@example.org"],
    ["EMINA.č@"],
    ["061 777 056"],
    ["+387 61 777 056"],
    ["+387 (0)61/777-056"],
    ["0038761777056"],
    ["61 777"],
    ["777056"],
    ["77056 Ljubović"],
    ["Ljubović 061 777 056"],
    ["grdjan x77z1231"],
    ["example.org"],
  ])("%j", async (typed) => {
    expect(await codes(new URLSearchParams({ q: typed }).toString())).toEqual([codeOf.emina]);
  });

  test.each([
    ["oweberson"],
    ["O’Weberson"],
    ["o'web"],
    ["jonas o'weberson"],
    ["+4930901820"],
    ["030 901820"],
  ])("%j, abroad and with an apostrophe", async (typed) => {
    expect(await codes(new URLSearchParams({ q: typed }).toString())).toEqual([codeOf.jonas]);
  });

  test("a code, whole or in part, however it is written", async () => {
    const { emina: code } = codeOf;
    const shown = `EP-${code.slice(0, 5)}-${code.slice(5)}`;
    for (const typed of [
      code,
      shown,
      shown.toLowerCase(),
      `ep ${code.slice(0, 5)} ${code.slice(5)}`,
    ])
      expect(await codes(new URLSearchParams({ q: typed }).toString())).toEqual([code]);
    for (const typed of [code.slice(0, 6), code.slice(4), code.slice(2, 8), shown.slice(0, 10)])
      expect(await codes(new URLSearchParams({ q: typed }).toString())).toContain(code);
  });

  test.each([["X77-Z-123"], ["x77z123"], ["X77 Z 123"], ["77z12"]])(
    "the plate %j",
    async (typed) => {
      const found = await codes(new URLSearchParams({ q: typed }).toString());
      expect(found.toSorted()).toEqual([codeOf.emina, codeOf.jonas].toSorted());
    },
  );

  test.each([
    [""],
    ["a"],
    ["%"],
    ["'"],
    ["\\"],
    ["' or 1=1 --"],
    ["':* | 'n"],
    ["\0"],
    ["\ud800"],
    ["€€€"],
    ["nobodyiscalledthis"],
    ["x".repeat(100_000)],
    ["9".repeat(5000)],
    ["a b c d e f g h i j k l m n"],
    ["@"],
    ["()&|!<->"],
  ])("nothing, or at least no fault, for %j", async (typed) => {
    const page = await list(
      `view=all&${new URLSearchParams({ q: typed }).toString().slice(0, 5000)}`,
    );
    expect(page.rows.length).toBe(typed === "" || typed === "\0" ? 50 : 0);
  });

  test.each([50, 700, 2500])("many as well, in order, %i of them at once", async (size) => {
    const { rows } = await list("q=example.com", size);
    expect(rows).toHaveLength(Math.min(size, 2001));
    const days = rows.map(({ pickupAt }) => pickupAt);
    expect(days).toEqual(days.toSorted().toReversed());
  });
});

describe("a list", () => {
  test.each(["pickup", "return", "made", "total"])(
    "by %s is the same forwards and backwards",
    async (sort) => {
      const seen: string[] = [];
      let after = "";
      const starts: string[] = [];
      for (let pages = 0; pages < 100; pages += 1) {
        const page = await list(`view=all&sort=${sort}&dir=up&after=${after}`, 97);
        seen.push(...page.rows.map(({ code }) => code));
        starts.push(page.rows[0]?.code ?? "");
        if (!page.after) break;
        after = `${page.after.value}.${page.after.id}`;
      }
      expect(new Set(seen).size).toBe(2002);
      expect(seen).toHaveLength(2002);
      const last = await list(`view=all&sort=${sort}&dir=up&after=${after}`, 97);
      let before = last.before;
      const back: string[] = [];
      while (before) {
        const page: ListPage = await list(
          `view=all&sort=${sort}&dir=up&before=${before.value}.${before.id}`,
          97,
        );
        back.unshift(page.rows[0]?.code ?? "");
        before = page.before;
      }
      expect(back).toEqual(starts.slice(0, -1).slice(-back.length));
      const down = await list(`view=all&sort=${sort}&dir=down`, 3);
      expect(down.rows.map(({ code }) => code)).toEqual(seen.toReversed().slice(0, 3));
    },
  );

  test("shows what its view says, in days of Sarajevo", async () => {
    const counts = await countViews(stage.deps.pool, time);
    for (const [view, count] of Object.entries(counts)) {
      const { rows } = await list(`view=${view}`, 2500);
      expect([view, Math.min(rows.length, 1000)]).toEqual([view, count]);
    }
    const today = await list("view=pickups-today");
    expect(
      today.rows.every(
        ({ pickupAt, status }) =>
          pickupAt.startsWith("2026-06-01") || ["pending", "confirmed"].includes(status),
      ),
    ).toBe(true);
    const tomorrow = await list("view=tomorrow");
    expect(tomorrow.rows.map(({ code }) => code)).toContain(codeOf.emina);
    const late = await list("view=overdue");
    expect(
      late.rows.every(({ isOverdue, dropoffAt }) => isOverdue && dropoffAt < "2026-06-01T09:01"),
    ).toBe(true);
    expect(await codes("view=new")).toContain(codeOf.jonas);
  });

  test("calls a car overdue when its grace is over, in its rows, its view and its count", async () => {
    const { pool } = stage.deps;
    const returnedBefore = (minutes: number) => {
      const dropoff = now - minutes * 60_000;
      const values = [codeOf.emina, new Date(dropoff), new Date(dropoff - 3 * 86_400_000)];
      return pool.query(
        `update reservation set status = 'on_rent', dropoff_at = $2, pickup_at = $3 where code = $1`,
        values,
      );
    };
    const count = async () => (await countViews(pool, time)).overdue;
    const none = await count();
    await returnedBefore(59);
    expect(await codes("view=overdue")).not.toContain(codeOf.emina);
    expect(await count()).toBe(none);
    const inGrace = (await list("view=on-rent", 2500)).rows.find(
      ({ code }) => code === codeOf.emina,
    );
    expect(inGrace).toMatchObject({ status: "on_rent", isOverdue: false });
    await returnedBefore(60);
    const late = (await list("view=overdue", 2500)).rows.find(({ code }) => code === codeOf.emina);
    expect(late).toMatchObject({ isOverdue: true });
    expect(await count()).toBe(none + 1);
    await pool.query(
      `update reservation set status = 'confirmed', pickup_at = '2026-06-02T10:00+02:00',
         dropoff_at = '2026-06-09T10:00+02:00' where code = $1`,
      [codeOf.emina],
    );
  });

  test("midnight belongs to the day that begins", async () => {
    const { pool } = stage.deps;
    const { rows } = await pool.query<{ code: string; was: Date }>(
      `update reservation set pickup_at = '2026-06-02T00:00+02:00', dropoff_at = '2026-06-20T00:00+02:00'
       where code = $1 returning code`,
      [codeOf.emina],
    );
    expect(rows).toHaveLength(1);
    expect(await codes("view=pickups-today")).not.toContain(codeOf.emina);
    expect(await codes("view=tomorrow")).toContain(codeOf.emina);
    expect(await codes("view=all&from=2026-06-02&to=2026-06-02")).toContain(codeOf.emina);
    expect(await codes("view=all&from=2026-06-01&to=2026-06-01")).not.toContain(codeOf.emina);
    await pool.query(
      `update reservation set pickup_at = '2026-06-02T10:00+02:00', dropoff_at = '2026-06-09T10:00+02:00' where code = $1`,
      [codeOf.emina],
    );
  });

  test("is narrowed by place, car, status, language and days", async () => {
    const both = await codes(`view=all&car=${carId}`);
    expect(both.toSorted()).toEqual([codeOf.emina, codeOf.jonas].toSorted());
    expect(await codes(`view=all&car=${carId}&place=airport-sarajevo`)).toEqual([codeOf.jonas]);
    expect(await codes(`view=all&car=${carId}&from=2026-06-03`)).toEqual([codeOf.jonas]);
    expect(await codes(`view=all&car=${carId}&to=2026-06-02`)).toEqual([codeOf.emina]);
    expect(await codes(`view=all&car=${carId}&status=cancelled`)).toEqual([]);
    expect(await codes(`view=all&car=${carId}&language=ba`)).toEqual([]);
  });

  test("says what is paid: payments less refunds, without the voided ones", async () => {
    const { pool } = stage.deps;
    await pool.query(
      `insert into payment (reservation_id, kind, method, amount_cents, tendered_eur, paid_at, voided_at, void_reason)
       select id, kind, 'cash', cents, cents, now(), voided, reason from reservation, (values
         ('payment', 5000, null::timestamptz, null), ('refund', 1200, null, null), ('payment', 700, now(), 'typed twice')
       ) as made (kind, cents, voided, reason) where code = $1`,
      [codeOf.emina],
    );
    const { rows } = await list(`q=${codeOf.emina}`);
    expect(rows[0]).toMatchObject({ paidCents: 3800, plate: "X77-Z-123-1", isOverdue: false });
  });

  test.each([
    "view=nonsense",
    "sort=phone&dir=sideways",
    "after=99999999999999999.999999999",
    "after=-99999999999999999.1",
    "after=1e400.1&before=x",
    "from=2026-02-31&to=9999-12-31",
    "car=-1&place=../../etc&status=gone&language=de",
    "car=999999999",
    "view=all&sort=total&after=99999999999999999.1",
  ])("takes any address: %s", async (query) => {
    expect((await list(query)).rows.length).toBeGreaterThanOrEqual(0);
  });
});

describe("a view by day", () => {
  const countsOf = (query: string) =>
    countDays(stage.deps.pool, readListFilter(new URLSearchParams(query)), time);

  test.each([
    ["next-7-days", "2026-06-01", "2026-06-08", ["out", "in"]],
    ["pickups-today", "2026-06-01", "2026-06-02", ["out"]],
    ["returns-today", "2026-06-01", "2026-06-02", ["in"]],
    ["tomorrow", "2026-06-02", "2026-06-03", ["out", "in"]],
  ])("%s lists what the board lists, by the clock", async (view, from, to, sides) => {
    const board = (await listMoves({ ...stage.deps, clock: { now: () => now } }, { from, to }))
      .filter(({ side }) => sides.includes(side))
      .map(({ code, side, at, isOverdue }) => ({ code, side, moveAt: at, isOverdue }));
    const { rows } = await list(`view=${view}`, 2500);
    const listed = rows.map(({ code, side, moveAt, isOverdue }) => ({
      code,
      side,
      moveAt,
      isOverdue,
    }));
    const byCode = (a: { code: string; side: string | null }, b: typeof a) =>
      `${a.code} ${a.side}`.localeCompare(`${b.code} ${b.side}`);
    expect(board.length).toBeGreaterThan(5);
    expect(listed.toSorted(byCode)).toEqual(board.toSorted(byCode));
    const onTime = rows.filter(({ isOverdue }) => !isOverdue).map(({ moveAt }) => moveAt);
    expect(onTime).toEqual(onTime.toSorted());
    expect(rows.slice(0, rows.length - onTime.length).every((row) => row.isOverdue)).toBe(true);
  });

  test("is read in pages without losing or repeating a row", async () => {
    const seen: string[] = [];
    let after = "";
    do {
      const page = await list(`view=next-7-days&after=${after}`, 7);
      seen.push(...page.rows.map(({ code, side }) => `${code} ${side}`));
      after = page.after ? `${page.after.value}.${page.after.id}` : "";
    } while (after !== "");
    const whole = (await list("view=next-7-days", 2500)).rows;
    expect(seen).toEqual(whole.map(({ code, side }) => `${code} ${side}`));
    expect(new Set(seen).size).toBe(whole.length);
  });

  test("counts on each day what it lists there, under its filters too", async () => {
    for (const query of ["", "place=airport-sarajevo", `car=${carId}`, "q=amra&view=next-7-days"]) {
      const rows = (await list(query, 2500)).rows.filter(({ isOverdue }) => !isOverdue);
      const of = (day: string, asked: string) =>
        rows.filter(({ side, moveAt }) => side === asked && moveAt?.startsWith(day)).length;
      for (const { day, pickups, returns } of await countsOf(query))
        expect([query, day, pickups, returns]).toEqual([query, day, of(day, "out"), of(day, "in")]);
    }
    expect((await countsOf("")).length).toBeGreaterThan(5);
    expect(await countsOf("view=all")).toEqual([]);
  });

  test("takes the place where the vehicle goes out or comes back, and no other", async () => {
    const { rows } = await list("view=next-7-days&place=airport-sarajevo", 2500);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(row.side === "out" ? row.pickupLocationId : row.dropoffLocationId).toBe(
        "airport-sarajevo",
      );
  });
});

test("an erased customer is found by nothing but the code", async () => {
  const { pool } = stage.deps;
  const form = await bookingForm(stage.deps, {
    selection: plainSelection(carId),
    details: { ...jonas, firstName: "Vanishing", email: "gone@example.net" },
    trip: tripAt("2026-08-03T10:00", "2026-08-10T10:00"),
  });
  const booked = await bookCar(stage.deps, form);
  if (!booked.ok) throw new Error(booked.reason);
  const code = booked.code.replace(/^EP-|-/g, "");
  await pool.query(
    `update reservation set first_name = '', first_name_key = '', last_name = '', email = '', phone = '', erased_at = now()
     where code = $1`,
    [code],
  );
  expect(await codes("q=vanishing")).toEqual([]);
  expect(await codes("q=gone@example.net")).toEqual([]);
  expect(await codes(`q=${code}`)).toEqual([code]);
});

test("a search finds a long name by every beginning of two letters and more, and by no other letter", async () => {
  const name = "Hadžimuhamedović-Karađorđević";
  const { code } = await book(stage.deps, {
    selection: plainSelection(await addCar(stage.deps, { name: "Y", vehicles: 1 })),
    details: { ...emina, lastName: name },
    trip: tripAt("2026-07-02T10:00", "2026-07-09T10:00"),
  });
  const booked = code.replace(/^EP-|-/g, "");
  for (const part of ["hadzimuhamedovic", "karadordevic", "hadzimuhamedovickaradordevic"])
    for (let length = 2; length <= part.length; length += 1)
      expect(await codes(`view=all&q=emina+${part.slice(0, length)}`)).toContain(booked);
  for (const typed of ["hadzimuhamedovix", "hadzimuhamex", "hadx", "adzimuhamedovic"])
    expect(await codes(`view=all&q=${typed}`)).not.toContain(booked);
});
