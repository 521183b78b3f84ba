import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { amra } from "../../../test/casts/staff-hand-cast.ts";
import { closeDrawer, countDrawer } from "./close-drawer.ts";
import { moveByHand } from "./move-by-hand.ts";
import { openDrawer } from "./open-drawer.ts";
import { listDrawers, readDrawer } from "./read-drawer.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(() => stage.close());

const locationId = "airport-tuzla";
const pieces = { EUR: { 5000: 2, 100: 3 }, BAM: { 2000: 5, 5: 9 } };
const open = (more = {}) =>
  openDrawer(stage.deps, { locationId, pieces, reason: "", by: amra, ...more });

test("a drawer from its opening to its close", async () => {
  // It was never closed before, so it should be empty.
  expect(await open()).toEqual({ ok: false, reason: "differs", lastCounted: { EUR: 0, BAM: 0 } });
  expect(await open({ locationId: "nowhere" })).toEqual({ ok: false, reason: "place" });
  expect(await open({ pieces: { EUR: { 3: 1 }, BAM: {} } })).toEqual({
    ok: false,
    reason: "pieces",
  });
  const both = await Promise.all([1, 2, 3].map(() => open({ reason: "from the safe" })));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter((one) => !one.ok && one.reason === "already-open")).toHaveLength(2);
  const sessionId = both.flatMap((one) => (one.ok ? one.sessionId : []))[0] ?? 0;

  const move = (more = {}) =>
    moveByHand(stage.deps, {
      sessionId,
      kind: "expense",
      currency: "BAM",
      hundredths: 1500,
      note: "car wash",
      formKey: "wash",
      by: amra,
      ...more,
    });
  expect(await Promise.all([move(), move()])).toEqual([{ ok: true }, { ok: true }]);
  expect(await move({ formKey: "a", note: "" })).toEqual({ ok: false, reason: "no-note" });
  expect(await move({ formKey: "b", hundredths: 0 })).toEqual({ ok: false, reason: "nothing" });
  expect(await move({ formKey: "c", hundredths: 8546 })).toEqual({ ok: false, reason: "too-much" });
  expect(await move({ formKey: "d", kind: "float", currency: "EUR", hundredths: 2000 })).toEqual({
    ok: true,
  });

  const drawer = await readDrawer(stage.deps.pool, sessionId);
  expect(drawer?.openingDifference).toEqual({ EUR: 10_300, BAM: 10_045 });
  expect(
    drawer?.movements.map(({ kind, cash, note, staffName }) => [kind, cash, note, staffName]),
  ).toEqual([
    ["expense", { EUR: 0, BAM: -1500 }, "car wash", expect.any(String)],
    ["float", { EUR: 2000, BAM: 0 }, "car wash", expect.any(String)],
  ]);

  const counted = { EUR: { 5000: 2, 100: 3 }, BAM: { 2000: 4, 500: 1, 5: 9 } };
  const count = await countDrawer(stage.deps, { sessionId, pieces: counted, by: amra });
  expect(count).toMatchObject({
    ok: true,
    expected: { EUR: 12_300, BAM: 8545 },
    difference: { EUR: -2000, BAM: 0 },
    causes: [{ code: "same-amount", at: 1, currency: "EUR" }],
  });
  const shut = (more = {}) =>
    closeDrawer(stage.deps, {
      sessionId,
      pieces: counted,
      by: amra,
      seenExpected: { EUR: 12_300, BAM: 8545 },
      reason: "the float stayed in the safe",
      ...more,
    });
  expect(await shut({ reason: "" })).toMatchObject({ ok: false, reason: "differs" });
  expect(await shut({ seenExpected: { EUR: 1, BAM: 0 } })).toMatchObject({
    ok: false,
    reason: "moved",
  });
  const closings = await Promise.all([shut(), shut(), shut()]);
  expect(closings.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await move({ formKey: "e" })).toEqual({ ok: false, reason: "closed" });
  const read = await readDrawer(stage.deps.pool, sessionId);
  expect(read?.closed).toMatchObject({ counted: { EUR: 10_300, BAM: 8545 } });

  const shown = async () =>
    (await listDrawers(stage.deps.pool)).find((one) => one.locationId === locationId);
  expect(await shown()).toMatchObject({ countedPieces: counted });
  const fewer = { EUR: counted.EUR, BAM: { 2000: 4, 5: 9 } };
  const next = await open({ pieces: fewer, reason: "the five is torn" });
  if (!next.ok) throw new Error(next.reason);
  expect(await shown()).toMatchObject({ closedAt: null });
  const reopened = await readDrawer(stage.deps.pool, next.sessionId);
  expect(reopened?.openingDifference).toEqual({ EUR: 0, BAM: -500 });
  const audited = await stage.deps.pool.query<{ action: string }>(
    "select action from audit_entry where subject_kind = 'drawer' and subject_id = $1 order by id",
    [String(sessionId)],
  );
  expect(audited.rows.map(({ action }) => action)).toEqual([
    "drawer.open",
    "drawer.expense",
    "drawer.float",
    "drawer.count",
    "drawer.close",
  ]);
});
