import { beforeAll, describe, expect, test } from "vitest";
import { fillReservations } from "../../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { mostAtFirst } from "../../../../domain/moves/first-moves.ts";
import { daysOf } from "../../../../domain/moves/move-filter.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { lackText } from "../../../../i18n/admin-lacks/en.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { listMoves } from "../../../../server/reservations/moves/list-moves.ts";

const site = staffSite();
const week = daysOf("week", dateOf(toLocal(testNow)));

beforeAll(async () => {
  await fillReservations(site.owner, { count: 600, daysBack: 20, daysAhead: 10, now: testNow });
});

const linksIn = (html: string) => html.match(/title="EP-[0-9A-Z-]{11}"/g);

describe("the board", () => {
  test.each(languages)("in %s shows every move of the week once", async (language) => {
    const words = movesWords(language);
    const { status, html, answer } = await site.read(
      `${adminPath("reservation-management", language)}?view=week&all=1`,
      "agent",
    );
    expect(status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const moves = await listMoves(site.deps, week);
    expect(moves.length).toBeGreaterThan(20);
    expect(linksIn(html)).toHaveLength(moves.length);
    expect(html).toContain(words.deeds["hand-over"]);
    expect(html).toContain(words.deeds["check-in"]);
  });

  test.each(languages)("in %s shows a long list in two steps", async (language) => {
    const path = adminPath("reservation-management", language);
    const moves = await listMoves(site.deps, week);
    expect(moves.length).toBeGreaterThan(mostAtFirst);
    const { html } = await site.read(`${path}?view=week`, "agent");
    expect(linksIn(html)).toHaveLength(mostAtFirst);
    expect(html).toContain(movesWords(language).more(moves.length - mostAtFirst));
    expect(html).toContain(`href="${path}?view=week&amp;all=1"`);
    const left = moves.filter(({ isDone }) => !isDone).length;
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>[^<]+<b>${left}</b>`));
  });

  test("of a place shows its moves alone, and its counts are those of its list", async () => {
    const moves = await listMoves(site.deps, week);
    const place = moves[0]?.placeId ?? "";
    const { html } = await site.read(
      `/admin/reservation-management?view=week&all=1&place=${place}`,
    );
    const here = moves.filter(({ placeId }) => placeId === place);
    expect(linksIn(html)).toHaveLength(here.length);
    const left = here.filter(({ isDone }) => !isDone).length;
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>Next 7 days<b>${left}</b>`));
  });

  test("offers no deed to who may do none", async () => {
    const { html } = await site.read("/admin/reservation-management?view=week", "viewer");
    expect(html).not.toContain(movesWords("en-us").deeds["hand-over"]);
    expect(linksIn(html)?.length).toBeGreaterThan(20);
  });

  test("and the reservation with its forms say what a vehicle lacks for its trip", async () => {
    const { pool } = site.deps;
    const { rows } = await pool.query<{ code: string }>(
      `select code from reservation where status = 'confirmed' and pickup_at > $1 order by pickup_at limit 1`,
      [new Date(testNow)],
    );
    const code = rows[0]?.code ?? "";
    const said = lackText({ lack: "winter-tyres" }, "ba");
    const reads = async (path: string) => (await site.read(path, "agent")).html;
    const reservation = adminPath("reservations", "ba", code);
    expect(await reads(reservation)).not.toContain(said);
    await pool.query("update vehicle set winter_tyres = false");
    const board = `${adminPath("reservation-management", "ba")}?view=week`;
    for (const path of [board, reservation, `${reservation}?task=swap`])
      expect([path, (await reads(path)).includes(said)]).toEqual([path, true]);
    await pool.query("update vehicle set winter_tyres = true");
    expect(await reads(board)).not.toContain(said);
  });

  test("is counted in the rail while something is overdue", async () => {
    const { pool } = site.deps;
    const counted = /\d+ overdue or in danger/;
    await pool.query("update reservation set status = 'returned' where status = 'on_rent'");
    expect((await site.read("/admin/reservations", "agent")).html).not.toMatch(counted);
    await pool.query(
      `update reservation set status = 'on_rent', pickup_at = $1, dropoff_at = $2
       where id = (select max(id) from reservation where status = 'confirmed')`,
      [new Date(testNow - 3 * 86_400_000), new Date(testNow - 3 * 3_600_000)],
    );
    const { html } = await site.read("/admin/reservations", "agent");
    expect(html).toMatch(/[1-9]\d* overdue or in danger/);
  });

  test("of a quiet place says what can be done", async () => {
    const { status, html } = await site.read(
      "/admin/reservation-management?place=nowhere",
      "agent",
    );
    expect(status).toBe(200);
    expect(html).toContain(movesWords("en-us").empty.place);
  });
});
