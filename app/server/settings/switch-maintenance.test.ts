import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { openCatalogue } from "../catalogue/catalogue-holder.ts";
import { silentLog } from "../log.ts";
import { findMaintenance } from "./find-maintenance.ts";
import { switchMaintenance } from "./switch-maintenance.ts";

let stage: Stage;
let amra: { id: string };
beforeAll(async () => {
  stage = await openStage();
  amra = await addStaff(stage.deps, "owner", { name: "Amra Hodžić" });
});
afterAll(() => stage.close());

const turn = (on: boolean) =>
  switchMaintenance(stage.deps.pool, { on, actor: { kind: "staff", id: amra.id } });
const entries = async () =>
  (await stage.deps.pool.query("select from audit_entry where subject_id = 'maintenance_mode'"))
    .rowCount;

test("it is off until somebody switches it, and then says who and when", async () => {
  expect(await findMaintenance(stage.deps.pool)).toEqual({ on: false, last: undefined });
  expect(await turn(true)).toEqual({ changed: true });
  const { on, last } = await findMaintenance(stage.deps.pool);
  expect([on, last?.by]).toEqual([true, "Amra Hodžić"]);
  expect(Math.abs(Date.now() - (last?.since ?? 0))).toBeLessThan(60_000);
});

test("what is so already is not written again", async () => {
  const before = await entries();
  expect(await turn(true)).toEqual({ changed: false });
  expect(await entries()).toBe(before);
});

test("of many who switch at once one does it", async () => {
  const before = (await entries()) ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => turn(false)));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect(await entries()).toBe(before + 1);
});

test("every process hears of it within two seconds", async () => {
  const { pool } = stage.otherProcess();
  const other = await openCatalogue(pool, { log: silentLog });
  const heard = async () => (await other.get()).facts.maintenanceMode;
  expect(await heard()).toBe(false);
  await turn(true);
  await vi.waitFor(async () => expect(await heard()).toBe(true), { timeout: 2000, interval: 20 });
  await turn(false);
  await vi.waitFor(async () => expect(await heard()).toBe(false), { timeout: 2000, interval: 20 });
  await other.close();
});

test("a command on the server has no name", async () => {
  await switchMaintenance(stage.deps.pool, { on: true, actor: { kind: "system" } });
  expect((await findMaintenance(stage.deps.pool)).last).toMatchObject({ by: undefined });
});

test.each([
  ["'\"true\"'", true],
  ["'\"false\"'", false],
  ["'\"maybe\"'", false],
  ["'null'", false],
  ["'{\"on\":1}'", false],
])(
  "the setting %s, as somebody may have written it, means %s and breaks nothing",
  async (value, on) => {
    const { pool, catalogue } = stage.deps;
    await pool.query(`update setting set value = ${value} where key = 'maintenance_mode'`);
    expect((await catalogue.refresh()).facts.maintenanceMode).toBe(on);
    expect((await findMaintenance(pool)).on).toBe(on);
  },
);

test("without the setting the site is open, and a switch writes it", async () => {
  const { pool, catalogue } = stage.deps;
  await pool.query("delete from setting where key = 'maintenance_mode'");
  expect((await catalogue.refresh()).facts.maintenanceMode).toBe(false);
  expect((await findMaintenance(pool)).on).toBe(false);
  expect(await turn(true)).toEqual({ changed: true });
  expect((await catalogue.refresh()).facts.maintenanceMode).toBe(true);
});
