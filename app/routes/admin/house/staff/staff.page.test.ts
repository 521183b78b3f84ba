import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { writeContacts } from "../../../../../test/world/real-contacts.ts";
import {
  addStaff,
  cookieHeader,
  cookieOf,
  staffPassword,
} from "../../../../../test/casts/staff-cast.ts";
import { staffRoles, type StaffRole } from "../../../../domain/staff/roles.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { findMember } from "../../../../server/staff/members/list-staff.ts";
import { linkToken } from "../../../../server/staff/links/staff-link.ts";

let site: TestApp;
const cookies = new Map<StaffRole, string>();
const ids = new Map<StaffRole, string>();
beforeAll(async () => {
  site = await testApp();
  for (const role of staffRoles) {
    const { id, email } = await addStaff(site.deps, role);
    ids.set(role, id);
    cookies.set(role, await cookieOf(site.deps, email));
  }
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.deps.pool.query("delete from rate_limit");
  await site.deps.pool.query("update session set password_at = now()");
});

const as = (role: StaffRole) => ({ Cookie: cookies.get(role) ?? "" });
const idOf = (role: StaffRole) => ids.get(role) ?? "";
const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.fetch(
    new Request(`http://site.test${path}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { Origin: "http://site.test", Host: "site.test", ...headers },
    }),
  );
const version = async (role: StaffRole) =>
  String((await findMember(site.deps.pool, idOf(role)))?.version);
const outbox = async () =>
  (await site.deps.pool.query("select payload from outbox order by id desc")).rows;
const newestLink = async (prefix = "") => {
  const [letter] = await outbox();
  return `${prefix}/admin/invitation/${linkToken(site.deps.signingKey, letter.payload)}`;
};
const guest = (more: Record<string, string> = {}) => ({
  intent: "invite",
  name: "Lejla Mujić",
  email: "lejla@example.ba",
  role: "agent",
  language: "ba",
  ...more,
});

describe("the staff page", () => {
  test.each(["", "/ba"])("%s: an owner sees everybody", async (prefix) => {
    const answer = await site.get(`${prefix}/admin/settings/staff`, as("owner"));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    for (const role of staffRoles) expect(html).toContain(`${role}@example.ba`);
    expect(html).toContain(adminStaffWords(prefix === "/ba" ? "ba" : "en-us").staff.invite.title);
  });

  test.each(staffRoles.filter((role) => role !== "owner"))(
    "%s sees and does nothing",
    async (role) => {
      for (const path of ["/admin/settings/staff", `/admin/settings/staff/${idOf("owner")}`]) {
        expect((await site.get(path, as(role))).status).toBe(403);
        const data = await (await site.get(`${path}.data`, as(role))).text();
        expect(data).not.toContain("owner@example.ba");
      }
      expect((await post("/admin/settings/staff", guest(), as(role))).status).toBe(403);
      const wish = { intent: "role", role: "owner", version: await version(role) };
      expect((await post(`/admin/settings/staff/${idOf(role)}`, wish, as(role))).status).toBe(403);
      expect((await findMember(site.deps.pool, idOf(role)))?.role).toBe(role);
    },
  );

  test("asks for the password after a quarter of an hour, and takes what is sent for an hour", async () => {
    const age = (minutes: number) =>
      site.deps.pool.query("update session set password_at = now() - make_interval(mins => $1)", [
        minutes,
      ]);
    await age(16);
    const asked = await site.get("/ba/admin/settings/staff?x=1", as("owner"));
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      303,
      "/ba/admin/confirm?to=%2Fba%2Fadmin%2Fsettings%2Fstaff%3Fx%3D1",
    ]);
    const data = await (await site.get("/admin/settings/staff.data", as("owner"))).text();
    expect(data).not.toContain("agent@example.ba");
    // What was typed slowly is taken, and begins the time anew.
    const sent = await post(
      "/admin/settings/staff",
      { intent: "resend", invitation: "x" },
      as("owner"),
    );
    expect(sent.status).toBe(409);
    expect((await site.get("/admin/settings/staff", as("owner"))).status).toBe(200);
    await age(61);
    const late = await post("/admin/settings/staff", guest(), as("owner"));
    expect(late.headers.get("Location")).toBe("/admin/confirm?to=%2Fadmin%2Fsettings%2Fstaff");
    expect(await outbox()).toEqual([]);
  });

  test("an invitation that does not leave the house is not said to be sent", async () => {
    const { done } = adminStaffWords("en-us").staff.invite;
    const invited = async (email: string) =>
      (await post("/admin/settings/staff", guest({ email }), as("owner"))).text();
    expect(await invited("kept@example.ba")).toContain(done.kept("kept@example.ba"));
    site.deps.mail = { carrier: "smtp", edge: false };
    expect(await invited("held@example.ba")).toContain(done.held("held@example.ba"));
    await writeContacts(site.deps.pool);
    await site.deps.catalogue.refresh();
    expect(await invited("sent@example.ba")).toContain(done.sent("sent@example.ba"));
    delete site.deps.mail;
  });

  test("an invitation goes out, is accepted, and the guest is in as what they were invited as", async () => {
    const sent = await post("/admin/settings/staff", guest(), as("owner"));
    expect(sent.status).toBe(200);
    const link = await newestLink("/ba");
    const opened = await site.get(link);
    const html = await opened.text();
    expect(opened.status).toBe(200);
    expect(opened.headers.get("Cache-Control")).toBe("private, no-store");
    expect(html).toContain(adminStaffWords("ba").invitation.title("Lejla Mujić"));
    const short = await post(link, { name: "Lejla", password: "kratka" });
    expect(short.status).toBe(400);
    expect(await short.text()).not.toContain("kratka");
    const joined = await post(link, { name: "Lejla Mujić", password: staffPassword });
    expect([joined.status, joined.headers.get("Location")]).toEqual([303, "/ba/admin"]);
    const own = { Cookie: cookieHeader(joined.headers.getSetCookie()) };
    expect((await site.get("/admin/settings/staff", own)).status).toBe(403);
    expect((await site.get("/admin/account", own)).status).toBe(200);
    for (const again of [
      await site.get(link),
      await post(link, { name: "X Y", password: staffPassword }),
    ]) {
      expect(again.status).toBe(404);
      expect(await again.text()).toContain(adminStaffWords("ba").invitation.usedTitle);
    }
  });

  test("a refused invitation keeps what was typed", async () => {
    const answer = await post(
      "/admin/settings/staff",
      guest({ email: "agent@example.ba" }),
      as("owner"),
    );
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain(adminStaffWords("en-us").staff.invite.refusals["is-member"]);
    expect(html).toContain('value="Lejla Mujić"');
  });

  test.each<Record<string, string>>([
    {},
    { intent: "invite" },
    { intent: "nothing" },
    guest({ role: "king" }),
    guest({ language: "de" }),
    guest({ email: "a@b" }),
    guest({ email: "<a@b.ba>" }),
    guest({ email: "\0@b.ba" }),
    guest({ name: "<script>" }),
    guest({ name: "\ud800" }),
    guest({ name: "a".repeat(5000) }),
  ])("refuses %j", async (form) => {
    const before = await outbox();
    const answer = await post("/ba/admin/settings/staff", form, as("owner"));
    expect(answer.status).toBe(400);
    expect(await outbox()).toEqual(before);
  });
});

describe("a member's page", () => {
  const path = (role: StaffRole) => `/admin/settings/staff/${idOf(role)}`;

  test.each(["", "/ba"])("%s: shows what an owner can do", async (prefix) => {
    const language = prefix === "/ba" ? "ba" : "en-us";
    const words = adminStaffWords(language).member;
    const html = await (await site.get(prefix + path("viewer"), as("owner"))).text();
    for (const text of [words.role.title, words.state.isOn, words.help.send, words.sessions.title])
      expect(html).toContain(text);
    const own = await (await site.get(prefix + path("owner"), as("owner"))).text();
    expect(own).toContain(words.refusals.self);
    expect(own).not.toContain(words.help.send);
  });

  test("nobody there is 404", async () => {
    for (const id of ["nobody", "%00", "a".repeat(3000)]) {
      expect((await site.get(`/admin/settings/staff/${id}`, as("owner"))).status).toBe(404);
      const sent = await post(`/admin/settings/staff/${id}`, { intent: "disable" }, as("owner"));
      expect(sent.status).toBe(404);
    }
  });

  test("gives a role, and refuses an edit that came too late", async () => {
    const wish = { intent: "role", role: "agent", version: await version("viewer") };
    expect((await post(path("viewer"), wish, as("owner"))).status).toBe(200);
    const stale = await post(path("viewer"), { ...wish, role: "owner" }, as("owner"));
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain(adminStaffWords("en-us").member.refusals.stale);
    expect((await findMember(site.deps.pool, idOf("viewer")))?.role).toBe("agent");
    await post(
      path("viewer"),
      { ...wish, role: "viewer", version: await version("viewer") },
      as("owner"),
    );
  });

  test.each<Record<string, string>>([
    {},
    { intent: "role", role: "king", version: "1" },
    { intent: "role", role: "owner", version: "1e400" },
    { intent: "role", role: "owner", version: "NaN" },
    { intent: "disable", version: "-" },
  ])("refuses %j", async (form) => {
    expect((await post(path("accountant"), form, as("owner"))).status).toBe(400);
    expect(await findMember(site.deps.pool, idOf("accountant"))).toMatchObject({
      role: "accountant",
      disabled: false,
    });
  });

  test("the owner's own role stays", async () => {
    const wish = { intent: "disable", version: await version("owner") };
    expect((await post(path("owner"), wish, as("owner"))).status).toBe(409);
    expect(await findMember(site.deps.pool, idOf("owner"))).toMatchObject({ disabled: false });
  });

  test("disabling is out at once; enabling lets in again", async () => {
    const off = { intent: "disable", version: await version("manager") };
    expect((await post(path("manager"), off, as("owner"))).status).toBe(200);
    expect((await site.get("/admin/account", as("manager"))).status).toBe(303);
    const help = await post(path("manager"), { intent: "password-link" }, as("owner"));
    expect(help.status).toBe(409);
    const on = { intent: "enable", version: await version("manager") };
    expect((await post(path("manager"), on, as("owner"))).status).toBe(200);
    cookies.set("manager", await cookieOf(site.deps, "manager@example.ba"));
    expect((await site.get("/admin/account", as("manager"))).status).toBe(200);
  });

  test("a forgotten password is set anew with a link", async () => {
    expect((await post(path("accountant"), { intent: "password-link" }, as("owner"))).status).toBe(
      200,
    );
    const link = await newestLink();
    const html = await (await site.get(link)).text();
    expect(html).toContain(adminStaffWords("en-us").invitation.resetTitle);
    const set = await post(link, { password: "nova duga lozinka" });
    expect([set.status, set.headers.get("Location")]).toEqual([303, "/admin"]);
    expect((await site.get("/admin/account", as("accountant"))).status).toBe(303);
  });

  test("ends one session, or all", async () => {
    const cookie = await cookieOf(site.deps, "agent@example.ba");
    const all = await post(path("agent"), { intent: "end-all" }, as("owner"));
    expect(await all.text()).toContain(adminStaffWords("en-us").sessions.ended(2));
    expect((await site.get("/admin/account", { Cookie: cookie })).status).toBe(303);
    const own = await post(path("owner"), { intent: "end-all" }, as("owner"));
    expect(own.status).toBe(200);
    expect((await site.get("/admin/account", as("owner"))).status).toBe(200);
  });
});
