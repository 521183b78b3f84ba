import { realContacts, writeContacts } from "../../../test/world/real-contacts.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addCar,
  book,
  julyWeek,
  openStage,
  plainSelection,
  type Stage,
} from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { writePlace } from "../../domain/locations/place-form.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changePlace } from "./change-place.ts";
import { futureReservations } from "./future-reservations.ts";
import { findUsualLead } from "./find-usual-lead.ts";
import { findPlace, listPlaces } from "./list-places.ts";
import { orderPlaces } from "./order-places.ts";
import { listSpecialDays, removeSpecialDay, saveSpecialDay } from "./special-days.ts";
import { changeTransfers, listTransfers } from "./transfers.ts";

let stage: Stage;
let by: Doer;
beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "manager");
  by = { actor: { kind: "staff", id }, addressHash: "x" };
});
afterAll(() => stage.close());

const today = "2026-06-01";
const formOf = async (id: string) => {
  const place = await findPlace(stage.deps.pool, id);
  return place ? writePlace(place.edit) : {};
};
async function change(id: string, wish: Record<string, string>, at?: Record<string, string>) {
  const seen = at ?? (await formOf(id));
  return changePlace(stage.deps.pool, { id, typed: { ...seen, ...wish }, seen, by });
}
const onSite = async (id: string) =>
  (await stage.deps.catalogue.refresh()).priceList.locations.find((place) => place.id === id);

describe("a place", () => {
  test("is sent back as it was without a change, each of them", async () => {
    for (const { id, version } of await listPlaces(stage.deps.pool)) {
      expect(await change(id, {})).toMatchObject({ ok: true });
      expect((await findPlace(stage.deps.pool, id))?.version).toBe(version);
    }
  });

  test("without contacts of its own has those of the agency", async () => {
    await writeContacts(stage.deps.pool);
    const { phone, email } = realContacts;
    expect(await onSite("airport-sarajevo")).toMatchObject({ phone, email });
    expect(await formOf("airport-sarajevo")).toMatchObject({ phone: "", email: "" });
    await change("airport-sarajevo", { email: "sarajevo@eternal-pro.ba" });
    expect(await onSite("airport-sarajevo")).toMatchObject({
      phone,
      email: "sarajevo@eternal-pro.ba",
    });
    expect(await formOf("airport-sarajevo")).toMatchObject({
      phone: "",
      email: "sarajevo@eternal-pro.ba",
    });
    await change("airport-sarajevo", { email: " ", phone: "" });
    expect(await onSite("airport-sarajevo")).toMatchObject({ phone, email });
  });

  test("is on the site as it was changed, with an entry of what changed", async () => {
    const wish = {
      "name.bs": "Aerodrom Tuzla, novi",
      phone: "061 123 456",
      lat: "44,4587",
      "hours.1.opens": "07:00",
      "hours.1.closes": "24:00",
      "hours.7.opens": "",
      "hours.7.closes": "",
    };
    expect(await change("airport-tuzla", wish)).toMatchObject({ ok: true });
    const place = await onSite("airport-tuzla");
    expect(place).toMatchObject({ phone: "+38761123456", lat: 44.4587 });
    expect(place?.name.bs).toBe("Aerodrom Tuzla, novi");
    expect([place?.hours.weekly[0], place?.hours.weekly[6]]).toEqual([
      { opens: "07:00", closes: "24:00" },
      undefined,
    ]);
    const { rows } = await stage.deps.pool.query(
      "select action, after from audit_entry order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({ action: "location.change", after: { "hours.7.opens": "" } });
  });

  test("has the lead time that the staff give it, or else that of the drive from where most vehicles stand", async () => {
    const leadOf = async () => (await onSite("airport-sarajevo"))?.leadMinutes;
    expect(await change("airport-sarajevo", { leadMinutes: "90" })).toMatchObject({ ok: true });
    expect(await leadOf()).toBe(90);
    expect(await change("airport-sarajevo", { leadMinutes: "" })).toMatchObject({ ok: true });
    expect(await leadOf()).toBe(await findUsualLead(stage.deps, "airport-sarajevo"));
    expect(await leadOf()).toBe(240);
  });

  test.each([
    [
      { keyBox: "on" },
      { "keyBoxText.en": { code: "missing" }, "keyBoxText.bs": { code: "missing" } },
    ],
    [{ leadMinutes: "-1" }, { leadMinutes: { code: "number", min: 0, max: 1_000_000 } }],
    [{ leadMinutes: "soon" }, { leadMinutes: { code: "number", min: 0, max: 1_000_000 } }],
    [{ leadMinutes: String(365 * 1440 + 1) }, { leadMinutes: { code: "over-advance" } }],
    [
      { lat: "18.67", lng: "44.53" },
      {
        lat: { code: "decimal", min: 40, max: 48, decimals: 12 },
        lng: { code: "decimal", min: 12, max: 24, decimals: 12 },
      },
    ],
    [{ lat: "" }, { lat: { code: "missing" } }],
    [{ lat: "1e400" }, { lat: { code: "decimal", min: 40, max: 48, decimals: 12 } }],
    [{ phone: "12" }, { phone: { code: "phone" } }],
    [{ email: "x" }, { email: { code: "email" } }],
    [{ "name.en": "\u0000" }, { "name.en": { code: "missing" } }],
    [{ "description.bs": "x".repeat(2001) }, { "description.bs": { code: "too-long", max: 2000 } }],
    [
      { "hours.2.opens": "09:00", "hours.2.closes": "08:00" },
      { "hours.2.closes": { code: "hours" } },
    ],
    [
      { "hours.2.opens": "24:00", "hours.2.closes": "24:00" },
      { "hours.2.closes": { code: "hours" } },
    ],
  ])("%j is refused", async (wish, faults) => {
    const before = await formOf("airport-tuzla");
    expect(await change("airport-tuzla", wish as Record<string, string>)).toEqual({
      ok: false,
      reason: "invalid",
      faults,
    });
    expect(await formOf("airport-tuzla")).toEqual(before);
  });

  test.each(["nowhere", "", "../x", "a\u0000", "x".repeat(5000)])("%j is none", async (id) => {
    expect(await change(id, {}, {})).toEqual({ ok: false, reason: "not-found" });
  });

  test("two members: different fields are both kept, of one field the second is told", async () => {
    const place = (await listPlaces(stage.deps.pool))[1]?.id ?? "";
    const seen = await formOf(place);
    expect(await change(place, { city: "A" }, seen)).toMatchObject({ ok: true });
    expect(await change(place, { postalCode: "1" }, seen)).toMatchObject({ ok: true });
    expect(await change(place, { city: "B" }, seen)).toMatchObject({
      ok: false,
      reason: "stale",
      theirs: { city: "A", postalCode: "1" },
    });
  });

  test("that is no longer offered leaves the site and stays with its reservations", async () => {
    const carId = await addCar(stage.deps, { name: "Hidden", vehicles: 1 });
    const { code } = await book(stage.deps, { selection: plainSelection(carId) });
    const asked = { id: "airport-tuzla", now: stage.deps.clock.now(), max: 5 };
    expect(await futureReservations(stage.deps.pool, asked)).toEqual([code]);
    expect(await change("airport-tuzla", { active: "" })).toMatchObject({ ok: true });
    const { withdrawn, priceList } = await stage.deps.catalogue.refresh();
    expect(priceList.locations.some(({ id }) => id === "airport-tuzla")).toBe(false);
    expect(withdrawn.locations.map(({ id }) => id)).toContain(julyWeek.pickupLocationId);
    expect(await change("airport-tuzla", { active: "on" })).toMatchObject({ ok: true });
  });

  test("that is the last one stays on offer, also when two are taken away at once", async () => {
    const ids = (await listPlaces(stage.deps.pool)).map(({ id }) => id);
    for (const id of ids.slice(2)) await change(id, { active: "" });
    const answers = await Promise.all(ids.slice(0, 2).map((id) => change(id, { active: "" })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers).toContainEqual({
      ok: false,
      reason: "invalid",
      faults: { active: { code: "last-place" } },
    });
    for (const id of ids) await change(id, { active: "on" });
  });
});

describe("the order", () => {
  test("is the one that was sent, and only of the places that there are", async () => {
    const ids = (await listPlaces(stage.deps.pool)).map(({ id }) => id);
    const turned = ids.toReversed();
    expect(await orderPlaces(stage.deps.pool, { ids: turned, by })).toEqual({ ok: true });
    expect((await listPlaces(stage.deps.pool)).map(({ id }) => id)).toEqual(turned);
    for (const wrong of [[], ids.slice(1), [...ids, "x"], [...ids.slice(1), ids[1] ?? ""]])
      expect(await orderPlaces(stage.deps.pool, { ids: wrong, by })).toEqual({
        ok: false,
        reason: "stale",
      });
  });
});

const christmas = {
  date: "2026-12-25",
  locationId: "",
  opens: "",
  closes: "",
  "label.en": "Christmas",
  "label.bs": "Božić",
};
const addDay = (wish: Record<string, string>) =>
  saveSpecialDay(stage.deps.pool, {
    id: undefined,
    typed: { ...christmas, ...wish },
    seen: {},
    today,
    by,
  });

describe("a special day", () => {
  test("wins over the week, can be changed and taken away", async () => {
    const added = await addDay({});
    if (!added.ok || !added.id) throw new Error("it was refused");
    expect((await onSite("airport-tuzla"))?.hours.special).toContainEqual(
      expect.objectContaining({ date: "2026-12-25", span: undefined }),
    );
    const changed = await saveSpecialDay(stage.deps.pool, {
      id: added.id,
      seen: added.after,
      typed: { ...added.after, opens: "10:00", closes: "14:00" },
      today,
      by,
    });
    expect(changed).toMatchObject({ ok: true });
    expect((await onSite("airport-tuzla"))?.hours.special).toContainEqual(
      expect.objectContaining({ span: { opens: "10:00", closes: "14:00" } }),
    );
    expect(await removeSpecialDay(stage.deps.pool, { id: added.id, by })).toEqual({
      removed: true,
    });
    expect(await removeSpecialDay(stage.deps.pool, { id: added.id, by })).toEqual({
      removed: false,
    });
    expect((await listSpecialDays(stage.deps.pool)).some(({ date }) => date === "2026-12-25")).toBe(
      false,
    );
  });

  test("is there once for a place and once for all, also when two add it at once", async () => {
    const answers = await Promise.all([
      addDay({ date: "2026-12-26" }),
      addDay({ date: "2026-12-26" }),
      addDay({ date: "2026-12-26", locationId: "airport-tuzla", opens: "08:00", closes: "09:00" }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers).toContainEqual({
      ok: false,
      reason: "invalid",
      faults: { date: { code: "date-taken" } },
    });
    expect(
      (await onSite("airport-tuzla"))?.hours.special.find(({ date }) => date === "2026-12-26")
        ?.span,
    ).toEqual({ opens: "08:00", closes: "09:00" });
  });

  test.each([
    [{ date: "2026-02-31" }, { date: { code: "date" } }],
    [{ date: "2026-05-31" }, { date: { code: "in-past" } }],
    [{ date: "2036-05-31" }, { date: { code: "too-far", years: 3 } }],
    [{ date: "9999-12-31" }, { date: { code: "too-far", years: 3 } }],
    [{ locationId: "nowhere" }, { locationId: { code: "choice" } }],
    [{ opens: "10:00" }, { closes: { code: "hours" } }],
    [{ "label.en": "" }, { "label.en": { code: "missing" } }],
  ])("%j is refused", async (wish, faults) => {
    expect(await addDay(wish as Record<string, string>)).toEqual({
      ok: false,
      reason: "invalid",
      faults,
    });
  });
});

describe("the ways between places", () => {
  test("are changed one by one, and forgotten when emptied", async () => {
    const { pool, catalogue } = stage.deps;
    const { fields: seen } = await listTransfers(pool);
    const [first = "", second = ""] = Object.keys(seen);
    const typed = { ...seen, [first]: "77", [second]: "" };
    expect(await changeTransfers(pool, { typed, seen, by })).toMatchObject({ ok: true });
    const [, from = "", to = ""] = first.split(".");
    const { transferMinutes } = await catalogue.refresh();
    expect(transferMinutes[from]?.[to]).toBe(77);
    expect((await listTransfers(pool)).fields[second]).toBe("");
    expect(
      await changeTransfers(pool, { typed: { ...seen, [first]: "5" }, seen, by }),
    ).toMatchObject({
      reason: "stale",
    });
  });

  test.each(["-1", "1441", "1.5", "1e3", "x"])("%s minutes are refused", async (minutes) => {
    const { fields: seen } = await listTransfers(stage.deps.pool);
    const [field = ""] = Object.keys(seen);
    expect(
      await changeTransfers(stage.deps.pool, { typed: { ...seen, [field]: minutes }, seen, by }),
    ).toEqual({
      ok: false,
      reason: "invalid",
      faults: { [field]: { code: "number", min: 0, max: 1440 } },
    });
  });
});
