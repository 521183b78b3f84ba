import { beforeAll, describe, expect, test } from "vitest";
import { fillReservations } from "../../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { languages } from "../../../../domain/language.ts";
import { dashboardParts } from "../../../../domain/dashboard/parts.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

const site = staffSite();
const home = "/admin/dashboard";
const words = dashboardWords("en-us");

/** The parts of a page by their titles, in their order. */
const titlesIn = (html: string) =>
  [...html.matchAll(/<h2 id="[^"]+">([^<]+)<\/h2>/g)].flatMap(
    ([, title = ""]) => Object.values(words.parts).find((part) => title.startsWith(part)) ?? [],
  );

describe("in an empty house the dashboard", () => {
  // The vehicles of the first start have papers, which end some day.
  beforeAll(async () => {
    await site.deps.pool.query(
      "update vehicle set registration_expires = null, insurance_expires = null, inspection_expires = null",
    );
  });

  test.each(languages)("is quiet in %s, and says so", async (language) => {
    const { told, calm, nothingNext } = dashboardWords(language);
    const { status, html, answer } = await site.read(adminPath("dashboard", language), "agent");
    expect(status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    for (const text of [told.moves(0, 0), told.hand(0), calm, nothingNext])
      expect(html).toContain(text);
  });

  test("is where the back office begins", async () => {
    for (const [language, to] of [
      ["", "/admin/dashboard"],
      ["/ba", "/ba/admin/dashboard"],
    ]) {
      const answer = await site.get(`${language}/admin`, site.as("agent"));
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, to]);
    }
  });

  test("tells the morning proof to those alone who may see it", async () => {
    expect((await site.read(home, "owner")).html).toContain(words.proof.never);
    expect((await site.read(home, "agent")).html).not.toContain(words.proof.never);
    await site.deps.pool.query(
      `insert into proof_run (reason, begun_at, ended_at, results, failed) values ('command', $1, $1, '[]', 2)`,
      [new Date(testNow - 3_600_000)],
    );
    const { html } = await site.read(home, "manager");
    expect(html).toMatch(/href="\/admin\/proof"[^>]*>.*2 checks failed/);
  });
});

test("a drawer that was left open over night is named to who sees cash, with the way to its close", async () => {
  const openedAt = (hoursAgo: number) =>
    site.owner.query("update drawer_session set opened_at = $1", [
      new Date(testNow - hoursAgo * 3_600_000),
    ]);
  // Somebody has opened it.
  await site.read(home, "agent");
  await site.owner.query(
    `insert into drawer_session (location_id, opened_by, opened_at, opening_eur, opening_bam, opening_pieces, opening_reason)
     select 'airport-tuzla', min(id), now(), 0, 0, '{"EUR":{},"BAM":{}}', '' from "user"`,
  );
  await openedAt(1);
  expect((await site.read(home, "agent")).html).not.toContain(words.hand.drawers);
  await openedAt(25);
  const { html } = await site.read(home, "agent");
  expect(html).toContain(words.hand.drawers);
  expect(html).toContain('href="/admin/cash-drawers/airport-tuzla"');
  expect((await site.read(home, "viewer")).html).not.toContain(words.hand.drawers);
  await site.owner.query("delete from drawer_session");
});

describe("the arrangement of the dashboard", () => {
  const step = (name: string, part: string, role: "owner" | "manager" = "owner") =>
    site.post(home, { [name]: part }, role);
  const shown = async (role: "owner" | "manager") => titlesIn((await site.read(home, role)).html);
  const usual = dashboardParts.map((part) => words.parts[part]);

  test("is kept for each member alone, by buttons that work without scripts", async () => {
    const answer = await step("up", "hand");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${home}?arrange`]);
    await step("hide", "next", "manager");
    expect((await shown("owner")).slice(0, 2)).toEqual([words.parts.hand, words.parts.next]);
    expect(await shown("manager")).toEqual(usual.slice(1));
    const { html } = await site.read(`${home}?arrange`, "manager");
    expect(html).toContain(`aria-label="${words.steps.show(words.parts.next)}"`);
    await step("show", "next", "manager");
    expect((await shown("manager")).at(-1)).toBe(words.parts.next);
    await step("usual", "next", "manager");
    expect(await shown("manager")).toEqual(usual);
    await step("usual", "next");
    expect(await shown("owner")).toEqual(usual);
  });

  test("of two steps at once loses none", async () => {
    await Promise.all([step("hide", "week"), step("hide", "site")]);
    expect(await shown("owner")).not.toContain(words.parts.week);
    expect(await shown("owner")).not.toContain(words.parts.site);
    await step("usual", "next");
  });

  test("takes nothing that is no step of a part", async () => {
    expect((await step("up", "nowhere")).status).toBe(400);
    expect((await step("sideways", "next")).status).toBe(400);
  });
});

describe("in a full house the dashboard", () => {
  beforeAll(async () => {
    await fillReservations(site.owner, { count: 900, daysBack: 20, daysAhead: 10, now: testNow });
    await site.deps.pool.query(
      `update reservation set dropoff_at = $1 where id = (select min(id) from reservation where status = 'on_rent')`,
      [new Date(testNow - 5 * 3_600_000)],
    );
  });

  test("names the next moves with the way to them, and leads agents to their deeds", async () => {
    const { html } = await site.read(home, "agent");
    expect(html).toMatch(/Leave .+ by \d\d:\d\d/);
    expect(html).toContain(words.hand.overdue);
    expect(html).toContain(words.deeds.overdue);
    expect(html).toMatch(/href="\/admin\/reservation-management\/\w+\/in"/);
  });

  test("begins with money for an accountant, and the server sends none to who may not see it", async () => {
    const accountants = titlesIn((await site.read(home, "accountant")).html);
    expect(accountants[0]).toBe(words.parts.money);
    for (const role of ["agent", "viewer"] as const) {
      const { html } = await site.read(home, role);
      expect([role, titlesIn(html).includes(words.parts.money)]).toEqual([role, false]);
      expect(html).not.toContain("earlierCents");
      expect(html).not.toContain("/admin/revenue");
    }
    // Whoever arranges a part that they may not see gets none of it.
    await site.post(home, { show: "money" }, "agent");
    expect(titlesIn((await site.read(home, "agent")).html)).not.toContain(words.parts.money);
  });

  test("reads the same amounts as the page of revenue that each leads to", async () => {
    const { html } = await site.read(home, "owner");
    const found = [...html.matchAll(/<a href="(\/admin\/revenue\?[^"]+)"[^>]*>(€[^<]+)<\/a>/g)];
    expect(found).toHaveLength(3);
    for (const [, to = "", amount = ""] of found) {
      const page = await site.read(to.replaceAll("&amp;", "&"), "owner");
      expect(page.html).toContain(`<b>${amount}</b>`);
    }
  });

  test("shows nothing of a part that is hidden, and does not read it", async () => {
    await site.post(home, { hide: "hand" }, "manager");
    const { html } = await site.read(home, "manager");
    expect(html).not.toContain(words.hand.overdue);
    expect(html).not.toMatch(/things? needs? a hand/);
  });

  test("leads who may do no deed to where it can be read", async () => {
    const { html } = await site.read(home, "viewer");
    expect(html).toContain(words.hand.overdue);
    expect(html).not.toContain(`>${words.deeds.overdue}<`);
    expect(html).not.toMatch(/reservation-management\/\w+\/(in|out)"/);
  });
});
