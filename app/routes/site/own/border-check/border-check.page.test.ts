import { afterAll, beforeAll, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { giveOut, outAsk } from "../../../../../test/casts/handed-cast.ts";
import { askFor } from "../../../../../test/casts/staff-hand-cast.ts";
import { testApp, testNow, type TestApp } from "../../../../../test/world/app.ts";
import { browserAt } from "../../../../../test/world/browser-at.ts";
import { plain } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { issueBorderPack } from "../../../../server/documents/border-pack/issue-border-pack.ts";
import { revokeBorderPack } from "../../../../server/documents/border-pack/revoke-border-pack.ts";

const dayMs = 86_400_000;
let now = testNow;
let site: TestApp;
let [token, secret, plate] = ["", "", ""];
let documentId = 0;

beforeAll(async () => {
  site = await testApp({ trustProxy: true, clock: { now: () => now } });
  const { pool } = site.deps;
  await pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  const carId = await addCar(site.deps, { name: "abroad", vehicles: 1 });
  const today = dateOf(toLocal(testNow));
  const trip = tripAt(`${addDays(today, 2)}T10:00`, `${addDays(today, 6)}T10:00`);
  const selection = { ...plainSelection(carId), countries: ["HR"] };
  ({ token } = await book(site.deps, { selection, trip }));
  await pool.query("update vehicle set vin = 'TMBJJ7NX1PY000001' where car_id = $1", [carId]);
  now = testNow + 2 * dayMs;
  const { sheet } = await outAsk(site.deps, token);
  plate = sheet.plate;
  // It is winter then.
  await giveOut(site.deps, token, {
    equipment: { ...sheet.equipment, "winter-tyres": 4, chains: 0 },
  });
  const ask = { ...(await askFor(site.deps, token)), formKey: "pack-form" };
  const issued = await issueBorderPack(site.deps, {
    ...ask,
    passports: [],
    siteUrl: "https://eternal-pro.test",
  });
  if (!issued.ok) throw new Error(issued.reason);
  documentId = issued.issued.id;
  const { rows } = await pool.query<{ url: string }>(
    "select content ->> 'checkUrl' as url from document where id = $1",
    [documentId],
  );
  secret = rows[0]?.url.split("/").at(-1) ?? "";
});
afterAll(() => site.close());

const read = async (path: string) => {
  const answer = await browserAt(site.app, "203.0.113.9").get(path);
  return { status: answer.status, headers: answer.headers, html: plain(await answer.text()) };
};

test.each(languages)(
  "in %s an officer reads that it holds, and nobody's name",
  async (language) => {
    const { status, headers, html } = await read(pathTo("border-check", language, { secret }));
    const words = borderPackWords(language);
    expect(status).toBe(200);
    expect(headers.get("X-Robots-Tag")).toContain("noindex");
    expect(headers.get("Cache-Control")).toContain("no-store");
    expect(html).toContain(words.page.state.valid);
    expect(html).toContain(plate);
    expect(html).toContain("(HR)");
    for (const personal of ["Emina", "P1234567", "AB12345", "EP-"]) {
      const [main = ""] = html.split("<footer");
      expect(main.split("<main")[1] ?? main).not.toContain(personal);
    }
  },
);

test("one that was revoked or has run out says so", async () => {
  const path = pathTo("border-check", "en-us", { secret });
  const words = borderPackWords("en-us").page;
  now = testNow + 10 * dayMs;
  expect((await read(path)).html).toContain(words.state.expired);
  now = testNow + 3 * dayMs;
  const ask = { ...(await askFor(site.deps, token)), documentId };
  expect(await revokeBorderPack(site.deps, ask)).toEqual({ ok: true });
  expect((await read(path)).html).toContain(words.state.revoked);
});

test("a forged address is no authorisation, and whoever tries many waits", async () => {
  const words = borderPackWords("en-us").page;
  const first = await read("/border/forged");
  expect(first.status).toBe(404);
  expect(first.html).toContain(words.unknown);
  for (let index = 0; index < 20; index += 1) await read(`/border/forged-${index}`);
  const last = await read("/border/forged");
  expect(last.status).toBe(429);
  expect(last.html).toContain(words.busy);
});
