import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, vehicleIds } from "../../../../../test/casts/cast.ts";
import { rowsOf } from "../../../../../test/casts/reservation-cast.ts";
import { askFor } from "../../../../../test/casts/staff-hand-cast.ts";
import { fixedClock } from "../../../../../test/world/fixed-clock.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { relocationWords } from "../../../../i18n/admin-relocation/en.ts";
import type { ShownOutlook } from "./answer-outlook.ts";
import type { RelocationAnswer } from "./answer-relocation.ts";
import type { Card } from "./load-card.ts";

const site = staffSite({ clock: fixedClock("2026-06-01T10:00:00+02:00") });
const page = "/admin/car-availability";
const words = plannerWords("en-us");
const moving = relocationWords("en-us");
const landing = landingWords("en-us");
const trip = { pickup: "2026-07-06T10:00", dropoff: "2026-07-13T10:00" };

let carId = 0;
let vehicles: number[] = [];
let booked = { token: "", code: "" };
beforeAll(async () => {
  carId = await addCar(site.deps, { name: "Planner", vehicles: 3 });
  vehicles = await vehicleIds(site.deps, carId);
  booked = await book(site.deps, { selection: plainSelection(carId) });
});

const bare = () => booked.code.replaceAll("-", "").slice(2);

describe("the page", () => {
  test.each(["", "/ba"])(
    "draws each vehicle with its bars, without scripts too (%s)",
    async (language) => {
      const { status, html } = await site.read(`${language}${page}?from=2026-07-01`, "viewer");
      expect(status).toBe(200);
      for (const plate of ["Planner-1", "Planner-2", "Planner-3"]) expect(html).toContain(plate);
      expect(html).toContain(`/admin/reservations/${bare()}`);
      expect(html).toContain("Hadžić-Đulić E.");
      expect(html).toContain('role="grid"');
    },
  );

  test("says everything that a bar shows as one sentence", async () => {
    const { html } = await site.read(`${page}?from=2026-07-01`, "viewer");
    expect(html).toContain(
      `Hadžić-Đulić E., ${booked.code}, Mon 6 Jul 10:00 to Mon 13 Jul 10:00, confirmed, to be paid, then turnaround"`,
    );
  });

  test("folds a car away and narrows to a state, by links alone", async () => {
    const folded = await site.read(`${page}?from=2026-07-01&folded=${carId}`, "viewer");
    const row = `data-vehicle="${vehicles[0]}"`;
    expect(folded.html).not.toContain(row);
    expect((await site.read(`${page}?from=2026-07-01`, "viewer")).html).toContain(row);
    expect(folded.html).toContain(words.unfold("Planner"));
    const late = await site.read(`${page}?from=2026-07-01&state=overdue`, "viewer");
    expect(late.html).toContain(words.empty.title);
  });

  test.each([
    ["zoom=1000-years", words.faults.zoom],
    ["place=atlantis", words.faults.place],
    [`folded=${Array.from({ length: 10_000 }, (_, id) => id).join(".")}`, words.faults.folded],
    ["from=0000-00-00", words.faults.from],
    ["from=9999-12-31", words.faults.from],
    ["category=spaceship", words.faults.category],
    ["state=burnt", words.faults.state],
    ["folded=-1.x", words.faults.folded],
    [`state=${"x".repeat(3000)}&zoom=1000`, words.faults.zoom],
  ])("an address that makes no sense falls back and says so: %#", async (query, sentence) => {
    const { status, html } = await site.read(`${page}?${query}`, "viewer");
    expect([status, html.includes(sentence)]).toEqual([200, true]);
  });
});

describe("a member's own views", () => {
  test("keep days, zoom and folded cars under a name, for that member alone", async () => {
    const query = `zoom=5-weeks&folded=${carId}`;
    const saved = await site.post(
      `${page}?${query}`,
      { intent: "save-view", name: "Mine" },
      "viewer",
    );
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${page}?${query}`]);
    const { html } = await site.read(page, "viewer");
    expect(html).toContain(`href="${page}?zoom=5-weeks&amp;folded=${carId}"`);
    expect((await site.read(page, "agent")).html).not.toContain(">Mine<");
  });

  test("are kept with all that an address can fold away", async () => {
    const folded = Array.from({ length: 200 }, (_, id) => 100_000 + id).join(".");
    const query = `folded=${folded}`;
    await site.post(`${page}?${query}`, { intent: "save-view", name: "Folded" }, "viewer");
    expect((await site.read(page, "viewer")).html).toContain(`?${query}"`);
  });

  test("without a name are refused in a sentence", async () => {
    const answer = await site.post(page, { intent: "save-view", name: "" }, "viewer");
    expect([answer.status, (await answer.text()).includes("Please give the view a name")]).toEqual([
      400,
      true,
    ]);
  });
});

const cardOf = async (role: StaffRole) => {
  const answer = await site.get(`${page}/${bare()}`, site.as(role));
  return (await answer.json()) as Card;
};
const send = async (fields: Record<string, string>, role: StaffRole = "agent") => {
  const answer = await site.post(`${page}/${bare()}`, fields, role);
  const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
  return { status: answer.status, ...(isJson ? ((await answer.json()) as RelocationAnswer) : {}) };
};
const current = async () => {
  const { seenVersion } = await askFor(site.deps, booked.token);
  const card = await cardOf("agent");
  return { version: String(seenVersion), seenTotalCents: String(card.totalCents), card };
};
const otherVehicle = async () => {
  const { card } = await current();
  return String(vehicles.find((id) => id !== card.spot?.vehicleId));
};

describe("the card of a bar", () => {
  test("says whom to call, what it costs, what comes next and where it could go", async () => {
    const card = await cardOf("agent");
    expect(card).toMatchObject({ code: booked.code, name: "Emina Hadžić-Đulić", mayMove: true });
    expect(card.reach?.tel).toBe("tel:+38761123456");
    expect(card.next?.to).toContain("/admin/reservation-management/");
    expect(card.landings.filter(({ plate }) => plate.startsWith("Planner"))).toHaveLength(3);
  });

  test("is seen by a viewer, who is offered no move", async () => {
    expect(await cardOf("viewer")).toMatchObject({ mayMove: false, landings: [] });
  });

  test("of nobody is not found", async () => {
    expect((await site.get(`${page}/2345678923`, site.as("agent"))).status).toBe(404);
  });
});

describe("a bar in somebody's hand", () => {
  const outlook = (query: string, role: StaffRole = "agent") =>
    site.get(`${page}/${bare()}?${query}`, site.as(role));

  test("is told what every row and every step would mean, in words", async () => {
    const answer = await outlook("part=end&zoom=2-weeks");
    expect(answer.status).toBe(200);
    const { rows, times } = (await answer.json()) as ShownOutlook;
    const own = rows.filter(({ vehicleId }) => vehicles.includes(vehicleId));
    expect(own.map(({ state, slot }) => [state, slot])).toEqual(
      own.map(() => ["free", moving.states.free]),
    );
    const longer = times.find(({ dropoffAt }) => dropoffAt === "2026-07-14T10:00");
    expect(longer?.words).toMatch(/Tue 14 Jul 10:00 · \+€/);
    const past = times.find(({ dropoffAt }) => dropoffAt < trip.pickup);
    expect(past).toBeUndefined();
  });

  test.each(["part=middle&zoom=2-weeks", "part=end&zoom=1000-years", "part=end"])(
    "of no part, or of no zoom, is a bad question: %s",
    async (query) => {
      expect((await outlook(query)).status).toBe(400);
    },
  );

  test("is nobody's who may not move it", async () => {
    expect((await outlook("part=end&zoom=2-weeks", "viewer")).status).toBe(403);
  });
});

describe("a move", () => {
  test("to another vehicle of the car is previewed, done, and undone", async () => {
    const before = await current();
    const { vehicleId = 0 } = before.card.spot ?? {};
    const there = { vehicle: await otherVehicle(), ...trip };
    const previewed = await send({ intent: "preview", ...there });
    expect(previewed.shown?.preview).toMatchObject({ deed: "swap", says: [landing.fits] });
    expect(previewed.shown?.preview.changes).toBeUndefined();
    const { version, seenTotalCents } = before;
    const moved = await send({ intent: "move", price: "today", version, seenTotalCents, ...there });
    expect(moved.status).toBe(200);
    expect((await current()).card.spot?.vehicleId).toBe(Number(there.vehicle));
    const { back } = moved.done ?? {};
    expect(back?.spot.vehicleId).toBe(vehicleId);
    const undone = await send({
      intent: "undo",
      vehicle: String(vehicleId),
      ...trip,
      version: String(back?.version),
      seenTotalCents: String(back?.totalCents),
      price: "today",
    });
    expect(undone.done?.sentence).toBe(landing.undone(booked.code));
    expect((await current()).card.spot?.vehicleId).toBe(vehicleId);
  });

  test("along the time shows old beside new first, and is undone at the old price", async () => {
    const { card, version } = await current();
    const vehicle = String(card.spot?.vehicleId);
    const there = { vehicle, pickup: trip.pickup, dropoff: "2026-07-14T10:00" };
    const { shown } = await send({ intent: "preview", ...there });
    expect(shown?.preview).toMatchObject({ deed: "change" });
    expect(shown?.preview.cost).toMatch(/^\+€/);
    const cents = String(shown?.preview.totalCents);
    const price = { price: "today", version, seenTotalCents: cents };
    const moved = await send({ intent: "move", ...there, ...price });
    expect(moved.status).toBe(200);
    const { back } = moved.done ?? {};
    const undone = await send({
      intent: "undo",
      vehicle: String(back?.spot.vehicleId),
      ...trip,
      version: String(back?.version),
      seenTotalCents: String(back?.totalCents),
      price: "today",
    });
    expect(undone.status).toBe(200);
    expect((await current()).card.totalCents).toBe(card.totalCents);
  });

  test("is taken back from its history later, while nothing else has changed", async () => {
    expect((await cardOf("viewer")).back).toBeUndefined();
    const { card, version, seenTotalCents } = await current();
    const vehicle = await otherVehicle();
    const there = { vehicle, ...trip, price: "today", version, seenTotalCents };
    expect((await send({ intent: "move", ...there })).status).toBe(200);
    const later = await cardOf("agent");
    expect(later.back).toMatchObject({ spot: card.spot, totalCents: card.totalCents });
    const undone = await send({
      intent: "undo",
      vehicle: String(later.back?.spot.vehicleId),
      ...trip,
      version: String(later.version),
      seenTotalCents: String(later.back?.totalCents),
      price: "today",
    });
    expect(undone.done?.sentence).toBe(landing.undone(booked.code));
    expect((await cardOf("agent")).spot).toEqual(card.spot);
  });

  test.each<[string, Record<string, string>, number, string | undefined]>([
    ["nowhere else", {}, 409, landing.refused.unchanged],
    [
      "into the past",
      { pickup: "2026-05-06T10:00", dropoff: "2026-05-13T10:00" },
      409,
      landing.inPast,
    ],
    [
      "into no time",
      { pickup: "2027-03-28T02:30", dropoff: "2027-04-02T10:00" },
      409,
      landing.refused["no-such-time"],
    ],
    ["turned round", { dropoff: "2026-07-01T10:00" }, 409, landing.refused["turned-around"]],
    ["onto no vehicle", { vehicle: "999999" }, 409, landing.taken],
    ["both at once", { vehicle: "999999", dropoff: "2026-07-15T10:00" }, 409, landing.refused.both],
    ["to no date", { pickup: "tomorrow" }, 400, undefined],
    ["to no vehicle at all", { vehicle: "x" }, 400, undefined],
    ["of an unknown kind", { intent: "burn" }, 400, undefined],
  ])("%s is refused with a sentence, and nothing changes", async (_, fields, status, sentence) => {
    const { card, version, seenTotalCents } = await current();
    const before = await rowsOf(site.deps, booked.token);
    const form = { intent: "move", vehicle: String(card.spot?.vehicleId), ...trip, price: "today" };
    const answer = await send({ ...form, version, seenTotalCents, ...fields });
    expect([answer.status, answer.refused]).toEqual([status, sentence]);
    expect(await rowsOf(site.deps, booked.token)).toBe(before);
  });

  test("onto a vehicle that is sold by then is refused with a sentence, and nothing changes", async () => {
    const sold = await addCar(site.deps, { name: "Sold", vehicles: 1 });
    const [vehicle = 0] = await vehicleIds(site.deps, sold);
    await site.deps.pool.query(
      "update vehicle set in_service_until = '2026-07-08T00:00+02:00' where id = $1",
      [vehicle],
    );
    await site.deps.catalogue.refresh();
    const before = await rowsOf(site.deps, booked.token);
    const { version, seenTotalCents } = await current();
    const there = { vehicle: String(vehicle), ...trip };
    const form = { intent: "move", price: "today", version, seenTotalCents };
    for (const fields of [
      { ...there, intent: "preview" },
      { ...form, ...there },
    ]) {
      const { status, refused } = await send(fields);
      expect([status, refused]).toEqual([409, landing.taken]);
    }
    expect(await rowsOf(site.deps, booked.token)).toBe(before);
  });

  test("over a clock change keeps the time of the clock at both ends", async () => {
    const { card, version, seenTotalCents } = await current();
    const vehicle = String(card.spot?.vehicleId);
    const autumn = { vehicle, pickup: "2026-10-24T10:00", dropoff: "2026-10-31T10:00" };
    const { shown } = await send({ intent: "preview", ...autumn });
    expect(shown?.preview).toMatchObject({ deed: "change", spot: { dropoffAt: autumn.dropoff } });
    expect([version, seenTotalCents]).not.toContain("");
  });

  test("of what somebody else changed meanwhile is refused", async () => {
    const { seenTotalCents } = await current();
    const there = { vehicle: await otherVehicle(), ...trip };
    const form = { intent: "move", price: "today", version: "77", seenTotalCents };
    const answer = await send({ ...form, ...there });
    expect([answer.status, answer.refused]).toEqual([409, moving.stale]);
  });

  test("to another car at the kept price is for who may set prices by hand", async () => {
    const other = await addCar(site.deps, { name: "Dearer", vehicles: 1, perDayCents: 9000 });
    const [vehicle] = (await vehicleIds(site.deps, other)).map(String);
    const there = { vehicle: vehicle ?? "", ...trip };
    const { shown } = await send({ intent: "preview", ...there });
    expect(shown?.preview.keep).toBeUndefined();
    const { version, seenTotalCents, card } = await current();
    const kept = { intent: "move", price: "kept", version, seenTotalCents, ...there };
    const refused = await send(kept);
    expect([refused.status, refused.refused]).toEqual([403, moving.mayNotKeep]);
    expect(
      (await send({ intent: "preview", ...there }, "manager")).shown?.preview.keep,
    ).toBeDefined();
    expect((await send(kept, "manager")).status).toBe(200);
    expect((await current()).card.totalCents).toBe(card.totalCents);
    // The way back is to the agreed price, which is nobody's choice.
    const { back } = await cardOf("agent");
    const now = await current();
    const way = {
      intent: "undo",
      price: "kept",
      ...trip,
      vehicle: String(back?.spot.vehicleId),
      version: now.version,
      seenTotalCents: String(back?.totalCents),
    };
    expect(back?.price).toBe("kept");
    const elsewhere = await send({ ...way, intent: "move", vehicle: vehicle ?? "" });
    expect(elsewhere.status).not.toBe(200);
    expect((await send(way)).status).toBe(200);
    expect((await current()).card.spot).toEqual(card.spot);
  });

  test.each(staffRoles)("is for who may steer reservations alone: %s", async (role) => {
    const { card } = await current();
    const form = { intent: "preview", vehicle: String(card.spot?.vehicleId), ...trip };
    const may = ["owner", "manager", "agent"].includes(role);
    expect((await send(form, role)).status).toBe(may ? 409 : 403);
  });
});
