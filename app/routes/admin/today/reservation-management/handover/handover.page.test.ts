import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { ink, papers } from "../../../../../../test/casts/handover-cast.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import type { HandoverSheet, InSheet, OutSheet } from "../../../../../domain/handovers/sheet.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { findForStaff } from "../../../../../server/reservations/reading/find-for-staff.ts";

const site = staffSite();
const words = handoverWords("en-us");
const now = toLocal(testNow);
const plain = (code: string) => code.replaceAll("-", "").slice(2);
let carId = 0;
let code = "";

beforeAll(async () => {
  carId = await addCar(site.deps, { name: "handed", vehicles: 1 });
  const trip = tripAt(`${addDays(dateOf(now), 1)}T12:00`, `${addDays(dateOf(now), 5)}T12:00`);
  code = plain((await book(site.deps, { selection: plainSelection(carId), trip })).code);
});

const found = async () => {
  const one = await findForStaff(site.deps, code);
  if (!one?.vehicle) throw new Error("the reservation has no vehicle");
  return { ...one, vehicle: one.vehicle };
};
const pageOf = (direction: string) => `/admin/reservation-management/${code}/${direction}`;
const common = async () => {
  const { vehicle, view } = await found();
  return {
    form: 1,
    code: view.code,
    vehicleId: vehicle.id,
    plate: vehicle.plate,
    at: now,
    locationId: view.trip.pickupLocationId,
    odometerKm: 50_000,
    energy: { fuelEighths: 8 },
    clean: true,
    equipment: {
      keys: 1,
      registration: 1,
      insurance: 1,
      triangle: 1,
      vest: 1,
      "first-aid": 1,
      "spare-wheel": 1,
      jack: 1,
      bulbs: 1,
      "winter-tyres": 1,
      chains: 0,
    },
    photos: [],
    takenBy: "staff",
    signedHow: "screen",
    customerName: papers.name,
    language: view.language,
    note: "Everything was seen together. ".repeat(20),
    marks: [],
  } as const;
};
const post = async (
  direction: "out" | "in",
  sheet: HandoverSheet,
  more: Record<string, string> = {},
) => {
  const { version } = await found();
  const sent = {
    sheet,
    signatures: { customer: ink, staff: ink },
    acknowledged: ["odometer-jump"],
    phoneKey: crypto.randomUUID(),
    sentAt: testNow,
  };
  const text = JSON.stringify(sent);
  // Longer than any text that somebody types into a field.
  expect(text.length).toBeGreaterThan(1000);
  return site.post(pageOf(direction), { version: String(version), sheet: text, ...more }, "agent");
};

describe("a handover", () => {
  test("is drawn with its steps, and only for who may do it", async () => {
    const { status, html } = await site.read(pageOf("out"), "agent");
    expect(status).toBe(200);
    for (const step of Object.values(words.steps)) expect(html).toContain(step);
    expect((await site.read(pageOf("out"), "accountant")).status).toBe(403);
    expect((await site.read(pageOf("in"), "agent")).html).toContain(words.refused.closed);
    expect((await site.read(pageOf("away"), "agent")).status).toBe(404);
    expect((await site.read("/admin/reservation-management/0000000000/out", "agent")).status).toBe(
      404,
    );
  });

  test("is refused with what is missing, and nothing is changed", async () => {
    const sheet: OutSheet = { ...(await common()), direction: "out", drivers: [papers] };
    const early = await post("out", sheet);
    expect(early.status).toBe(409);
    expect(await early.text()).toContain(words.refused["too-early"]);
    const low = await post("out", { ...sheet, odometerKm: -1 }, { early: "yes" });
    expect(await low.text()).toContain(words.problems.odometer);
    const broken = await site.post(pageOf("out"), { version: "1", sheet: "{" }, "agent");
    expect(broken.status).toBe(400);
    expect((await found()).view.status).toBe("confirmed");
  });

  test("that was begun is gone on with by anybody, and nobody writes over what they have not seen", async () => {
    const keep = (version: number, body: object) =>
      site.post(
        `${pageOf("out")}/draft`,
        { version: String(version), draft: JSON.stringify(body) },
        "agent",
      );
    const first = await keep(0, { odometer: "41 200" });
    expect(first.status).toBe(200);
    const { version } = (await first.json()) as { version: number };
    expect((await keep(0, { odometer: "1" })).status).toBe(409);
    expect((await keep(version, { odometer: "41 201" })).status).toBe(200);
    expect((await site.read(`${pageOf("out")}.data`, "owner")).html).toContain("41 201");
    const broken = { version: "0", draft: "{" };
    expect((await site.post(`${pageOf("out")}/draft`, broken, "agent")).status).toBe(400);
    expect((await site.post(`${pageOf("away")}/draft`, broken, "agent")).status).toBe(404);
  });

  test("brings the vehicle out and back, and leads to the board each time", async () => {
    const sheet: OutSheet = { ...(await common()), direction: "out", drivers: [papers] };
    const out = await post("out", sheet, { early: "yes" });
    expect(out.status).toBe(303);
    expect(out.headers.get("Location")).toMatch(/\/admin\/reservation-management\?done=out/);
    expect((await found()).view.status).toBe("on_rent");
    expect((await site.read(pageOf("out"), "agent")).html).toContain(words.refused.closed);

    const { html } = await site.read(pageOf("in"), "agent");
    expect(html).toContain(words.steps.money);
    const back: InSheet = {
      ...(await common()),
      direction: "in",
      odometerKm: 50_200,
      energy: { fuelEighths: 7 },
      lines: [{ name: "fuel", decision: "waived", reason: "regular customer" }],
    };
    const answer = await post("in", back);
    expect(answer.status).toBe(303);
    expect((await found()).view.status).toBe("returned");
  });
});
