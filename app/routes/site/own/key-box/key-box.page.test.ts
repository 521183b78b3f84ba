import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { giveOut, outAsk } from "../../../../../test/casts/handed-cast.ts";
import { plainJpeg } from "../../../../../test/casts/pictures-cast.ts";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { browserAt } from "../../../../../test/world/browser-at.ts";
import { plain } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { keyBoxPass } from "../../../../server/handovers/key-box/key-box-link.ts";
import { makePass } from "../../../../server/sessions/make-pass.ts";

const dayMs = 86_400_000;
const [en, bs] = [keyBoxWords("en-us"), keyBoxWords("ba")];
const today = dateOf(toLocal(testNow));
let now = testNow;
let site: TestApp;
let [token, path] = ["", ""];
let folder = "";
let front: Buffer;
const nameOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
beforeAll(async () => {
  site = await testApp({ trustProxy: true, clock: { now: () => now } });
  folder = await mkdtemp(join(tmpdir(), "box-"));
  site.deps.handoverDir = folder;
  front = await plainJpeg(900, 600);
  const { pool } = site.deps;
  await pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  await pool.query(
    "update location set key_box = true, key_box_en = 'Left of the door', key_box_bs = 'Lijevo od vrata'",
  );
  const carId = await addCar(site.deps, { name: "at the box", vehicles: 1 });
  const trip = tripAt(`${addDays(today, 2)}T10:00`, `${addDays(today, 6)}T10:00`);
  ({ token } = await book(site.deps, { selection: plainSelection(carId), trip }));
  path = `/key-box/${keyBoxPass(site.deps, { token, trip })}`;
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const own = () => browserAt(site.app, "203.0.113.8");
const read = async (address: string) => {
  const answer = await own().get(address);
  return { status: answer.status, answer, html: plain(await answer.text()) };
};
const typed = { kilometres: "60.100", eighths: "7", place: "Row B", note: "", confirm: "on" };

test("a link that is no link to a key box opens nothing", async () => {
  const pass = makePass(site.deps.signingKey, { token, expiresAt: now + dayMs });
  for (const address of ["/key-box/x", `/key-box/${pass}`, `${path}A`]) {
    const { status, html } = await read(address);
    expect(status).toBe(404);
    expect(html).toContain(en.closed.unknown);
  }
  const key = path.slice("/key-box/".length);
  const change = await own().get(`/modify-reservation/open/${key}`);
  expect(change.headers.get("Location")).toContain("expired");
});

test("before the car is out, and on another day, it says when", async () => {
  expect((await read(path)).html).toContain(en.closed.closed);
  now = testNow + 2 * dayMs;
  const { sheet } = await outAsk(site.deps, token);
  // It is winter then.
  await giveOut(site.deps, token, {
    equipment: { ...sheet.equipment, "winter-tyres": 4, chains: 0 },
  });
  const early = await read(path);
  expect(early.html).not.toContain("Left of the door");
  expect(early.html).toContain(en.closed.title);
  expect((await own().post(path, typed)).status).toBe(303);
  const page = await read(`/reservation-confirmation/${token}`);
  expect(page.html).not.toContain(en.link);
});

test("around the return it takes the car once, in either language", async () => {
  now = testNow + 6 * dayMs - 3_600_000;
  const { answer, html } = await read(path);
  expect(answer.headers.get("Cache-Control")).toContain("no-store");
  expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
  expect(html).toContain("Left of the door");
  expect((await read(`/ba${path}`)).html).toContain("Lijevo od vrata");
  expect((await read(`/reservation-confirmation/${token}`)).html).toContain(en.link);
  const refusals = [
    [{ kilometres: "many" }, en.faults.kilometres],
    [{ kilometres: "0" }, "km)"],
    [{ eighths: "" }, en.faults.energy],
    [{ eighths: "9" }, en.faults.energy],
    [{ place: " " }, en.faults.place],
    [{ place: "x".repeat(301) }, en.faults.long],
    [{ confirm: "" }, en.faults.confirm],
  ] as const;
  await site.deps.pool.query("update handover set odometer_km = 50000");
  for (const [more, sentence] of refusals) {
    const refused = await own().post(path, { ...typed, ...more });
    expect([400, 409]).toContain(refused.status);
    expect(plain(await refused.text())).toContain(sentence);
  }
  expect((await own().post(path, { ...typed, note: "x".repeat(300_000) })).status).toBe(413);
  const bad = await own().post(path, { ...typed, photos: '[{"kind":"papers"}]' });
  expect([bad.status, plain(await bad.text()).includes(en.closed.stale)]).toEqual([400, true]);
  expect((await read(path)).html).toContain(en.photos.lead);
  expect((await read(path)).html).toContain(en.marks.lead);
  const photos = JSON.stringify([{ kind: "front", sha256: nameOf(front), takenAt: now }]);
  const mark = { view: "rear", x: 0.5, y: 0.25, kind: "dent", severity: 1, description: "deep" };
  const marks = JSON.stringify([{ ...mark, photos: [] }]);
  const unknown = JSON.stringify([{ ...mark, photos: ["a".repeat(64)] }]);
  for (const sent of [unknown, "[", '[{"view":"under"}]'])
    expect((await own().post(path, { ...typed, photos, marks: sent })).status).toBe(400);
  expect((await own().post(path, { ...typed, photos, marks })).status).toBe(303);
  const thanks = await read(path);
  expect(thanks.html).toContain(en.thanks.title);
  expect(thanks.html).toContain("rear 0.5 0.25");
  expect((await read(`/ba${path}`)).html).toContain(bs.thanks.title);
  expect((await own().post(path, { ...typed, kilometres: "70000" })).status).toBe(303);
  const { rows } = await site.deps.pool.query<{ km: number; note: string }>(
    "select odometer_km as km, note from handover where direction = 'in'",
  );
  expect(rows).toEqual([{ km: 60_100, note: "Row B" }]);
});

test("its photos follow by the same link alone, whole, as often as one likes, and nobody reads one by it", async () => {
  const put = (pass: string, sha256: string, bytes: Uint8Array) =>
    site.app.fetch(
      new Request(`http://site.test${pass}/photos/${sha256}`, {
        method: "PUT",
        body: new Uint8Array(bytes),
        headers: {
          Origin: "http://site.test",
          Host: "site.test",
          "X-Forwarded-For": "203.0.113.8",
          "Content-Length": String(bytes.length),
        },
      }),
    );
  const statusOf = async (...asked: Parameters<typeof put>) => (await put(...asked)).status;
  const name = nameOf(front);
  const other = await plainJpeg(800, 600);
  expect(await statusOf("/key-box/x", name, front)).toBe(404);
  expect(await statusOf(path, nameOf(other), other)).toBe(404);
  expect(await statusOf(path, name, other)).toBe(422);
  expect((await own().get(`${path}/photos/${name}`)).status).toBe(404);
  expect(await statusOf(path, name, front)).toBe(201);
  expect(await statusOf(`/ba${path}`, name, front)).toBe(200);
  expect((await own().get(`${path}/photos/${name}`)).status).toBe(404);
  const { rows } = await site.deps.pool.query(
    "select kind, received_at is not null as here from handover_photo",
  );
  expect(rows).toEqual([{ kind: "front", here: true }]);
});
