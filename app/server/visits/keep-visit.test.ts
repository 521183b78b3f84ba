import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import type { VisitStart, VisitView } from "../../domain/visits/visit-event.ts";
import { forgetVisits } from "./forget-visits.ts";
import { keepVisit, type VisitTold } from "./keep-visit.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  vi.useFakeTimers({ now: stage.deps.clock.now(), toFake: ["Date"] });
  await stage.owner.query("truncate visit, page_view, rate_limit");
  await stage.deps.pool.query("delete from setting where key = 'visit_months'");
});
afterEach(() => void vi.useRealTimers());

const phone =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36";
const session = "0b6f2f0e-7a52-4c1e-9f0a-3d1c2b3a4d5e";
const stranger = "6a1d6a52-1f6b-4d3e-8c39-0e8a7b6c5d4f";
const views = [
  "11111111-1111-4111-8111-111111111111",
  "22222222-2222-4222-8222-222222222222",
] as const;

const start: VisitStart = {
  kind: "start",
  session,
  view: views[0],
  path: "/vehicles",
  language: "ba",
  referrer: "www.google.com",
  smallerSidePixels: 360,
};
const view: VisitView = {
  kind: "view",
  session,
  view: views[1],
  path: "/locations",
  seconds: 0,
  leaves: false,
};

let visitors = 0;
const tell = (event: VisitTold["event"], told: Partial<VisitTold> = {}) =>
  keepVisit(
    { ...stage.deps, findPlace: () => ({ country: "BA", city: "Tuzla" }) },
    {
      event,
      address: `203.0.113.${(visitors += 1) % 250}`,
      userAgent: phone,
      optedOut: false,
      isStaff: false,
      ...told,
    },
  );
const later = (minutes: number) => {
  stage.deps.clock.advance(minutes * 60_000);
  vi.setSystemTime(stage.deps.clock.now());
};
const visits = async () =>
  (await stage.deps.pool.query("select * from visit order by id")).rows as unknown[];
const seen = async () =>
  (await stage.deps.pool.query("select * from page_view order by id")).rows as unknown[];

describe("a visit", () => {
  test("is kept with what is known of it, and nothing of its address", async () => {
    expect(await tell(start, { address: "203.0.113.77" })).toEqual({ ok: true });
    const now = new Date(stage.deps.clock.now());
    const rows = await visits();
    expect(rows).toMatchObject([
      {
        session_id: session,
        started_at: now,
        last_seen_at: now,
        entry_page: "/vehicles",
        exit_page: null,
        browser: "Chrome",
        referrer_host: "www.google.com",
        city: "Tuzla",
        country: "BA",
        device_type: "mobile",
        language: "ba",
      },
    ]);
    expect(JSON.stringify([rows, await seen()])).not.toContain("203.0.113");
    expect(await seen()).toMatchObject([
      { view_id: views[0], path: "/vehicles", at: now, seconds_spent: null },
    ]);
  });

  test("that is told twice, or by many at once, is one", async () => {
    const answers = await Promise.all([tell(start), tell(start), tell(start), tell(start)]);
    expect(new Set(answers.map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(await visits()).toHaveLength(1);
    expect(await seen()).toHaveLength(1);
  });

  test("has the kind of its screen when its browser says none", async () => {
    const odd = "Mozilla/5.0 (Unknown thing) Gecko/20100101 Firefox/120.0";
    await tell({ ...start, smallerSidePixels: 800 }, { userAgent: odd });
    await tell({ ...start, session: stranger, view: views[1] }, { userAgent: odd });
    expect(await visits()).toMatchObject([{ device_type: "tablet" }, { device_type: "mobile" }]);
  });

  test("without a file of places has no place", async () => {
    const { referrer: _, smallerSidePixels: __, ...bare } = start;
    await keepVisit(stage.deps, {
      event: bare,
      address: "203.0.113.9",
      userAgent: phone,
      optedOut: false,
      isStaff: false,
    });
    expect(await visits()).toMatchObject([{ city: null, country: null, referrer_host: null }]);
  });
});

describe("a page", () => {
  test("is added, then the time on it, which only grows, and where the visit ended", async () => {
    await tell(start);
    later(3);
    expect(await tell(view)).toEqual({ ok: true });
    later(2);
    await tell({ ...view, seconds: 90, leaves: true });
    await tell({ ...view, seconds: 30, leaves: true });
    expect(await seen()).toMatchObject([
      { path: "/vehicles", seconds_spent: null },
      { path: "/locations", seconds_spent: 90 },
    ]);
    expect(await visits()).toMatchObject([
      {
        entry_page: "/vehicles",
        exit_page: "/locations",
        last_seen_at: new Date(stage.deps.clock.now()),
      },
    ]);
  });

  test("whose time comes before itself was seen that long ago", async () => {
    await tell(start);
    later(10);
    await tell({ ...view, seconds: 120 });
    const at = new Date(stage.deps.clock.now() - 120_000);
    expect((await seen()).at(-1)).toMatchObject({ at, seconds_spent: 120 });
  });

  test("of a visit that nobody knows is refused", async () => {
    expect(await tell(view)).toEqual({ ok: false, reason: "no-visit" });
    expect(await seen()).toEqual([]);
  });

  test("of one visit is never changed through another", async () => {
    await tell(start);
    await tell({ ...start, session: stranger, view: views[1], path: "/contact" });
    await tell({ ...view, view: views[0], session: stranger, seconds: 5000, path: "/legal" });
    await tell({ ...start, session: stranger, view: views[0] });
    expect(await seen()).toMatchObject([
      { view_id: views[0], path: "/vehicles", seconds_spent: null },
      { view_id: views[1], path: "/contact" },
    ]);
  });

  test("of a place or car that we do not have is refused", async () => {
    await tell(start);
    for (const path of ["/locations/no-such-place", "/cars/suv/99999", "/cars/economy/x"]) {
      const none = { ok: false, reason: "no-page" };
      expect(await tell({ ...view, path })).toEqual(none);
      expect(await tell({ ...start, session: stranger, path })).toEqual(none);
    }
    const { cars, priceList } = await stage.deps.catalogue.get();
    const [car, place] = [cars[0], priceList.locations[0]];
    for (const path of [`/cars/${car?.category}/${car?.id}`, `/locations/${place?.slug.bs}`]) {
      expect(await tell({ ...view, view: crypto.randomUUID(), path })).toEqual({ ok: true });
    }
    expect(await visits()).toHaveLength(1);
    expect(await seen()).toHaveLength(3);
  });
});

describe("whoever must not be recorded is answered alike and not kept", () => {
  test.each([
    ["a bot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["one without a name", { userAgent: undefined }],
    ["one whose browser says no", { optedOut: true }],
  ])("%s", async (_, told) => {
    expect(await tell(start, told)).toEqual({ ok: true });
    expect(await tell(view, told)).toEqual({ ok: true });
    expect(await visits()).toEqual([]);
  });
});

test("a visit is forgotten with all its pages, by its own id alone, also by one whose browser says no", async () => {
  await tell(start);
  await tell(view);
  await tell({ ...start, session: stranger, view: crypto.randomUUID() });
  expect(await tell({ kind: "forget", session }, { optedOut: true })).toEqual({ ok: true });
  expect(await tell({ kind: "forget", session })).toEqual({ ok: true });
  expect(await visits()).toMatchObject([{ session_id: stranger }]);
  expect(await seen()).toHaveLength(1);
});

test("the ninety-first of a minute from one address has to wait, and nothing of it is kept", async () => {
  const address = "198.51.100.7";
  for (let count = 1; count <= 90; count += 1) {
    const told = { ...start, session: crypto.randomUUID(), view: crypto.randomUUID() };
    expect(await tell(told, { address })).toEqual({ ok: true });
  }
  const told = { ...start, session: crypto.randomUUID(), view: crypto.randomUUID() };
  expect(await tell(told, { address })).toMatchObject({ reason: "too-many-tries" });
  expect(await tell({ ...told, session: stranger })).toEqual({ ok: true });
  expect(await visits()).toHaveLength(91);
});

describe("old visits", () => {
  const clear = () => forgetVisits(stage.deps.pool, stage.deps.clock.now());
  const days = (count: number) => later(count * 24 * 60);

  test("are forgotten 13 months after their last page", async () => {
    await tell(start);
    days(200);
    await tell({ ...start, session: stranger, view: views[1] });
    stage.deps.clock.set("2027-07-01T09:59:00+02:00");
    expect(await clear()).toBe(0);
    expect(await visits()).toHaveLength(2);
    stage.deps.clock.set("2027-07-01T10:01:00+02:00");
    expect(await clear()).toBe(1);
    expect(await visits()).toMatchObject([{ session_id: stranger }]);
    expect(await seen()).toHaveLength(1);
  });

  test("lose their old pages while they go on", async () => {
    await tell(start);
    stage.deps.clock.set("2027-06-20T10:00:00+02:00");
    await tell(view);
    stage.deps.clock.set("2027-07-02T10:00:00+02:00");
    await clear();
    expect(await visits()).toHaveLength(1);
    expect(await seen()).toMatchObject([{ view_id: views[1] }]);
  });

  test.each([
    ["2", 0],
    ['"much"', 1],
    ["0", 1],
    ["-3", 1],
    ["1e9", 1],
  ])("are kept as long as the setting says, when it says something (%s)", async (value, left) => {
    await tell(start);
    await stage.deps.pool.query(
      "insert into setting (key, value) values ('visit_months', $1::jsonb)",
      [value],
    );
    days(70);
    await clear();
    expect(await visits()).toHaveLength(left);
  });
});
