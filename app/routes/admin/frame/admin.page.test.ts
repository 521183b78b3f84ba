import { beforeEach, describe, expect, test } from "vitest";
import {
  addStaff,
  cookieHeader,
  cookieOf,
  staffPassword,
} from "../../../../test/casts/staff-cast.ts";
import { staffSite } from "../../../../test/world/staff-site.ts";
import { adminWords } from "../../../i18n/admin/en.ts";

const site = staffSite();
const { as, send: post } = site;
beforeEach(async () => void (await site.deps.pool.query("delete from rate_limit")));
const right = { email: "owner@example.ba", password: staffPassword };
const mode = async () => (await site.deps.catalogue.refresh()).facts.maintenanceMode;

describe("the sign-in", () => {
  test.each(["", "/ba"])(
    "%s/admin/login stands without scripts, seen by nobody else",
    async (prefix) => {
      const answer = await site.get(`${prefix}/admin/login`);
      const html = await answer.text();
      const words = adminWords(prefix === "/ba" ? "ba" : "en-us").login;
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
      expect(html).toContain(`action="${prefix}/admin/login" method="post"`);
      for (const text of [words.email, words.password, words.remember, words.submit, words.notice])
        expect(html).toContain(text);
      expect(html).not.toContain(words.show);
      expect(html).toContain(`<html lang="${prefix === "/ba" ? "bs" : "en"}">`);
    },
  );

  test("has the texts of the specification", () => {
    const { login, forbidden } = adminWords("en-us");
    expect([login.remember, login.submit, login.busy]).toEqual([
      "Keep me signed in for 1 year",
      "Sign in to Dashboard",
      "Signing in...",
    ]);
    expect(login.refusals).toMatchObject({
      disabled: "Unauthorized access. Admin privileges required.",
      "no-user": "No user returned from authentication",
      failed: "Failed to sign in",
    });
    expect(forbidden.title).toBe(login.refusals.disabled);
  });

  test.each([
    ["/admin/login", "/admin"],
    ["/ba/admin/login", "/ba/admin"],
    ["/admin/login?to=%2Fba%2Fadmin%2Fsettings%3Fx%3D1", "/ba/admin/settings?x=1"],
    ["/admin/login?to=https%3A%2F%2Fevil.example%2Fadmin", "/admin"],
    ["/admin/login?to=%2F%2Fevil.example%2Fadmin", "/admin"],
    ["/admin/login?to=%2Fsearch", "/admin"],
  ])("%s leads to %s, as does opening it again", async (path, to) => {
    const answer = await post(path, right);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, to]);
    const again = await site.get(path, { Cookie: cookieHeader(answer.headers.getSetCookie()) });
    expect([again.status, again.headers.get("Location")]).toEqual([302, to]);
  });

  test("keeps the address that was typed, never the password", async () => {
    const answer = await post("/admin/login", {
      ...right,
      password: "pogrešna lozinka",
      remember: "on",
    });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(html).toContain(adminWords("en-us").login.refusals.wrong);
    expect(html).toContain('value="owner@example.ba"');
    expect(html).not.toContain("pogrešna");
  });

  test("an unknown address is answered as a wrong password is", async () => {
    const wrong = await post("/admin/login", { email: "a@example.ba", password: "x" });
    const known = await post("/admin/login", { email: "owner@example.ba", password: "x" });
    const plain = async (answer: Response) =>
      (await answer.text()).replaceAll(/owner|a@/g, "").replaceAll(/nonce="[^"]*"/g, "").length;
    expect(wrong.status).toBe(known.status);
    expect(Math.abs((await plain(wrong)) - (await plain(known)))).toBeLessThan(20);
  });

  test.each([
    [{}, 400],
    [{ email: "owner@example.ba" }, 400],
    [{ password: "x" }, 400],
    [{ email: "<script>alert(1)</script>", password: "x" }, 400],
    [{ email: "\u0000", password: "\u0000" }, 400],
    [{ email: "a".repeat(100_000), password: "b".repeat(100_000) }, 400],
  ])("a form of %j is refused", async (form, status) => {
    const answer = await post("/admin/login", form);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("<script>alert");
  });

  test("from another site is refused", async () => {
    const answer = await post("/admin/login", right, { Origin: "https://evil.example" });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test("is limited by account, and says how long to wait", async () => {
    const tries = [];
    for (let index = 0; index < 6; index += 1)
      tries.push(await post("/ba/admin/login", { email: "m@example.ba", password: "x" }));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429]);
    const last = tries[5];
    expect(Number(last?.headers.get("Retry-After"))).toBeGreaterThan(200);
    expect(await last?.text()).toContain(adminWords("ba").login.tooMany(5));
  });

  test("a disabled member is told so, and a member who is disabled later is out", async () => {
    const { id, email } = await addStaff(site.deps, "manager", { email: "out@example.ba" });
    const cookie = await cookieOf(site.deps, email);
    expect((await site.get("/admin/settings", { Cookie: cookie })).status).toBe(200);
    await site.deps.pool.query(`update "user" set disabled = true where id = $1`, [id]);
    expect((await site.get("/admin/settings", { Cookie: cookie })).status).toBe(303);
    const answer = await post("/admin/login", { email, password: staffPassword });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Unauthorized access. Admin privileges required.");
  });
});

describe("strangers", () => {
  test.each([
    ["/admin", "/admin/login"],
    ["/ba/admin", "/ba/admin/login"],
    ["/admin/settings", "/admin/login?to=%2Fadmin%2Fsettings"],
    ["/ba/admin/settings", "/ba/admin/login?to=%2Fba%2Fadmin%2Fsettings"],
    ["/admin/nothing/here", "/admin/login?to=%2Fadmin%2Fnothing%2Fhere"],
  ])("are sent from %s to the sign-in", async (path, to) => {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, to]);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test.each([
    "/admin/settings.data",
    "/admin.data",
    "/ba/admin/settings.data",
    "/admin/nothing.data",
  ])("get no data from %s", async (path) => {
    const answer = await site.get(path);
    const text = await answer.text();
    expect(answer.status).toBe(202);
    expect(text).toContain("/admin/login");
    expect(text).not.toContain("maySwitch");
  });

  test.each(["/admin/settings/maintenance", "/admin/look", "/admin/nothing"])(
    "change nothing at %s",
    async (path) => {
      const answer = await post(path, { maintenance: "on", look: "dark" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toContain("/admin/login");
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await mode()).toBe(false);
    },
  );

  test("sign nobody out, and a link signs nobody out either", async () => {
    expect((await post("/admin/sign-out", {})).status).toBe(303);
    await site.get("/admin/sign-out", as("owner"));
    expect((await site.get("/admin/settings", as("owner"))).status).toBe(200);
  });
});

describe("the switch", () => {
  test.each(["owner", "manager"] as const)("%s closes and opens the site", async (role) => {
    expect(
      (await post("/admin/settings/maintenance", { maintenance: "on" }, as(role))).status,
    ).toBe(303);
    expect(await mode()).toBe(true);
    const html = await (await site.get("/admin/settings/maintenance", as(role))).text();
    expect(html).toContain(adminWords("en-us").settings.isOn);
    expect(html).toContain(`switched by Amra ${role}`);
    await post("/ba/admin/settings/maintenance", { maintenance: "off" }, as(role));
    expect(await mode()).toBe(false);
  });

  test.each(["agent", "accountant", "viewer"] as const)(
    "%s neither sees nor turns it",
    async (role) => {
      for (const path of ["/ba/admin/settings", "/admin/settings/maintenance"]) {
        const seen = await site.get(path, as(role));
        expect(seen.status).toBe(403);
        const words = adminWords(path.startsWith("/ba") ? "ba" : "en-us").forbidden;
        expect(await seen.text()).toContain(words.title);
      }
      const answer = await post("/admin/settings/maintenance", { maintenance: "on" }, as(role));
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain("Unauthorized access. Admin privileges required.");
      expect(await mode()).toBe(false);
    },
  );

  test.each<Record<string, string>>([{}, { maintenance: "maybe" }, { maintenance: "" }])(
    "%j is no wish",
    async (form) => {
      const answer = await post("/admin/settings/maintenance", form, as("owner"));
      expect(answer.status).toBe(400);
      expect(await mode()).toBe(false);
    },
  );

  test("a form of another site does not turn it", async () => {
    const foreign = { ...as("owner"), Origin: "https://evil.example" };
    expect((await post("/admin/settings/maintenance", { maintenance: "on" }, foreign)).status).toBe(
      403,
    );
    expect(await mode()).toBe(false);
  });
});

describe("the frame", () => {
  test("says who is signed in, and remembers the look", async () => {
    const light = await (await site.get("/admin/settings", as("manager"))).text();
    expect(light).toContain("Amra manager");
    expect(light).toContain('data-theme="light"');
    const answer = await post(
      "/admin/look",
      { look: "dark", to: "/admin/settings" },
      as("manager"),
    );
    expect(answer.headers.get("Location")).toBe("/admin/settings");
    const chosen = cookieHeader(answer.headers.getSetCookie());
    const Cookie = `${as("manager").Cookie}; ${chosen}`;
    expect(await (await site.get("/admin/settings", { Cookie })).text()).toContain(
      'data-theme="dark"',
    );
  });

  test("remembers the language of the page that a member opened last", async () => {
    const { pool } = site.deps;
    const opened = async (path: string) => {
      expect((await site.get(path, as("accountant"))).status).toBe(200);
      const { rows } = await pool.query<{ language: string | null }>(
        `select language from "user" where role = 'accountant'`,
      );
      return rows[0]?.language;
    };
    expect(await opened("/ba/admin/revenue")).toBe("ba");
    expect(await opened("/admin/revenue")).toBe("en-us");
    expect(await opened("/ba/admin/revenue")).toBe("ba");
    // A page of the site says nothing of it.
    expect(await opened("/")).toBe("ba");
  });

  test("a look leads to no other site", async () => {
    const answer = await post("/admin/look", { look: "x", to: "//evil.example" }, as("agent"));
    expect(answer.headers.get("Location")).toBe("/admin");
    expect(answer.headers.get("Set-Cookie")).toContain("ep_look=light");
  });

  test("an address that is not there is 404 to staff", async () => {
    const answer = await site.get("/ba/admin/nothing", as("viewer"));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await answer.text()).toContain(adminWords("ba").notFound.title);
  });

  test("signing out leads to the sign-in, and ends the session", async () => {
    const cookie = await cookieOf(site.deps, "manager@example.ba");
    const answer = await post("/ba/admin/sign-out", {}, { Cookie: cookie });
    expect(answer.headers.get("Location")).toBe("/ba/admin/login");
    expect(answer.headers.getSetCookie().join()).toContain("ep_staff=; Max-Age=0");
    expect((await site.get("/admin/settings", { Cookie: cookie })).status).toBe(303);
  });
});

test.each(["", "/ba"])(
  "%s: what a lawyer has to confirm is marked for the staff, never on the page",
  async (prefix) => {
    const { rows } = await site.deps.pool.query<{ point: string }>(
      `select jsonb_array_elements(open_points)->>$1 as point from legal_document`,
      [prefix === "/ba" ? "bs" : "en"],
    );
    expect(rows.length).toBeGreaterThan(3);
    const settings = await read(`${prefix}/admin/settings/legal`, as("manager"));
    const legal = await read(`${prefix}/legal`);
    for (const { point } of rows) {
      expect(settings).toContain(point);
      expect(legal).not.toContain(point);
    }
  },
);

/** The page's text, with what HTML writes otherwise put back. */
async function read(path: string, headers?: Record<string, string>): Promise<string> {
  const answer = await site.get(path, headers);
  expect(answer.status).toBe(200);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
