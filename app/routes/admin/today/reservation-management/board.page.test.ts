import { beforeAll, describe, expect, test } from "vitest";
import { fillReservations } from "../../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../../test/world/app.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { dateOf } from "../../../../domain/calendar.ts";
import { languages } from "../../../../domain/language.ts";
import { daysOf } from "../../../../domain/moves/move-filter.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { movesWords } from "../../../../i18n/admin-moves/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { listMoves } from "../../../../server/reservations/moves/list-moves.ts";

const site = staffSite();
const week = daysOf("week", dateOf(toLocal(testNow)));

beforeAll(async () => {
  await fillReservations(site.owner, { count: 300, daysBack: 20, daysAhead: 10, now: testNow });
});

const linksIn = (html: string) => html.match(/title="EP-[0-9A-Z-]{11}"/g);

describe("the board", () => {
  test.each(languages)("in %s shows every move of the week once", async (language) => {
    const words = movesWords(language);
    const { status, html, answer } = await site.read(
      `${adminPath("reservation-management", language)}?view=week`,
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

  test("of a place shows its moves alone, and its counts are those of its list", async () => {
    const moves = await listMoves(site.deps, week);
    const place = moves[0]?.placeId ?? "";
    const { html } = await site.read(`/admin/reservation-management?view=week&place=${place}`);
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

  test("of a quiet place says what can be done", async () => {
    const { status, html } = await site.read(
      "/admin/reservation-management?place=nowhere",
      "agent",
    );
    expect(status).toBe(200);
    expect(html).toContain(movesWords("en-us").empty.place);
  });
});
