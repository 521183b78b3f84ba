import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { addStaff } from "../../../../test/casts/staff-cast.ts";
import { listMoves } from "./list-moves.ts";
import { listDrivers, nameDriver, tickMove } from "./run-deeds.ts";

let stage: Stage;
let amra: string;
let accountant: string;
beforeAll(async () => {
  stage = await openStage();
  amra = (await addStaff(stage.deps, "agent")).id;
  accountant = (await addStaff(stage.deps, "accountant")).id;
});
afterAll(() => stage.close());
beforeEach(() => stage.deps.clock.set("2026-06-01T10:00:00+02:00"));

const query = async (text: string, values: unknown[] = []) =>
  (await stage.deps.pool.query<Record<string, unknown>>(text, values)).rows;
let named = 0;
const reserve = async () => {
  const carId = await addCar(stage.deps, { name: `car ${named++}`, vehicles: 1 });
  const trip = tripAt("2026-06-10T09:00", "2026-06-14T09:00");
  const { code, token } = await book(stage.deps, { selection: plainSelection(carId), trip });
  return { code: code.replaceAll("-", "").slice(2), token };
};
const by = () => ({ actor: { kind: "staff" as const, id: amra } });
const name = (code: string, driverId: string | undefined, side: "out" | "in" = "out") =>
  nameDriver(stage.deps, { code, side, by: by(), driverId });
const tick = (code: string, isDone = true, side: "out" | "in" = "out") =>
  tickMove(stage.deps, { code, side, by: by(), isDone, memberId: amra });
const moveOf = async (code: string, side: "out" | "in" = "out") =>
  (await listMoves(stage.deps, { from: "2026-06-10", to: "2026-06-15" })).find(
    (move) => move.code === code && move.side === side,
  );
const deedsOf = async (code: string) =>
  (
    await query(
      `select action from audit_entry join reservation on subject_id = reservation.id::text
       where subject_kind = 'reservation' and code = $1
         and action in ('reservation.driver', 'reservation.ticked', 'reservation.unticked')
       order by audit_entry.id`,
      [code],
    )
  ).map(({ action }) => action);

describe("whoever drives", () => {
  test("is named for one side, changed and taken back, each time in the audit log", async () => {
    const { code } = await reserve();
    expect(await name(code, amra)).toEqual({ ok: true });
    expect((await moveOf(code))?.driver?.id).toBe(amra);
    expect((await moveOf(code, "in"))?.driver).toBeUndefined();
    expect(await name(code, amra)).toEqual({ ok: true });
    expect(await name(code, undefined)).toEqual({ ok: true });
    expect((await moveOf(code))?.driver).toBeUndefined();
    expect(await deedsOf(code)).toEqual(["reservation.driver", "reservation.driver"]);
  });

  test("is a member who may hand over, and still here", async () => {
    const { code } = await reserve();
    for (const id of [accountant, "nobody at all", ""])
      expect(await name(code, id || "x")).toEqual({ ok: false, reason: "not-a-driver" });
    const { id: gone } = await addStaff(stage.deps, "agent", { email: "gone@example.ba" });
    await query(`update "user" set disabled = true where id = $1`, [gone]);
    expect(await name(code, gone)).toEqual({ ok: false, reason: "not-a-driver" });
    const ids = (await listDrivers(stage.deps)).map(({ id }) => id);
    expect(ids).toContain(amra);
    expect(ids).not.toContain(accountant);
    expect(ids).not.toContain(gone);
  });

  test("is forgotten when the time or the place of the move changes", async () => {
    const { code } = await reserve();
    await name(code, amra);
    await tick(code);
    await query(`update reservation set pickup_local = '2026-06-11T09:00' where code = $1`, [code]);
    expect(await moveOf(code)).not.toHaveProperty("driver");
    expect(await moveOf(code)).not.toHaveProperty("ticked");
    await name(code, amra);
    expect((await moveOf(code))?.driver?.id).toBe(amra);
    expect(await moveOf(code)).not.toHaveProperty("ticked");
  });
});

describe("a tick", () => {
  test("says when and who, keeps the driver, and is taken back", async () => {
    const { code } = await reserve();
    await name(code, amra);
    stage.deps.clock.set("2026-06-10T08:40:00+02:00");
    expect(await tick(code)).toEqual({ ok: true });
    expect((await moveOf(code))?.ticked?.at).toBe("2026-06-10T08:40");
    stage.deps.clock.set("2026-06-10T08:50:00+02:00");
    await tick(code);
    expect((await moveOf(code))?.ticked?.at).toBe("2026-06-10T08:40");
    expect((await moveOf(code))?.driver?.id).toBe(amra);
    await tick(code, false);
    expect(await moveOf(code)).not.toHaveProperty("ticked");
    expect(await deedsOf(code)).toEqual([
      "reservation.driver",
      "reservation.ticked",
      "reservation.unticked",
    ]);
  });

  test("of two at once is written once", async () => {
    const { code } = await reserve();
    await Promise.all(Array.from({ length: 8 }, () => tick(code)));
    expect(await deedsOf(code)).toEqual(["reservation.ticked"]);
  });
});

test("what was called off, or never was, is refused", async () => {
  const { code, token } = await reserve();
  await query("update reservation set status = 'cancelled' where token = $1", [token]);
  expect(await tick(code)).toEqual({ ok: false, reason: "closed" });
  expect(await name(code, amra)).toEqual({ ok: false, reason: "closed" });
  expect(await tick("0000000000")).toEqual({ ok: false, reason: "not-found" });
});
