/** A vehicle in repair, on its page. */
import { expect, test } from "vitest";
import { addBlock, addCar, vehicleIds } from "../../../../../../test/casts/cast.ts";
import { fixedClock } from "../../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { listBlocks } from "../../../../../server/availability/end-block.ts";

const site = staffSite({ clock: fixedClock("2026-07-08T12:00:00+02:00") });
const words = adminCarsWords("en-us").vehicles.repair;

test("a vehicle in repair says so, and who may change vehicles ends it", async () => {
  const carId = await addCar(site.deps, { name: "Repaired", vehicles: 1 });
  const [vehicleId = 0] = await vehicleIds(site.deps, carId);
  await addBlock(site.deps, {
    carId,
    from: "2026-07-07T08:00+02:00",
    until: "2026-07-10T08:00+02:00",
  });
  const [block] = await listBlocks(site.deps, vehicleId);
  const path = `/admin/cars/${carId}/vehicles/${vehicleId}`;
  const { html } = await site.read(path, "manager");
  expect(html).toContain("Out of sale, Tue");
  expect(html).toContain(words.label);
  expect((await site.read(path, "agent")).html).not.toContain(words.sure);
  const form = {
    intent: "end-block",
    version: "1",
    carId: String(carId),
    block: String(block?.id),
  };
  expect((await site.post(path, form, "agent")).status).toBe(403);
  expect((await site.post(path, { ...form, block: "x" }, "manager")).status).toBe(400);
  expect(await listBlocks(site.deps, vehicleId)).toHaveLength(1);
  const [first, second] = [
    await site.post(path, form, "manager"),
    await site.post(path, form, "manager"),
  ];
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(await listBlocks(site.deps, vehicleId)).toEqual([]);
  expect((await site.read(path, "manager")).html).not.toContain(words.label);
});
