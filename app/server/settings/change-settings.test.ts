import { afterAll, beforeAll, expect, test } from "vitest";
import { openStage, type Stage } from "../../../test/casts/cast.ts";
import { addStaff } from "../../../test/casts/staff-cast.ts";
import { settingGroups, type SettingSection } from "../../domain/settings/definitions.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changeSettings } from "./change-settings.ts";
import { listSettings } from "./list-settings.ts";

let stage: Stage;
let by: Doer;
beforeAll(async () => {
  stage = await openStage();
  const { id } = await addStaff(stage.deps, "owner");
  by = { actor: { kind: "staff", id } };
});
afterAll(() => stage.close());

async function change(
  section: SettingSection,
  wish: Record<string, string>,
  at?: Record<string, string>,
) {
  const seen = at ?? (await listSettings(stage.deps.pool, section)).fields;
  return changeSettings(stage.deps.pool, { section, typed: { ...seen, ...wish }, seen, by });
}
const facts = async () => (await stage.deps.catalogue.refresh()).facts;
const rules = async () => (await stage.deps.catalogue.refresh()).priceList.rules;
const entries = async () =>
  (await stage.deps.pool.query(`select subject_id, before, after from audit_entry order by id`))
    .rows;

test("every section can be read and sent back without a change", async () => {
  const before = (await entries()).length;
  for (const section of Object.keys(settingGroups) as SettingSection[])
    expect(await change(section, {})).toMatchObject({ ok: true, changed: [] });
  expect((await entries()).length).toBe(before);
});

test("a change is on the site, in its setting's version and in the audit log", async () => {
  const { version } = await listSettings(stage.deps.pool, "agency");
  const answer = await change("agency", { phone: "061 123 456", rating: "4,8" });
  expect(answer).toMatchObject({ ok: true, changed: ["rating", "phone"] });
  expect(await facts()).toMatchObject({ phone: "+38761123456", rating: 4.8 });
  expect((await listSettings(stage.deps.pool, "agency")).version).toBe(version + 2);
  expect((await entries()).slice(-2)).toEqual([
    { subject_id: "rating", before: { value: 5 }, after: { value: 4.8 } },
    { subject_id: "phone", before: { value: "+38735000000" }, after: { value: "+38761123456" } },
  ]);
});

test("what was before brings it back", async () => {
  const answer = await change("agency", { "region.en": "Tuzla" });
  if (!answer.ok) throw new Error("it was refused");
  expect((await facts()).region.en).toBe("Tuzla");
  expect(await change("agency", answer.before, answer.after)).toMatchObject({
    changed: ["region"],
  });
  expect((await facts()).region.en).toBe("Tuzla Canton");
});

test("all or nothing: one wrong field, and nothing changes", async () => {
  const before = await facts();
  const answer = await change("agency", { phone: "+387 12", city: "Tuzla", email: "a@" });
  expect(answer).toEqual({
    ok: false,
    reason: "invalid",
    faults: { phone: { code: "phone" }, email: { code: "email" } },
  });
  expect(await facts()).toEqual(before);
});

test.each([
  [{ minDriverAge: "23" }, { minDriverAge: { code: "over-young-driver" } }],
  [{ minRentalDays: "60", maxRentalDays: "30" }, { minRentalDays: { code: "over-longest" } }],
  [{ maxRentalDays: "2" }, { minRentalDays: { code: "over-longest" } }],
  [{ maxAdvanceDays: "1", leadMinutes: "2000" }, { leadMinutes: { code: "over-advance" } }],
  [
    { freeCancellationHours: "-1" },
    { freeCancellationHours: { code: "number", min: 0, max: 720 } },
  ],
])("the rules %j do not fit", async (wish, faults) => {
  const before = await rules();
  expect(await change("rental", wish)).toEqual({ ok: false, reason: "invalid", faults });
  expect(await rules()).toEqual(before);
});

test("the least and the most of every rule can be lived with", async () => {
  const least = {
    minRentalDays: "1",
    maxRentalDays: "1",
    graceMinutes: "0",
    leadMinutes: "0",
    maxAdvanceDays: "1",
    freeCancellationHours: "0",
    minDriverAge: "18",
    licenceYears: "0",
    turnaroundMinutes: "0",
    autoConfirm: "",
  };
  expect((await change("rental", least)).ok).toBe(true);
  expect(await rules()).toMatchObject({ maxRentalDays: 1, autoConfirm: false });
  const most = {
    minRentalDays: "90",
    maxRentalDays: "365",
    graceMinutes: "720",
    leadMinutes: "10080",
    maxAdvanceDays: "730",
    freeCancellationHours: "720",
    minDriverAge: "22",
    licenceYears: "20",
    turnaroundMinutes: "2880",
    autoConfirm: "on",
  };
  expect((await change("rental", most)).ok).toBe(true);
  expect(await rules()).toMatchObject({ maxRentalDays: 365, autoConfirm: true });
});

test("what a return proposes and what has to be in a car is set by the agency", async () => {
  const wish = {
    fuelEighthCents: "15,50",
    cleaningCents: "0",
    earlyReturn: "unused-days",
    "equipment.jack": "",
    "equipment.chains": "on",
  };
  expect(await change("handovers", wish)).toMatchObject({ ok: true });
  const { handovers } = await stage.deps.catalogue.refresh();
  expect(handovers).toMatchObject({
    fuelEighthCents: 1550,
    cleaningCents: 0,
    earlyReturn: "unused-days",
  });
  expect(handovers.equipment).toContain("chains");
  expect(handovers.equipment).not.toContain("jack");
  expect(await change("handovers", { earlyReturn: "all" })).toMatchObject({
    faults: { earlyReturn: { code: "choice" } },
  });
});

test("the map can be turned off, and what is optional can be emptied", async () => {
  expect((await change("agency", { "mapTiles.url": "", jib: "4210000000005" })).ok).toBe(true);
  const catalogue = await stage.deps.catalogue.refresh();
  expect([catalogue.facts.mapTiles, catalogue.legalFacts.jib]).toEqual([
    undefined,
    "4210000000005",
  ]);
  expect((await change("agency", { jib: "" })).ok).toBe(true);
  expect((await stage.deps.catalogue.refresh()).legalFacts.jib).toBeUndefined();
});

test("two members change different fields, and both are kept", async () => {
  const { fields: seen } = await listSettings(stage.deps.pool, "agency");
  expect(await change("agency", { customers: "2000" }, seen)).toMatchObject({ ok: true });
  expect(await change("agency", { founded: "2019" }, seen)).toMatchObject({ ok: true });
  expect(await facts()).toMatchObject({ customers: 2000, founded: 2019 });
});

test("two members change one field: the second is shown what it is now, and nothing is lost", async () => {
  const { fields: seen } = await listSettings(stage.deps.pool, "agency");
  await change("agency", { city: "Tuzla" }, seen);
  const second = await change("agency", { city: "Živinice", founded: "2018" }, seen);
  expect(second).toMatchObject({ ok: false, reason: "stale", theirs: { city: "Tuzla" } });
  expect(await facts()).toMatchObject({ city: "Tuzla", founded: 2019 });
  const theirs = second.ok || second.reason !== "stale" ? seen : second.theirs;
  expect(await change("agency", { city: "Živinice" }, theirs)).toMatchObject({ ok: true });
});

test("of many at once on one setting one wins", async () => {
  const { fields: seen } = await listSettings(stage.deps.pool, "agency");
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      change("agency", { serviceRadiusKm: String(100 + index) }, seen),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("a field of another section, or of none, changes nothing", async () => {
  const before = await rules();
  const answer = await change("agency", {
    graceMinutes: "1",
    youngDriverUntil: "1",
    maintenanceMode: "on",
  });
  expect(answer).toMatchObject({ ok: true, changed: [] });
  expect([await rules(), (await facts()).maintenanceMode]).toEqual([before, false]);
});

test("a setting that an older database lacks is written when it is first set", async () => {
  await stage.deps.pool.query("delete from setting where key in ('visit_months', 'legal_name')");
  expect((await listSettings(stage.deps.pool, "retention")).fields.visitMonths).toBe("13");
  expect(await change("retention", { visitMonths: "6" })).toMatchObject({
    changed: ["visitMonths"],
  });
  expect((await stage.deps.catalogue.refresh()).retention.visitMonths).toBe(6);
});

test("prices of damage and equipment are what a return proposes from then on, and in the audit log", async () => {
  const handovers = async () => (await stage.deps.catalogue.refresh()).handovers;
  const before = await handovers();
  const wish = { "damagePrices.scratch.left": "99,90", "equipmentPrices.keys": "" };
  const answer = await change("handovers", wish);
  expect(answer).toMatchObject({ ok: true, changed: ["equipmentPrices", "damagePrices"] });
  const now = await handovers();
  expect(now.damagePrices).toEqual({ ...before.damagePrices, "scratch.left": 9990 });
  expect([before.equipmentPrices.keys, now.equipmentPrices.keys]).toEqual([20_000, undefined]);
  expect((await entries()).at(-1)).toEqual({
    subject_id: "damage_prices",
    before: { value: before.damagePrices },
    after: { value: now.damagePrices },
  });
  for (const bad of ["-1", "10000,01", "1000000000000", "ten"])
    expect(await change("handovers", { "damagePrices.dent.top": bad })).toEqual({
      ok: false,
      reason: "invalid",
      faults: { "damagePrices.dent.top": { code: "amount", maxCents: 1_000_000 } },
    });
  if (!answer.ok) throw new Error("it was refused");
  await change("handovers", answer.before, answer.after);
  expect(await handovers()).toEqual(before);
});

test("two members change two prices of one table, and both are kept", async () => {
  const { fields: seen } = await listSettings(stage.deps.pool, "handovers");
  await change("handovers", { "damagePrices.dent.front": "200" }, seen);
  await change("handovers", { "damagePrices.dent.rear": "210" }, seen);
  const { damagePrices } = (await stage.deps.catalogue.refresh()).handovers;
  expect([damagePrices["dent.front"], damagePrices["dent.rear"]]).toEqual([20_000, 21_000]);
});

test("the hours of the phone keep their special days", async () => {
  await stage.deps.pool.query(
    `update setting set value = jsonb_set(value, '{special}', '[{"date":"2026-12-31","span":null,"label":{"en":"x","bs":"y"}}]') where key = 'phone_hours'`,
  );
  expect(
    await change("agency", { "phoneHours.7.opens": "", "phoneHours.7.closes": "" }),
  ).toMatchObject({ ok: true });
  const { phoneHours } = await facts();
  expect([phoneHours.weekly[6], phoneHours.special.length]).toEqual([undefined, 1]);
});

test("the hosts of a tag manager are names, read as they are typed, and in the audit log", async () => {
  expect((await facts()).tagHosts).toEqual([]);
  const typed =
    "https://www.GoogleTagManager.com/\r\n*.google-analytics.com, www.googletagmanager.com";
  expect(await change("agency", { tagHosts: typed })).toMatchObject({ changed: ["tagHosts"] });
  const hosts = ["www.googletagmanager.com", "*.google-analytics.com"];
  expect((await facts()).tagHosts).toEqual(hosts);
  expect((await entries()).at(-1)).toMatchObject({
    subject_id: "tag_hosts",
    before: { value: [] },
    after: { value: hosts },
  });
  const many = Array.from({ length: 21 }, (_, at) => `h${at}.example.com`).join(" ");
  for (const [bad, code] of [
    ["www.example.com/collect", "host"],
    ["http://www.example.com", "host"],
    ["www.example.com:8443", "host"],
    ["*", "host"],
    ["www.example.com; script-src 'unsafe-inline' *", "host"],
    [many, "too-many-hosts"],
  ] as const)
    expect(await change("agency", { tagHosts: bad })).toMatchObject({
      reason: "invalid",
      faults: { tagHosts: { code } },
    });
  expect((await facts()).tagHosts).toEqual(hosts);
  expect(await change("agency", { tagHosts: "" })).toMatchObject({ ok: true });
  expect((await facts()).tagHosts).toEqual([]);
});

test("a host that was written past the form opens no page to it", async () => {
  await stage.deps.pool.query(
    `update setting set value = '["evil.example; script-src *"]' where key = 'tag_hosts'`,
  );
  await expect(stage.deps.catalogue.refresh()).rejects.toThrow("tag_hosts");
  await stage.deps.pool.query(`update setting set value = '[]' where key = 'tag_hosts'`);
  expect((await facts()).tagHosts).toEqual([]);
});

test("what is confirmed at once is set in days, euros and numbers, and refused as nonsense", async () => {
  const wish = {
    instantDays: "21",
    instantValueCents: "1.500,50",
    instantReservations: "2",
    instantPersonDays: "42",
  };
  expect(await change("rental", wish)).toMatchObject({ ok: true, changed: Object.keys(wish) });
  expect(await rules()).toMatchObject({
    instantDays: 21,
    instantValueCents: 150_050,
    instantReservations: 2,
    instantPersonDays: 42,
  });
  const { fields } = await listSettings(stage.deps.pool, "rental");
  expect(fields.instantValueCents).toBe("1500.50");
  expect(await change("rental", { instantDays: "0", instantValueCents: "-1" })).toMatchObject({
    faults: { instantDays: { code: "number" }, instantValueCents: { code: "amount" } },
  });
});
