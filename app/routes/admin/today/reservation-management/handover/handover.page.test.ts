import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../../test/casts/cast.ts";
import { ink, papers } from "../../../../../../test/casts/handover-cast.ts";
import { staffSite } from "../../../../../../test/world/staff-site.ts";
import { testNow } from "../../../../../../test/world/app.ts";
import { addDays, dateOf } from "../../../../../domain/calendar.ts";
import type { HandoverSheet, InSheet, OutSheet } from "../../../../../domain/handovers/sheet.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import { handoverWords } from "../../../../../i18n/admin-handover/en.ts";
import { movesWords } from "../../../../../i18n/admin-moves/en.ts";
import { phoneWords } from "../../../../../i18n/admin-phone/en.ts";
import type { HandoverPage } from "./load-handover.ts";
import type { SheetReply } from "./send-sheet.ts";
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
  phoneKey: string = crypto.randomUUID(),
) => {
  const { version } = await found();
  const sent = {
    sheet,
    signatures: { customer: ink, staff: ink },
    acknowledged: ["odometer-jump"],
    phoneKey,
    sentAt: testNow,
  };
  const text = JSON.stringify(sent);
  // Longer than any text that somebody types into a field.
  expect(text.length).toBeGreaterThan(1000);
  const form = { version: String(version), sheet: text, ...more };
  return site.post(`${pageOf(direction)}/sheet`, form, "agent");
};
const said = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as SheetReply),
});

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
    expect(await said(early)).toMatchObject({ status: 409, ok: false, reason: "too-early" });
    const low = await post("out", { ...sheet, odometerKm: -1 }, { early: "yes" });
    expect(await said(low)).toMatchObject({ reason: "invalid", problems: [{ code: "odometer" }] });
    const broken = { version: "1", sheet: "{" };
    expect((await site.post(`${pageOf("out")}/sheet`, broken, "agent")).status).toBe(400);
    expect((await site.post(`${pageOf("away")}/sheet`, broken, "agent")).status).toBe(404);
    expect((await site.post(`${pageOf("out")}/sheet`, broken, "viewer")).status).toBe(403);
    expect((await found()).view.status).toBe("confirmed");
  });

  test("names the photos of documents that the settings ask for, and is refused until somebody knows", async () => {
    const write = async (value: boolean) => {
      await site.deps.pool.query(
        `insert into setting (key, value) values ('papers_photos', $1)
         on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(value)],
      );
      await site.deps.catalogue.refresh();
    };
    const missing = words.warnings["no-papers-photos"](0, 3);
    expect((await site.read(pageOf("out"), "agent")).html).not.toContain(missing);
    await write(true);
    expect((await site.read(pageOf("out"), "agent")).html).toContain(missing);
    const inBosnian = handoverWords("ba").warnings["no-papers-photos"](0, 3);
    expect((await site.read(`/ba${pageOf("out")}`, "agent")).html).toContain(inBosnian);
    const sheet: OutSheet = { ...(await common()), direction: "out", drivers: [papers] };
    expect(await said(await post("out", sheet, { early: "yes" }))).toMatchObject({
      status: 409,
      reason: "unacknowledged",
      open: [{ code: "no-papers-photos", taken: 0, asked: 3 }],
    });
    expect((await found()).view.status).toBe("confirmed");
    await write(false);
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
    const board = "/admin/reservation-management?view=tomorrow";
    const { name } = await site.deps.pool
      .query<{ name: string }>(`select name from "user" where role = 'agent'`)
      .then(({ rows }) => rows[0] ?? { name: "nobody" });
    expect((await site.read(board, "viewer")).html).toContain(movesWords("en-us").begun(name, ""));
    const broken = { version: "0", draft: "{" };
    expect((await site.post(`${pageOf("out")}/draft`, broken, "agent")).status).toBe(400);
    expect((await site.post(`${pageOf("away")}/draft`, broken, "agent")).status).toBe(404);
  });

  test("of today and tomorrow goes to the phones of those who may do it", async () => {
    const ahead = "/admin/reservation-management/ahead";
    const listAhead = async () => {
      const answer = await site.get(ahead, site.as("agent"));
      return ((await answer.json()) as { pages: HandoverPage[] }).pages;
    };
    const pages = await listAhead();
    expect(pages).toMatchObject([
      { isOpen: true, facts: { code, direction: "out", customerName: expect.any(String) } },
    ]);
    expect(pages[0]?.facts.heldCents).toBe(0);
    await site.deps.pool.query(
      `insert into deposit (reservation_id, method, amount_cents, last_four, held_at)
       select id, 'card-hold', 12000, '1234', $2 from reservation where code = $1`,
      [code, new Date(testNow)],
    );
    expect((await listAhead())[0]?.facts.heldCents).toBe(12_000);
    expect((await site.read(ahead, "viewer")).status).toBe(403);
    expect((await site.get(ahead)).headers.get("Location")).toContain("/admin/login");
  });

  test("brings the vehicle out and back, once however often the same sheet is sent", async () => {
    const sheet: OutSheet = { ...(await common()), direction: "out", drivers: [papers] };
    const phoneKey = crypto.randomUUID();
    const done = { status: 200, ok: true, code: sheet.code };
    expect(await said(await post("out", sheet, { early: "yes" }, phoneKey))).toEqual(done);
    expect(await said(await post("out", sheet, { early: "yes" }, phoneKey))).toEqual(done);
    expect((await found()).view.status).toBe("on_rent");

    // Somebody else at the same car, whose phone had no connection: theirs goes beside it.
    const photo = { kind: "rear", sha256: "a".repeat(64), takenAt: testNow } as const;
    const second = { ...sheet, odometerKm: 50_010, note: "A stone chip.", photos: [photo] };
    const answer = await said(await post("out", second, { early: "yes" }));
    if (answer.ok || !answer.other) throw new Error("the first sheet is not told");
    expect(answer).toMatchObject({ status: 409, reason: "already" });
    const { handoverId, ...first } = answer.other;
    expect(first).toMatchObject({
      at: now,
      odometerKm: 50_000,
      energy: { fuelEighths: 8 },
      marks: 0,
      photos: 0,
    });
    const beside = { addendumTo: String(handoverId) };
    expect(await said(await post("out", second, beside))).toEqual(done);
    const { rows } = await site.deps.pool.query<{ km: number; addendum: number | null }>(
      "select odometer_km as km, addendum_to as addendum from handover order by id",
    );
    expect(rows).toEqual([
      { km: 50_000, addendum: null },
      { km: 50_010, addendum: handoverId },
    ]);
    const board = await site.read("/admin/reservation-management?view=tomorrow", "viewer");
    expect(board.html).toContain(phoneWords("en-us").here(0, 1));
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
    expect(await said(await post("in", back))).toMatchObject({ ok: true });
    expect((await found()).view.status).toBe("returned");
  });
});
