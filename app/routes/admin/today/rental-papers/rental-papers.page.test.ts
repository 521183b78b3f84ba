import { beforeAll, describe, expect, test } from "vitest";
import { addCar, book, plainSelection, tripAt } from "../../../../../test/casts/cast.ts";
import { outAsk } from "../../../../../test/casts/handed-cast.ts";
import { papers } from "../../../../../test/casts/handover-cast.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { addDays, dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { rentalPapersWords } from "../../../../i18n/admin-rental-papers/en.ts";
import { borderPackWords } from "../../../../i18n/border-pack/en.ts";
import { rentalLetterWords } from "../../../../i18n/rental-letters/en.ts";
import { handOver } from "../../../../server/handovers/hand-over.ts";

const dayMs = 86_400_000;
let now = testNow;
const site = staffSite({ clock: { now: () => now } });
const words = rentalPapersWords("en-us");
const pack = borderPackWords("en-us").issue;
let [code, token] = ["", ""];
let [carId, named] = [0, 0];
const at = () => `/admin/reservations/${code}/rental-papers`;

beforeAll(async () => {
  await site.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent')`,
  );
  carId = await addCar(site.deps, { name: "on paper", vehicles: 1 });
  const day = (days: number) => `${addDays(dateOf(toLocal(testNow)), days)}T12:00`;
  const selection = { ...plainSelection(carId), countries: ["HR"] };
  ({ code, token } = await book(site.deps, { selection, trip: tripAt(day(2), day(6)) }));
});

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
const send = async (form: Record<string, string>, role: (typeof staffRoles)[number] = "agent") => {
  const { html } = await site.read(at(), "agent");
  const seen = { version: field(html, "version"), key: `paper-key-${named++}` };
  return site.post(at(), { ...seen, ...form }, role);
};
const numberIn = (answer: Response) =>
  new URL(answer.headers.get("Location") ?? "", "http://site.test").searchParams.get("done") ?? "";
const out = async () => {
  now = testNow + 2 * dayMs;
  const { sheet, ...ask } = await outAsk(site.deps, token);
  // It is winter then.
  const equipment = { ...sheet.equipment, "winter-tyres": 4, chains: 0 };
  const drivers = [{ ...papers, identityKind: "id-card" as const }];
  const done = await handOver(site.deps, { ...ask, sheet: { ...sheet, equipment, drivers } });
  if (!done.ok) throw new Error(JSON.stringify(done));
};

describe("the papers of a rental", () => {
  test.each(languages)("in %s offer the agreement before the handover", async (language) => {
    const { status, html } = await site.read(
      adminPath("reservations", language, code, "rental-papers"),
      "agent",
    );
    expect(status).toBe(200);
    expect(html).toContain(rentalPapersWords(language).agreement.what);
    expect(html).not.toContain(borderPackWords(language).issue.what);
  });

  test.each(staffRoles)("are for the desk: %s", async (role) => {
    const isDesk = may(role, "issue-papers");
    expect((await site.read(at(), role)).status).toBe(isDesk ? 200 : 403);
    // What names no form is refused too, but for another reason.
    expect((await send({ intent: "" }, role)).status).toBe(isDesk ? 400 : 403);
  });

  test.each([
    ["no intent", { intent: "" }, 400, words.refused.form],
    ["no key", { intent: "agreement", key: "" }, 400, words.refused.form],
    ["an old version", { intent: "agreement", version: "1x" }, 409, words.refused.stale],
    [
      "an annex without an agreement",
      { intent: "annex", about: "driver" },
      409,
      words.refused["no-agreement"],
    ],
    ["a way abroad without papers", { intent: "border-pack" }, 409, pack.problems["no-drivers"]],
    ["the revoking of nothing", { intent: "revoke", paper: "999" }, 409, pack.notRevocable],
    [
      "a letter about nothing",
      { intent: "letter", kind: "no-show-letter", days: "3" },
      409,
      rentalLetterWords("en-us").issue.problems["no-no-show"],
    ],
  ])("refuse %s", async (_what, form, status, text) => {
    const answer = await send(form);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(text);
    expect((await site.read(at(), "agent")).html).toContain(words.none);
  });

  test.each([
    ["an annex about nothing", { intent: "annex", about: "weather" }],
    [
      "a letter that waits for ever",
      { intent: "letter", kind: "late-return-letter", days: "1000" },
    ],
    ["a police report without end", { intent: "damage-report", policeReport: "x".repeat(200) }],
  ])("refuse %s at its field", async (_what, form) => {
    expect((await send(form)).status).toBe(422);
  });

  test("are issued once for a form sent twice, and opened from the list", async () => {
    const form = { intent: "agreement", key: "the-same-agreement" };
    const [first, again] = [await send(form), await send(form)];
    expect(first.status).toBe(303);
    const number = numberIn(first);
    expect(number).toMatch(/^U-\d{4}-\d{6}$/);
    expect(numberIn(again)).toBe(number);
    const { html } = await site.read(first.headers.get("Location") ?? "", "agent");
    expect(html).toContain(words.issued(number));
    const href = /href="(\/admin\/papers\/\d+\/file)"/.exec(html)?.[1] ?? "";
    const file = await site.get(href, site.as("agent"));
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect((await site.get(href, site.as("accountant"))).status).toBe(403);
  });

  test("ask for the passport of who showed another document, and revoke what was issued", async () => {
    await out();
    const { html } = await site.read(at(), "agent");
    expect(html).toContain(pack.passportOf(papers.name));
    await site.deps.pool.query("update vehicle set vin = 'TMBJJ7NX1PY000002' where car_id = $1", [
      carId,
    ]);
    const missing = await send({ intent: "border-pack", "passport-0": "??" });
    expect(missing.status).toBe(409);
    const refused = await missing.text();
    expect(refused).toContain(pack.problems["no-passport"]);
    expect(refused).toContain('value="??"');
    const issued = await send({ intent: "border-pack", "passport-0": "b1234567" });
    expect(issued.status).toBe(303);
    const { html: list } = await site.read(at(), "agent");
    const revoked = await send({ intent: "revoke", paper: field(list, "paper") });
    expect(revoked.headers.get("Location")).toContain("done=revoked");
    expect((await site.read(at(), "agent")).html).toContain(pack.revoked);
  });

  test("send a letter about a late return by e-mail as well", async () => {
    now = testNow + 20 * dayMs;
    const answer = await send({
      intent: "letter",
      kind: "late-return-letter",
      days: "3",
      send: "on",
    });
    expect(numberIn(answer)).toMatch(/^sent-L-\d{4}-\d{6}$/);
    const { rows } = await site.deps.pool.query<{ message: string }>(
      "select payload ->> 'message' as message from outbox where kind = 'agency-message'",
    );
    const path = /(\/(?:ba\/)?paper\/\S+)/.exec(rows[0]?.message ?? "")?.[1] ?? "";
    const file = await site.get(path);
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
  });
});
