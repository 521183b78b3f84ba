import { beforeAll, describe, expect, test, vi } from "vitest";
import { fillReservations } from "../../../../test/casts/fill-reservations.ts";
import { testNow } from "../../../../test/world/app.ts";
import { cookieHeader } from "../../../../test/casts/staff-cast.ts";
import { plain, staffSite } from "../../../../test/world/staff-site.ts";
import { adminToldWords } from "../../../i18n/admin-told/en.ts";
import type { Language } from "../../../domain/language.ts";
import { may } from "../../../domain/staff/rights.ts";
import { railOf, rooms } from "../../../domain/staff/rooms.ts";
import { staffRoles, type StaffRole } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import { counterpart } from "../../../i18n/paths.ts";

const site = staffSite();
let pending: number;

beforeAll(async () => {
  await fillReservations(site.owner, { count: 60, daysBack: 5, daysAhead: 30, now: testNow });
  await site.owner.query(
    `update reservation set status = 'pending' where id in (select min(id) from reservation)`,
  );
  const { rows } = await site.owner.query<{ count: number }>(
    `select count(*)::int from reservation where status = 'pending'`,
  );
  pending = rows[0]?.count ?? 0;
  await site.owner.query(
    `insert into outbox (kind, language, payload, attempts, last_error, failed_at)
     values ('reminder', 'ba', '{}', 9, '550 unknown', to_timestamp($1))`,
    [testNow / 1000 - 60],
  );
});

/** One of the frame's two lists of pages, as HTML: at a desk the rail, on a phone the bar. */
async function navOf(label: "rail" | "groupsLabel", at: string, role: StaffRole) {
  const { html } = await site.read(at, role);
  const words = adminFrameWords(languageAt(at));
  return html.split(`aria-label="${words[label]}"`)[1]?.split("</nav>")[0] ?? "";
}

const languageAt = (path: string): Language => (path.startsWith("/ba") ? "ba" : "en-us");

describe.each(["en-us", "ba"] as const)("in %s", (language) => {
  const words = adminFrameWords(language);
  const list = adminPath("reservations", language);

  test.each(staffRoles)(
    "the rail of %s has the pages that it may open, and no other",
    async (role) => {
      const nav = await navOf("rail", list, role);
      const shown = new Set(railOf(role).flatMap(({ lines }) => lines.map(({ name }) => name)));
      for (const { name } of rooms)
        expect(nav.includes(`href="${adminPath(name, language)}"`)).toBe(shown.has(name));
      for (const [group, says] of Object.entries(words.groups))
        expect(nav.includes(`>${says}</h2>`)).toBe(railOf(role).some((one) => one.group === group));
    },
  );

  test("the rail and the bar say how many wait, each to whom it may concern", async () => {
    const nav = await navOf("rail", list, "owner");
    expect(pending).toBeGreaterThan(0);
    expect(nav).toContain(words.waits.reservations(pending));
    expect(nav).toContain(words.waits.mail(1));
    const bar = await navOf("groupsLabel", list, "owner");
    expect(bar).toContain(words.waiting(1));
    const agents = await navOf("rail", list, "agent");
    expect(agents).toContain(words.waits.reservations(pending));
    expect(agents).not.toContain(words.waits.mail(1));
  });

  test("both pages of the protection stand on one line, which leads to the plans", async () => {
    for (const name of ["protection-plans", "protection-plan-pricing"] as const) {
      const path = adminPath(name, language);
      const nav = await navOf("rail", path, "agent");
      const plans = adminPath("protection-plans", language);
      expect(nav).toMatch(new RegExp(`aria-current="page"[^>]*href="${plans}"`));
      const { html } = await site.read(path, "agent");
      for (const tab of ["protection-plans", "protection-plan-pricing"] as const)
        expect(html).toContain(`href="${adminPath(tab, language)}"`);
    }
  });

  test("the page asks for its letters, Bosnian ones too where they are written", async () => {
    const { html } = await site.read(list, "agent");
    const asked = html.match(/<link [^>]*as="font"[^>]*>/g) ?? [];
    expect(asked.map((one) => /latin(-ext)?-wght/.exec(one)?.[0])).toEqual(
      language === "ba" ? ["latin-wght", "latin-ext-wght"] : ["latin-wght"],
    );
  });

  test("the member's menu alone holds the language, the look, the site and the sign-out", async () => {
    const { html } = await site.read(`${list}?view=all`, "agent");
    const [, menu = ""] = html.split("<header")[1]?.split("</header>")[0]?.split("<details") ?? [];
    const { dark, signOut, toSite } = adminWords(language);
    const other = counterpart(`${list}?view=all`, language === "ba" ? "en-us" : "ba", []);
    const held = [dark, signOut, toSite, `href="${other}"`, adminPath("account", language)];
    for (const what of held) {
      expect(menu).toContain(what);
      expect(html.split(what)).toHaveLength(2);
    }
  });
});

test.each(["viewer", "agent", "accountant"] as const)(
  "%s is drawn no button for what it may never do",
  async (role) => {
    for (const { name, right } of rooms.filter((room) => may(role, room.right))) {
      const { html } = await site.read(adminPath(name, "en-us"), role);
      const main = html.split("<main")[1]?.split("</main>")[0] ?? "";
      const says = adminFrameWords("en-us");
      const isExported = main.includes(says.list.export);
      expect([name, isExported && !may(role, "export-lists")]).toEqual([name, false]);
      expect([name, right, main.match(/<button[^>]*disabled=""[^>]*type="submit"/)]).toEqual([
        name,
        right,
        null,
      ]);
      const mayAdd =
        (name === "reservations" && may(role, "steer-reservations")) || name === "fines";
      expect([name, main.includes(`href="${adminPath(name, "en-us", "new")}"`)]).toEqual([
        name,
        mayAdd,
      ]);
    }
  },
);

test.each(["", "/ba"])(
  "%s: a deed that leads to another page is told there, once",
  async (prefix) => {
    const code = prefix === "" ? "FIRST10" : "PRVI10";
    const owner = site.as("owner").Cookie;
    const form = { code, kind: "percent", percent: "10", appliesTo: "car", active: "on" };
    const made = await site.post(`${prefix}/admin/coupons/new`, form);
    expect(made.status).toBe(303);
    const page = made.headers.get("Location") ?? "";
    const told = cookieHeader(made.headers.getSetCookie());
    const seen = await site.get(page, { Cookie: `${owner}; ${told}` });
    const words = adminToldWords(languageAt(page));
    expect(plain(await seen.text())).toContain(words["coupon-created"](code));
    expect(seen.headers.getSetCookie().join()).toContain("ep_told=; Max-Age=0");
    const again = await site.get(page, { Cookie: owner });
    expect(await again.text()).not.toContain(words["coupon-created"](code));
    const gone = await site.post(page, { do: "delete" });
    const list = gone.headers.get("Location") ?? "";
    const after = await site.get(list, {
      Cookie: `${owner}; ${cookieHeader(gone.headers.getSetCookie())}`,
    });
    expect(plain(await after.text())).toContain(words["coupon-deleted"](code));
  },
);

test("on a phone a group leads to a page, and the group of the page opens its others", async () => {
  const bar = await navOf("groupsLabel", "/admin/coupons", "owner");
  expect(bar.match(/<details/g)).toHaveLength(1);
  expect(bar).toMatch(/<details[^>]*>[^]*Prices[^]*href="\/admin\/pricing"[^]*<\/details>/);
  expect(bar).toContain('href="/admin/settings"');
  expect(bar).not.toContain('href="/admin/settings/staff"');
});

test("the frame and its page ask once who sends the request, and a form is asked for anew", async () => {
  const asked = vi.spyOn(site.deps.pool, "query");
  const sessions = () =>
    asked.mock.calls
      .flat()
      .filter((query) => JSON.stringify(query)?.includes(String.raw`from \"session\"`)).length;
  await site.read("/admin/settings/agency");
  expect(sessions()).toBe(1);
  await site.post("/admin/confirm", { password: "x" });
  expect(sessions()).toBe(3);
  asked.mockRestore();
});
