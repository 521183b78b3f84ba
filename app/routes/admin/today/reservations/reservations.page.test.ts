import { beforeAll, describe, expect, test } from "vitest";
import { testNow } from "../../../../../test/world/app.ts";
import { fillReservations } from "../../../../../test/casts/fill-reservations.ts";
import { staffSite } from "../../../../../test/world/staff-site.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";

const site = staffSite();
const { as } = site;
let sample: { code: string; phone: string; last_name: string; plate: string };

beforeAll(async () => {
  const fill = { count: 400, daysBack: 60, daysAhead: 30, now: testNow };
  await fillReservations(site.owner, fill);
  const { rows } = await site.deps.pool.query(
    `select code, phone, last_name, plate from reservation join vehicle on vehicle.id = vehicle_id
     where last_name = 'Hodžić' order by reservation.id limit 1`,
  );
  sample = rows[0];
});

const read = (path: string, role: StaffRole = "viewer") => site.read(path, role);
const post = (path: string, form: Record<string, string>, role: StaffRole = "viewer") =>
  site.post(path, form, role);

describe("the list", () => {
  test.each(["en-us", "ba"] as const)(
    "stands in %s with its views and counts",
    async (language) => {
      const words = adminReservationsWords(language);
      const { status, html, answer } = await read(adminPath("reservations", language));
      expect(status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      for (const view of Object.values(words.views)) expect(html).toContain(view);
      expect(html).toMatch(
        language === "ba" ? /Danas, subota, 21\. novembar/ : /Today, Saturday 21 November/,
      );
    },
  );

  test.each(staffRoles)("%s sees it; what they may not do is not drawn", async (role) => {
    const { status, html } = await read("/admin/reservations", role);
    expect(status).toBe(200);
    const mayTake = ["owner", "manager", "agent"].includes(role);
    expect(html.includes('href="/admin/reservations/new"')).toBe(mayTake);
    const data = await site.get("/admin/reservations.data", as(role));
    expect(data.status).toBe(200);
  });

  test.each([
    "/admin/reservations",
    "/ba/admin/reservations",
    "/admin/find?q=amra",
    "/admin/reservations/export.csv",
  ])("%s asks who is not signed in to sign in", async (path) => {
    for (const address of [path, path.replace(/(\?|$)/, ".data$1")]) {
      const answer = await site.get(address);
      const text = `${answer.headers.get("Location")} ${await answer.text()}`;
      expect(text).toContain("/admin/login");
      expect(text).not.toContain("Hodžić");
    }
    const posted = await site.app.fetch(
      new Request(`http://site.test${path}`, {
        method: "POST",
        body: new URLSearchParams({ intent: "save-view", name: "x" }),
        headers: { Origin: "http://site.test", Host: "site.test" },
      }),
    );
    expect(posted.status).not.toBe(200);
  });

  test("is found by code, phone, name and plate", async () => {
    const { code, phone, plate } = sample;
    for (const q of [formatCode(code), phone.slice(-6), "hodzic", plate]) {
      const { html } = await read(`/admin/reservations?${new URLSearchParams({ q })}`);
      expect(html).toContain(formatCode(code));
    }
  });

  test("late cars stand first, in red", async () => {
    const { pool } = site.deps;
    await pool.query(
      `update reservation set status = 'on_rent', dropoff_at = $2, dropoff_local = '2026-11-21T08:15'
       where code = $1`,
      [sample.code, new Date(testNow - 105 * 60_000)],
    );
    const { html } = await read("/admin/reservations");
    expect(html).toContain("1 car is 105 minutes late");
    expect(html.indexOf(formatCode(sample.code))).toBeLessThan(html.indexOf("Today, Saturday"));
    const { html: bosnian } = await read("/ba/admin/reservations");
    expect(bosnian).toContain("1 vozilo kasni 105 minuta");
  });

  test("says that nothing is found, and what to do", async () => {
    expect((await read("/admin/reservations?q=nobodyofthatname")).html).toContain(
      "Nothing found for “nobodyofthatname”",
    );
    expect((await read("/admin/reservations?q=a")).html).toContain(
      "at least two letters or digits",
    );
    expect((await read("/ba/admin/reservations?view=all&status=no_show")).html).toContain(
      "Nijedna rezervacija",
    );
  });

  test("pages by key, forwards and back", async () => {
    const first = await read("/admin/reservations?view=all");
    const next = /href="([^"]*after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&");
    const second = await read(next ?? "");
    expect(second.status).toBe(200);
    const before = /href="([^"]*before=[^"]*)"/.exec(second.html)?.[1]?.replaceAll("&amp;", "&");
    const back = await read(before ?? "");
    const codes = (html: string) => [...html.matchAll(/EP-\w{5}-\w{5}/g)].map(([code]) => code);
    expect(codes(back.html)).toEqual(codes(first.html));
    expect(codes(second.html)).not.toContain(codes(first.html)[0]);
  });

  test.each([
    "view=x&sort=y&dir=z&after=1.2.3&before=%00",
    "q=%00%ED%A0%80'%22%3Cscript%3E",
    "from=2026-02-31&to=0000-00-00&car=1e400&place=%2e%2e%2f&status=paid&language=fr",
    "after=99999999999999999.999999999&view=all",
    "before=-99999999999999999.0&view=all&sort=made",
    `q=${"x".repeat(6000)}`,
    "q=a&q=b&view=all&view=new",
  ])("takes any address: %s", async (query) => {
    const { status, html } = await read(`/admin/reservations?${query}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>"');
  });
});

describe("a member's own views", () => {
  const path = "/admin/reservations?view=all&status=cancelled";

  test("are kept, shown, renamed and deleted, and nobody else's", async () => {
    expect((await post(path, { intent: "save-view", name: " Called  off " })).status).toBe(303);
    expect((await read("/admin/reservations")).html).toContain("Called off");
    expect((await read("/admin/reservations", "agent")).html).not.toContain("Called off");
    const { rows } = await site.deps.pool.query("select id, query, page from saved_view");
    expect(rows).toEqual([
      { id: rows[0].id, query: "view=all&status=cancelled", page: "reservations" },
    ]);
    const id = String(rows[0].id);
    const stolen = await post(path, { intent: "rename-view", id, name: "Mine now" }, "agent");
    expect(stolen.status).toBe(400);
    expect(await stolen.text()).toContain("This view has already been deleted");
    await post(path, { intent: "delete-view", id }, "agent");
    expect((await post(path, { intent: "rename-view", id, name: "Off" })).status).toBe(303);
    expect((await read("/admin/reservations")).html).toContain("Off</a>");
    await post(path, { intent: "delete-view", id });
    expect((await site.deps.pool.query("select from saved_view")).rowCount).toBe(0);
  });

  test.each([
    [{ intent: "save-view", name: "" }, "Please give the view a name"],
    [{ intent: "save-view", name: "  \u200b " }, "Please give the view a name"],
    [{ intent: "save-view", name: "x".repeat(41) }, "too long"],
    [{ intent: "save-view", name: "x".repeat(100_000) }, "too long"],
    [{ intent: "rename-view", id: "-1", name: "x" }, "already been deleted"],
    [{ intent: "rename-view", id: "99999999999", name: "x" }, "already been deleted"],
  ])("a form is refused with a sentence: %#", async (form, sentence) => {
    const answer = await post(path, form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect((await site.deps.pool.query("select from saved_view")).rowCount).toBe(0);
  });

  test("of one name there is one, and of all thirty", async () => {
    for (let number = 1; number <= 30; number += 1)
      await post(path, { intent: "save-view", name: `View ${number}` }, "manager");
    const twice = await post(path, { intent: "save-view", name: "View 1" }, "manager");
    expect(twice.status).toBe(400);
    const more = await post(path, { intent: "save-view", name: "One more" }, "manager");
    expect(await more.text()).toContain("You have 30 views");
  });

  test("nothing else is done here", async () => {
    expect((await post(path, { intent: "cancel", id: "1" })).status).toBe(400);
    expect((await post(path, {})).status).toBe(400);
  });
});

describe("the file", () => {
  test.each(["owner", "manager"] as const)(
    "for the %s has names and numbers, and leaves a trace",
    async (role) => {
      const { status, html, answer } = await read("/admin/reservations/export.csv?view=all", role);
      expect(status).toBe(200);
      expect(answer.headers.get("Content-Disposition")).toContain('filename="reservations.csv"');
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      const lines = html.trim().split("\r\n");
      expect(lines).toHaveLength(401);
      expect(lines[0]).toContain("First name,Last name,E-mail,Phone,Code");
      expect(html).toContain("Hodžić");
      const { rows } = await site.deps.pool.query(
        `select after from audit_entry where action = 'list.export' order by id desc limit 1`,
      );
      expect(rows[0].after).toMatchObject({ format: "csv", isPersonal: true, view: "all" });
    },
  );

  test("for the accountant has amounts and no names", async () => {
    const { html } = await read("/ba/admin/reservations/export.csv?view=all", "accountant");
    expect(html).toContain("Kod;Status;Vozilo");
    expect(html).not.toMatch(/Hodžić|example\.com|\+3876/);
  });

  test("has what the filter shows, and no formula in it", async () => {
    const { pool } = site.deps;
    await pool.query(
      `update reservation set first_name = '=HYPERLINK("http://evil")' where id = (select max(id) from reservation)`,
    );
    const { html } = await read("/admin/reservations/export.csv?q=hyperlink", "owner");
    expect(html.trim().split("\r\n")).toHaveLength(2);
    expect(html).toContain("'=HYPERLINK");
    const log = await pool.query(
      `select after::text as after from audit_entry where action = 'list.export' order by id desc limit 1`,
    );
    expect(log.rows[0].after).not.toContain("hyperlink");
  });

  test("XLSX is one that opens", async () => {
    const answer = await site.get("/admin/reservations/export.xlsx", as("owner"));
    expect(answer.status).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(new TextDecoder().decode(bytes.slice(0, 2))).toBe("PK");
  });

  test.each(["agent", "viewer"] as const)("%s gets none", async (role) => {
    for (const kind of ["csv", "xlsx"])
      for (const path of [
        `/admin/reservations/export.${kind}`,
        `/admin/reservations/export.${kind}.data`,
      ])
        expect((await site.get(path, as(role))).status).toBe(403);
  });

  test("asks for the password again after a quarter of an hour", async () => {
    await site.deps.pool.query(
      `update session set password_at = now() - interval '2 days', seen_at = seen_at where user_id = (select id from "user" where role = 'owner')`,
    );
    const answer = await site.get("/admin/reservations/export.csv", as("owner"));
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toContain("/admin/confirm");
  });
});

describe("the palette", () => {
  test.each(staffRoles)("answers %s with what is found", async (role) => {
    const answer = await site.get(
      `/admin/find?${new URLSearchParams({ q: sample.plate })}`,
      as(role),
    );
    expect(answer.status).toBe(200);
    const { found } = await answer.json();
    expect(found).toContainEqual(expect.objectContaining({ kind: "vehicle", label: sample.plate }));
    expect(found).toContainEqual(expect.objectContaining({ kind: "reservation" }));
  });

  test.each(["", "q=", "q=%00", "q=%ED%A0%80", `q=${"9".repeat(5000)}`, "q=%27%29%3B--"])(
    "finds nothing for %s",
    async (query) => {
      const answer = await site.get(`/admin/find?${query}`, as("viewer"));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ found: [] });
    },
  );
});
