import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { listOutlook } from "./list-outlook.ts";
import { previewRelocation } from "./preview-relocation.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ max: 8 });
});
afterAll(() => stage.close());

const now = "2026-06-01T10:00";
let named = 0;
const newCar = (vehicles: number, perDayCents?: number) =>
  addCar(stage.deps, { name: `seen ${named++}`, vehicles, ...(perDayCents && { perDayCents }) });

/** A reservation among others on a car with two vehicles, beside a dearer car that is free. */
async function busyHouse() {
  const [own, dearer] = [await newCar(2), await newCar(1, 5000)];
  const asked = { selection: plainSelection(own) };
  const { token } = await book(stage.deps, asked);
  const trip = tripAt("2026-07-14T10:00", "2026-07-17T10:00");
  await book(stage.deps, { ...asked, details: jonas, trip });
  const last = tripAt("2026-07-15T10:00", "2026-07-20T10:00");
  await book(stage.deps, { ...asked, details: jonas, trip: last });
  return { own, dearer, token };
}

test("a hand is told of each row and each step what the preview of it says", async () => {
  const { token } = await busyHouse();
  for (const part of ["whole", "start", "end"] as const) {
    const listed = await listOutlook(stage.deps, { token, now, part, zoom: "2-weeks" });
    const seen = [
      ...(part === "whole" ? (listed?.onVehicles ?? []) : []),
      ...(listed?.along ?? []),
    ];
    expect(seen.length).toBeGreaterThan(12);
    for (const { spot, landing } of seen) {
      const preview = await previewRelocation(stage.deps, { token, spot, now });
      if (!preview.ok && preview.reason === "unchanged") continue;
      const told = landing.ok ? landing.differenceCents : landing.reason;
      const answered = preview.ok ? preview.differenceCents : preview.reason;
      const said = answered === "selection" ? "no-price" : answered;
      expect([spot, told]).toEqual([spot, said]);
    }
  }
});

test("a shortage of counted extras is told of each step as the preview tells it", async () => {
  const { pool, catalogue } = stage.deps;
  await pool.query("update extra set stock = 1 where code = 'roof_box'");
  await catalogue.refresh();
  const withBox = async () => ({
    ...plainSelection(await newCar(1)),
    extras: { roof_box: 1 },
  });
  const trip = tripAt("2026-07-16T10:00", "2026-07-20T10:00");
  await book(stage.deps, { selection: await withBox(), details: jonas, trip });
  const { token } = await book(stage.deps, { selection: await withBox() });
  const listed = await listOutlook(stage.deps, { token, now, part: "end", zoom: "2-weeks" });
  const short = { ok: false, reason: "extra-out-of-stock", missing: { code: "roof_box", left: 0 } };
  const told = new Map(listed?.along.map(({ spot, landing }) => [spot.dropoffAt, landing]));
  expect(told.get("2026-07-15T10:00")).toMatchObject({ ok: true });
  expect(told.get("2026-07-17T10:00")).toEqual(short);
  for (const { spot, landing } of listed?.along ?? []) {
    const preview = await previewRelocation(stage.deps, { token, spot, now });
    expect([spot, landing.ok || landing.reason]).toEqual([spot, preview.ok || preview.reason]);
  }
});

test("who goes elsewhere, and who is in the way, is named by the rows", async () => {
  const { token, own } = await busyHouse();
  const listed = await listOutlook(stage.deps, { token, now, part: "end", zoom: "2-weeks" });
  const to = (dropoffAt: string) => listed?.along.find(({ spot }) => spot.dropoffAt === dropoffAt);
  const clashing = to("2026-07-16T10:00")?.landing;
  if (!clashing || clashing.ok || clashing.reason !== "taken") throw new Error("it has room");
  const other = listed?.named.get(clashing.inTheWay ?? "");
  const codes = await stage.deps.pool.query<{ code: string }>(
    "select code from reservation where car_id = $1",
    [own],
  );
  expect(codes.rows.map(({ code }) => code)).toContain(other?.code);
  expect(other?.name).toBe(jonas.lastName);
});

test("another vehicle shows the price of its car", async () => {
  const { token, dearer } = await busyHouse();
  const listed = await listOutlook(stage.deps, { token, now, part: "whole", zoom: "2-weeks" });
  const [vehicleId = 0] = await vehicleIds(stage.deps, dearer);
  const there = listed?.onVehicles.find(({ spot }) => spot.vehicleId === vehicleId);
  expect(there?.landing).toMatchObject({ ok: true, differenceCents: 13_300, moves: [] });
});

test("what holds no vehicle is told nothing", async () => {
  const asked = { token: "nobody", now, part: "whole", zoom: "1-day" } as const;
  expect(await listOutlook(stage.deps, asked)).toBeUndefined();
});
