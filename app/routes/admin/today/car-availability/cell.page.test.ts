import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, vehicleIds } from "../../../../../test/casts/cast.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import type { CellAnswer } from "./cell.ts";

const site = staffSite({ clock: fixedClock("2026-06-01T10:00:00+02:00") });
const page = "/admin/car-availability/cell";

let carId = 0;
let vehicle = 0;
let code = "";
beforeAll(async () => {
  carId = await addCar(site.deps, { name: "Asked", vehicles: 1 });
  [vehicle = 0] = await vehicleIds(site.deps, carId);
  ({ code } = await book(site.deps, { selection: plainSelection(carId) }));
});

const ask = async (query: string, prefix = "") => {
  const answer = await site.get(`${prefix}${page}?${query}`, site.as("viewer"));
  return (await answer.json()) as CellAnswer;
};

describe("a free time", () => {
  test("answers why it is not free, and fills the booking with the first start that works", async () => {
    const { says, booking } = await ask(`vehicle=${vehicle}&date=2026-07-05&time=12:00`);
    expect(says.slice(0, 2)).toEqual([
      `Not available for 3 days: ${code} (Hadžić-Đulić) has it from Mon 6 Jul 10:00.`,
      "The first start that works: Mon 13 Jul 12:00.",
    ]);
    expect(booking).toBe(
      `pickupDate=2026-07-13&pickupTime=12%3A00&dropoffDate=2026-07-16&dropoffTime=12%3A00&car=${carId}`,
    );
    const open = await ask(`vehicle=${vehicle}&date=2026-08-05&time=12:00`);
    expect(open.booking).toContain("dropoffDate=2026-08-08");
    const made = await site.read(`/admin/reservations/new?${booking}`, "agent");
    expect(made.html).toContain("2026-07-13");
  });

  test("fills the booking with as many days as the vehicle has", async () => {
    const allow = async (days: number) => {
      await site.deps.pool.query("update setting set value = $1 where key = 'min_rental_days'", [
        String(days),
      ]);
      await site.deps.catalogue.refresh();
    };
    await allow(1);
    const { says, booking } = await ask(`vehicle=${vehicle}&date=2026-07-04&time=06:00`);
    expect(says[0]).toMatch(/^Available from Sat 4 Jul 06:00 until /);
    expect(booking).toContain("dropoffDate=2026-07-06");
    await allow(3);
  });

  test("answers in Bosnian on the Bosnian side", async () => {
    const { says } = await ask(`vehicle=${vehicle}&date=2026-07-13&time=11:00`, "/ba");
    expect(says[0]).toBe(
      `Nije slobodno: nakon povrata za ${code} (Hadžić-Đulić) (pon, 13. jul, 10:00) vozilo se priprema.`,
    );
  });

  test.each([
    ["vehicle=x&date=2026-07-05", 400],
    ["vehicle=1", 400],
    ["vehicle=1&date=9999-99-99", 400],
    ["vehicle=999999&date=2026-07-05", 404],
  ])("of nothing is refused: %s", async (query, status) => {
    expect((await site.get(`${page}?${query}`, site.as("viewer"))).status).toBe(status);
  });

  test("far away is answered too", async () => {
    expect((await ask(`vehicle=${vehicle}&date=2999-07-05`)).says).toHaveLength(1);
  });
});
